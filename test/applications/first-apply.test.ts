import { expect, test } from 'vitest';
import { OrganizationService } from '../../src/modules/organizations/index.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { expectError, pipelineOf, together, unknownId } from './pipeline.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const { job, candidate, apply, messages, tasks } = pipelineOf(app, tenant);

const deliveries = async (messageId: string) =>
  (await tasks('outreach.deliver-message')).filter(({ data }) => data.messageId === messageId).length;

test('Queue one interest email on first apply, and none on a repeat by any operation', async () => {
  const [c, j] = [await candidate(), await job()];
  const id = await apply(c, j);
  const pair = { candidate_id: c, job_id: j };
  expect((await api.post('/applications', { ...pair, status: 'hired' })).status).toBe(200);
  expect((await api.post('/applications/bulk', { job_id: j, candidate_ids: [c] })).body.meta.existing).toBe(1);
  expect((await api.put(`/candidates/${c}`, { application: { job_id: j } })).status).toBe(200);
  expect((await api.put(`/applications/${id}`, { status: 'Applied' })).status).toBe(200);
  const [message, ...more] = await messages(j);
  expect(more).toEqual([]);
  expect(message).toMatchObject({ ...pair, kind: 'interest_outreach', state: 'queued', recipient: null, attempts: 0 });
  expect(await deliveries(message.id)).toBe(1);
});

test('Send no second message when a deleted application is created again, alone or in bulk', async () => {
  const [c, j] = [await candidate(), await job()];
  const first = await apply(c, j);
  const [message] = await messages(j);
  await api.delete(`/applications/${first}`);
  const second = await apply(c, j);
  expect(second).not.toBe(first);
  await api.delete(`/applications/${second}`);
  expect((await api.post('/applications/bulk', { job_id: j, candidate_ids: [c] })).body.meta.created).toBe(1);
  expect(await messages(j)).toEqual([message]);
  expect(await deliveries(message.id)).toBe(1);
});

test('Never send an email for a first apply while outreach was off', async () => {
  const quiet = await app.tenant({ outreachEnabled: false });
  const own = pipelineOf(app, quiet);
  const [c, j] = [await own.candidate(), await own.job()];
  const id = await own.apply(c, j);
  expect(await own.messages(j)).toMatchObject([{ state: 'skipped' }]);
  await app.web.resolve(OrganizationService).update(quiet.organizationId, { outreachEnabled: true });
  expect((await quiet.api.post('/applications', { candidate_id: c, job_id: j })).status).toBe(200);
  await quiet.api.delete(`/applications/${id}`);
  await own.apply(c, j);
  expect(await own.messages(j)).toMatchObject([{ state: 'skipped' }]);
  const undeliverable = await own.tasks('outreach.deliver-message');
  const other = await own.job();
  await own.apply(c, other);
  const [message] = await own.messages(other);
  const added = (await own.tasks('outreach.deliver-message')).slice(undeliverable.length);
  expect(added.map(({ data }) => data.messageId)).toEqual([message?.id]);
  // what was queued meanwhile is of no message
  const ids = undeliverable.map(({ data }) => data.messageId);
  expect(await app.rows('select 1 from outbound_messages where id = any($1)', [ids])).toEqual([]);
});

test('Queue one invite per candidate for a job that invites on apply, none on a repeat', async () => {
  const j = await job({ direct_video_interview_on_apply: true });
  const [c, ...others] = [await candidate(), await candidate(), await candidate()];
  const id = await apply(c, j);
  const bulk = await api.post('/applications/bulk', { job_id: j, candidate_ids: [c, ...others] });
  expect(bulk.body.meta).toMatchObject({ created: 2, existing: 1 });
  await api.delete(`/applications/${id}`);
  await apply(c, j);
  const waiting = await messages(j);
  expect(waiting.map((m) => [m.kind, m.state, m.interview_id])).toEqual(
    [c, ...others].map(() => ['video_interview_invite', 'queued', null]),
  );
  for (const message of waiting) expect(await deliveries(message.id)).toBe(0);
  const wanted = (await tasks('interviews.invite-applicants')).map(({ data }) => data);
  expect(wanted.map((data) => data.jobId)).toEqual([j, j]);
  expect(wanted.flatMap((data) => data.candidateIds).sort()).toEqual([c, ...others].sort());
});

test('Leave no task, message or candidate after a failed transaction', async () => {
  const every = () => app.rows('select count(*) as n from pgboss.job');
  const j = await job();
  const before = await every();
  const body = aCandidate({ resume_url: 'https://example.com/cv.pdf', primary_skills: ['Go'] });
  expectError(await api.post('/candidates', { ...body, application: { job_id: unknownId() } }), 404, 'not_found');
  // a row that cannot be: the counter's overflow fails the statement that has inserted the application
  await app.rows('update jobs set applicant_count = 2147483647 where id = $1', [j]);
  expectError(await api.post('/candidates', { ...body, application: { job_id: j } }), 500, 'internal_error');
  expect(await every()).toEqual(before);
  expect(await messages(j)).toEqual([]);
  expect(await app.rows('select 1 from candidates where email = $1', [body['email']])).toEqual([]);
});

test('Create one row, event, message and task for 50 concurrent applies', async () => {
  const [c, j] = [await candidate(), await job()];
  const answers = await together(50, () =>
    api.post('/applications', { candidate_id: c, job_id: j, notes: 'n', metadata: { a: 1 } }),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([...Array.from({ length: 49 }, () => 200), 201]);
  const [row, ...more] = await app.rows('select id from candidate_jobs where candidate_id = $1', [c]);
  expect(more).toEqual([]);
  expect(new Set(answers.map((answer) => answer.body.data.id))).toEqual(new Set([row.id]));
  expect(await app.rows('select 1 from candidate_job_status_events where application_id = $1', [row.id])).toHaveLength(
    1,
  );
  const sent = await messages(j);
  expect(sent).toHaveLength(1);
  expect(await deliveries(sent[0].id)).toBe(1);
  expect((await tasks('matching.score')).filter(({ data }) => data.applicationIds.includes(row.id))).toHaveLength(1);
});

test('Queue one message for concurrent applies by all operations', async () => {
  const [c, j] = [await candidate(), await job()];
  const routes = [
    () => api.post('/applications', { candidate_id: c, job_id: j }),
    () => api.post('/applications/bulk', { job_id: j, candidate_ids: [c] }),
    () => api.put(`/candidates/${c}`, { application: { job_id: j } }),
  ];
  const answers = await together(30, (i) => routes[i % 3]!());
  expect(answers.filter((answer) => answer.status > 201)).toEqual([]);
  expect(await messages(j)).toHaveLength(1);
});
