import { expect, test } from 'vitest';
import { baseUrl, outreachOf } from '../outreach/support.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { plain, unknownToken, visitorOf } from './visitor.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl } });
const { visit, send } = visitorOf(app);

async function written(tenant: Tenant) {
  const own = outreachOf(app, tenant);
  const applied = await own.apply(await own.job());
  await app.idle();
  const mail = smtp.to(applied.email)[0];
  const path = /\/unsubscribe\/[\w-]{43}(?![\w-])/.exec(mail?.text ?? '')?.[0] ?? '';
  return { ...own, ...applied, mail, path, ended: [{ address: applied.email, reason: 'unsubscribed' }] };
}

test('the link shows the address, all but its ends hidden, and one button; pressing it stops outreach to the address', async () => {
  const tenant = await app.tenant({ name: 'Agency' });
  const it = await written(tenant);
  const shown = await visit(it.path);
  expect(shown.status).toBe(200);
  expect(shown.html).toContain('a***@example.com');
  expect(shown.html).not.toContain(it.email);
  expect(await it.suppressed()).toEqual([]);

  const done = await send(it.path, {}, { 'sec-fetch-site': 'same-origin' });
  expect([done.status, done.title]).toEqual([200, 'You are unsubscribed']);
  expect(done.html).toContain('Agency will not send job offers and reminders to a***@example.com');
  expect(await it.suppressed()).toEqual(it.ended);
  expect(plain(await visit(it.path))).toEqual(plain(done));
  expect(plain(await send(it.path))).toEqual(plain(done));
  expect(await it.suppressed()).toEqual(it.ended);

  await it.apply(await it.job({ title: 'Another job' }), { email: it.email });
  await app.idle();
  expect(smtp.to(it.email)).toHaveLength(1);
});

test('a mail program unsubscribes with the address in the header and one POST, as either kind of form, without a redirect', async () => {
  const tenant = await app.tenant();
  for (const multipart of [false, true]) {
    const it = await written(tenant);
    const header = it.mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const path = new URL(header.replace(/[<>]/g, '')).pathname;
    const body = multipart ? new FormData() : new URLSearchParams();
    body.set('List-Unsubscribe', 'One-Click');
    const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    const done = await visit(path, { method: 'POST', body, headers });
    expect(done.status).toBe(200);
    expect(await it.suppressed()).toEqual(expect.arrayContaining(it.ended));
  }
});

test('another organization goes on writing to the address', async () => {
  const [one, other] = [await written(await app.tenant()), outreachOf(app, await app.tenant())];
  await send(one.path);
  await other.apply(await other.job(), { email: one.email });
  await app.idle();
  expect(smtp.to(one.email)).toHaveLength(2);
  expect(await other.suppressed()).toEqual([]);
});

test('the same 404 page for unknown, malformed and expired links, and nothing is stopped', async () => {
  const it = await written(await app.tenant());
  const other = /\/interest\/([\w-]{43})/.exec(it.mail?.text ?? '')?.[1];
  await app.rows('update candidate_links set expires_at = now() where candidate_id = $1', [it.candidateId]);
  const unknown = await visit(`/unsubscribe/${unknownToken}`);
  expect(unknown.status).toBe(404);
  for (const path of [it.path, `/unsubscribe/${other}`, '/unsubscribe/%00', '/unsubscribe/x']) {
    expect(plain(await visit(path))).toEqual(plain(unknown));
    expect(plain(await send(path))).toEqual(plain(unknown));
  }
  expect(await it.suppressed()).toEqual([]);
});

test('nobody keeps or lists the page', async () => {
  const { path } = await written(await app.tenant());
  for (const { headers } of [await visit(path), await send(path)]) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  }
});
