import { expect, test } from 'vitest';
import { recordStatements } from '../../bench/plans.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { newId } from '../../src/platform/ids.ts';
import { waitingQueues } from '../../src/platform/tasks/queue-state.repository.ts';
import { aCandidate, cloneDatabase, startApp, until } from '../support/app.ts';
import { makePdf } from '../support/resume-files.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { startTcpProxy } from '../support/servers/tcp-proxy.ts';
import { sessionOfTest } from '../support/session.ts';
import { samplesOf } from './samples.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { metricsPort: 0, smtpUrl: smtp.url } });
const tenant = await app.tenant({ credits: 100 });
const { api } = tenant;
const read = () => samplesOf(app.web.metricsPort ?? 0);
/** By how much a sample has grown since `before`. */
const growth = (before: Map<string, number>, after: Map<string, number>, name: string) =>
  (after.get(name) ?? 0) - (before.get(name) ?? 0);

async function upload(file: Buffer): Promise<string> {
  const reply = await fetch(`${app.base}/api/v1/resumes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/pdf' },
    body: new Uint8Array(file),
  });
  return ((await reply.json()) as { data: { resume_path: string } }).data.resume_path;
}

test('Count requests by route template, never by path', async () => {
  const { id } = (await api.post('/clients', { name: 'Acme' })).body.data;
  const before = await read();
  await api.get(`/clients/${id}`);
  await api.get(`/clients/${id}?x=1`);
  await fetch(`${app.base}/interview/${'t'.repeat(43)}`);
  await fetch(`${app.base}/no/such/${id}`, { method: 'PROPFIND' });
  const after = await read();
  const grown = (labels: string) => growth(before, after, `recruitment_http_requests_total{${labels}}`);
  expect(grown('method="GET",route="/api/v1/clients/{id}",status="200"')).toBe(1);
  expect(grown('method="GET",route="/api/v1/clients/{id}",status="400"')).toBe(1);
  expect(grown('method="GET",route="/interview/{token}",status="404"')).toBe(1);
  expect(grown('method="other",route="unknown",status="404"')).toBe(1);
  const timed = 'recruitment_http_request_duration_seconds_count{method="GET",route="/api/v1/clients/{id}"}';
  expect(growth(before, after, timed)).toBe(2);
  const text = [...after.keys()].join('\n');
  expect(text).not.toContain(id);
  expect(text).not.toContain('ttt');
  expect(text).not.toContain(tenant.organizationId);
});

test('Count waiting webhooks in workers only, as web does not know them', async () => {
  const metrics = ['recruitment_webhooks_due', 'recruitment_webhooks_due_seconds'];
  const known = await read();
  expect(metrics.filter((name) => known.has(name))).toEqual([]);
});

test('Leave the time that a request waits for an event or a resume out of its duration', async () => {
  const slow = await startApp({ worker: false, config: { metricsPort: 0, resumeWaitSeconds: 2 } });
  const { api: caller } = await slow.tenant({ credits: 10 });
  const timed = async (call: () => Promise<{ status: number }>): Promise<[number, number]> => {
    const since = performance.now();
    const { status } = await call();
    return [status, (performance.now() - since) / 1000];
  };
  const nothing = `subject_id=${newId()}`;
  const { next_cursor: cursor } = (await caller.get(`/events?${nothing}`)).body.meta;
  const resume = { resume_url: 'https://resumes.example/1.pdf' };
  const { id } = (await caller.post('/candidates', aCandidate(resume))).body.data;
  const before = await samplesOf(slow.web.metricsPort ?? 0);
  const poll = await timed(() => caller.get(`/events?wait=2&${nothing}&cursor=${cursor}`));
  const interview = { candidate_id: id, question_source: 'resume' };
  const waiting = await timed(() => caller.post('/video-interviews', interview));
  expect([poll[0], waiting[0]]).toEqual([200, 503]);
  const after = await samplesOf(slow.web.metricsPort ?? 0);
  const counted = (labels: string) => growth(before, after, `recruitment_http_request_duration_seconds_sum{${labels}}`);
  expect(counted('method="GET",route="/api/v1/events"')).toBeLessThan(poll[1] - 1.9);
  expect(counted('method="POST",route="/api/v1/video-interviews"')).toBeLessThan(waiting[1] - 1.9);
});

test('Count tasks, emails and files with their outcomes', async () => {
  smtp.control.refuse = (recipient) => (recipient.startsWith('nobody') ? 550 : undefined);
  const job = (await api.post('/jobs', { title: 'Engineer' })).body.data;
  await app.idle();
  const before = await read();
  const [good, bad] = [
    await upload(await makePdf(['Asha Rao', 'Skills: Kafka'])),
    await upload(Buffer.from('%PDF-1.4')),
  ];
  await api.post('/candidates', aCandidate({ application: { job_id: job.id }, resume_path: good }));
  await api.post(
    '/candidates',
    aCandidate({ application: { job_id: job.id }, resume_path: bad, email: 'nobody@example.com' }),
  );
  await app.idle();
  const after = await read();
  const grown = (name: string) => growth(before, after, name);
  expect(grown('recruitment_mails_total{outcome="sent"}')).toBe(1);
  expect(grown('recruitment_mails_total{outcome="refused"}')).toBe(1);
  expect(grown('recruitment_files_total{kind="resume",outcome="read"}')).toBe(1);
  expect(grown('recruitment_files_total{kind="resume",outcome="corrupt"}')).toBe(1);
  const runs = 'recruitment_task_runs_total{queue="candidates.read-resume",outcome=';
  expect(grown(`${runs}"completed"}`) + grown(`${runs}"dead_lettered"}`)).toBe(2);
  expect(grown('recruitment_task_duration_seconds_count{queue="candidates.read-resume"}')).toBe(2);
  expect(after.get('recruitment_readers_busy{kind="resume"}')).toBe(0);
});

test('Count credits once they are charged for good', async () => {
  const job = (await api.post('/jobs', { title: 'Engineer' })).body.data;
  const made = await api.post('/candidates', aCandidate());
  const before = await read();
  const body = { candidate_id: made.body.data.id, question_source: 'job', job_id: job.id };
  expect((await api.post('/video-interviews', body)).status).toBe(201);
  const after = await read();
  expect(growth(before, after, 'recruitment_credits_charged_total{reason="video interview"}')).toBe(10);
  await app.idle();
});

test('Show how much is queued and for how long, and the connections of the pools', async () => {
  const quiet = await startApp({ worker: false, config: { metricsPort: 0, databasePoolMax: { web: 5, worker: 5 } } });
  const other = await quiet.tenant();
  for (let n = 0; n < 3; n++) await other.api.post('/jobs', { title: `Engineer ${n}` });
  await quiet.rows(`update pgboss.job set start_after = now() - interval '90 s' where name = 'jobs.enrich'`);
  await quiet.rows(`update pgboss.job set start_after = now() + interval '1 h', state = 'retry' where id =
    (select id from pgboss.job where name = 'jobs.enrich' limit 1)`);
  const samples = await samplesOf(quiet.web.metricsPort ?? 0);
  const tasks = (state: string) => samples.get(`recruitment_queue_tasks{queue="jobs.enrich",state="${state}"}`);
  expect([tasks('due'), tasks('delayed'), tasks('active'), tasks('dead_lettered')]).toEqual([2, 1, 0, 0]);
  expect(samples.get('recruitment_queue_oldest_seconds{queue="jobs.enrich"}')).toBeGreaterThanOrEqual(90);
  expect(samples.get('recruitment_database_up')).toBe(1);
  expect(samples.get('recruitment_database_connections_max{pool="transactions"}')).toBe(5);
  expect(samples.get('recruitment_database_waiting{pool="transactions"}')).toBe(0);
  expect(samples.get('recruitment_database_connections{pool="transactions",state="idle"}')).toBeGreaterThan(0);
});

test('Count and find tasks by indexes alone, with statistics of one full queue too', async () => {
  const quiet = await startApp({ worker: false, config: { metricsPort: 0 } });
  await quiet.rows(`insert into pgboss.job (name, data, start_after)
    select 'matching.score', '{}', now() from generate_series(1, 15000)`);
  await quiet.rows('analyze pgboss.job_common');
  const { sent, stop } = recordStatements();
  await samplesOf(quiet.web.metricsPort ?? 0);
  stop();
  const at = sent.findIndex(({ text }) => text.includes('as oldest_seconds'));
  const client = await sessionOfTest(quiet.urls.admin);
  await client.query('begin');
  for (const { text, parameters } of sent.slice(0, at)) {
    if (text.includes('set_config')) await client.query(text, parameters);
  }
  const planOf = async (text = '', parameters: unknown[] = []) =>
    (await client.query(`explain ${text}`, parameters)).rows.map((row) => row['QUERY PLAN']).join('\n');
  const plans = [await planOf(sent[at]?.text, sent[at]?.parameters)];
  await client.query('rollback');
  const { text, values } = waitingQueues(['matching.score', 'jobs.enrich']);
  plans.push(await planOf(text, values));
  for (const plan of plans) {
    expect(plan).toContain('job_common_i11');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});

test('Read the queue once for many scrapes', async () => {
  const port = app.web.metricsPort ?? 0;
  const calls = async () =>
    (
      await app.rows(`select count(*)::int as n from pg_stat_activity where query like '%as oldest_seconds%'
      and pid <> pg_backend_pid()`)
    )[0].n;
  await Promise.all(Array.from({ length: 20 }, () => samplesOf(port)));
  expect(await calls()).toBeLessThanOrEqual(2);
});

test('Keep metrics off the public port, and off unless METRICS_PORT is set', async () => {
  expect((await fetch(`${app.base}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${app.web.metricsPort}/`)).status).toBe(404);
  expect(loadConfig({}).metricsPort).toBeUndefined();
  const without = await startApp({ worker: false });
  expect(without.web.metricsPort).toBeUndefined();
});

test('Answer while the database is away, without old numbers', async () => {
  const urls = await cloneDatabase();
  const proxy = await startTcpProxy(urls.web);
  const cut = await startApp({ worker: false, config: { metricsPort: 0, databaseUrl: proxy.url } });
  const port = cut.web.metricsPort ?? 0;
  expect((await samplesOf(port)).get('recruitment_database_up')).toBe(1);
  await proxy.cut();
  const samples = await until(async () => {
    const now = await samplesOf(port);
    return now.get('recruitment_database_up') === 0 ? now : undefined;
  }, 'the metrics to say that the database is away');
  expect([...samples.keys()].filter((name) => name.startsWith('recruitment_queue_'))).toEqual([]);
  await proxy.restore();
});
