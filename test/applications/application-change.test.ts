import { expect, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { expectError, expectWrong, pipelineOf, unknownId } from './pipeline.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const { job, candidate, apply, applicationRow, events, tasks, counts, messages } = pipelineOf(app, tenant);
const jobId = await job();

const applied = async (fields: object = {}, job_id = jobId) => apply(await candidate(), job_id, fields);
const put = (id: string, body: unknown) => api.put(`/applications/${id}`, body);
const changed = async (id: string, body: unknown) => {
  const answer = await put(id, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const stamps = ['screening_started_at', 'screening_completed_at', 'closed_at'] as const;

test.each([
  ['Shortlisted', undefined],
  ['screening', 'screening_started_at'],
  ['screened', 'screening_completed_at'],
  ['hired', 'closed_at'],
  ['rejected', 'closed_at'],
  ['Candidate joined', 'closed_at'],
])('Set only the timestamp of the new status %s', async (status, stamp) => {
  const id = await applied();
  const before = await applicationRow(id);
  const data = await changed(id, { status });
  expect(data.status).toBe(status);
  expect(data).not.toHaveProperty('job_title');
  for (const name of stamps) expect(data[name]).toBe(name === stamp ? data.status_date : null);
  expect(Date.parse(data.status_date)).toBeGreaterThan(before.status_date.getTime());
  const row = await applicationRow(id);
  expect(row).toEqual({
    ...before,
    status,
    status_date: row.status_date,
    updated_at: row.updated_at,
    ...(stamp && { [stamp]: row.status_date }),
    ...(status === 'rejected' && { rejected_at: row.status_date }),
  });
  expect(row.updated_at.getTime()).toBeGreaterThanOrEqual(row.status_date.getTime());
  expect(await events(id)).toMatchObject([
    { from_status: null },
    { from_status: 'Applied', to_status: status, changed_at: row.status_date },
  ]);
});

test('Clear closed_at on reopening, set it again on closing, and keep screening dates', async () => {
  const id = await applied({ status: 'screening' });
  await changed(id, { status: 'screened' });
  await app.rows('update candidate_jobs set closed_by_user_id = $2 where id = $1', [id, tenant.userIds[0]]);
  const hired = await changed(id, { status: 'hired' });
  expect(hired).toMatchObject({ closed_at: hired.status_date, closed_by_user_id: null });
  await app.rows('update candidate_jobs set closed_by_user_id = $2 where id = $1', [id, tenant.userIds[0]]);
  const rejected = await changed(id, { status: 'rejected' });
  expect(Date.parse(rejected.closed_at)).toBeGreaterThan(Date.parse(hired.closed_at));
  await app.rows('update candidate_jobs set closed_by_user_id = $2 where id = $1', [id, tenant.userIds[0]]);
  const open = await changed(id, { status: 'Applied' });
  expect(open).toMatchObject({ closed_at: null, closed_by_user_id: null });
  expect(open.screening_started_at).toBe(hired.screening_started_at);
  expect(open.screening_completed_at).toBe(hired.screening_completed_at);
  expect(open.screening_completed_at).not.toBeNull();
});

test('Change nothing for values that are already stored', async () => {
  const fields = { status: 'hired', notes: 'n', match_score: 7, metadata: { a: { b: 1 }, n: null } };
  const id = await applied(fields);
  const before = await applicationRow(id);
  await changed(id, fields);
  await changed(id, { status: 'hired' });
  await changed(id, { metadata: {} });
  await changed(id, { metadata: { n: null } });
  expect(await applicationRow(id)).toEqual(before);
  expect(await events(id)).toHaveLength(1);
});

test.each(['screening', 'screened', 'hired', 'Applied'])(
  'Record no event and no new dates for the same %s sent with another change',
  async (status) => {
    const id = await applied({ status });
    const before = await applicationRow(id);
    await changed(id, { status, notes: 'new' });
    const after = await applicationRow(id);
    expect(after).toEqual({ ...before, notes: 'new', updated_at: after.updated_at });
    expect(await events(id)).toHaveLength(1);
  },
);

test('Change nothing when a GET response is sent back', async () => {
  const id = await applied({ status: 'screening', match_score: 7 });
  const before = await applicationRow(id);
  const { body } = await api.get(`/applications/${id}`);
  await changed(id, body.data);
  expect(await applicationRow(id)).toEqual(before);
});

const computed = (id: string, score: number) =>
  app.rows('update candidate_jobs set match_score = $2 where id = $1', [id, score]);

test('Keep a computed score computed when an edited GET response is sent back', async () => {
  const id = await applied();
  await computed(id, 100);
  const before = await applicationRow(id);
  const { body } = await api.get(`/applications/${id}`);
  expect(await changed(id, { ...body.data, notes: 'edited' })).toMatchObject({ notes: 'edited', match_score: 100 });
  const after = await applicationRow(id);
  expect(after).toEqual({ ...before, notes: 'edited', updated_at: after.updated_at });
  expect(after.match_score_source).toBe('computed');
  await changed(id, { ...body.data, notes: 'edited' });
  expect(await applicationRow(id)).toEqual(after);
});

test('Mark a score as from the integration when sent alone or changed in a response', async () => {
  const pinned = { match_score: 40, match_score_source: 'integration' };
  const candidateId = await candidate();
  const put = await applied();
  await computed(put, 40);
  await changed(put, { match_score: 40, notes: 'x' });
  expect(await applicationRow(put)).toMatchObject(pinned);

  const again = await apply(candidateId, jobId);
  await computed(again, 40);
  await api.post('/applications', { candidate_id: candidateId, job_id: jobId, match_score: 40 });
  expect(await applicationRow(again)).toMatchObject(pinned);

  const edited = await applied();
  await computed(edited, 100);
  const { body } = await api.get(`/applications/${edited}`);
  await changed(edited, { ...body.data, match_score: 40 });
  expect(await applicationRow(edited)).toMatchObject(pinned);
});

test('Compute nothing again when a response without a score is sent back', async () => {
  const id = await applied();
  const asked = async () =>
    (await tasks('matching.score')).filter(({ data }) => data.applicationIds.includes(id)).length;
  const { body } = await api.get(`/applications/${id}`);
  await changed(id, { ...body.data, notes: 'edited' });
  expect(await asked()).toBe(1);
});

test('Replace notes, also with empty text or null, and nothing else', async () => {
  const id = await applied({ notes: 'old', match_score: 1 });
  for (const notes of ['new', '', 'x'.repeat(20_000), null]) {
    const before = await applicationRow(id);
    expect((await changed(id, { notes })).notes).toBe(notes);
    const after = await applicationRow(id);
    expect(after).toEqual({ ...before, notes, updated_at: after.updated_at });
    expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
  }
});

test('Keep a given score until null requests a computed one', async () => {
  const id = await applied();
  const asked = async () =>
    (await tasks('matching.score')).filter(({ data }) => data.applicationIds.includes(id)).length;
  expect(await asked()).toBe(1);
  expect((await changed(id, { match_score: 0 })).match_score).toBe(0);
  expect(await applicationRow(id)).toMatchObject({ match_score: 0, match_score_source: 'integration' });
  expect(await asked()).toBe(1);
  expect((await changed(id, { notes: 'x' })).match_score).toBe(0);
  expect((await changed(id, { match_score: null })).match_score).toBeNull();
  expect(await applicationRow(id)).toMatchObject({ match_score: null, match_score_source: 'computed' });
  expect(await asked()).toBe(2);
});

test('Merge top-level metadata keys, keep null values, and clear metadata with null', async () => {
  const id = await applied();
  expect((await changed(id, { metadata: { a: 1, deep: { x: 1 } } })).metadata).toEqual({ a: 1, deep: { x: 1 } });
  expect((await changed(id, { metadata: { b: [1], deep: { y: 2 }, a: null } })).metadata).toEqual({
    a: null,
    b: [1],
    deep: { y: 2 },
  });
  expect((await applicationRow(id)).metadata).toEqual({ a: null, b: [1], deep: { y: 2 } });
  expect((await changed(id, { metadata: null })).metadata).toBeNull();
  expect((await applicationRow(id)).metadata).toBeNull();
  expect((await changed(id, { metadata: {} })).metadata).toEqual({});
});

test('Merge a metadata key named __proto__ like any other', async () => {
  const id = await applied({ metadata: { a: 1 } });
  const put = await api.call('PUT', `/api/v1/applications/${id}`, '{"metadata": {"__proto__": {"b": 2}}}');
  expect(JSON.stringify(put.body.data.metadata)).toBe('{"a":1,"__proto__":{"b":2}}');
});

test('Refuse merged metadata above 64 KiB with 400, without a change', async () => {
  const candidateId = await candidate();
  const half = 'x'.repeat(40_000);
  const id = await apply(candidateId, jobId, { metadata: { a: half } });
  const before = await applicationRow(id);
  expectWrong(await put(id, { notes: 'x', metadata: { b: half } }), 'metadata');
  expectWrong(
    await api.post('/applications', { candidate_id: candidateId, job_id: jobId, metadata: { b: half } }),
    'metadata',
  );
  expect(await applicationRow(id)).toEqual(before);
  expect((await changed(id, { metadata: { a: '', b: half } })).metadata.b).toBe(half);
});

test.each([
  ['status', null],
  ['notes', 5],
  ['notes', 'x'.repeat(20_001)],
  ['match_score', 100.5],
  ['match_score', -1],
  ['match_score', true],
  ['metadata', 'x'],
  ['colour', 'red'],
])('Return 400 naming %s for the value %j, without a change', async (field, value) => {
  const id = await applied();
  const before = await applicationRow(id);
  expectWrong(await put(id, { metadata: { a: 1 }, [field]: value }), field);
  expect(await applicationRow(id)).toEqual(before);
});

test('Return 400 for an empty body or response-only fields alone', async () => {
  const id = await applied();
  expectWrong(await put(id, {}), '');
  expectWrong(await put(id, { id, candidate_id: unknownId(), screening_score: 9, closed_at: 'now' }), '');
});

test('Return 400 with the allowed statuses for an invalid status, without a change', async () => {
  const id = await applied();
  const before = await applicationRow(id);
  const answer = await put(id, { status: 'HIRED', notes: 'x' });
  expectError(answer, 400, 'invalid_pipeline_status');
  expect(answer.body.error.allowed).toContain('hired');
  expect(await applicationRow(id)).toEqual(before);
});

test('Return 404 for an unknown or malformed ID on every operation', async () => {
  for (const id of [unknownId(), 'nonsense']) {
    expectError(await api.get(`/applications/${id}`), 404, 'not_found');
    expectError(await api.get(`/applications/${id}/events`), 404, 'not_found');
    expectError(await put(id, { status: 'bad' }), 404, 'not_found');
    expectError(await api.delete(`/applications/${id}`), 404, 'not_found');
  }
});

test('List status events newest first, in pages, in the documented shape', async () => {
  const id = await applied();
  for (const status of ['screening', 'screened', 'screened', 'Applied']) await changed(id, { status });
  const { status, body } = await api.get(`/applications/${id}/events`);
  expect(status).toBe(200);
  expect(body.meta).toEqual({ total: 4, limit: 50, offset: 0 });
  expect(body.data.map((e: { from_status: string; to_status: string }) => [e.from_status, e.to_status])).toEqual([
    ['screened', 'Applied'],
    ['screening', 'screened'],
    ['Applied', 'screening'],
    [null, 'Applied'],
  ]);
  expect(Object.keys(body.data[0]).sort()).toEqual([
    'application_id',
    'changed_at',
    'changed_by_user_id',
    'from_status',
    'id',
    'to_status',
  ]);
  expect(body.data[0]).toMatchObject({ application_id: id, changed_by_user_id: null });
  const page = await api.get(`/applications/${id}/events?limit=2&offset=1`);
  expect(page.body).toEqual({ data: body.data.slice(1, 3), meta: { total: 4, limit: 2, offset: 1 } });
  expectWrong(await api.get(`/applications/${id}/events?limit=0&status=x`), 'limit', 'status');
});

test('Return candidate and job fields on GET only', async () => {
  const ownJob = await job({ title: 'Tester', status: 'paused' });
  const id = await apply(await candidate({ full_name: 'Enriched Person', email: 'Enriched@example.com' }), ownJob);
  const { body } = await api.get(`/applications/${id}`);
  expect(body.data).toMatchObject({
    job_title: 'Tester',
    job_status: 'paused',
    candidate_full_name: 'Enriched Person',
    candidate_email: 'Enriched@example.com',
  });
  const enriched = new Set(Object.keys(body.data)).difference(new Set(Object.keys(await changed(id, { notes: 'x' }))));
  expect([...enriched].sort()).toEqual([
    'candidate_email',
    'candidate_full_name',
    'interest_declined_at',
    'job_status',
    'job_title',
  ]);
});

test('Delete an application with its history, restore counters, and keep messages and other applications', async () => {
  const ownJob = await job();
  const [id, kept] = [await applied({ status: 'hired' }, ownJob), await applied({}, ownJob)];
  const answer = await api.delete(`/applications/${id}`);
  expect([answer.status, answer.body]).toEqual([204, undefined]);
  expectError(await api.delete(`/applications/${id}`), 404, 'not_found');
  expectError(await api.get(`/applications/${id}`), 404, 'not_found');
  expectError(await api.get(`/applications/${id}/events`), 404, 'not_found');
  expect(await applicationRow(id)).toBeUndefined();
  expect(await events(id)).toEqual([]);
  expect(await events(kept)).toHaveLength(1);
  expect(await counts(ownJob)).toEqual({ applicant_count: 1, filled_count: 0 });
  expect(await messages(ownJob)).toHaveLength(2);
});

test('Count hired and Candidate joined in filled_count, without changing the job’s updated_at', async () => {
  const ownJob = await job();
  const [row] = await app.rows('select updated_at from jobs where id = $1', [ownJob]);
  const id = await applied({}, ownJob);
  for (const [status, filled] of [
    ['hired', 1],
    ['Candidate joined', 1],
    ['rejected', 0],
    ['Candidate joined', 1],
    ['Applied', 0],
  ] as const) {
    await changed(id, { status });
    expect(await counts(ownJob)).toEqual({ applicant_count: 1, filled_count: filled });
  }
  expect(await app.rows('select updated_at from jobs where id = $1', [ownJob])).toEqual([row]);
});
