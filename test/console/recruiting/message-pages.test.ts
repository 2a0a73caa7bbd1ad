import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { creatorOf, expectGuarded, visibleText } from '../page-assertions.ts';

const app = await startApp();
const tenant = await app.tenant();
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');

const job = await make('/jobs', { title: 'Backend engineer' });
const apply = async (full_name: string) => {
  const candidate = await make('/candidates', aCandidate({ full_name }));
  await make('/applications', { candidate_id: candidate, job_id: job });
  return candidate;
};
const cookieOf = ({ cookies }: typeof browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const failed = await apply('Failed Person');
await apply('Reached Person');
await app.idle();
await app.rows(
  `update outbound_messages set state = 'failed', error = '550 5.1.1 <x>: User unknown', sent_at = null where candidate_id = $1`,
  [failed],
);

test('List messages with candidate and job, and failed ones with the server’s reply', async () => {
  await expectGuarded(app, tenant, '/console/messages');
  const text = visibleText((await browser.get('/console/messages')).text);
  expect(text).toMatch(/Interest email .*Sent Reached Person Backend engineer/);
  expect(text).toMatch(/Failed 550 5\.1\.1 <x>: User unknown \(1 attempt\) View task Failed Person/);
});

test('Read what an email said, without the secret of its link, and say when no text was stored', async () => {
  const [sent] = await app.rows(
    `select m.id from outbound_messages m join candidates c on c.id = m.candidate_id
      where m.organization_id = $1 and c.full_name = 'Reached Person'`,
    [tenant.organizationId],
  );
  const path = `/console/messages/${sent.id}`;
  await expectGuarded(app, tenant, path);
  expect((await browser.get('/console/messages')).text).toContain(`href="${path}"`);
  const page = await browser.get(path);
  const text = visibleText(page.text);
  expect(text).toMatch(/Interest email Sent Reached Person for Backend engineer .* Hello Reached Person,/);
  expect(text).toMatch(/\/interest\/… .*\/unsubscribe\/…/);
  expect(page.text).not.toMatch(/(interest|unsubscribe)\/[\w-]/);
  const framed = /<iframe src="([^"]*)"[^>]* sandbox/.exec(page.text)?.[1] ?? '';
  const { headers } = await fetch(app.base + path, { headers: { cookie: cookieOf(browser) } });
  expect(headers.get('content-security-policy')).toContain("frame-src 'self'");
  await expectGuarded(app, tenant, framed);
  const mail = await fetch(app.base + framed, { headers: { cookie: cookieOf(browser) } });
  const html = await mail.text();
  expect(html).toContain('Hello Reached Person,');
  expect(html).toMatch(/\/interest\/….*\/unsubscribe\/…/s);
  expect(html).not.toMatch(/[/][\w-]{43}(?![\w-])/);
  expect(mail.headers.get('content-security-policy')).toBe(
    "default-src 'none';style-src 'unsafe-inline';form-action 'none';base-uri 'none';frame-ancestors 'self';sandbox",
  );
  const secret = `${app.config.baseUrl}/interest/${'x'.repeat(43)}`;
  await app.rows('update outbound_messages set kept_text = $2 where id = $1', [sent.id, `<b>${secret}</b>`]);
  const { text: escaped } = await browser.get(path);
  expect(escaped).toContain(`&lt;b>${app.config.baseUrl}/interest/…&lt;/b>`);
  await app.rows('update outbound_messages set kept_text = null, kept_html = null where id = $1', [sent.id]);
  expect((await browser.get(path)).text).not.toContain('<iframe');
  expect((await browser.get(framed)).status).toBe(404);
  expect(visibleText((await browser.get(path)).text)).toContain('did not store its text');
});

test('Filter messages by status, and report an invalid one', async () => {
  const text = visibleText((await browser.get('/console/messages?state=failed')).text);
  expect([text.includes('Failed Person'), text.includes('Reached Person')]).toEqual([true, false]);
  const wrong = await browser.get('/console/messages?state=lost');
  expect([wrong.status, visibleText(wrong.text).includes('Status isn’t valid')]).toEqual([422, true]);
});

test('Find messages by the name or email of the candidate, and by kind', async () => {
  const names = async (query: string, path = '/console/messages') => {
    const { text } = await browser.get(`${path}?${query}`);
    return [...text.matchAll(/(Failed|Reached) Person/g)].map(([, name]) => name).toSorted();
  };
  expect(await names('candidate=REACHED')).toEqual(['Reached']);
  expect(await names('kind=interest_outreach')).toEqual(['Failed', 'Reached']);
  expect(await names('candidate=person&kind=interest_outreach&state=failed')).toEqual(['Failed']);
  expect(await names('kind=rejection')).toEqual([]);
  await app.rows(`update outbound_messages set kind = 'rejection' where candidate_id = $1`, [failed]);
  expect(await names('kind=rejection')).toEqual(['Failed']);
  expect(await names('kind=rejection', '/console/messages.csv')).toEqual(['Failed']);
  await app.rows(`update outbound_messages set kind = 'interest_outreach' where candidate_id = $1`, [failed]);
  expect(await names('candidate=nobody')).toEqual([]);
  expect((await browser.get('/console/messages?kind=letter')).status).toBe(422);
});

test('List no messages of another organization, and explain an empty list', async () => {
  const fresh = await signIn(app, await app.tenant());
  const text = visibleText((await fresh.get('/console/messages')).text);
  expect(text).toContain('No messages yet');
  expect(text).not.toContain('Person');
});
