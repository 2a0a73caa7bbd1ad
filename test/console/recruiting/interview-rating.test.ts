import { expect, test } from 'vitest';
import { InterviewConsentService } from '../../../src/modules/interviews/index.ts';
import { rowsOf } from '../../screenings/rows.ts';
import { aCandidate, startApp } from '../../support/app.ts';
import { consoleClient, signIn } from '../console-client.ts';
import { auditEntries, creatorOf, expectGuardedForm, visibleText } from '../page-assertions.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const make = creatorOf(tenant);
const stored = rowsOf(app, tenant.organizationId);
const recruiter = await signIn(app, tenant, 'recruiter');
const admin = await signIn(app, tenant, 'admin');
const [adminId, recruiterId] = tenant.userIds;

const job = await make('/jobs', { title: 'Backend engineer', skip_ai_enrichment: true });
const candidate = await make('/candidates', aCandidate({ full_name: 'Asha Rao' }));
const application = await make('/applications', { candidate_id: candidate, job_id: job });
const held = { status: 'completed', started_at: '2026-11-21T09:00:00Z', ended_at: '2026-11-21T09:10:00Z' };
const interview = await stored.interview(candidate, job, held);
const page = `/console/interviews/${interview}`;
const rating = `${page}/rating`;

const ratingsOf = async (id: string) => {
  const { status, body } = await tenant.api.get(`/screenings/${id}?type=video_interview`);
  expect(status).toBe(200);
  return body.data.ratings.map((one: any) => [one.user.id, one.rating]);
};
const notesOf = async () =>
  (await tenant.api.get(`/candidates/${candidate}/notes`)).body.data.map((note: any) => [
    note.text,
    note.application_id,
  ]);

test('Rate an interview with one click, change the rating and remove it, with one entry each', async () => {
  expect(visibleText((await recruiter.get(page)).text)).toContain('Nobody has rated this interview yet.');
  const rated = await recruiter.submit(rating, { rating: '4' });
  expect(visibleText(rated.text)).toContain('You rated this interview 4 of 5.');
  expect(rated.text).toMatch(/<button[^>]*value="4"[^>]*aria-pressed="true"/);
  await recruiter.post(rating, { rating: '4' });
  await recruiter.post(rating, { rating: '2' });
  expect(await ratingsOf(interview)).toEqual([[recruiterId, 2]]);
  const { data } = (await tenant.api.get(`/screenings/${interview}?type=video_interview`)).body;
  expect(data.ratings[0]).toEqual({
    rating: 2,
    user: { id: recruiterId, name: expect.any(String) },
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  await recruiter.post(rating, { rating: '' });
  await recruiter.post(rating, { rating: '' });
  expect(await ratingsOf(interview)).toEqual([]);
  // Without the rating: it goes with the candidate's consent, and entries stay.
  const entry = { user_id: recruiterId, subject: interview, details: null };
  expect(await auditEntries(app, tenant, 'interview.rate')).toEqual([entry, entry]);
  expect(await auditEntries(app, tenant, 'interview.unrate')).toHaveLength(1);
});

test('Show the team the ratings of all users, also of two at once, and to viewers without buttons', async () => {
  await Promise.all([
    recruiter.post(rating, { rating: '5' }),
    admin.post(rating, { rating: '2' }),
    recruiter.post(rating, { rating: '5' }),
  ]);
  expect((await ratingsOf(interview)).toSorted()).toEqual(
    [
      [adminId, 2],
      [recruiterId, 5],
    ].toSorted(),
  );
  const text = visibleText((await admin.get(page)).text);
  expect(text).toContain('3.5 of 5, from 2 ratings');
  const names = (await tenant.api.get('/users')).body.data.map((user: any) => user.full_name);
  for (const name of names) expect(text).toMatch(new RegExp(`${name}: [25] of 5, `));
  await app.rows(`update users set reads_only = true where id = $1`, [recruiterId]);
  const reading = await recruiter.get(page);
  expect(visibleText(reading.text)).toContain('3.5 of 5, from 2 ratings');
  expect(reading.text).not.toContain('Rate 5 of 5');
  expect((await recruiter.post(rating, { rating: '1' })).status).toBe(403);
  await app.rows(`update users set reads_only = false where id = $1`, [recruiterId]);
});

test('Keep a note that was typed beside the rating', async () => {
  const rated = await recruiter.submit(rating, { rating: '3', note: 'Knows Kafka well.' });
  expect(visibleText(rated.text)).toContain('You rated this interview 3 of 5. Your note was added too.');
  expect(await notesOf()).toEqual([['Knows Kafka well.', application]]);
  const ofResume = await stored.interview(candidate, null, held);
  await recruiter.post(`/console/interviews/${ofResume}/rating`, { rating: '3', note: 'Of the resume.' });
  expect(await notesOf()).toEqual([
    ['Of the resume.', null],
    ['Knows Kafka well.', application],
  ]);
  expect(await ratingsOf(ofResume)).toEqual([[recruiterId, 3]]);
  const tooLong = await recruiter.post(rating, { rating: '1', note: 'x'.repeat(20_001) });
  expect([tooLong.status, tooLong.text.includes('x'.repeat(20_001))]).toEqual([400, true]);
});

test('Refuse other numbers, other organizations, and interviews that never started', async () => {
  await expectGuardedForm(app, rating, { rating: '1' });
  for (const wrong of ['0', '6', '4.5', 'x'])
    expect((await recruiter.post(rating, { rating: wrong })).status).toBe(400);
  const invited = await stored.interview(candidate, job);
  expect((await recruiter.get(`/console/interviews/${invited}`)).text).not.toContain('Rate 5 of 5');
  expect((await recruiter.post(`/console/interviews/${invited}/rating`, { rating: '5' })).status).toBe(409);
  expect((await consoleClient(app.base).post(rating, { rating: '5' })).location).toContain('/console/sign-in');
});

test('Keep the rating of a removed user, and delete ratings when the candidate withdraws the consent', async () => {
  await app.rows(`update video_interview_ratings set user_id = gen_random_uuid() where user_id = $1`, [adminId]);
  expect(visibleText((await recruiter.get(page)).text)).toContain('Former user: 2 of 5, ');
  await app.web
    .resolve(InterviewConsentService)
    .withdrawInterview({ organizationId: tenant.organizationId, interviewId: interview }, 'phone');
  expect(await ratingsOf(interview)).toEqual([]);
  expect((await recruiter.get(page)).text).not.toContain('Rate 5 of 5');
  expect((await recruiter.post(rating, { rating: '5' })).status).toBe(409);
});
