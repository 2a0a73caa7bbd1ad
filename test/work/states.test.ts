import { afterAll, expect, test } from 'vitest';
import { WorkService } from '../../src/modules/work/index.ts';
import { aCandidate, startApp, until } from '../support/app.ts';
import { startHttpsServer } from '../support/servers/https-server.ts';

// What the host of resumes does next.
let answer: () => Promise<number | string> = async () => 200;
const host = await startHttpsServer((_req, res) => {
  void answer().then((said) => {
    res.statusCode = typeof said === 'number' ? said : 200;
    res.end(String(said));
  });
});
afterAll(() => host.close());
const app = await startApp({ config: { resumeAllowHosts: [host.host], resumeCaFile: host.caFile } });

const resumeOf = async (tenant: Awaited<ReturnType<typeof app.tenant>>, path: string) => {
  const { data } = (await tenant.api.post('/candidates', aCandidate({ resume_url: host.url(path) }))).body;
  const find = async () => (await tenant.api.get(`/tasks?kind=resume&candidate_id=${data.id}`)).body.data[0];
  return { candidateId: data.id as string, find };
};

test('Show a resume task at its step while the host is slow, then done', async () => {
  const tenant = await app.tenant();
  const held = Promise.withResolvers<string>();
  answer = () => held.promise;
  const { candidateId, find } = await resumeOf(tenant, '/slow.txt');
  const running = await until(async () => {
    const task = await find();
    // A run records its progress a moment later.
    return task.state === 'running' && task.step && task;
  }, 'the task to run');
  expect(running).toMatchObject({
    kind: 'resume',
    step: 'download',
    progress: { done: 0, total: 4 },
    attempts: 1,
    max_attempts: 6,
    error: null,
    candidate_id: candidateId,
    job_id: null,
    caused_by: null,
    finished_at: null,
  });
  expect((await app.web.resolve(WorkService).summary(tenant.organizationId)).kinds).toMatchObject([
    { kind: 'resume', running: 1, queued: 0, oldest_seconds: expect.any(Number), estimate_seconds: null },
  ]);
  held.resolve('Asha Rao\nBackend engineer: Node.js, PostgreSQL.');
  const done = await until(async () => {
    const task = await find();
    return task.step === null && task.state === 'done' && task;
  }, 'the resume to be read and scored');
  expect(done).toMatchObject({ progress: { done: 4, total: 4 }, error: null, finished_at: expect.any(String) });
  const scores = (await tenant.api.get(`/tasks?kind=match_score&candidate_id=${candidateId}`)).body.data;
  expect(scores).toMatchObject([{ state: 'done', caused_by: done.id }]);
});

test('Explain a failed attempt and show when the next one comes, without failing the task', async () => {
  const tenant = await app.tenant();
  answer = async () => 503;
  const { find } = await resumeOf(tenant, '/down.txt');
  const waiting = await until(async () => {
    const task = await find();
    return task.state === 'retrying' && task;
  }, 'the task to wait for its next try');
  expect(waiting).toMatchObject({
    attempts: 1,
    error: expect.stringContaining('unavailable or did not respond'),
    finished_at: null,
  });
  expect(Date.parse(waiting.next_attempt_at)).toBeGreaterThan(Date.parse(waiting.started_at));
  answer = async () => 'Plain words of a resume';
  await app.hurry();
  expect(await find()).toMatchObject({ state: 'done', attempts: 2, error: null, next_attempt_at: null });
});

test('Leave no task after a refused request, and no task_group without tasks', async () => {
  const { api } = await app.tenant();
  const refused = await api.post('/candidates', {
    ...aCandidate({ resume_url: host.url('/never.txt') }),
    application: { job_id: '0199f3a2-7c41-7000-8000-000000000001' },
  });
  expect(refused.status).toBe(404);
  const job = (await api.post('/jobs', { title: 'Job', skip_ai_enrichment: true })).body.data;
  const nobody = '0199f3a2-7c41-7000-8000-000000000002';
  const bulk = await api.post('/applications/bulk', { job_id: job.id, candidate_ids: [nobody] });
  expect(bulk.body.meta).toMatchObject({ failed: 1, task_group: null });
  expect((await api.get('/tasks')).body.meta.total).toBe(0);
});

test('Return the same task_group for a bulk repeated with its Idempotency-Key', async () => {
  const { api } = await app.tenant();
  const job = (await api.post('/jobs', { title: 'Job', skip_ai_enrichment: true })).body.data;
  const candidate = (await api.post('/candidates', aCandidate())).body.data;
  const body = { job_id: job.id, candidate_ids: [candidate.id] };
  const send = () => api.call('POST', '/api/v1/applications/bulk', body, { 'idempotency-key': 'once' });
  const [first, second] = [await send(), await send()];
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(second.body.meta).toEqual(first.body.meta);
  const group = first.body.meta.task_group;
  expect((await api.get(`/tasks?task_group=${group}`)).body.meta.total).toBe(2);
});

test('List tasks by filter, page and cursor, and hide those of other organizations', async () => {
  const { api } = await app.tenant();
  const job = (await api.post('/jobs', { title: 'Job', required_skills: ['SQL'] })).body.data;
  const made = (await api.post('/candidates', aCandidate({ application: { job_id: job.id } }))).body.data;
  const [application] = made.applications;
  await app.idle();
  const kinds = async (filter: string) =>
    (await api.get(`/tasks?${filter}`)).body.data.map((task: any) => task.kind).sort();
  expect(await kinds(`job_id=${job.id}`)).toEqual(['email', 'enrichment', 'match_score', 'match_score']);
  expect(await kinds(`candidate_id=${made.id}`)).toEqual(['email', 'match_score']);
  expect(await kinds(`application_id=${application.id}`)).toEqual(['email', 'match_score']);
  expect(await kinds('kind=email&state=done')).toEqual(['email']);
  expect(await kinds('state=failed')).toEqual([]);
  expect((await api.get('/tasks?kind=nothing')).body.error.details[0].path).toBe('kind');

  const all = (await api.get('/tasks')).body;
  const paged = [];
  for (let offset = 0; offset < all.meta.total; offset++)
    paged.push(...(await api.get(`/tasks?limit=1&offset=${offset}`)).body.data);
  expect(paged).toEqual(all.data);
  const first = (await api.get('/tasks?updated_after=2000-01-01T00:00:00Z&limit=3')).body;
  const rest = (await api.get(`/tasks?cursor=${first.meta.next_cursor}`)).body;
  const ids = [...first.data, ...rest.data].map((task) => task.id);
  expect(ids.toSorted()).toEqual(all.data.map((task: any) => task.id).toSorted());
  await api.put(`/candidates/${made.id}`, { primary_skills: ['SQL'] });
  await app.idle();
  const news = (await api.get(`/tasks?cursor=${rest.meta.next_cursor}`)).body.data;
  expect(news).toMatchObject([{ kind: 'match_score', candidate_id: made.id, state: 'done' }]);

  const other = await app.tenant();
  expect((await other.api.get('/tasks')).body.data).toEqual([]);
  expect((await other.api.get(`/tasks/${all.data[0].id}`)).status).toBe(404);
  expect((await api.get(`/tasks/${all.data[0].id}`)).body.data).toEqual(all.data[0]);
});
