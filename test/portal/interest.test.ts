import { expect, test } from 'vitest';
import { together } from '../applications/pipeline.ts';
import { baseUrl, outreachOf } from '../outreach/support.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { statusAndHtml, unknownToken, visitorOf } from './visitor.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl } });
const { visit, send, follow } = visitorOf(app);

/** A candidate with an interest email, and the path of its link. */
async function candidateWithEmail(tenant: Tenant, jobFields: object = {}) {
  const own = outreachOf(app, tenant);
  const applied = await own.apply(await own.job(jobFields));
  await app.idle();
  const mail = smtp.to(applied.email)[0]?.text ?? '';
  const path = /\/interest\/[\w-]{43}(?![\w-])/.exec(mail)?.[0] ?? '';
  return { ...own, ...applied, path, mails: () => smtp.to(applied.email).length };
}

test('Record nothing when the job is shown, and send one invite for "yes"', async () => {
  const it = await candidateWithEmail(await app.tenant({ credits: 20, name: 'Agency' }));
  const shown = await visit(it.path);
  expect(shown.status).toBe(200);
  expect(shown.title).toBe('Backend Engineer at Acme');
  expect(shown.html).toContain('Yes, I’m interested');
  expect(shown.html).toContain('Agency would like to know');
  expect(shown.html).not.toContain('<script');
  expect((await it.application(it.id)).interest_clicked_at).toBeNull();

  const sent = await send(it.path, { answer: 'yes' });
  expect([sent.status, sent.location, sent.html]).toEqual([303, it.path, expect.not.stringContaining('<form')]);
  const thanks = await visit(it.path);
  expect(thanks.html).toContain('We’ll email you a link to a video interview.');
  expect(thanks.html).not.toContain('<form');
  await app.idle();
  expect((await it.application(it.id)).interest_clicked_at).not.toBeNull();
  expect(it.mails()).toBe(2);

  expect(statusAndHtml(await follow(it.path, { answer: 'yes' }))).toEqual(statusAndHtml(thanks));
  await app.idle();
  expect(it.mails()).toBe(2);
});

test('Send one invite for concurrent clicks', async () => {
  const it = await candidateWithEmail(await app.tenant({ credits: 100 }));
  const seen = await together(8, () => follow(it.path, { answer: 'yes' }));
  expect(seen.map((one) => [one.status, one.html.includes('Thank you')])).toEqual(seen.map(() => [200, true]));
  await app.idle();
  expect(it.mails()).toBe(2);
});

test('Record "no", which can become "yes" but not go back', async () => {
  const it = await candidateWithEmail(await app.tenant({ credits: 10 }));
  const declined = await follow(it.path, { answer: 'no' });
  expect(declined.html).toContain('Thank you for telling us');
  const [row] = await app.rows('select * from candidate_jobs where id = $1', [it.id]);
  expect([row.interest_declined_at, row.interest_clicked_at]).toEqual([expect.any(Date), null]);
  const thanks = await follow(it.path, { answer: 'yes' });
  expect(thanks.html).toContain('We’ll email you a link');
  expect(statusAndHtml(await follow(it.path, { answer: 'no' }))).toEqual(statusAndHtml(thanks));
  await app.idle();
  expect(it.mails()).toBe(2);
});

test('Ignore a "no" after "yes", also from a second tab, and show the confirmation', async () => {
  const tenant = await app.tenant({ credits: 10 });
  const it = await candidateWithEmail(tenant);
  const thanks = await follow(it.path, { answer: 'yes' });
  await app.idle();
  const before = await it.application(it.id);
  expect(statusAndHtml(await follow(it.path, { answer: 'no' }))).toEqual(statusAndHtml(thanks));
  await app.idle();
  expect(await it.application(it.id)).toEqual(before);
  expect(before.interest_declined_at).toBeNull();
  expect(it.mails()).toBe(2);
  const { data } = (await tenant.api.get(`/events?subject_id=${it.id}&types=application.interest_declined`)).body;
  expect(data).toEqual([]);
});

test('Accept one order of concurrent answers: no "no" after "yes"', async () => {
  const it = await candidateWithEmail(await app.tenant({ credits: 10 }));
  await together(8, (n) => send(it.path, { answer: n % 2 ? 'yes' : 'no' }));
  await app.idle();
  const [row] = await app.rows('select * from candidate_jobs where id = $1', [it.id]);
  expect(row.interest_clicked_at).toEqual(expect.any(Date));
  expect(Number(row.interest_declined_at ?? 0)).toBeLessThanOrEqual(Number(row.interest_clicked_at));
  expect(it.mails()).toBe(2);
});

