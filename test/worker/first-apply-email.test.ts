import { expect, test } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { DeliveryService } from '../../src/modules/outreach/delivery/delivery.service.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { aCandidate, startApp, type Tenant, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({
  config: { smtpUrl: smtp.url, mailFrom: 'Hiring <hiring@mail.example>', baseUrl: 'https://jobs.example' },
});

const aJob = async (tenant: Tenant, fields = {}) =>
  (await tenant.api.post('/jobs', { title: 'Backend engineer', ...fields })).body.data;
/** Applies a new candidate and returns the application with the candidate's email. */
async function apply(tenant: Tenant, jobId: string, fields = {}) {
  const candidate = aCandidate(fields);
  const made = await tenant.api.post('/candidates', { ...candidate, application: { job_id: jobId } });
  return {
    email: candidate.email,
    candidateId: made.body.data.id as string,
    application: made.body.data.applications[0],
  };
}
const sentAt = async (tenant: Tenant, id: string) =>
  (await tenant.api.get(`/applications/${id}`)).body.data.outreach_sent_at;
const messageOf = async (candidateId: string) =>
  (await app.rows('select * from outbound_messages where candidate_id = $1', [candidateId]))[0];
/** Runs the tasks that wait for a retry now. */
const noWaiting = () => app.rows("update pgboss.job set start_after = now() where state = 'retry'");

test('Send one email with a link on first apply, and set outreach_sent_at once the server accepts it', async () => {
  const tenant = await app.tenant({ name: 'Agency', publicName: 'Agency & Sons' });
  const job = await aJob(tenant, { client_name: 'Acme' });
  const { email, application, candidateId } = await apply(tenant, job.id, { full_name: 'Zoë <b>Müller</b>' });
  expect(application.outreach_sent_at).toBeNull();
  await until(() => sentAt(tenant, application.id), 'outreach_sent_at');
  const mails = smtp.to(email);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.from).toMatchObject({ address: 'hiring@mail.example' });
  expect(mail?.subject).toBe('Backend engineer at Acme: are you interested?');
  expect(mail?.text).toContain('Agency & Sons');
  expect(mail?.html).toContain('Zoë &lt;b>Müller&lt;/b>');
  const [, token] = /https:\/\/jobs\.example\/interest\/([\w-]{43})\b/.exec(mail?.text ?? '') ?? [];
  expect(token).toBeDefined();
  const [link] = await app.rows("select * from candidate_links where token_hash = sha256(convert_to($1, 'utf8'))", [
    token,
  ]);
  expect(link).toMatchObject({ purpose: 'interest', candidate_id: candidateId, job_id: job.id });
  expect(await messageOf(candidateId)).toMatchObject({ state: 'sent', recipient: email, attempts: 1 });
});

test('Send nothing on another apply, also after a deletion', async () => {
  const tenant = await app.tenant();
  const job = await aJob(tenant);
  const { email, application, candidateId } = await apply(tenant, job.id);
  await app.idle();
  const again = { candidate_id: candidateId, job_id: job.id };
  expect((await tenant.api.post('/applications', again)).status).toBe(200);
  await tenant.api.delete(`/applications/${application.id}`);
  expect((await tenant.api.post('/applications', again)).status).toBe(201);
  await app.idle();
  expect(smtp.to(email)).toHaveLength(1);
});

test('Send no interest email while outreach is off, or for a job that invites to an interview', async () => {
  const off = await app.tenant({ outreachEnabled: false });
  const skipped = await apply(off, (await aJob(off)).id);
  const tenant = await app.tenant();
  const direct = await apply(tenant, (await aJob(tenant, { direct_video_interview_on_apply: true })).id);
  await app.idle();
  expect(smtp.to(skipped.email)).toHaveLength(0);
  expect(smtp.to(direct.email)).toHaveLength(0);
  expect(await sentAt(off, skipped.application.id)).toBeNull();
  expect(await sentAt(tenant, direct.application.id)).toBeNull();
  expect(await messageOf(direct.candidateId)).toMatchObject({ kind: 'video_interview_invite', sent_at: null });
  expect(await messageOf(skipped.candidateId)).toMatchObject({ state: 'skipped', error: 'outreach is turned off' });
});

