import { expect, test } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url } });
const tenant = await app.tenant();
const { job, candidates } = pipelineOf(app, tenant);

test('Send no more emails than 2 × WORKER_CONCURRENCY before the database has recorded them', async () => {
  const database = await app.db.connect();
  let sayYes: (() => void) | undefined;
  const isLocked = new Promise<void>((resolve) => (sayYes = resolve));
  smtp.control.beforeYes = () => isLocked;
  await tenant.api.post('/applications/bulk', { job_id: await job(), candidate_ids: await candidates(40) });
  await until(async () => smtp.mails.length > 0, 'the first email');
  // All 40 are prepared. What the mail server accepts from here on cannot be recorded.
  await database.query('begin');
  await database.query('lock table outbound_messages in share mode');
  let sent = 0;
  try {
    sayYes?.();
    // The worker goes on meanwhile.
    const fields = { title: 'Engineer', description: 'You must know Kafka.' };
    const { id } = (await tenant.api.post('/jobs', fields)).body.data;
    await until(async () => {
      const { data } = (await tenant.api.get(`/jobs/${id}`)).body;
      return data.required_skills_weighted?.length > 0;
    }, 'another task');
    sent = smtp.mails.length;
  } finally {
    await database.query('commit');
    database.release();
  }
  expect(sent).toBeLessThanOrEqual(2 * app.config.workerConcurrency);
  await app.idle();
  expect(smtp.mails.length).toBe(40);
});
