import { expect, test } from 'vitest';
import { baseUrl, outreachOf } from '../outreach/support.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { statusAndHtml, unknownToken, visitorOf } from './visitor.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl } });
const { visit, send } = visitorOf(app);

async function candidateWithEmail(tenant: Tenant) {
  const own = outreachOf(app, tenant);
  const applied = await own.apply(await own.job());
  await app.idle();
  const mail = smtp.to(applied.email)[0];
  const path = /\/unsubscribe\/[\w-]{43}(?![\w-])/.exec(mail?.text ?? '')?.[0] ?? '';
  return { ...own, ...applied, mail, path, ended: [{ address: applied.email, reason: 'unsubscribed' }] };
}

test('Show the masked address and a button that stops outreach to it', async () => {
  const tenant = await app.tenant({ name: 'Agency' });
  const it = await candidateWithEmail(tenant);
  const shown = await visit(it.path);
  expect(shown.status).toBe(200);
  expect(shown.html).toContain('a***@example.com');
  expect(shown.html).not.toContain(it.email);
  expect(await it.suppressed()).toEqual([]);

  const done = await send(it.path, {}, { 'sec-fetch-site': 'same-origin' });
  expect([done.status, done.title]).toEqual([200, 'You’ve unsubscribed']);
  expect(done.html).toContain('Agency will no longer send job opportunities and reminders to a***@example.com');
  expect(await it.suppressed()).toEqual(it.ended);
  expect(statusAndHtml(await visit(it.path))).toEqual(statusAndHtml(done));
  expect(statusAndHtml(await send(it.path))).toEqual(statusAndHtml(done));
  expect(await it.suppressed()).toEqual(it.ended);

  await it.apply(await it.job({ title: 'Another job' }), { email: it.email });
  await app.idle();
  expect(smtp.to(it.email)).toHaveLength(1);
});

test('Accept the one-click POST of a mail program in both form encodings', async () => {
  const tenant = await app.tenant();
  for (const multipart of [false, true]) {
    const it = await candidateWithEmail(tenant);
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

test('Leave other organizations’ emails unaffected', async () => {
  const [one, other] = [await candidateWithEmail(await app.tenant()), outreachOf(app, await app.tenant())];
  await send(one.path);
  await other.apply(await other.job(), { email: one.email });
  await app.idle();
  expect(smtp.to(one.email)).toHaveLength(2);
  expect(await other.suppressed()).toEqual([]);
});

test('Show the same 404 page for unknown, malformed and expired links', async () => {
  const it = await candidateWithEmail(await app.tenant());
  const other = /\/interest\/([\w-]{43})/.exec(it.mail?.text ?? '')?.[1];
  await app.rows('update candidate_links set expires_at = now() where candidate_id = $1', [it.candidateId]);
  const unknown = await visit(`/unsubscribe/${unknownToken}`);
  expect(unknown.status).toBe(404);
  for (const path of [it.path, `/unsubscribe/${other}`, '/unsubscribe/%00', '/unsubscribe/x']) {
    expect(statusAndHtml(await visit(path))).toEqual(statusAndHtml(unknown));
    expect(statusAndHtml(await send(path))).toEqual(statusAndHtml(unknown));
  }
  expect(await it.suppressed()).toEqual([]);
});

test('Forbid caching and indexing', async () => {
  const { path } = await candidateWithEmail(await app.tenant());
  for (const { headers } of [await visit(path), await send(path)]) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  }
});
