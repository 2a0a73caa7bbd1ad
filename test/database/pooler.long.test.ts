import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { together } from '../applications/pipeline.ts';
import { signIn } from '../console/console-client.ts';
import { aCandidate, apiOf, startApp, until } from '../support/app.ts';
import { openStream } from '../support/event-stream.ts';
import { killChildren, startChild } from '../support/processes/child.ts';
import { canPrepare, noPgBouncer } from '../support/servers/find-pgbouncer.ts';
import { freePort } from '../support/servers/free-port.ts';
import { startPgBouncer } from '../support/servers/pgbouncer.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const size = 5;
const password = 'operators-secret-of-this-test';

/** Web and worker behind a small PgBouncer, as processes. `app` is on the same database, without it. */
async function startService() {
  const app = await startApp({ worker: false });
  const { web, worker, owner } = app.urls;
  const pgBouncer = await startPgBouncer([web, worker, owner], { default_pool_size: size, query_wait_timeout: 10 });
  const smtp = await startSmtpServer();
  afterAll(killChildren);
  const pooled = (url: string) => ({
    DATABASE_URL: pgBouncer.urlOf(url),
    DATA_DIR: app.config.dataDir,
    DATABASE_PREPARED_STATEMENTS: canPrepare ? 'on' : '',
    SMTP_URL: smtp.url,
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_BURST: '1000000',
  });
  const settings = (url: string) => ({ ...pooled(url), DATABASE_DIRECT_URL: url });
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const status = () =>
    fetch(`${base}/readyz`).then(
      (answer) => answer.status,
      () => undefined,
    );
  const processes = {
    migrating: startChild('src/cli.ts', settings(owner), ['migrate']),
    web: startChild('src/main.ts', { ...settings(web), PORT: String(port), OPERATOR_PASSWORD: password }),
    worker: startChild('worker/main.ts', settings(worker)),
  };
  const tenant = await app.tenant();
  return { app, pgBouncer, smtp, base, status, processes, pooled, tenant, api: apiOf(base, tenant.key) };
}
const service = (noPgBouncer ? undefined : await startService()) as Awaited<ReturnType<typeof startService>>;

// Hooks after the tests run if this fails, and end the processes.
beforeAll(async () => {
  if (!service) return;
  const { migrating, web } = service.processes;
  if ((await migrating.exit())[0] !== 0) throw new Error(migrating.output());
  await until(
    async () => (await service.status()) === 200,
    () => `web to be ready: ${web.output()}`,
  );
});

const locks = () =>
  service.app.rows(`select * from pg_locks where locktype = 'advisory' and database = (
  select oid from pg_database where datname = current_database())`);

test.skipIf(noPgBouncer)('Answer many reads and writes at once behind PgBouncer in transaction mode', async () => {
  const { api } = service;
  const answers = await together(160, (n) =>
    n % 2 === 0
      ? api.get(['/candidates?limit=5', '/jobs', '/applications', '/clients?search=a'][(n / 2) % 4] ?? '')
      : api.post('/clients', { name: `Client ${n}` }),
  );
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  expect((await api.get('/clients?limit=1')).body.meta.total).toBe(80);
});

