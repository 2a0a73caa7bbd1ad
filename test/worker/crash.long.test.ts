import { afterAll, expect, test } from 'vitest';
import { BulkActionService } from '../../src/modules/bulk-actions/index.ts';
import { aCandidate, startApp, until } from '../support/app.ts';
import { startChild } from '../support/processes/child.ts';
import { startHttpsServer } from '../support/servers/https-server.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { sessionOfTest } from '../support/session.ts';

const smtp = await startSmtpServer();
const app = await startApp({ worker: false });
const { api, organizationId } = await app.tenant();

/** A worker process of its own, so that it can be killed. */
const startWorkerProcess = (settings: Record<string, string> = {}) =>
  startChild('worker/main.ts', {
    DATABASE_URL: app.urls.worker,
    DATA_DIR: app.config.dataDir,
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'error',
    STOP_SECONDS: '5',
    ...settings,
  });
const addCandidates = async (n: number, prefix: string): Promise<string[]> =>
  (
    await app.rows(
      `insert into candidates (id, organization_id, full_name, email, primary_skills)
       select gen_random_uuid(), $1, 'Candidate ' || n, $2 || n || '@example.com', '{PostgreSQL}' from generate_series(1, $3::int) n returning id`,
      [organizationId, prefix, n],
    )
  ).map((row) => row.id);
const applyAll = async (ids: string[]) => {
  const job = (await api.post('/jobs', { title: 'Engineer', required_skills: ['PostgreSQL'] })).body.data;
  for (let i = 0; i < ids.length; i += 100) {
    expect(
      (await api.post('/applications/bulk', { job_id: job.id, candidate_ids: ids.slice(i, i + 100) })).status,
    ).toBe(200);
  }
  return job.id as string;
};

test('Complete each task after a worker is killed during 100 emails, repeating at most with the same Message-ID', async () => {
  // Missed sooner than usual: the test waits for it.
  await app.rows('update pgboss.queue set heartbeat_seconds = 5 where heartbeat_seconds is not null');
  const jobId = await applyAll(await addCandidates(100, 'killed'));
  // the rest must not be sent before the worker is killed
  const killed = Promise.withResolvers<void>();
  smtp.control.beforeYes = async () => smtp.mails.length > 15 && killed.promise;
  const first = startWorkerProcess();
  await until(async () => smtp.mails.length >= 20, '20 emails');
  first.process.kill('SIGKILL');
  await first.exit();
  delete smtp.control.beforeYes;
  killed.resolve();
  const before = smtp.mails.length;
  expect(before).toBeLessThan(100);
  const second = startWorkerProcess();
  // what the killed one held runs again once its heartbeat is missed
  await until(
    async () => (await app.rows("select count(*)::int as n from outbound_messages where state = 'sent'"))[0].n === 100,
    '100 sent',
  );
  // some were running too: once their heartbeat is missed they wait for their next try
  await app.idle();
  const ids = Map.groupBy(smtp.mails, (mail) => mail.to?.[0]?.address ?? '');
  expect(ids.size).toBe(100);
  for (const mails of ids.values()) expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(1);
  const rows = await app.rows(
    'select count(*)::int as n, count(outreach_sent_at)::int as sent, count(match_score)::int as scored from candidate_jobs where job_id = $1',
    [jobId],
  );
  expect(rows).toEqual([{ n: 100, sent: 100, scored: 100 }]);
  console.log(`killed after ${before} of 100 emails; ${smtp.mails.length - 100} sent twice, with the same Message-ID`);
  second.process.kill('SIGTERM');
  expect(await second.exit()).toEqual([0, null]);
  await app.rows('update pgboss.queue set heartbeat_seconds = 10 where heartbeat_seconds is not null');
}, 150_000);

