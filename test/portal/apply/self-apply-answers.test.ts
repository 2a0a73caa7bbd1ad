import { expect, test } from 'vitest';
import { outreachOf } from '../../outreach/support.ts';
import { aCandidate, startApp } from '../../support/app.ts';
import { visitorOf } from '../visitor.ts';
import { confirmationPath } from './self-apply-form.ts';

const app = await startApp({ worker: false, config: { selfApplyLimit: { perMinute: 10_000, burst: 10_000 } } });
const { visit, send, startScreening } = visitorOf(app);
const tenant = await app.tenant();
const own = outreachOf(app, tenant);

const choice = (question: string, ...options: string[]) => ({
  question,
  type: 'single_choice',
  options,
  required: true,
  order: 1,
});

/** Submits the application form with answers to the job's questions, in their order. */
async function apply(job: string, answers: string[], email = aCandidate().email) {
  const form = new FormData();
  form.set('full_name', 'Meera Iyer');
  form.set('email', email);
  form.set('resume', new Blob(['Meera Iyer, data engineer']), 'resume.txt');
  for (const [index, answer] of answers.entries()) form.set(`question-${index}`, answer);
  const { status, location } = await visit(`/jobs/${job}`, { method: 'POST', body: form });
  expect([status, location]).toEqual([303, `/jobs/${job}/check-email`]);
  expect((await visit(await confirmationPath(app, email), { method: 'POST' })).status).toBe(303);
}
/** A job's sessions with their answers, oldest first. */
const sessions = (job: string) =>
  app.rows(
    `select s.status, (select array_agg(answer order by answer) from screening_responses r where r.session_id = s.id) as answers
     from screening_sessions s where job_id = $1 order by s.created_at`,
    [job],
  );
/** A candidate with an open screening for this job. */
async function invited(job: string) {
  const known = aCandidate();
  const { id } = (await tenant.api.post('/candidates', known)).body.data;
  const { id: session, path } = await startScreening(id, job);
  return { id, email: known.email, session, path };
}

test('Keep an answer for each of two questions with the same text', async () => {
  const job = await own.job({ screening_questions: [choice('Which?', 'A', 'B'), choice('Which?', 'A', 'B')] });
  await apply(job, ['A', 'B']);
  expect(await sessions(job)).toEqual([{ status: 'completed', answers: ['A', 'B'] }]);
});

test('Accept an option with a line break as browsers send it', async () => {
  const job = await own.job({ screening_questions: [choice('Which?', 'Day\nshift', 'Night\r\nshift')] });
  await apply(job, ['Day\r\nshift']);
  await apply(job, ['Night\r\nshift']);
  expect(await sessions(job)).toEqual([
    { status: 'completed', answers: ['Day\nshift'] },
    { status: 'completed', answers: ['Night\r\nshift'] },
  ]);
});

test('Apply beside an open screening of other questions, which stays open', async () => {
  const job = await own.job({ screening_questions: [choice('Which?', 'A', 'B'), choice('Where?', 'C')] });
  const { email } = await invited(job);
  await tenant.api.put(`/jobs/${job}`, { screening_questions: [choice('Which?', 'New'), choice('Where?', 'C')] });
  await apply(job, ['New', 'C'], email);
  expect(await sessions(job)).toEqual([{ status: 'in_progress', answers: ['C'] }]);
});

test('Complete and score an open screening of the same questions, for the application too, and end its link', async () => {
  const asked = { ...choice('Which?', 'A', 'B'), id: 'which', expected: ['A'] };
  const job = await own.job({ screening_questions: [asked] });
  const { id, email, session, path } = await invited(job);
  await apply(job, ['A'], email);
  expect(await sessions(job)).toEqual([{ status: 'completed', answers: ['A'] }]);
  const { body } = await tenant.api.get(`/screenings/${session}?type=screening_session`);
  expect(body.data).toMatchObject({
    ...{ id: session, candidate_id: id, job_id: job, status: 'completed', calculated_score: 100 },
    responses: [{ question_id: 'which', answer: 'A' }],
  });
  expect(body.data.completed_at).not.toBeNull();
  const { applications } = (await tenant.api.get(`/candidates/${id}`)).body.data;
  expect(applications).toMatchObject([{ job_id: job, status: 'Applied', screening_score: 100 }]);
  // The link of the earlier screening takes no second answer.
  expect((await visit(path)).html).not.toContain('Which?');
  await send(path, { 'question-0': 'B', answer: 'B' });
  expect(await sessions(job)).toEqual([{ status: 'completed', answers: ['A'] }]);
});

test('Apply with a screening that has just ended', async () => {
  const job = await own.job({ screening_questions: [choice('Which?', 'A', 'B')] });
  const { email, session } = await invited(job);
  await app.rows(`update screening_sessions set expires_at = now() - interval '1 second' where id = $1`, [session]);
  await apply(job, ['A'], email);
  expect(await sessions(job)).toEqual([
    { status: 'expired', answers: null },
    { status: 'completed', answers: ['A'] },
  ]);
});

test('Never assign an answer to a question that was not on the page', async () => {
  const [first, second] = ['Why this job?', 'Why not?'].map((question) => ({ question, type: 'text', required: true }));
  const job = await own.job({
    screening_questions: [
      { ...first, order: 1 },
      { ...second, order: 2 },
    ],
  });
  const asked = /name="asked" value="(\w+)"/.exec((await visit(`/jobs/${job}`)).html)?.[1] ?? '';
  await tenant.api.put(`/jobs/${job}`, {
    screening_questions: [
      { ...first, order: 2 },
      { ...second, order: 1 },
    ],
  });
  const form = new FormData();
  const { email } = aCandidate();
  const fields = { full_name: 'Meera Iyer', email, asked, 'question-0': 'Because.', 'question-1': 'Nothing.' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new Blob(['Meera Iyer, data engineer']), 'resume.txt');
  const { status, html } = await visit(`/jobs/${job}`, { method: 'POST', body: form });
  expect([status, html]).toEqual([422, expect.stringContaining('Please answer this question.')]);
  expect(html).not.toContain('Because.');
  expect(html).not.toContain(asked);
  expect(await sessions(job)).toEqual([]);
});
