import { beforeAll, expect, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { expectError, expectWrong, pipelineOf, together, unknownId } from './pipeline.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const { job, candidate, apply } = pipelineOf(app, tenant);
const stranger = await app.tenant();

/** ids of candidates, jobs and applications by a short name. */
const ids: Record<string, string> = {};
const names = (rows: { id: string }[]) =>
  rows.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)).sort();
const find = async (query: string) => {
  const answer = await api.get(`/applications?${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.meta.total).toBe(answer.body.data.length);
  return names(answer.body.data);
};

beforeAll(async () => {
  ids['ann'] = await candidate({ full_name: 'Ann 100%', email: 'first@example.com' });
  ids['bob'] = await candidate({ full_name: 'Bob_Smith', email: 'annex@example.com' });
  ids['cy'] = await candidate({ full_name: 'Cy\\Young', email: 'third@example.com' });
  ids['dev'] = await job({ title: 'Developer' });
  ids['qa'] = await job({ title: 'Annual QA' });
  ids['annDev'] = await apply(ids['ann'], ids['dev'], { status: 'screening' });
  ids['annQa'] = await apply(ids['ann'], ids['qa']);
  ids['bobDev'] = await apply(ids['bob'], ids['dev']);
  ids['cyQa'] = await apply(ids['cy'], ids['qa'], { status: 'screening' });
});

test('List all applications with candidate and job fields, newest first', async () => {
  const { body } = await api.get('/applications');
  expect(body.meta).toEqual({ total: 4, limit: 50, offset: 0 });
  expect(body.data.map((a: { id: string }) => a.id)).toEqual(
    ['cyQa', 'bobDev', 'annQa', 'annDev'].map((name) => ids[name]),
  );
  const [first] = body.data;
  expect(first).toMatchObject({
    job_title: 'Annual QA',
    job_status: 'active',
    candidate_full_name: 'Cy\\Young',
    candidate_email: 'third@example.com',
  });
  expect(first).toEqual((await api.get(`/applications/${first.id}`)).body.data);
});

test('Filter by candidate, job and status, alone and together', async () => {
  expect(await find(`candidate_id=${ids['ann']}`)).toEqual(['annDev', 'annQa']);
  expect(await find(`job_id=${ids['dev']?.toUpperCase()}`)).toEqual(['annDev', 'bobDev']);
  expect(await find('status=screening')).toEqual(['annDev', 'cyQa']);
  expect(await find('status=hired')).toEqual([]);
  expect(await find(`status=screening&job_id=${ids['qa']}`)).toEqual(['cyQa']);
  expect(await find(`status=Applied&candidate_id=${ids['ann']}&job_id=${ids['qa']}&search=annual`)).toEqual(['annQa']);
  expect(await find(`status=screening&candidate_id=${ids['ann']}&job_id=${ids['qa']}`)).toEqual([]);
});

test('Return the one application of a candidate to a job, or an empty list', async () => {
  expect(await find(`candidate_id=${ids['bob']}&job_id=${ids['dev']}`)).toEqual(['bobDev']);
  expect((await api.get(`/applications?candidate_id=${ids['bob']}&job_id=${ids['qa']}`)).body).toEqual({
    data: [],
    meta: { total: 0, limit: 50, offset: 0 },
  });
});

test('Search candidate name, email and job title in any case', async () => {
  expect(await find('search=ANN')).toEqual(['annDev', 'annQa', 'bobDev', 'cyQa']);
  expect(await find('search=first%40')).toEqual(['annDev', 'annQa']);
  expect(await find('search=develop')).toEqual(['annDev', 'bobDev']);
  expect(await find('search=smith')).toEqual(['bobDev']);
  expect(await find('search=nobody')).toEqual([]);
  expect(await find(`search=ann&job_id=${ids['dev']}`)).toEqual(['annDev', 'bobDev']);
  expect(await find('search=ann&status=screening')).toEqual(['annDev', 'cyQa']);
  expect(await find('search=')).toEqual(['annDev', 'annQa', 'bobDev', 'cyQa']);
});

test('Search for %, _ and \\ as literal characters', async () => {
  expect(await find('search=%25')).toEqual(['annDev', 'annQa']);
  expect(await find('search=_')).toEqual(['bobDev']);
  expect(await find('search=%5C')).toEqual(['cyQa']);
  expect(await find('search=b_b')).toEqual([]);
});

test('Return an empty list for IDs that are unknown or of another organization', async () => {
  const theirs = pipelineOf(app, stranger);
  const [c, j] = [await theirs.candidate({ full_name: 'Ann Stranger' }), await theirs.job({ title: 'Developer' })];
  await theirs.apply(c, j);
  for (const [candidateId, jobId] of [
    [c, j],
    [unknownId(), unknownId()],
  ]) {
    expect(await find(`candidate_id=${candidateId}`)).toEqual([]);
    expect(await find(`job_id=${jobId}`)).toEqual([]);
    expect(await find(`candidate_id=${candidateId}&job_id=${jobId}`)).toEqual([]);
  }
  expect(await find('search=stranger')).toEqual([]);
  expect((await stranger.api.get(`/applications?job_id=${ids['dev']}`)).body.data).toEqual([]);
});

test.each(['Screening', 'nonsense', ''])(
  'Return 400 with the allowed statuses for the filter status "%s"',
  async (status) => {
    const answer = await api.get(`/applications?status=${status}`);
    expectError(answer, 400, 'invalid_pipeline_status');
    expect(answer.body.error.allowed).toHaveLength(7);
  },
);

test.each([
  ['candidate_id=x', 'candidate_id'],
  ['job_id=', 'job_id'],
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=1.5', 'limit'],
  ['offset=-1', 'offset'],
  [`search=${'x'.repeat(201)}`, 'search'],
  ['search=%00', 'search'],
  ['sort=created_at', 'sort'],
  ['status=Applied&status=hired', 'status'],
])('Return 400 for %s', async (query, field) => {
  expectWrong(await api.get(`/applications?${query}`), field);
});

test('List every application on exactly one page, by descending ID for equal timestamps', async () => {
  const own = await app.tenant();
  const pipeline = pipelineOf(app, own);
  const [c, jobs] = [await pipeline.candidate(), await together(7, () => pipeline.job())];
  for (const j of jobs) await pipeline.apply(c, j);
  await app.rows('update candidate_jobs set created_at = now() where candidate_id = $1', [c]);
  const pages = await together(4, (page) => own.api.get(`/applications?limit=2&offset=${page * 2}`));
  expect(pages.map(({ body }) => body.meta)).toEqual([0, 2, 4, 6].map((offset) => ({ total: 7, limit: 2, offset })));
  const seen = pages.flatMap(({ body }) => body.data.map((a: { id: string }) => a.id));
  expect(seen).toHaveLength(7);
  expect(seen).toEqual([...new Set(seen)].sort().reverse());
  expect((await own.api.get('/applications?limit=100&offset=2147483647')).body.data).toEqual([]);
});