test.skipIf(noPgBouncer)(
  'Score and mail each application of a bulk once behind PgBouncer, and hold no lock afterwards',
  async () => {
    const { app, api, base, smtp, tenant } = service;
    const job = (await api.post('/jobs', { title: 'Engineer', required_skills: ['SQL'] })).body.data;
    const emails = Array.from({ length: 60 }, (_, n) => `pooled.${n}@example.com`);
    const made = await together(60, (n) =>
      api.post('/candidates', aCandidate({ email: emails[n], full_name: `Pooled ${n}`, primary_skills: ['SQL'] })),
    );
    const browser = await signIn(app, tenant);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stream = await openStream(`${base}/console/live`, { headers: { cookie } });
    await stream.event(0);
    const { body } = await api.post('/applications/bulk', {
      job_id: job.id,
      candidate_ids: made.map((one) => one.body.data.id),
    });
    expect(body.meta).toMatchObject({ created: 60, failed: 0 });
    await stream.event(1);
    stream.leave();
    await app.idle();
    const [row] = await app.rows(
      `select count(*)::int as n from candidate_jobs where match_score is not null and outreach_sent_at is not null`,
    );
    expect(row.n).toBe(60);
    expect(smtp.mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(emails.toSorted());
    expect(await app.rows(`select name, output from pgboss.job where name like '%.dead' or retry_count > 0`)).toEqual(
      [],
    );
    await until(async () => (await locks()).length === 0, 'no lock to be left');
  },
);

test.skipIf(noPgBouncer)('Create one record for concurrent requests with an idempotency key', async () => {
  const { app, api } = service;
  const create = () => api.call('POST', '/api/v1/clients', { name: 'Once' }, { 'idempotency-key': 'pooled-once' });
  for (const { status } of await together(10, create)) expect([201, 409]).toContain(status);
  expect(await app.rows(`select 1 from clients where name = 'Once'`)).toHaveLength(1);
});

test.skipIf(noPgBouncer)('Serve the queue dashboard and operator commands', async () => {
  const { app, base, pooled } = service;
  const command = startChild('src/cli.ts', { ...pooled(app.urls.web), DATABASE_POOL_MODE: 'transaction' }, [
    'work',
    'status',
  ]);
  const authorization = `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`;
  const page = await fetch(`${base}/operator/queues/queues`, { headers: { authorization } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('access.forget-answers')]);
  expect([await command.exit(), command.output()]).toEqual([[0, null], expect.stringContaining('matching.score')]);
});

test.skipIf(noPgBouncer)(
  'While PgBouncer is away, answer 503 and run tasks later without using up an attempt',
  async () => {
    const { app, api, tenant, pgBouncer, smtp, status } = service;
    const job = (await api.post('/jobs', { title: 'Tester' })).body.data;
    await app.idle();
    await pgBouncer.stop();
    expect(await status()).toBe(503);
    const answer = await api.get('/clients');
    expect([answer.status, answer.body.error.code]).toEqual([503, 'unavailable']);
    const email = 'away@example.com';
    await tenant.api.post('/candidates', aCandidate({ email, application: { job_id: job.id } }));
    const failed = () =>
      app.rows(`select j.retry_limit - j.retry_count as left, q.retry_limit as all from pgboss.job j
      join pgboss.queue q on q.name = j.name where j.retry_count > 0 and j.state in ('created', 'retry', 'active')`);
    await until(async () => (await failed()).length > 0, 'a task to fail');
    for (const task of await failed()) expect(task.left).toBeGreaterThanOrEqual(task.all);
    await pgBouncer.start();
    await until(async () => (await status()) === 200, 'web to be ready again');
    expect((await api.get('/clients')).status).toBe(200);
    await app.idle();
    expect(smtp.to(email)).toHaveLength(1);
    expect(await app.rows(`select name, output from pgboss.job where name like '%.dead'`)).toEqual([]);
  },
);

test.skipIf(noPgBouncer)('Answer 503 while PgBouncer has no free connection', async () => {
  const { api, app, pgBouncer, status } = service;
  await pgBouncer.stop();
  await pgBouncer.start({ query_wait_timeout: 1 });
  const others = await together(size, async () => {
    const client = new pg.Client(pgBouncer.urlOf(app.urls.web));
    await client.connect();
    await client.query('begin');
    return client;
  });
  expect(await status()).toBe(503);
  const answer = await api.post('/clients', { name: 'Later' });
  expect([answer.status, answer.body.error.code]).toEqual([503, 'unavailable']);
  await Promise.all(others.map((client) => client.end()));
  await pgBouncer.stop();
  await pgBouncer.start();
  await until(async () => (await status()) === 200, 'web to be ready again');
});

test.skipIf(noPgBouncer)('Run tasks without DATABASE_DIRECT_URL, and hold no lock afterwards', async () => {
  const { app, api, smtp, processes, pooled } = service;
  processes.worker.process.kill('SIGTERM');
  await processes.worker.exit();
  const settings = {
    ...pooled(app.urls.worker),
    DATABASE_POOL_MODE: 'transaction',
    NODE_ENV: 'production',
    BASE_URL: 'https://jobs.example',
  };
  const worker = startChild('worker/main.ts', settings);
  const job = (await api.post('/jobs', { title: 'Analyst' })).body.data;
  const emails = Array.from({ length: 20 }, (_, n) => `unaided.${n}@example.com`);
  const made = await together(20, (n) =>
    api.post('/candidates', aCandidate({ email: emails[n], application: { job_id: job.id } })),
  );
  for (const { status } of made) expect(status).toBe(201);
  await app.idle();
  expect(emails.filter((email) => smtp.to(email).length !== 1)).toEqual([]);
  await until(async () => (await locks()).length === 0, 'no lock to be left');
  await until(async () => /statements have no time limit/.test(worker.output()), 'the warning about time limits');
  expect(worker.output()).toContain('DATABASE_DIRECT_URL is not set');
  worker.process.kill('SIGTERM');
  await worker.exit();
});

test.skipIf(noPgBouncer)('Say what is missing when nothing is set for the pooler', async () => {
  const { app, pooled, pgBouncer } = service;
  const startAll = async () => {
    const port = await freePort();
    const settings = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), SMTP_URL: '' };
    return {
      readyz: `http://127.0.0.1:${port}/readyz`,
      web: startChild('src/main.ts', { ...pooled(app.urls.web), ...settings }),
      migrating: startChild('src/cli.ts', pooled(app.urls.owner), ['migrate']),
    };
  };
  const declared = startChild('src/cli.ts', { ...pooled(app.urls.owner), DATABASE_POOL_MODE: 'transaction' }, [
    'migrate',
  ]);
  const refused = await startAll();
  await until(async () => refused.web.output().includes('a pooler that refuses our settings'), 'the hint');
  expect((await fetch(refused.readyz)).status).toBe(503);
  expect([await refused.migrating.exit(), refused.migrating.output()]).toEqual([
    [1, null],
    expect.stringMatching(/set DATABASE_DIRECT_URL/),
  ]);
  expect([await declared.exit(), declared.output()]).toEqual([
    [1, null],
    expect.stringMatching(/DATABASE_DIRECT_URL is not set/),
  ]);

  await pgBouncer.stop();
  await pgBouncer.start({ ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout,options' });
  const ignored = await startAll();
  const hint = /leads to a pooler that lends connections for a transaction/;
  await until(async () => hint.test(ignored.web.output()), 'the hint');
  expect([await ignored.migrating.exit(), ignored.migrating.output()]).toEqual([
    [1, null],
    expect.stringMatching(hint),
  ]);
});