test('Say that an application is closed, and accept no answer', async () => {
  const tenant = await app.tenant({ credits: 100 });
  const it = await candidateWithEmail(tenant);
  await tenant.api.put(`/applications/${it.id}`, { status: 'rejected' });
  const page = await visit(it.path);
  expect([page.status, page.html.includes('<form')]).toEqual([200, false]);
  expect(page.html).toContain('Thank you for your interest.');
  expect(statusAndHtml(await follow(it.path, { answer: 'yes' }))).toEqual(statusAndHtml(page));
  await app.idle();
  expect(it.mails()).toBe(1);
  expect((await tenant.api.get('/organization')).body.data.credit_balance).toBe(100);
});

test('Promise no email that the organization cannot pay for', async () => {
  const it = await candidateWithEmail(await app.tenant({ credits: 9 }));
  const thanks = await follow(it.path, { answer: 'yes' });
  expect(thanks.html).not.toContain('We’ll email you');
  expect(thanks.html).toContain('can see that you’re interested, and will contact you');
});

test('Promise no second invite to who was deleted and applies again', async () => {
  const tenant = await app.tenant({ credits: 100 });
  const it = await candidateWithEmail(tenant);
  expect((await follow(it.path, { answer: 'yes' })).html).toContain('We’ll email you a link');
  await app.idle();
  const { candidate_id, job_id } = await it.application(it.id);
  await tenant.api.delete(`/applications/${it.id}`);
  expect((await tenant.api.post('/applications', { candidate_id, job_id })).status).toBe(201);
  const again = await follow(it.path, { answer: 'yes' });
  expect(again.html).toContain('can see that you’re interested, and will contact you');
  expect(again.html).not.toContain('We’ll email you');
  await app.idle();
  expect(it.mails()).toBe(2);
});

test('Hide an undisclosed client and escape titles', async () => {
  const tenant = await app.tenant({ name: 'Agency', publicName: 'Agency & Sons' });
  const client = (await tenant.api.post('/clients', { name: 'Secret Ltd' })).body.data.id;
  const it = await candidateWithEmail(tenant, {
    title: 'Dev <img src=x onerror=alert(1)>',
    client_name: undefined,
    client_id: client,
    client_name_not_disclosed: true,
  });
  const { html } = await visit(it.path);
  expect(html).toContain('Dev &lt;img src=x');
  expect(html).not.toContain('<img');
  expect(html).toContain('Agency &amp; Sons');
  expect(html).not.toContain('Secret');
});

test('Show the same 404 page for every invalid link and for deleted applications', async () => {
  const tenant = await app.tenant();
  const [expired, deleted] = [await candidateWithEmail(tenant), await candidateWithEmail(tenant)];
  await app.rows(
    `update candidate_links set expires_at = now() - interval '1 minute' where candidate_id = $1 and purpose = 'interest'`,
    [expired.candidateId],
  );
  await tenant.api.delete(`/applications/${deleted.id}`);
  const other = /\/unsubscribe\/([\w-]{43})/.exec(smtp.to(expired.email)[0]?.text ?? '')?.[1];
  const paths = [`/interest/${unknownToken}`, '/interest/short', `/interest/${other}`, expired.path, deleted.path];
  const seen = await Promise.all(paths.map((path) => visit(path)));
  expect(seen[0]?.status).toBe(404);
  for (const one of seen) {
    expect(statusAndHtml(one)).toEqual(statusAndHtml(seen[0] as never));
    expect(one.headers.get('cache-control')).toBe('no-store');
  }
  const sent = await Promise.all(paths.map((path) => send(path, { answer: 'yes' })));
  for (const one of sent) expect(statusAndHtml(one)).toEqual(statusAndHtml(seen[0] as never));
});

test('Reject forms of other sites with 403, and forms without an answer with 400', async () => {
  const it = await candidateWithEmail(await app.tenant());
  expect((await send(it.path, { answer: 'yes' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(it.path, { answer: 'yes' }, { origin: 'https://evil.example' })).status).toBe(403);
  for (const answer of ['maybe', 'constructor', 'toString', '__proto__'])
    expect((await send(it.path, { answer })).status).toBe(400);
  expect((await send(it.path)).status).toBe(400);
  await app.idle();
  const [row] = await app.rows('select * from candidate_jobs where id = $1', [it.id]);
  expect([row.interest_clicked_at, row.interest_declined_at]).toEqual([null, null]);
  expect(it.mails()).toBe(1);
});

test('Forbid caching, indexing, scripts and foreign content', async () => {
  const it = await candidateWithEmail(await app.tenant());
  const { headers, html } = await visit(it.path);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('script-src');
  expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
});

test('Limit requests of one address, with Retry-After', async () => {
  const seen = await together(130, () => visit(`/interest/${unknownToken}`));
  const refused = seen.find(({ status }) => status === 429);
  expect(refused?.title).toBe('Too many requests');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});
