import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { recordStatements } from '../../bench/plans.ts';
import { Database } from '../../src/platform/database/database.ts';
import { databaseServerOf } from '../../src/platform/database/server/database-server.ts';
import { createLogger } from '../../src/platform/log.ts';
import { prepareQueues, TaskQueue } from '../../src/platform/tasks/queue.ts';
import { defineHandler, defineTask, PermanentFailure } from '../../src/platform/tasks/task.ts';
import { startApp, until } from '../support/app.ts';

const app = await startApp({ worker: false });
const log = createLogger(app.config, 'test');

// Nothing but these tests wakes workers.
await app.rows('delete from pgboss.schedule');

type Behavior = 'done' | 'failed' | 'failed for good' | 'stopped';
/** `late`: seconds since it was due. */
type Run = { by: string; late: number; at: number };
const runs: Run[] = [];
const note = defineTask({
  name: 'test.note',
  payload: z.object({ firstRun: z.enum(['done', 'failed', 'failed for good', 'stopped']) }),
  retry: { delays: [2] },
  timeoutSeconds: 60,
});
const handlersOf = (by: string) => [
  defineHandler(note, async ({ payload, signal }) => {
    const [{ late }] = await app.rows(
      `select extract(epoch from now() - start_after)::float8 as late from pgboss.job where name = 'test.note' and state = 'active'`,
    );
    runs.push({ by, late, at: performance.now() });
    if (runs.length > 1 || payload.firstRun === 'done') return;
    if (payload.firstRun === 'failed') throw new Error('once more');
    if (payload.firstRun === 'failed for good') throw new PermanentFailure('once more');
    await once(signal, 'abort');
    throw signal.reason;
  }),
];

/** Times when the worker named `looking` looked for tasks. Workers of other test files have other names. */
let looks: number[] = [];
let looking = 'first';
const watch = (name: string) => {
  looking = name;
  looks = [];
};
const recorder = recordStatements();
const push = recorder.sent.push.bind(recorder.sent);
recorder.sent.push = (...sent) => {
  for (const { text, by } of sent) {
    if (by === `${looking}-queue` && text.includes('due_in_ms')) looks.push(performance.now());
  }
  return push(...sent);
};
const gap = (): number => (looks.at(-1) ?? 0) - (looks.at(-2) ?? 0);
/** It looked, seldom, a moment ago. */
const untilIdle = async () => {
  const before = looks.length;
  await until(async () => looks.length > before && looks.length > 1 && gap() > 4_000, 'looks seconds apart', 30_000);
};

const queueOf = async (url: string, role: 'sender' | 'worker', name: string, isPooled?: true) => {
  const { server } = databaseServerOf(url);
  const options = { server: { ...server, ...(isPooled && { isPooled }) }, connections: 2, role, name, log };
  const queue = new TaskQueue(options, app.web.resolve(Database), handlersOf(name));
  await queue.start(role === 'worker' ? 'worker' : 'operator');
  return queue;
};
await prepareQueues(databaseServerOf(app.urls.admin).server, handlersOf(''));
const sender = await queueOf(app.urls.web, 'sender', 'sender');
let worker = await queueOf(app.urls.worker, 'worker', 'first');
await worker.work(app.web.resolve, 1);
afterAll(async () => {
  recorder.stop();
  await worker.stop(1);
  await sender.stop(1);
});
const listeners = `from pg_stat_activity where datname = current_database() and application_name = 'next-queue'
  and (query ilike 'listen%' or query like '%pg_listening_channels%')`;

/** Enqueues a task and waits for its runs. */
async function runsOf(firstRun: Behavior, n: number, delaySeconds = 0): Promise<Run[]> {
  await untilIdle();
  runs.length = 0;
  await sender.enqueue(note, { firstRun }, { delaySeconds });
  await until(async () => runs.length === n, `${n} runs`);
  return [...runs];
}

test('Start a delayed task of another process on time in an idle worker', async () => {
  const [run] = await runsOf('done', 1, 2);
  expect(run?.late).toBeGreaterThanOrEqual(0);
  expect(run?.late).toBeLessThan(1.5);
});

test('Start a retry on time in an idle worker', async () => {
  const [first, second] = await runsOf('failed', 2);
  expect(first?.late).toBeLessThan(1);
  expect(second?.late).toBeGreaterThanOrEqual(0);
  expect(second?.late).toBeLessThan(1.5);
});

test('Start a task that an operator retries at once in an idle worker', async () => {
  await runsOf('failed for good', 1);
  await until(async () => (await sender.failures('test.note')).length === 1, 'the failed task');
  await untilIdle();
  const retried = performance.now();
  expect(await sender.retry('test.note')).toBe(1);
  await until(async () => runs.length === 2, 'the retry');
  expect((runs[1]?.at ?? 0) - retried).toBeLessThan(1_000);
});

test('Start a task that a stopping worker hands back within a second and a half in an idle worker', async () => {
  const [first] = await runsOf('stopped', 1);
  expect(first?.by).toBe('first');
  watch('next');
  const next = await queueOf(app.urls.worker, 'worker', 'next');
  await next.work(app.web.resolve, 1);
  await untilIdle();
  await worker.stop(1);
  const stopped = performance.now();
  await until(async () => runs.length === 2, 'the task in the next worker');
  expect(runs[1]?.by).toBe('next');
  expect((runs[1]?.at ?? 0) - stopped).toBeLessThan(1_500);
  worker = next;
});

test('Look for tasks soon after the connection for notifications is lost, and seldom once it is back', async () => {
  await untilIdle();
  const before = looks.length;
  const lost = performance.now();
  expect(await app.rows(`select pg_terminate_backend(pid) as ended ${listeners}`)).toEqual([{ ended: true }]);
  await until(async () => looks.length > before, 'a look');
  expect((looks.at(-1) ?? 0) - lost).toBeLessThan(1_500);
  await untilIdle();
  expect(await app.rows(`select 1 as listens ${listeners}`)).toEqual([{ listens: 1 }]);
});

test('Look for tasks every second where no notifications arrive', async () => {
  await worker.stop(1);
  watch('pooled');
  const pooled = await queueOf(app.urls.worker, 'worker', 'pooled', true);
  await pooled.work(app.web.resolve, 1);
  await until(async () => looks.length === 6, 'six looks');
  await pooled.stop(1);
  const gaps = looks.slice(1).map((at, i) => at - (looks[i] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(2_000);
});