test('Retry a temporary refusal after 5 s, 30 s …, with the same Message-ID', async () => {
  const tenant = await app.tenant();
  const job = await aJob(tenant);
  let refusals = 0;
  smtp.control.refuse = () => (++refusals <= 2 ? 451 : undefined);
  const { email, candidateId } = await apply(tenant, job.id);
  const waiting = (retries: number) =>
    until(
      async () => {
        const [task] = await app.rows(
          "select retry_count, extract(epoch from start_after - now()) as wait from pgboss.job where state = 'retry' and retry_count = $1",
          [retries],
        );
        return task;
      },
      `try ${retries + 1} to be waiting`,
    );
  expect(Number((await waiting(0)).wait)).toBeGreaterThan(3);
  await noWaiting();
  expect(Number((await waiting(1)).wait)).toBeGreaterThan(25);
  await noWaiting();
  await app.idle();
  expect(smtp.to(email)).toHaveLength(1);
  const message = await messageOf(candidateId);
  expect(message).toMatchObject({ state: 'sent', attempts: 3, error: null });
  expect(smtp.to(email)[0]?.messageId).toBe(`<${message.id}@mail.example>`);
  delete smtp.control.refuse;
});

test('Fail a permanently refused message without retries, and send it when retried by hand', async () => {
  const tenant = await app.tenant();
  const job = await aJob(tenant);
  smtp.control.refuse = () => 550;
  const { email, application, candidateId } = await apply(tenant, job.id);
  await app.idle();
  expect(await messageOf(candidateId)).toMatchObject({ state: 'failed', attempts: 1 });
  const queue = app.web.resolve(TaskQueue);
  const failed = async () => (await queue.status()).find((q) => q.queue === 'outreach.deliver-message')?.failed;
  expect(await failed()).toBe(1);
  expect((await queue.failures('outreach.deliver-message'))[0]?.reason).not.toContain(email);
  delete smtp.control.refuse;
  expect(await queue.retry('outreach.deliver-message')).toBe(1);
  await until(() => sentAt(tenant, application.id), 'outreach_sent_at');
  expect(smtp.to(email)).toHaveLength(1);
  expect(await failed()).toBe(0);
});

test('Retry when the server refuses the sender, not the recipient', async () => {
  const tenant = await app.tenant();
  const job = await aJob(tenant);
  smtp.control.refuseSender = () => 530;
  const { email, candidateId } = await apply(tenant, job.id);
  await until(async () => (await messageOf(candidateId))?.error, 'the refusal');
  expect(await messageOf(candidateId)).toMatchObject({ state: 'queued', attempts: 1 });
  delete smtp.control.refuseSender;
  await until(
    async () => (await app.rows("select 1 from pgboss.job where state = 'retry'"))[0],
    'the next try to wait',
  );
  await noWaiting();
  await app.idle();
  expect(smtp.to(email)).toHaveLength(1);
});

test('Send one email if the database refuses to record the delivery at first', async () => {
  const tenant = await app.tenant();
  const job = await aJob(tenant);
  // A sequence keeps its value when the transaction is rolled back.
  await app.rows('create sequence refused_records');
  await app.rows(`create function refuse_record() returns trigger language plpgsql security definer as $$
    begin
      perform nextval('refused_records');
      raise exception 'not now';
    end $$`);
  smtp.control.beforeYes = async () => {
    await app.rows(`create or replace trigger refuse_record before update on outbound_messages
      for each row when (new.state = 'sent') execute function refuse_record()`);
  };
  const { email, application } = await apply(tenant, job.id);
  try {
    const refused = 'select 1 from refused_records where is_called';
    await until(async () => (await app.rows(refused))[0], 'a record to be refused');
  } finally {
    delete smtp.control.beforeYes;
    await app.rows('drop function refuse_record cascade');
  }
  await until(() => sentAt(tenant, application.id), 'outreach_sent_at');
  await app.idle();
  expect(smtp.to(email)).toHaveLength(1);
});

test('Skip a message that another worker is sending', async () => {
  const tenant = await app.tenant();
  const job = await aJob(tenant);
  let wave: (() => void) | undefined;
  smtp.control.beforeYes = () => new Promise<void>((resolve) => (wave = resolve));
  const { email, application, candidateId } = await apply(tenant, job.id);
  await until(async () => wave, 'the server to be asked');
  delete smtp.control.beforeYes;
  const message = await messageOf(candidateId);
  const other = await boot(app.config, 'worker');
  const again = other.resolve(DeliveryService).deliver(tenant.organizationId, message.id, { lastAttempt: false });
  await expect(again).rejects.toThrow('another worker is sending this message');
  wave?.();
  await until(() => sentAt(tenant, application.id), 'outreach_sent_at');
  await other.close();
  expect(smtp.to(email)).toHaveLength(1);
});
