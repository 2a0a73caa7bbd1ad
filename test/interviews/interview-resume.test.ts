import { afterAll, beforeEach, expect, test } from 'vitest';
import { OrganizationService } from '../../src/modules/organizations/index.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { expectError, pipelineOf, together } from '../applications/pipeline.ts';
import { type Answer, startApp, until } from '../support/app.ts';
import { makePdf, makeScannedPdf } from '../support/resume-files.ts';
import { startHttpsServer } from '../support/servers/https-server.ts';

const lines = ['Asha Rao', 'Engineer at Northwind Traders, 2020', 'Skills: Kafka, PostgreSQL, TypeScript'];
const pdf = await makePdf(lines);
const files = new Map<string, Buffer>([
  ['/scan.pdf', await makeScannedPdf()],
  ['/locked.pdf', await makePdf(lines, { userPassword: 'secret' })],
  ['/odd.bin', Buffer.from([0, 1, 2, 3, 0xff, 0xfe, 0])],
]);
const asked: string[] = [];
const down = new Set<string>();
const busy = new Set<string>();
const host = await startHttpsServer((req, res) => {
  const name = req.url ?? '';
  asked.push(name);
  const file = files.get(name) ?? (name.startsWith('/good') ? pdf : undefined);
  if (down.has(name)) res.writeHead(503).end();
  else if (busy.has(name)) res.writeHead(429, { 'retry-after': '1' }).end();
  else if (file) res.end(file);
  else res.writeHead(404).end();
});
afterAll(() => host.close());
const settings = { resumeAllowHosts: [host.host], resumeCaFile: host.caFile };
const app = await startApp({ config: settings });
const tenant = await app.tenant({ credits: 1000 });
const { api } = tenant;
const { candidate } = pipelineOf(app, tenant);

const ask = (candidate_id: string) => api.post('/video-interviews', { candidate_id, question_source: 'resume' });
const interviewsOf = (candidateId: string) =>
  app.rows('select * from video_interviews where candidate_id = $1', [candidateId]);
const entries = async () =>
  (
    await app.rows('select count(*)::int as n from credit_entries where organization_id = $1', [tenant.organizationId])
  )[0].n;

function expectNoText(answer: Answer, reason: string, retryable: boolean) {
  expectError(answer, 400, 'validation_error');
  expect(answer.body.error).toMatchObject({ retryable, details: [{ path: 'candidate_id', code: reason }] });
  expect(answer.body.error.message).not.toContain(host.host);
}

beforeEach(() => {
  asked.length = 0;
});

