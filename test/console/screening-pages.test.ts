import { expect, test } from 'vitest';
import { rowsOf } from '../screenings/rows.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { expectGuarded, makerOf, readable } from './pages.ts';
import { signIn } from './sign-in.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const make = makerOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');
const stored = rowsOf(app, tenant.organizationId);

const job = await make('/jobs', { title: 'Backend engineer', skip_ai_enrichment: true });
const candidate = await make('/candidates', aCandidate({ full_name: 'Asha Rao' }));
const application = await make('/applications', { candidate_id: candidate, job_id: job });
const session = await stored.session(candidate, job, { status: 'completed', calculated_score: 62.5 });
await stored.response(session, { question: 'Notice period?', answer: '30', answer_type: 'number', score: 100 });
await stored.response(session, {
  question: 'Which clouds?',
  answer: '["AWS","Azure"]',
  answer_type: 'multiple_choice',
  score: 25,
});
await stored.response(session, { question: 'Anything else?', answer: '', score: null });
const questions = [{ id: 'q', text: 'Tell us about Kafka.', kind: 'spoken', order: 1, skill: 'Kafka' }];
const interview = await stored.interview(candidate, job, { questions, initiated_via: 'dashboard' });

test('sessions and interviews are listed, and narrowed by kind, state, channel and name', async () => {
  await expectGuarded(app, tenant, '/console/screenings');
  const kinds = async (query: string) => {
    const { text } = await browser.get(`/console/screenings?${query}`);
    return [text.includes(session), text.includes(interview)];
  };
  expect(await kinds('')).toEqual([true, true]);
  expect(await kinds('type=video')).toEqual([false, true]);
  expect(await kinds('status=completed')).toEqual([true, false]);
  expect(await kinds('channel=email')).toEqual([true, false]);
  expect(await kinds('search=asha')).toEqual([true, true]);
  expect(await kinds('search=nobody')).toEqual([false, false]);
  const wrong = await browser.get('/console/screenings?status=lost&channel=fax');
  expect(wrong.status).toBe(422);
  expect(readable(wrong.text)).toMatch(/is not a state of screenings.*is not a channel/);
});

test('a screening shows each answer with its score, and leads to the application', async () => {
  await expectGuarded(app, tenant, `/console/screenings/${session}`);
  const page = await browser.get(`/console/screenings/${session}`);
  const text = readable(page.text);
  expect(text).toContain('Score 62.5 of 100');
  expect(text).toMatch(/Notice period\? 30 Score 100 of 100/);
  expect(text).toMatch(/Which clouds\? AWS, Azure Score 25 of 100/);
  expect(text).toMatch(/Anything else\? Passed over Not scored/);
  expect(page.text).toContain(`href="/console/applications/${application}"`);
});

test('an interview shows its state, its questions and whether an invite was sent', async () => {
  await expectGuarded(app, tenant, `/console/interviews/${interview}`);
  const text = readable((await browser.get(`/console/interviews/${interview}`)).text);
  expect(text).toMatch(/State Invited .*Started by The console/);
  expect(text).toContain('None was sent from here');
  expect(text).toContain('Tell us about Kafka.');
});

test('a session is no interview, nor an interview a session', async () => {
  expect((await browser.get(`/console/interviews/${session}`)).status).toBe(404);
  expect((await browser.get(`/console/screenings/${interview}`)).status).toBe(404);
});

test('without screenings the list says where they are started', async () => {
  const fresh = await signIn(app, await app.tenant());
  expect(readable((await fresh.get('/console/screenings')).text)).toContain('No screenings yet');
});