test('Finish running tasks on stop, and leave the rest to the next worker, without repeats', async () => {
  smtp.mails.length = 0;
  await applyAll(await addCandidates(80, 'stopped'));
  const first = startWorkerProcess();
  await until(async () => smtp.mails.length >= 10, '10 emails');
  first.process.kill('SIGTERM');
  expect(await first.exit()).toEqual([0, null]);
  expect(await app.rows("select 1 from pgboss.job where state = 'active' and name not like '\\_\\_%'")).toEqual([]);
  const second = startWorkerProcess();
  await until(async () => smtp.mails.length >= 80, '80 emails');
  await app.idle();
  second.process.kill('SIGTERM');
  await second.exit();
  expect(smtp.mails).toHaveLength(80);
  expect(new Set(smtp.mails.map((mail) => mail.to?.[0]?.address)).size).toBe(80);
}, 90_000);

test('Hand back an unfinished task on stop, without using up an attempt', async () => {
  let asked = 0;
  const host = await startHttpsServer((_req, res) => {
    if (++asked > 1) res.end('Plain words of a resume, Kafka among them');
  });
  afterAll(() => host.close());
  const settings = { RESUME_ALLOW_HOSTS: host.host, RESUME_CA_FILE: host.caFile, STOP_SECONDS: '1' };
  const first = startWorkerProcess(settings);
  const candidate = (await api.post('/candidates', aCandidate({ resume_url: host.url('/slow.txt') }))).body.data;
  await until(async () => asked === 1, 'the download to begin');
  const triesLeft = async () =>
    (
      await app.rows(
        "select retry_limit - retry_count as n, start_after <= now() as due from pgboss.job where name = 'candidates.read-resume'",
      )
    )[0];
  const before = await triesLeft();
  first.process.kill('SIGTERM');
  expect(await first.exit()).toEqual([0, null]);
  const after = await triesLeft();
  expect(after).toEqual({ n: before.n + 1, due: true });
  const second = startWorkerProcess(settings);
  await until(
    async () =>
      (await app.rows("select 1 from candidate_resumes where candidate_id = $1 and state = 'ok'", [candidate.id]))[0],
    'the resume to be read',
  );
  second.process.kill('SIGTERM');
  await second.exit();
});

test('Change each row of a bulk action once after a worker is killed in the middle of it', async () => {
  await app.rows('update pgboss.queue set heartbeat_seconds = 5 where heartbeat_seconds is not null');
  const ids = await addCandidates(10, 'bulk');
  const tags = (): Promise<any[]> =>
    app.rows('select id, tags from candidates where id = any($1::uuid[]) order by id', [ids]);
  const bulk = app.web.resolve(BulkActionService);
  const [{ user }] = await app.rows('select id as user from users where organization_id = $1', [organizationId]);
  const actor = { type: 'user', id: user, email: null, address: null, requestId: null } as const;
  const id = await bulk.draft(organizationId, { action: 'tag', list: 'candidates', ids }, actor);
  if (!id) throw new Error('no draft');
  await bulk.start(organizationId, id, { action: 'tag', tag: 'once' }, actor);
  // The sixth row waits for this lock when the worker is killed.
  const client = await sessionOfTest(app.urls.admin);
  await client.query('begin');
  await client.query('select from candidates where id = $1 for update', [ids[5]]);
  const first = startWorkerProcess();
  const at = async () => (await bulk.get(organizationId, id)).position;
  await until(async () => (await at()) === 5, 'five rows');
  first.process.kill('SIGKILL');
  await first.exit();
  await client.query('rollback');
  expect((await tags()).filter((one) => one.tags.length > 0).length).toBe(5);
  const second = startWorkerProcess();
  await until(async () => (await bulk.get(organizationId, id)).state === 'done', 'the action');
  second.process.kill('SIGTERM');
  await second.exit();
  expect(await bulk.get(organizationId, id)).toMatchObject({ doneCount: 10, unchangedCount: 0, failedCount: 0 });
  expect(new Set((await tags()).map((one) => String(one.tags)))).toEqual(new Set(['once']));
});
