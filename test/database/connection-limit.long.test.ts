import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { listen } from '../../src/platform/http/server.ts';
import { aCandidate, startApp, until } from '../support/app.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const admin = new pg.Client(inject('adminUrl'));
await admin.connect();
afterAll(() => admin.end());

/** A role that may read and write everything of the app, over so many connections. */
async function limitedTo(connections: number) {
  const role = `limited_${randomBytes(6).toString('hex')}`;
  await admin.query(`create role ${role} login password 'p' connection limit ${connections}`);
  afterAll(async () => {
    await app.rows(`drop owned by ${role}`);
    await admin.query(`drop role ${role}`);
  });
  for (const schema of ['public', 'pgboss'])
    await app.rows(
      `grant usage on schema ${schema} to ${role}; grant all on all tables in schema ${schema} to ${role};
       grant all on all sequences in schema ${schema} to ${role}`,
    );
  const url = new URL(app.urls.admin);
  url.username = role;
  url.password = 'p';
  return { url: url.href, lift: () => admin.query(`alter role ${role} connection limit -1`) };
}

test('Answer 503 with Retry-After when the role takes no more connections', async () => {
  const role = await limitedTo(6);
  const web = await boot({ ...app.config, databaseUrl: role.url, databasePoolMax: { web: 20, worker: 20 } }, 'web');
  const server = await listen(web.http(), 0, '127.0.0.1');
  const base = `http://127.0.0.1:${server.port}`;
  await until(async () => (await fetch(`${base}/readyz`)).ok, 'web to be ready');
  const headers = { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' };
  const post = () =>
    fetch(`${base}/api/v1/candidates`, { method: 'POST', headers, body: JSON.stringify(aCandidate()) });
  const answers = await Promise.all(Array.from({ length: 60 }, post));
  await server.stop(1);
  await web.close(1);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { error: { code: 'unavailable', retryable: true } },
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test('Run tasks later, without using up an attempt, while the role takes no more connections', async () => {
  // Enough for the queue: 6 and the listener.
  const role = await limitedTo(7);
  const job = (await tenant.api.post('/jobs', { title: 'Engineer', required_skills: ['SQL'] })).body.data;
  for (let i = 0; i < 5; i++) await tenant.api.post('/candidates', aCandidate({ application: { job_id: job.id } }));
  const worker = await boot({ ...app.config, databaseUrl: role.url }, 'worker');
  await worker.queue.work(worker.resolve, 2);
  const tasks = () =>
    app.rows(`select retry_count, retry_limit, name, retry_limit - retry_count as left from pgboss.job
      where name in ('matching.score', 'outreach.deliver-message', 'jobs.enrich') and state in ('created', 'active', 'retry')`);
  const before = new Map((await tasks()).map(({ name, left }) => [name, left]));
  expect(before.size).toBe(3);
  await until(async () => (await tasks()).filter((task) => task.retry_count > 0).length >= 5, 'tasks to fail');
  for (const { name, left } of await tasks()) expect(left).toBeGreaterThanOrEqual(before.get(name) ?? 0);
  const { body } = await tenant.api.get('/tasks?limit=100');
  expect(body.data.map(({ error }: { error: string | null }) => error)).not.toContain(
    expect.stringMatching(/wrong on our side/),
  );
  await role.lift();
  await app.idle();
  // A schedule repairs a record that could not be written.
  const unrecorded = () => app.rows(`select 1 from tasks where state <> 'done'`);
  await until(async () => (await unrecorded()).length === 0, 'the records to show that all is done');
  await worker.close(5);
  expect(await app.rows(`select 1 from pgboss.job where name like '%.dead'`)).toEqual([]);
});
