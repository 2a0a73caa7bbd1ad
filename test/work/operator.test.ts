import { expect, test } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ worker: false, config: { smtpUrl: smtp.url } });

test('Mark a task dismissed when an operator cancels it, and done after a later run', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  await apply(await candidate(), await job());
  const [{ id }] = (await tenant.api.get('/tasks?kind=email')).body.data;
  const task = async () => (await tenant.api.get(`/tasks/${id}`)).body.data;
  // as the queue's dashboard does
  await app.rows("update pgboss.job set state = 'cancelled', completed_on = now() where id = $1", [id]);
  await app.rows("update tasks set queued_at = now() - interval '2 minutes' where id = $1", [id]);
  await app.web.queue.compareRecords();
  expect(await task()).toMatchObject({ state: 'dismissed', error: 'An operator cancelled the task.' });
  await app.rows("update pgboss.job set state = 'created', completed_on = null where id = $1", [id]);
  await app.startWorker();
  await app.idle();
  expect(await task()).toMatchObject({ state: 'done', error: null });
});
