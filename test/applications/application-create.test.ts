import { expect, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { expectError, expectWrong, pipelineOf, unknownId } from './pipeline.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const { job, candidate, apply, applicationRow, events, tasks, counts } = pipelineOf(app, tenant);
const jobId = await job();

const post = (candidate_id: string, fields: object = {}) =>
  api.post('/applications', { candidate_id, job_id: jobId, ...fields });
const scoreTasks = async (id: string) =>
  (await tasks('matching.score')).filter(({ data }) => data.applicationIds.includes(id)).length;

test('Create an application with defaults from the two IDs alone', async () => {
  const candidateId = await candidate();
  const made = await post(candidateId);
  expect(made.status).toBe(201);
  const { id, created_at: at, ...rest } = made.body.data;
  const nulls = [
    'external_id',
    'screening_score',
    'match_score',
    'notes',
    'shortlisted_by_user_id',
    'screening_started_at',
    'screening_completed_at',
    'outreach_sent_at',
    'interest_clicked_at',
    'video_interview_invite_sent_at',
    'whatsapp_started_at',
    'closed_at',
    'closed_by_user_id',
    'rejected_at',
    'rejection_reason',
    'metadata',
  ];
  expect(rest).toEqual({
    ...Object.fromEntries(nulls.map((name) => [name, null])),
    candidate_id: candidateId,
    job_id: jobId,
    organization_id: tenant.organizationId,
    status: 'Applied',
    outcome: 'open',
    shortlisted_at: at,
    status_date: at,
    updated_at: at,
  });
  expect(await applicationRow(id)).toMatchObject({
    candidate_id: candidateId,
    status: 'Applied',
    match_score_source: 'computed',
  });
  expect(await events(id)).toMatchObject([{ from_status: null, to_status: 'Applied' }]);
  expect(await scoreTasks(id)).toBe(1);
});

test('Create an application with every field as sent, without computing a given score', async () => {
  const fields = {
    status: 'Shortlisted',
    notes: '  line 1\n  2 ',
    match_score: 33.25,
    metadata: { a: { b: [null, 1] } },
  };
  const made = await post(await candidate(), fields);
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject(fields);
  expect(await applicationRow(made.body.data.id)).toMatchObject({ ...fields, match_score_source: 'integration' });
  expect(await scoreTasks(made.body.data.id)).toBe(0);
});

test.each([
  ['notes', ''],
  ['notes', null],
  ['notes', 'x'.repeat(20_000)],
  ['match_score', 0],
  ['match_score', 100],
  ['match_score', null],
  ['metadata', {}],
  ['metadata', null],
])('Accept %s at its bound', async (field, value) => {
  const made = await post(await candidate(), { [field]: value });
  expect(made.status).toBe(201);
  expect((await applicationRow(made.body.data.id))[field]).toEqual(value);
});

test.each([
  ['candidate_id', 'nonsense'],
  ['candidate_id', null],
  ['job_id', 5],
  ['status', null],
  ['status', 5],
  ['notes', 'x'.repeat(20_001)],
  ['notes', 'a\0'],
  ['match_score', 100.01],
  ['match_score', -0.01],
  ['match_score', '50'],
  ['metadata', []],
  ['metadata', { big: 'x'.repeat(65_536) }],
  ['screening_score', 5],
  ['organization_id', tenant.organizationId],
])('Return 400 naming %s for the value %j, and create nothing', async (field, value) => {
  const candidateId = await candidate();
  expectWrong(await post(candidateId, { [field]: value }), field);
  expect(await app.rows('select 1 from candidate_jobs where candidate_id = $1', [candidateId])).toEqual([]);
});

test('Return 400 naming both missing IDs', async () => {
  expectWrong(await api.post('/applications', { notes: 'x' }), 'candidate_id', 'job_id');
});

test('Return 404 for an unknown candidate or job before checking the status', async () => {
  expectError(await post(unknownId(), { status: 'bad' }), 404, 'not_found');
  expectError(await post(await candidate(), { job_id: unknownId(), status: 'bad' }), 404, 'not_found');
});

test.each(['applied', 'Applied ', '', 'Hired'])(
  'Return 400 with the allowed statuses for the status "%s"',
  async (status) => {
    const candidateId = await candidate();
    const answer = await post(candidateId, { status });
    expectError(answer, 400, 'invalid_pipeline_status');
    expect(answer.body.error.allowed).toEqual([
      'Applied',
      'Shortlisted',
      'screening',
      'screened',
      'hired',
      'rejected',
      'Candidate joined',
    ]);
    expect(answer.body.error).not.toHaveProperty('details');
    expect(await app.rows('select 1 from candidate_jobs where candidate_id = $1', [candidateId])).toEqual([]);
  },
);

test('Accept only the statuses of the organization, which always include Applied', async () => {
  const custom = await app.tenant({ pipelineStatuses: ['New', 'Applied', 'rejected'] });
  const own = pipelineOf(app, custom);
  const [c, j] = [await own.candidate(), await own.job()];
  const refused = await custom.api.post('/applications', { candidate_id: c, job_id: j, status: 'Shortlisted' });
  expect(refused.body.error).toMatchObject({
    code: 'invalid_pipeline_status',
    allowed: ['New', 'Applied', 'rejected'],
  });
  const id = await own.apply(c, j);
  expect((await own.applicationRow(id)).status).toBe('Applied');
  expect((await custom.api.put(`/applications/${id}`, { status: 'New' })).body.data.status).toBe('New');
  expectError(await custom.api.put(`/applications/${id}`, { status: 'hired' }), 400, 'invalid_pipeline_status');
  expect(
    (await api.post('/applications', { candidate_id: await candidate(), job_id: jobId, status: 'New' })).status,
  ).toBe(400);
});

test.each(['draft', 'active', 'paused', 'closed', 'filled'])(
  'Create an application for a job in status %s',
  async (status) => {
    const id = await apply(await candidate(), await job({ status }));
    expect((await api.get(`/applications/${id}`)).body.data.job_status).toBe(status);
  },
);

test.each([
  ['Applied', []],
  ['Shortlisted', []],
  ['screening', ['screening_started_at']],
  ['screened', ['screening_completed_at']],
  ['hired', ['closed_at']],
  ['rejected', ['closed_at']],
  ['Candidate joined', ['closed_at']],
])('Create an application in %s with only the timestamps of that status', async (status, stamped) => {
  const ownJob = await job();
  const made = await post(await candidate(), { job_id: ownJob, status });
  expect(made.status).toBe(201);
  const { data } = made.body;
  for (const name of ['screening_started_at', 'screening_completed_at', 'closed_at']) {
    expect(data[name]).toBe(stamped.includes(name as never) ? data.created_at : null);
  }
  expect(data.closed_by_user_id).toBeNull();
  expect(await events(data.id)).toMatchObject([{ from_status: null, to_status: status }]);
  const filled = ['hired', 'Candidate joined'].includes(status) ? 1 : 0;
  expect(await counts(ownJob)).toEqual({ applicant_count: 1, filled_count: filled });
});

test('Return the same unchanged application for a second apply with IDs alone', async () => {
  const candidateId = await candidate();
  const first = await post(candidateId, { status: 'screening', notes: 'n', match_score: 5, metadata: { a: 1 } });
  const before = await applicationRow(first.body.data.id);
  const again = await post(candidateId.toUpperCase());
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect(await applicationRow(first.body.data.id)).toEqual(before);
  expect(await app.rows('select id from candidate_jobs where candidate_id = $1', [candidateId])).toEqual([
    { id: before.id },
  ]);
  expect(await events(before.id)).toHaveLength(1);
});

test('Update the sent fields of an existing application', async () => {
  const candidateId = await candidate();
  const id = await apply(candidateId, jobId, {
    status: 'screening',
    notes: 'old',
    match_score: 5,
    metadata: { a: 1, b: { c: 1 } },
  });
  const again = await post(candidateId, {
    status: 'hired',
    notes: null,
    match_score: null,
    metadata: { b: null, d: 2 },
  });
  expect(again.status).toBe(200);
  const changed = { id, status: 'hired', notes: null, match_score: null, metadata: { a: 1, b: null, d: 2 } };
  expect(again.body.data).toMatchObject(changed);
  expect(again.body.data.closed_at).not.toBeNull();
  expect(await applicationRow(id)).toMatchObject({ ...changed, match_score_source: 'computed' });
  expect(await events(id)).toMatchObject([
    { to_status: 'screening' },
    { from_status: 'screening', to_status: 'hired' },
  ]);
  expect(await scoreTasks(id)).toBe(1);
});

test('Return 400 for an invalid status of an existing application, without a change', async () => {
  const candidateId = await candidate();
  const id = await apply(candidateId, jobId);
  const before = await applicationRow(id);
  expectError(await post(candidateId, { status: 'bad', notes: 'x' }), 400, 'invalid_pipeline_status');
  expect(await applicationRow(id)).toEqual(before);
});

test('Apply a candidate to many jobs and many candidates to a job, with exact counts', async () => {
  const [a, b] = [await candidate(), await candidate()];
  const [x, y] = [await job(), await job()];
  for (const [c, j] of [
    [a, x],
    [a, y],
    [b, x],
  ] as const)
    await apply(c, j);
  expect(await counts(x)).toEqual({ applicant_count: 2, filled_count: 0 });
  expect((await api.get(`/jobs/${y}`)).body.data).toMatchObject({ applicant_count: 1, filled_count: 0 });
});
