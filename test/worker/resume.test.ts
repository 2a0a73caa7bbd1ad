import { afterAll, expect, test } from 'vitest';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { aCandidate, startApp, type Tenant, until } from '../support/app.ts';
import { makeDocx, makePdf, makeScannedPdf } from '../support/resume-files.ts';
import { startHttpsServer } from '../support/servers/https-server.ts';

const lines = ['Asha Rao', 'asha@private.example', '+91 98765 43210', 'Skills: Kafka, PostgreSQL, TypeScript'];
const files = new Map<string, Buffer>([
  ['/resume.pdf', await makePdf(lines)],
  ['/resume.docx', await makeDocx({ paragraphs: lines })],
  ['/scan.pdf', await makeScannedPdf()],
]);
const asked: string[] = [];
const host = await startHttpsServer((req, res) => {
  const name = req.url ?? '';
  asked.push(name);
  const file = files.get(name);
  if (name === '/down.pdf') res.writeHead(503).end();
  else if (name.startsWith('/limited?')) res.writeHead(429, { 'retry-after': decodeURIComponent(name.slice(9)) }).end();
  else if (file) res.end(file);
  else res.writeHead(404).end();
});
afterAll(() => host.close());
const app = await startApp({
  resumeProcess: true,
  config: { resumeAllowHosts: [host.host], resumeCaFile: host.caFile },
});
const tenant = await app.tenant();
const job = (
  await tenant.api.post('/jobs', {
    title: 'Data engineer',
    required_skills: ['Kafka', 'PostgreSQL'],
    min_experience_years: 2,
  })
).body.data;

const apply = async (fields: Record<string, unknown>, to: Tenant = tenant) =>
  (
    await to.api.post(
      '/candidates',
      aCandidate({ total_experience_years: 4, ...fields, application: { job_id: job.id } }),
    )
  ).body.data;
const resumeOf = async (candidateId: string) =>
  (await app.rows('select * from candidate_resumes where candidate_id = $1', [candidateId]))[0];
const settled = (candidateId: string) =>
  until(async () => {
    const resume = await resumeOf(candidateId);
    return resume?.state !== 'queued' && resume;
  }, 'the resume to be read');
const match = async (applicationId: string) => (await tenant.api.get(`/applications/${applicationId}/match`)).body.data;

test.each(['resume.pdf', 'resume.docx'])(
  'Read a %s from resume_url, and count its skills in the match score',
  async (name) => {
    const candidate = await apply({ resume_url: host.url(`/${name}`) });
    expect(await settled(candidate.id)).toMatchObject({ state: 'ok', reason: null });
    await app.idle();
    const explained = await match(candidate.applications[0].id);
    expect(explained.components[0]).toMatchObject({ key: 'required_skills', status: 'met', missing: [] });
    expect(explained.components[0].evidence.join()).toMatch(/Kafka.*resume/i);
    expect(explained.score).toBeGreaterThan(0);
    expect(JSON.stringify(explained)).not.toContain('private.example');
    const detail = JSON.stringify((await tenant.api.get(`/candidates/${candidate.id}`)).body);
    expect(detail).not.toContain('Skills:');
    expect(detail).not.toContain('resume_text');
  },
);

test('Read the same bytes once, and download again only for a new link', async () => {
  const first = await apply({ resume_url: host.url('/resume.pdf') });
  await settled(first.id);
  await app.idle();
  const [texts] = await app.rows('select count(*)::int as n from resume_texts where organization_id = $1', [
    tenant.organizationId,
  ]);
  const fetched = asked.length;
  await tenant.api.put(`/candidates/${first.id}`, { resume_url: host.url('/resume.pdf'), notice_period_days: 30 });
  await app.idle();
  expect(asked.length).toBe(fetched);
  await tenant.api.put(`/candidates/${first.id}`, { resume_url: host.url('/resume.docx') });
  await app.idle();
  expect(asked.length).toBe(fetched + 1);
  const [after] = await app.rows('select count(*)::int as n from resume_texts where organization_id = $1', [
    tenant.organizationId,
  ]);
  expect(after.n).toBe(texts.n);
});

test.each([
  ['/scan.pdf', 'no_text', 'The resume contains no text, it'],
  ['/missing.pdf', 'not_found', 'The host of the resume denied '],
])('Fail %s as %s with a readable message, and read the next resume', async (path, reason, words) => {
  const candidate = await apply({ resume_url: host.url(path) });
  expect(await settled(candidate.id)).toMatchObject({ state: 'failed', reason });
  const good = await apply({ resume_url: host.url('/resume.pdf') });
  expect(await settled(good.id)).toMatchObject({ state: 'ok' });
  const failed = await until(
    async () =>
      (await app.web.resolve(TaskQueue).failures('candidates.read-resume')).find((f) => f.reason?.startsWith(words)),
    'the failed task',
  );
  expect(failed.reason).not.toContain(host.host);
});

test.each([
  ['http://resumes.example.com/a.pdf', 'not_https'],
  ['https://127.0.0.1/a.pdf', 'private_address'],
  ['https://169.254.169.254/latest/meta-data', 'private_address'],
  ['not a link', 'invalid_url'],
])('Never request %s: %s', async (url, reason) => {
  const candidate = await apply({ resume_url: url });
  expect(candidate.resume_url).toBe(url);
  expect(await settled(candidate.id)).toMatchObject({ state: 'failed', reason });
});

test.each([
  ['5400', 5_400],
  [new Date(Date.now() + 7_200_000).toUTCString(), 7_200],
  ['604800', 86_400],
  ['1', 5],
  ['soon', 5],
])('Retry a host that limits downloads with Retry-After: %s after %i s', async (pause, seconds) => {
  const candidate = await apply({ resume_url: host.url(`/limited?${encodeURIComponent(pause)}`) });
  const task = await until(async () => {
    const { data } = (await tenant.api.get(`/tasks?candidate_id=${candidate.id}&kind=resume`)).body;
    return data.find(({ state }: { state: string }) => state === 'retrying');
  }, 'the next try to be waiting');
  const waits = (Date.parse(task.next_attempt_at) - Date.parse(task.updated_at)) / 1000;
  expect(waits).toBeGreaterThan(seconds - 60);
  expect(waits).toBeLessThan(seconds + 60);
  expect(await resumeOf(candidate.id)).toMatchObject({ state: 'queued', reason: 'rate_limited' });
  await tenant.api.put(`/candidates/${candidate.id}`, { resume_url: null });
});

test('Retry a host that is down', async () => {
  const candidate = await apply({ resume_url: host.url('/down.pdf') });
  await until(async () => {
    const [task] = await app.rows("select 1 from pgboss.job where name = 'candidates.read-resume' and state = 'retry'");
    return task;
  }, 'the next try to be waiting');
  expect(await resumeOf(candidate.id)).toMatchObject({ state: 'queued' });
  files.set('/down.pdf', files.get('/resume.pdf')!);
  await tenant.api.put(`/candidates/${candidate.id}`, { resume_url: null });
  await app.hurry();
  expect(await resumeOf(candidate.id)).toBeUndefined();
});
