import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { compareRecords } from '../../src/modules/work/work.tasks.ts';
import { Database } from '../../src/platform/database/database.ts';
import { aCandidate, startApp, until } from '../support/app.ts';

const app = await startApp({ worker: false });
const { api } = await app.tenant();
const listener = new pg.Client({ connectionString: app.urls.admin });
await listener.connect();
afterAll(() => listener.end());
const heard: string[] = [];
listener.on('notification', ({ payload = '' }) => heard.push(payload));
await listener.query('listen task_queues');

const newCandidate = async () => (await api.post('/candidates', aCandidate())).body.data.id as string;

test('Notify workers once for tasks of many transactions, and not within them', async () => {
  const job = (await api.post('/jobs', { title: 'Engineer' })).body.data.id;
  const candidates = await Promise.all(Array.from({ length: 40 }, newCandidate));
  await until(async () => heard.some((payload) => payload.includes('jobs.enrich')), 'the notification for the job');
  heard.length = 0;
  const replies = await Promise.all(
    candidates.map((candidate_id) => api.post('/applications', { candidate_id, job_id: job })),
  );
  expect(replies.map(({ status }) => status)).toEqual(candidates.map(() => 201));
  await until(async () => heard.length > 0, 'a notification');
  const named = new Set(heard.flatMap((payload) => payload.split(',')));
  expect([...named].sort()).toEqual(['matching.score', 'outreach.deliver-message']);
  expect(heard.length).toBeLessThan(candidates.length);
  const queues = await app.rows('select count(*)::int as n from pgboss.queue where notify');
  expect(queues).toEqual([{ n: 0 }]);
});

test('Notify nobody of tasks whose transaction is rolled back', async () => {
  heard.length = 0;
  const db = app.web.resolve(Database);
  const work = db.transaction(async () => {
    await app.web.queue.enqueue(compareRecords, {});
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  await app.web.queue.enqueue(compareRecords, {});
  await until(async () => heard.length > 0, 'the notification of the committed task');
  expect(heard).toEqual(['work.compare-records']);
});

test('Run tasks whose notification was lost', async () => {
  await app.startWorker();
  await app.idle();
  // As when a process is killed between commit and notification: a completed task that is due again.
  const [task] = await app.rows(
    `update pgboss.job set state = 'retry', completed_on = null, start_after = now() where id = (
       select id from pgboss.job where name = 'work.compare-records' and state = 'completed' limit 1) returning id`,
  );
  await app.idle(20_000);
  expect(await app.rows(`select state from pgboss.job where id = $1`, [task.id])).toEqual([{ state: 'completed' }]);
});
