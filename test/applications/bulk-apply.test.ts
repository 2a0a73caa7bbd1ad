import { expect, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { expectError, expectWrong, pipelineOf, unknownId } from './pipeline.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const { job, candidate, candidates, masked, apply, applicationRow, events, counts, messages, tasks } = pipelineOf(
  app,
  tenant,
);

const bulk = (job_id: string, candidate_ids: string[], fields: object = {}) =>
  api.post('/applications/bulk', { job_id, candidate_ids, ...fields });
const results = (body: { data: { result: string }[] }) => body.data.map((item) => item.result);

test('Create every item in request order, each with its event, message, task and count', async () => {
  const jobId = await job();
  const ids = (await candidates(5)).sort().reverse();
  const { status, body } = await bulk(jobId, ids);
  expect(status).toBe(200);
  expect(body.meta).toEqual({ total: 5, created: 5, existing: 0, failed: 0, task_group: expect.any(String) });
  for (const [index, item] of body.data.entries()) {
    expect(item).toMatchObject({ index, candidate_id: ids[index], result: 'created', error: null });
    expect(item.application).toMatchObject({ candidate_id: ids[index], job_id: jobId, status: 'Applied', notes: null });
    expect(await events(item.application.id)).toMatchObject([{ from_status: null, to_status: 'Applied' }]);
    const {
      job_title: _,
      job_status: __,
      candidate_full_name: ___,
      candidate_email: ____,
      interest_declined_at: _____,
      ...plain
    } = (await api.get(`/applications/${item.application.id}`)).body.data;
    expect(item.application).toEqual(plain);
  }
  expect(await counts(jobId)).toEqual({ applicant_count: 5, filled_count: 0 });
  const queued = await messages(jobId);
  expect(queued.map((m) => m.candidate_id).sort()).toEqual(ids.toSorted());
  const delivered = (await tasks('outreach.deliver-message')).map(({ data }) => data.messageId);
  expect(queued.filter(({ id }) => delivered.filter((d) => d === id).length !== 1)).toEqual([]);
});

test('Create, find and fail items independently in one request', async () => {
  const jobId = await job();
  const stranger = pipelineOf(app, await app.tenant());
  const [known, fresh] = [await candidate(), await candidate()];
  const existing = await apply(known, jobId);
  const asked = [unknownId(), fresh, await masked(), known, await stranger.candidate(), fresh.toUpperCase()];
  const { status, body } = await bulk(jobId, asked);
  expect(status).toBe(200);
  expect(results(body)).toEqual(['failed', 'created', 'failed', 'existing', 'failed', 'existing']);
  expect(body.meta).toEqual({ total: 6, created: 1, existing: 2, failed: 3, task_group: expect.any(String) });
  expect(body.data.map((item: { error: { code: string } | null }) => item.error?.code ?? null)).toEqual([
    'not_found',
    null,
    'talent_pool_reveal_required',
    null,
    'not_found',
    null,
  ]);
  expect(body.data[0]).toEqual({
    index: 0,
    candidate_id: asked[0],
    result: 'failed',
    application: null,
    error: { code: 'not_found', message: expect.any(String) },
  });
  expect(body.data[3].application.id).toBe(existing);
  expect(body.data[5].application).toEqual(body.data[1].application);
  expect(await counts(jobId)).toEqual({ applicant_count: 2, filled_count: 0 });
  expect(await messages(jobId)).toHaveLength(2);
});

test('Return 200 if every item failed', async () => {
  const jobId = await job();
  const { status, body } = await bulk(jobId, [unknownId(), unknownId()]);
  expect(status).toBe(200);
  expect(body.meta).toEqual({ total: 2, created: 0, existing: 0, failed: 2, task_group: null });
  expect(await counts(jobId)).toEqual({ applicant_count: 0, filled_count: 0 });
});

test('Set status, notes and scores of new and existing applications, and nothing else', async () => {
  const jobId = await job();
  const [fresh, known, bare] = [await candidate(), await candidate(), await candidate()];
  const before = await apply(known, jobId, { notes: 'old', metadata: { a: 1 }, match_score: 1 });
  const kept = await apply(bare, jobId, { match_score: 2 });
  const fields = { status: 'hired', notes: 'all', match_scores: { [fresh]: 90.5, [known.toUpperCase()]: null } };
  const { body } = await bulk(jobId, [fresh, known, bare], fields);
  expect(results(body)).toEqual(['created', 'existing', 'existing']);
  expect(body.data[0].application).toMatchObject({ status: 'hired', notes: 'all', match_score: 90.5, metadata: null });
  expect(body.data[1].application).toMatchObject({
    id: before,
    status: 'hired',
    notes: 'all',
    match_score: null,
    metadata: { a: 1 },
  });
  expect(body.data[2].application).toMatchObject({ id: kept, status: 'hired', notes: 'all', match_score: 2 });
  expect(body.data.map((item: { application: { closed_at: string } }) => typeof item.application.closed_at)).toEqual([
    'string',
    'string',
    'string',
  ]);
  expect(await applicationRow(before)).toMatchObject({ match_score: null, match_score_source: 'computed' });
  expect(await applicationRow(kept)).toMatchObject({ match_score: 2, match_score_source: 'integration' });
  expect(await applicationRow(body.data[0].application.id)).toMatchObject({ match_score_source: 'integration' });
  expect(await events(before)).toMatchObject([
    { to_status: 'Applied' },
    { from_status: 'Applied', to_status: 'hired' },
  ]);
  const asked = (await tasks('matching.score')).filter(({ data }) => data.applicationIds.includes(before));
  expect(asked).toHaveLength(1);
  expect(await counts(jobId)).toEqual({ applicant_count: 3, filled_count: 3 });
});

