import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../support/app.ts';
import { expectGuarded, makerOf, readable } from './pages.ts';
import { signIn } from './sign-in.ts';

const app = await startApp();
const tenant = await app.tenant();
const make = makerOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');

const job = await make('/jobs', { title: 'Backend engineer' });
const apply = async (full_name: string) => {
  const candidate = await make('/candidates', aCandidate({ full_name }));
  await make('/applications', { candidate_id: candidate, job_id: job });
  return candidate;
};
const failed = await apply('Failed Person');
await apply('Reached Person');
await app.idle();
await app.rows(
  `update outbound_messages set state = 'failed', error = '550 5.1.1 <x>: User unknown', sent_at = null where candidate_id = $1`,
  [failed],
);

test('messages are listed with their candidates and jobs, and failed ones with the server’s words', async () => {
  await expectGuarded(app, tenant, '/console/messages');
  const text = readable((await browser.get('/console/messages')).text);
  expect(text).toMatch(/Interest email .*Sent Reached Person Backend engineer/);
  expect(text).toMatch(/Failed 550 5\.1\.1 <x>: User unknown \(1 try\) Failed Person/);
});

test('the list is narrowed by state; a state that is none is named', async () => {
  const text = readable((await browser.get('/console/messages?state=failed')).text);
  expect([text.includes('Failed Person'), text.includes('Reached Person')]).toEqual([true, false]);
  const wrong = await browser.get('/console/messages?state=lost');
  expect([wrong.status, readable(wrong.text).includes('is not a state of messages')]).toEqual([422, true]);
});

test('nothing of another organization is listed; without messages the list says what sends them', async () => {
  const fresh = await signIn(app, await app.tenant());
  const text = readable((await fresh.get('/console/messages')).text);
  expect(text).toContain('Nothing was sent yet');
  expect(text).not.toContain('Person');
});
