import { afterAll, expect, test } from 'vitest';
import { WorkService } from '../../src/modules/work/index.ts';
import { forgetRecords } from '../../src/modules/work/work.tasks.ts';
import { aCandidate, startApp, until } from '../support/app.ts';
import { startChild } from '../support/processes/child.ts';
import { startHttpsServer } from '../support/servers/https-server.ts';

let isSlow = true;
const host = await startHttpsServer((_req, res) => {
  if (!isSlow) res.end('Plain words of a resume');
});
afterAll(() => host.close());
const settings = { resumeAllowHosts: [host.host], resumeCaFile: host.caFile };
const app = await startApp({ worker: false, config: settings });
const { api, organizationId } = await app.tenant();

test('Fail a task with a reason when its worker is killed on the last attempt, and retry it', async () => {
  const worker = startChild('worker/main.ts', {
    DATABASE_URL: app.urls.worker,
    DATA_DIR: app.config.dataDir,
    LOG_LEVEL: 'error',
    RESUME_ALLOW_HOSTS: host.host,
    RESUME_CA_FILE: host.caFile,
  });
  const candidate = (await api.post('/candidates', aCandidate({ resume_url: host.url('/slow.txt') }))).body.data;
  const task = async () => (await api.get(`/tasks?kind=resume&candidate_id=${candidate.id}`)).body.data[0];
  await until(async () => (await task())?.state === 'running', 'the task to run', 60_000);
  await app.rows("update pgboss.job set retry_limit = 0 where name = 'candidates.read-resume'");
  worker.process.kill('SIGKILL');
  await worker.exit();
  isSlow = false;
  await app.startWorker();

  const failed = await until(async () => {
    await app.web.queue.compareRecords(); // as the schedule does, each minute
    const now = await task();
    return now.state !== 'running' && now;
  }, 'the record to be put right');
  expect(failed).toMatchObject({
    state: 'failed',
    error: expect.stringMatching(/worker stopped unexpectedly.*Retry the task/),
  });
  expect(await app.web.resolve(WorkService).retry(organizationId, { id: failed.id })).toBe(1);
  await until(async () => (await task()).state === 'done', 'the retried task');
  expect((await task()).progress).toEqual({ done: expect.any(Number), total: 4 });
}, 180_000);

test('Delete records of done and dismissed tasks after a week, and keep newer, failed and waiting ones', async () => {
  await app.idle();
  const earlier = (await api.get('/tasks')).body.data.map((one: any) => one.id);
  expect(earlier.length).toBeGreaterThan(0);
  const states = ['done', 'dismissed', 'failed', 'queued', 'running'];
  const client = await app.db.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query("update tasks set updated_at = now() - interval '8 days'");
    for (const hours of [7 * 24 - 1, 7 * 24 + 1]) {
      await client.query(
        `insert into tasks (id, organization_id, queue, kind, state, max_attempts, updated_at)
         select gen_random_uuid(), $1, 'candidates.read-resume', 'resume', state, $2::int, now() - $2 * interval '1 hour'
         from unnest($3::text[]) as state`,
        [organizationId, hours, states],
      );
    }
    await client.query('set session_replication_role = origin');
  } finally {
    client.release();
  }
  await app.web.queue.enqueue(forgetRecords, {});
  await app.idle();
  const left = await app.rows('select state, max_attempts as hours from tasks where organization_id = $1', [
    organizationId,
  ]);
  expect(left.map(({ state, hours }) => `${state} ${hours}`).toSorted()).toEqual(
    [...states.map((state) => `${state} 167`), 'failed 169', 'queued 169', 'running 169'].toSorted(),
  );
  for (const id of earlier) expect((await api.get(`/tasks/${id}`)).status).toBe(404);
  const { data } = (await api.get('/tasks')).body;
  expect(data.map((one: any) => `${one.state} ${one.max_attempts}`)).toEqual(
    expect.arrayContaining(['done 167', 'failed 167', 'failed 169']),
  );
});