test('Leave existing applications unchanged if no field is sent', async () => {
  const jobId = await job();
  const known = await candidate();
  const id = await apply(known, jobId, { status: 'screened', notes: 'n' });
  const before = await applicationRow(id);
  expect(results((await bulk(jobId, [known, known])).body)).toEqual(['existing', 'existing']);
  expect(await applicationRow(id)).toEqual(before);
  expect((await bulk(jobId, [known], { notes: null })).body.data[0].application).toMatchObject({
    notes: null,
    status: 'screened',
  });
});

test('Accept 100 items, and refuse 101 or none with 400', async () => {
  const jobId = await job();
  const ids = await candidates(4);
  const hundred = Array.from({ length: 100 }, (_, i) => ids[i % 4] ?? '');
  const { status, body } = await bulk(jobId, hundred);
  expect([status, body.meta]).toMatchObject([200, { total: 100, created: 4, existing: 96, failed: 0 }]);
  const other = await job();
  expectWrong(await bulk(other, [...hundred, ids[0] ?? '']), 'candidate_ids');
  expectWrong(await bulk(other, []), 'candidate_ids');
  expect(await counts(other)).toEqual({ applicant_count: 0, filled_count: 0 });
});

test('Create 100 applications for 100 candidates', async () => {
  const jobId = await job();
  const prefix = `bulk-${jobId}`;
  await app.rows(
    `insert into candidates (id, organization_id, full_name, email)
     select gen_random_uuid(), $1, 'C ' || n, $2 || n || '@example.com' from generate_series(1, 100) n`,
    [tenant.organizationId, prefix],
  );
  const ids = (await app.rows('select id from candidates where email like $1', [`${prefix}%`])).map(({ id }) => id);
  expect((await bulk(jobId, ids, { status: 'hired' })).body.meta).toMatchObject({
    total: 100,
    created: 100,
    existing: 0,
    failed: 0,
  });
  expect(await counts(jobId)).toEqual({ applicant_count: 100, filled_count: 100 });
});

test.each([
  ['job_id', 'nonsense', 'job_id'],
  ['candidate_ids', 'nonsense', 'candidate_ids'],
  ['candidate_ids', ['x'], 'candidate_ids[0]'],
  ['candidate_ids', null, 'candidate_ids'],
  ['status', null, 'status'],
  ['notes', 'x'.repeat(20_001), 'notes'],
  ['match_scores', [], 'match_scores'],
  ['metadata', {}, 'metadata'],
  ['match_score', 5, 'match_score'],
])('Return 400 naming %s for the value %j, and create nothing', async (field, value, path) => {
  const jobId = await job();
  expectWrong(await bulk(jobId, [await candidate()], { [field]: value }), path);
  expect(await counts(jobId)).toEqual({ applicant_count: 0, filled_count: 0 });
});

test('Return 400 for a score out of range or of a candidate not in candidate_ids', async () => {
  const jobId = await job();
  const [a, b] = [await candidate(), await candidate()];
  expectWrong(await bulk(jobId, [a], { match_scores: { [a]: 1, [b]: 2 } }), `match_scores.${b}`);
  expectWrong(
    await bulk(jobId, [a, b], { match_scores: { [a]: 101, [b]: -1 } }),
    `match_scores.${a}`,
    `match_scores.${b}`,
  );
  expectError(await bulk(jobId, [a], { match_scores: { nonsense: 1 } }), 400, 'validation_error');
  expect(await counts(jobId)).toEqual({ applicant_count: 0, filled_count: 0 });
});

test.each(['match_scores', 'external_ids'])('Return 400 naming %s once for more than 100 keys', async (field) => {
  const jobId = await job();
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`k${n}`, null]));
  const { status, body } = await bulk(jobId, [await candidate()], { [field]: many });
  expect([status, body.error.code]).toEqual([400, 'validation_error']);
  expect(body.error.details).toEqual([{ path: field, code: 'too_big', message: 'must have at most 100 keys' }]);
});

test('Return 404 for an unknown or another organization’s job before checking the status', async () => {
  const stranger = pipelineOf(app, await app.tenant());
  const theirJob = await stranger.job();
  for (const jobId of [unknownId(), theirJob]) {
    expectError(await bulk(jobId, [await candidate()], { status: 'bad' }), 404, 'not_found');
  }
  expect(await counts(theirJob)).toEqual({ applicant_count: 0, filled_count: 0 });
});

test('Refuse all items with 400 and the allowed statuses for an invalid status', async () => {
  const jobId = await job();
  const [known, fresh] = [await candidate(), await candidate()];
  const id = await apply(known, jobId);
  const before = await applicationRow(id);
  const answer = await bulk(jobId, [known, fresh], { status: 'bad', notes: 'x' });
  expectError(answer, 400, 'invalid_pipeline_status');
  expect(answer.body.error.allowed).toContain('Shortlisted');
  expect(await applicationRow(id)).toEqual(before);
  expect(await counts(jobId)).toEqual({ applicant_count: 1, filled_count: 0 });
});
