import { expect, test } from 'vitest';
import { startApp, until } from '../support/app.ts';
import { startChild } from '../support/processes/child.ts';
import { sessionOfTest } from '../support/session.ts';
import { ended, send } from './imports.ts';

const app = await startApp({ worker: false });
const rows = 2_000;

const startWorkerProcess = () =>
  startChild('worker/main.ts', {
    DATABASE_URL: app.urls.worker,
    DATA_DIR: app.config.dataDir,
    LOG_LEVEL: 'error',
    STOP_SECONDS: '5',
  });

test('Import every row exactly once when the worker is killed twice', async () => {
  await app.rows('update pgboss.queue set heartbeat_seconds = 5 where heartbeat_seconds is not null');
  const tenant = await app.tenant();
  const job = (await tenant.api.post('/jobs', { title: 'Engineer' })).body.data.id;
  const lines = Array.from({ length: rows }, (_, n) => {
    const row = n + 1;
    // Every tenth has no name, and every seventh repeats an email.
    return `${row % 10 === 0 ? '' : `Person ${row}`},p${row % 7 === 0 ? row - 1 : row}@example.com`;
  });
  let worker = startWorkerProcess();
  const answer = await send(app, tenant, `name,email\n${lines.join('\n')}\n`, { query: { job_id: job } });
  const { id } = answer.body.data;
  const position = async () => (await app.rows('select position from imports where id = $1', [id]))[0].position;
  for (const least of [1, 750]) {
    await until(
      async () => (await position()) >= least,
      () => `row ${least}: ${worker.output()}`,
    );
    // In the middle of a batch: its job is locked, so it cannot commit.
    const holder = await sessionOfTest(app.urls.admin);
    await holder.query('begin');
    await holder.query('select 1 from imports where id = $1 for update', [id]);
    worker.process.kill('SIGKILL');
    await worker.exit();
    await holder.query('rollback');
    expect(await position()).toBeLessThan(rows);
    worker = startWorkerProcess();
  }
  const done = await ended(tenant, id);
  const numbers = lines.map((line) => line.split(','));
  const valid = numbers.filter(([name]) => name !== '');
  const emails = new Set(valid.map(([, email]) => email));
  expect(done).toMatchObject({
    state: 'done',
    counts: {
      rows,
      created: emails.size,
      existing: valid.length - emails.size,
      applied: emails.size,
      failed: rows - valid.length,
    },
  });
  const count = async (table: string) =>
    (await app.rows(`select count(*)::int as n from ${table} where organization_id = $1`, [tenant.organizationId]))[0]
      .n;
  expect(await count('candidates')).toBe(emails.size);
  expect(await count('candidate_jobs')).toBe(emails.size);
  expect(await count('import_errors')).toBe(rows - valid.length);
  const created = await app.rows(
    `select count(*)::int as n, count(distinct subject)::int as subjects from audit_entries
     where organization_id = $1 and action = 'candidate.create'`,
    [tenant.organizationId],
  );
  expect(created).toEqual([{ n: emails.size, subjects: emails.size }]);
});

test('Undo every record exactly once when the worker is killed in the middle', async () => {
  // Several transactions.
  const people = 900;
  const tenant = await app.tenant();
  const job = (await tenant.api.post('/jobs', { title: 'Engineer' })).body.data.id;
  const lines = Array.from({ length: people }, (_, n) => `Person ${n},u${n}@example.com`);
  let worker = startWorkerProcess();
  const { id } = (await send(app, tenant, `name,email\n${lines.join('\n')}\n`, { query: { job_id: job } })).body.data;
  await ended(tenant, id);
  expect((await tenant.api.post(`/imports/${id}/undo`, undefined)).status).toBe(202);
  const undo = async () => (await tenant.api.get(`/imports/${id}`)).body.data.undo;
  await until(
    async () => (await undo()).candidates > 0,
    () => `the undo to begin: ${worker.output()}`,
  );
  worker.process.kill('SIGKILL');
  await worker.exit();
  expect((await undo()).state).toBe('running');
  worker = startWorkerProcess();
  await until(
    async () => (await undo()).state === 'done',
    () => `the undo to end: ${worker.output()}`,
  );
  expect(await undo()).toMatchObject({ candidates: people, applications: people, kept: 0 });
  const erased = await app.rows(
    `select count(*)::int as n, count(distinct subject_id)::int as subjects from events
     where organization_id = $1 and type = 'candidate.erased'`,
    [tenant.organizationId],
  );
  expect(erased).toEqual([{ n: people, subjects: people }]);
});