test('Ask five questions about the resume, without a second download for a second interview', async () => {
  const c = await candidate({ resume_url: host.url('/good-1.pdf') });
  const [first, second] = [await ask(c), await ask(c)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(asked.filter((name) => name === '/good-1.pdf')).toHaveLength(1);
  const [row, again] = await interviewsOf(c);
  expect(row).toMatchObject({ question_source: 'resume', job_id: null, initiated_via: 'api' });
  expect(row.questions).toHaveLength(5);
  expect(row.questions.map((q: any) => q.kind)).toEqual(Array(5).fill('spoken'));
  const texts = row.questions.map((q: any) => q.text).join(' ');
  expect(texts).toContain('Kafka');
  expect(texts).toContain('Northwind Traders');
  expect(again.questions.map((q: any) => q.text)).toEqual(row.questions.map((q: any) => q.text));
});

test('Download once and create five interviews for five concurrent requests', async () => {
  const c = await candidate({ resume_url: host.url('/good-2.pdf') });
  const answers = await together(5, () => ask(c));
  expect(answers.map((a) => a.status)).toEqual(Array(5).fill(201));
  expect(asked).toEqual(['/good-2.pdf']);
  expect(await interviewsOf(c)).toHaveLength(5);
});

test('Return 400 no_resume without a resume, whatever the balance; charge nothing until one is there', async () => {
  for (const credits of [10, 0]) {
    const asking = await app.tenant({ credits });
    const candidate_id = await pipelineOf(app, asking).candidate();
    const request = () => asking.api.post('/video-interviews', { candidate_id, question_source: 'resume' });
    const balance = async () => (await asking.api.get('/organization')).body.data.credit_balance;
    expectNoText(await request(), 'no_resume', false);
    expectNoText(await request(), 'no_resume', false);
    await app.idle();
    expect([await interviewsOf(candidate_id), await balance()]).toEqual([[], credits]);
    expect((await asking.api.get('/tasks')).body.data).toEqual([]);

    const resume_url = host.url(`/good-no-resume-${credits}.pdf`);
    expect((await asking.api.put(`/candidates/${candidate_id}`, { resume_url })).status).toBe(200);
    const repeated = await request();
    if (credits === 0) expectError(repeated, 403, 'insufficient_credits');
    else expect(repeated.status).toBe(201);
    expect(await interviewsOf(candidate_id)).toHaveLength(credits / 10);
    expect(await balance()).toBe(0);
  }
});

test.each<[string, string, boolean]>([
  ['http://resumes.example.com/a.pdf', 'not_https', false],
  ['ftp://resumes.example.com/a.pdf', 'not_https', false],
  ['https://127.0.0.1/a.pdf', 'private_address', false],
  ['not a link', 'invalid_url', false],
  [host.url('/missing.pdf'), 'not_found', true],
  [host.url('/scan.pdf'), 'no_text', false],
  [host.url('/locked.pdf'), 'encrypted', false],
  [host.url('/odd.bin'), 'unsupported', false],
])('Return 400 for %s: %s (retryable: %s), charging nothing, also on a repeat', async (url, reason, retryable) => {
  const before = await entries();
  const c = await candidate({ resume_url: url });
  expectNoText(await ask(c), reason, retryable);
  expectNoText(await ask(c), reason, retryable);
  expect(await entries()).toBe(before);
  expect(await interviewsOf(c)).toEqual([]);
});

test('Return 400 for an unusable resume link before 403 for missing credits', async () => {
  const poor = await app.tenant({ credits: 9 });
  const candidates = pipelineOf(app, poor);
  const create = async (resume_url: string) =>
    poor.api.post('/video-interviews', {
      candidate_id: await candidates.candidate({ resume_url }),
      question_source: 'resume',
    });
  expectNoText(await create('http://resumes.example.com/a.pdf'), 'not_https', false);
  expectNoText(await create('not a link'), 'invalid_url', false);
  expectError(await create(host.url('/good-poor.pdf')), 403, 'insufficient_credits');
});

test('Return retryable 400 that names the limit of a host with status 429, and read the resume later', async () => {
  busy.add('/good-busy.pdf');
  const c = await candidate({ resume_url: host.url('/good-busy.pdf') });
  const answer = await ask(c);
  expectNoText(answer, 'rate_limited', true);
  expect(answer.body.error.message).toContain('limits how often');
  busy.delete('/good-busy.pdf');
  await app.hurry();
  expect((await api.get(`/candidates/${c}/resume`)).body.data).toMatchObject({ state: 'read', reason: null });
});

test('Return retryable 400 after a failed download, and succeed once the host is up', async () => {
  down.add('/good-3.pdf');
  const c = await candidate({ resume_url: host.url('/good-3.pdf') });
  expectNoText(await ask(c), 'fetch_failed', true);
  const [row] = await app.rows('select state, reason from candidate_resumes where candidate_id = $1', [c]);
  expect(row).toEqual({ state: 'queued', reason: 'fetch_failed' });
  down.delete('/good-3.pdf');
  expect((await ask(c)).status).toBe(201);
  const fetched = asked.length;
  await app.hurry();
  expect(asked.length).toBe(fetched); // the try that was still to come finds it done
});

test('Create the interview after the link of a failed resume is fixed', async () => {
  const c = await candidate({ resume_url: host.url('/late.pdf') });
  expectNoText(await ask(c), 'not_found', true);
  files.set('/late.pdf', pdf);
  expect((await ask(c)).status).toBe(201);
});

test('Return 403 insufficient_credits without requesting the resume, and create the interview once credits are added', async () => {
  const poor = await app.tenant({ credits: 9 });
  const own = pipelineOf(app, poor);
  const c = await own.candidate({ resume_url: host.url('/missing-2.pdf') });
  await app.idle();
  const body = { candidate_id: c, question_source: 'resume' };
  const balance = async () => (await poor.api.get('/organization')).body.data.credit_balance;
  const since = asked.length;
  expectError(await poor.api.post('/video-interviews', body), 403, 'insufficient_credits');
  await app.idle();
  expect(asked.length).toBe(since);
  expect([await balance(), await interviewsOf(c)]).toEqual([9, []]);

  files.set('/missing-2.pdf', pdf);
  await app.web.resolve(OrganizationService).addCredits(poor.organizationId, 1, 'bought');
  const made = await poor.api.post('/video-interviews', body);
  expect(made.status).toBe(201);
  expect(asked.slice(since)).toEqual(['/missing-2.pdf']);
  expect((await interviewsOf(c)).map(({ id }) => id)).toEqual([made.body.data.id]);
  expect(await balance()).toBe(0);
});

test('Return 404 for another organization’s candidate', async () => {
  const other = await app.tenant({ credits: 100 });
  const c = await candidate({ resume_url: host.url('/good-4.pdf') });
  const body = { candidate_id: c, question_source: 'resume' };
  expectError(await other.api.post('/video-interviews', body), 404, 'not_found');
});

test('Return 503 without a charge if the worker is slow, and succeed on repeat', async () => {
  const slow = await startApp({ worker: false, config: { ...settings, resumeWaitSeconds: 0 } });
  const own = await slow.tenant({ credits: 10 });
  const c = await pipelineOf(slow, own).candidate({ resume_url: host.url('/good-5.pdf') });
  const body = { candidate_id: c, question_source: 'resume' };
  const answers = await together(3, () => own.api.post('/video-interviews', body));
  for (const answer of answers) {
    expectError(answer, 503, 'unavailable');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.body.error.retryable).toBe(true);
  }
  expect((await own.api.get('/organization')).body.data.credit_balance).toBe(10);
  const reads = () => slow.rows("select 1 from pgboss.job where name = 'candidates.read-resume'");
  expect(await reads()).toHaveLength(1);
  // a task that was lost is replaced in time, once
  await slow.rows("update candidate_resumes set queued_at = now() - interval '6 minutes'");
  await together(3, () => own.api.post('/video-interviews', body));
  expect(await reads()).toHaveLength(2);
  await slow.startWorker();
  await slow.idle();
  expect((await own.api.post('/video-interviews', body)).status).toBe(201);
  expect((await own.api.get('/organization')).body.data.credit_balance).toBe(0);
});

test('Show a resume that failed among the failed tasks', async () => {
  const c = await candidate({ resume_url: host.url('/missing-3.pdf') });
  expectNoText(await ask(c), 'not_found', true);
  await until(
    async () => (await app.web.resolve(TaskQueue).failures('candidates.read-resume')).length > 0,
    'the failed task',
  );
});
