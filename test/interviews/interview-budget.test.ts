import { expect, test } from 'vitest';
import { continueWaitingInvites, tellBudgetReached } from '../../src/modules/interviews/interview.tasks.ts';
import { formatDay } from '../../src/platform/pages/format.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { signIn } from '../console/console-client.ts';
import { visibleText } from '../console/page-assertions.ts';
import { outreachOf } from '../outreach/support.ts';
import { aCandidate, startApp, type Tenant, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ worker: false, config: { smtpUrl: smtp.url, automaticInterviewCredits: 50 } });
// Tests start the minute's run themselves. Another one would take what they leave waiting.
await app.rows(`delete from pgboss.schedule where name = 'interviews.continue-waiting'`);
await app.startWorker();

/** Jobs of an organization with an admin who reads email. */
async function organization(admin: string) {
  const tenant = await app.tenant({ credits: 200 });
  await app.rows('update users set email = $2 where id = $1', [tenant.userIds[0], admin]);
  return { tenant, own: outreachOf(app, tenant) };
}

/** The candidates whose invites wait. */
const waiting = async (organizationId: string): Promise<string[]> => {
  const rows = await app.rows(
    'select candidate_id from waiting_invites where organization_id = $1 order by waiting_since',
    [organizationId],
  );
  return rows.map((row) => row.candidate_id);
};

/** What an application's page says of an invite that is sent so many days from now. */
const waitsUntil = (days: number): string =>
  `Waiting for the daily credit limit. We’ll send it on ${formatDay(new Date(Date.now() + days * 86_400_000))}, after 00:00 UTC.`;

/** Another day has come, and the minute's look at waiting invites. */
async function nextDay(organizationId: string) {
  await app.rows(`update automatic_interview_budgets set day = day - 10 where organization_id = $1`, [organizationId]);
  await app.web.queue.enqueue(continueWaitingInvites, {});
  await app.idle();
}

/** A job with invites at once, 5 of 5 + `count` sent today. Returns the candidates who wait, oldest first. */
async function overLimit(own: ReturnType<typeof outreachOf>, organizationId: string, count: number) {
  const jobId = await own.job({ direct_video_interview_on_apply: true });
  for (let n = 0; n < 5; n++) await own.apply(jobId);
  await app.idle();
  for (let n = 0; n < count; n++) {
    await own.apply(jobId);
    await app.idle();
  }
  const candidates = await waiting(organizationId);
  expect(candidates).toHaveLength(count);
  return { jobId, candidates };
}

/** Applies as many new candidates at once. Returns the ID of the task group. */
async function bulkApply({ api }: Tenant, job_id: string, count: number): Promise<string> {
  const people = await Promise.all(Array.from({ length: count }, () => api.post('/candidates', aCandidate())));
  const candidate_ids = people.map(({ body }) => body.data.id);
  const { body } = await api.post('/applications/bulk', { job_id, candidate_ids });
  await app.idle();
  return body.meta.task_group;
}

const skipped = async (organizationId: string) =>
  (
    await app.rows(`select error from outbound_messages where organization_id = $1 and state = 'skipped'`, [
      organizationId,
    ])
  ).map((row) => row.error);

test('Let invites over the daily credit limit wait, and tell admins once', async () => {
  const { tenant, own } = await organization('asha@owner.example');
  const other = await organization('other@owner.example');
  const jobId = await own.job({ direct_video_interview_on_apply: true });
  const applied = await Promise.all(Array.from({ length: 8 }, () => own.apply(jobId)));
  const invited = async () => {
    const states = await Promise.all(applied.map(async ({ id }) => own.application(id)));
    return states.filter((application) => application.video_interview_invite_sent_at !== null).length;
  };
  await until(async () => (await invited()) === 5, 'five invites to be sent');
  await until(async () => (await waiting(tenant.organizationId)).length === 3, 'three invites to wait');
  await app.web.queue.enqueue(continueWaitingInvites, {});
  await app.idle();
  expect(await waiting(tenant.organizationId)).toHaveLength(3);
  expect(await own.balance()).toBe(150);
  expect((await tenant.api.get(`/applications?job_id=${jobId}`)).body.meta.total).toBe(8);

  await until(async () => smtp.to('asha@owner.example').length > 0, 'the admin to be told');
  const [mail] = smtp.to('asha@owner.example');
  expect(mail?.subject).toBe('Automatic video interviews are paused until tomorrow');
  expect(mail?.text).toContain('50 credits');
  expect((await (await signIn(app, tenant)).get('/console')).text).toContain(
    'Automatic video interviews are paused until 00:00 UTC.',
  );
  expect((await (await signIn(app, other.tenant)).get('/console')).text).not.toContain('are paused until');

  // Another organization has a budget of its own.
  const { id } = await other.own.apply(await other.own.job({ direct_video_interview_on_apply: true }));
  await until(async () => (await other.own.application(id)).video_interview_invite_sent_at, 'the other’s invite');

  await nextDay(tenant.organizationId);
  await until(async () => (await invited()) === 8, 'the waiting invites to be sent');
  await app.idle();
  expect(await own.balance()).toBe(120);
  expect(smtp.to('asha@owner.example')).toHaveLength(1);
});

test('Show waiting invites in the bulk and on the application, and their outcome later', async () => {
  const { tenant, own } = await organization('bulk@owner.example');
  const jobId = await own.job({ direct_video_interview_on_apply: true, skip_ai_enrichment: true });
  const group = await bulkApply(tenant, jobId, 7);
  const [first, second, ...others] = await waiting(tenant.organizationId);
  expect([second, others]).toEqual([expect.any(String), []]);

  const browser = await signIn(app, tenant);
  const groupPath = `/console/work?task_group=${group}`;
  const read = async (path: string) => visibleText((await browser.get(path)).text);
  for (const path of ['/console', '/console/bulks', groupPath]) {
    expect(await read(path)).toContain('Interviews created 5 of 7, 2 waiting for the daily credit limit');
  }
  expect(await read('/console/bulks')).toContain('Done, 2 waiting Bulk application');
  const idOf = async (candidateId: string | undefined) =>
    (await tenant.api.get(`/applications?job_id=${jobId}&candidate_id=${candidateId}`)).body.data[0].id as string;
  const [firstId, secondId] = [await idOf(first), await idOf(second)];
  expect(await read(`/console/applications/${firstId}`)).toContain(waitsUntil(1));
  const [task] = (await tenant.api.get(`/tasks?kind=questions&candidate_id=${first}`)).body.data;
  expect([task.state, task.step]).toEqual(['done', 'deferred']);
  expect(await read(`/console/work/${task.id}`)).toContain(
    'Over the daily credit limit. A later task sends the invite.',
  );
  expect(await read(`/console/work?task_group=${group}`)).toContain('Deferred');

  // Rejected while the invite waits, which then is not sent.
  await tenant.api.put(`/applications/${secondId}`, { status: 'rejected' });
  expect(await read(`/console/applications/${secondId}`)).not.toContain('Waiting for');
  expect(await read('/console/bulks')).toContain('5 of 7, 1 skipped, 1 waiting for');
  await nextDay(tenant.organizationId);
  for (const path of ['/console', '/console/bulks', groupPath]) {
    const text = await read(path);
    expect(text).toContain('Interviews created 6 of 7, 1 skipped');
    expect(text).not.toContain('waiting for');
  }
  expect(await read(`/console/applications/${firstId}`)).not.toContain('Waiting');
});

test('Skip the waiting invite of a deleted application, in its bulk application too', async () => {
  const { tenant, own } = await organization('deleted@owner.example');
  const jobId = await own.job({ direct_video_interview_on_apply: true, skip_ai_enrichment: true });
  await bulkApply(tenant, jobId, 6);
  const [candidateId] = await waiting(tenant.organizationId);
  const { data } = (await tenant.api.get(`/applications?job_id=${jobId}&candidate_id=${candidateId}`)).body;
  expect((await tenant.api.delete(`/applications/${data[0].id}`)).status).toBe(204);
  const browser = await signIn(app, tenant);
  const bulks = async () => visibleText((await browser.get('/console/bulks')).text);
  expect(await bulks()).toContain('Interviews created 5 of 6, 1 skipped');
  await nextDay(tenant.organizationId);
  expect(await bulks()).toContain('Interviews created 5 of 6, 1 skipped');
  expect(await skipped(tenant.organizationId)).toEqual(['the application was deleted']);
  expect(await own.balance()).toBe(150);
});

test('Say that an invite is sent in a minute once the limit is raised', async () => {
  const { tenant, own } = await organization('raised@owner.example');
  const { jobId, candidates } = await overLimit(own, tenant.organizationId, 1);
  const { data } = (await tenant.api.get(`/applications?job_id=${jobId}&candidate_id=${candidates[0]}`)).body;
  const browser = await signIn(app, tenant);
  const read = async (path: string) => visibleText((await browser.get(path)).text);
  expect(await read('/console')).toContain('are paused until');
  // As if the operator had raised the limit.
  await app.rows('update automatic_interview_budgets set credits = 0 where organization_id = $1', [
    tenant.organizationId,
  ]);
  expect(await read(`/console/applications/${data[0].id}`)).toContain('Waiting. We’ll send it in a minute.');
  expect(await read('/console')).not.toContain('are paused until');
});

test('Count a waiting invite that failed as failed in its bulk, until it is sent', async () => {
  const tenant = await app.tenant({ credits: 50 });
  const jobId = await outreachOf(app, tenant).job({ direct_video_interview_on_apply: true, skip_ai_enrichment: true });
  await bulkApply(tenant, jobId, 6);
  const browser = await signIn(app, tenant);
  const bulks = async () => visibleText((await browser.get('/console/bulks')).text);
  expect(await bulks()).toContain('5 of 6, 1 waiting for the daily credit limit');
  await nextDay(tenant.organizationId);
  expect(await bulks()).toContain('Interviews created 5 of 6, 1 failed');
  await app.rows('update organizations set credit_balance = 10 where id = $1', [tenant.organizationId]);
  await browser.submit('/console/work/retry');
  await app.idle();
  expect(await bulks()).toContain('Interviews created 6 of 6 ');
});

test('Name the day that pays for a waiting invite, ignoring those that won’t be sent', async () => {
  const { tenant, own } = await organization('queue@owner.example');
  const { jobId, candidates } = await overLimit(own, tenant.organizationId, 6);
  const idOf = async (candidate: string | undefined) =>
    (await tenant.api.get(`/applications?job_id=${jobId}&candidate_id=${candidate}`)).body.data[0].id as string;
  const last = `/console/applications/${await idOf(candidates[5])}`;
  const browser = await signIn(app, tenant);
  const read = async () => visibleText((await browser.get(last)).text);
  expect(await read()).toContain(waitsUntil(2));
  await tenant.api.put(`/applications/${await idOf(candidates[0])}`, { status: 'rejected' });
  expect(await read()).toContain(waitsUntil(1));
});

test('Email the other admins of the daily limit, and none who was removed before the email was sent', async () => {
  const { tenant, own } = await organization('gone@owner.example');
  await app.rows(`update users set email = 'stays@owner.example', role = 'admin' where id = $1`, [tenant.userIds[1]]);
  const refused = new Set<string>();
  smtp.control.refuse = (recipient) => {
    if (!recipient.endsWith('@owner.example')) return undefined;
    refused.add(recipient);
    return 451;
  };
  const jobId = await own.job({ direct_video_interview_on_apply: true });
  for (let n = 0; n < 6; n++) await own.apply(jobId);
  await until(async () => refused.size === 2, 'an attempt to email each admin');
  const remaining = await signIn(app, { ...tenant, userIds: [tenant.userIds[1] as string] });
  const removed = await remaining.post(`/console/settings/users/${tenant.userIds[0]}/remove`);
  expect([removed.status, removed.location]).toEqual([303, '/console/settings/users']);
  delete smtp.control.refuse;
  await app.hurry();
  expect(smtp.to('gone@owner.example')).toEqual([]);
  expect(smtp.to('stays@owner.example').map(({ subject }) => subject)).toEqual([
    'Automatic video interviews are paused until tomorrow',
  ]);
  expect(await app.web.resolve(TaskQueue).failures(tellBudgetReached.name)).toEqual([]);
});

test('Exclude interviews that people start from the daily limit', async () => {
  const { tenant, own } = await organization('people@owner.example');
  const jobId = await own.job();
  for (let i = 0; i < 6; i++) {
    const { candidateId } = await own.apply(jobId);
    const made = await tenant.api.post('/video-interviews', {
      candidate_id: candidateId,
      question_source: 'job',
      job_id: jobId,
    });
    expect(made.status).toBe(201);
  }
  expect(await waiting(tenant.organizationId)).toEqual([]);
  expect(await own.balance()).toBe(140);
});

test('Send the oldest waiting invites first, as many as each day pays for', async () => {
  const { tenant, own } = await organization('order@owner.example');
  const { candidates } = await overLimit(own, tenant.organizationId, 7);
  await nextDay(tenant.organizationId);
  expect(await waiting(tenant.organizationId)).toEqual(candidates.slice(5));
  await nextDay(tenant.organizationId);
  expect(await waiting(tenant.organizationId)).toEqual([]);
  expect(await own.balance()).toBe(80);
});

test('Continue no more waiting invites than the day pays for, with 101 organizations', async () => {
  const pairs = await app.rows(
    `with o as (
       insert into organizations (id, name, pipeline_statuses)
       select gen_random_uuid(), 'Crowd', '{Applied}' from generate_series(1, 101) returning id),
     j as (
       insert into jobs (id, organization_id, title) select gen_random_uuid(), id, 'Crowd' from o
       returning id, organization_id),
     c as (
       insert into candidates (id, organization_id, full_name, email)
       select gen_random_uuid(), id, 'C ' || n, n || '@example.com' from o, generate_series(1, 6) n
       returning id, organization_id)
     select c.organization_id, c.id as candidate_id, j.id as job_id from c join j using (organization_id)`,
  );
  await app.rows(
    `insert into waiting_invites (organization_id, candidate_id, job_id, via, waiting_since)
     select organization_id, candidate_id, job_id, 'apply', now()
     from jsonb_to_recordset($1) as p (organization_id uuid, candidate_id uuid, job_id uuid)`,
    [JSON.stringify(pairs)],
  );
  await app.web.queue.enqueue(continueWaitingInvites, {});
  await app.idle();
  const left = await app.rows(
    `select count(*)::int as n from waiting_invites w join organizations o on o.id = w.organization_id
     where o.name = 'Crowd' group by o.id`,
  );
  expect(left.map(({ n }) => n)).toEqual(Array.from({ length: 101 }, () => 1));
});

test('Create no second interview for a candidate who got one while the invite waited', async () => {
  const { tenant, own } = await organization('second@owner.example');
  const { jobId, candidates } = await overLimit(own, tenant.organizationId, 1);
  const made = await tenant.api.post('/video-interviews', {
    candidate_id: candidates[0],
    question_source: 'job',
    job_id: jobId,
  });
  expect(made.status).toBe(201);
  await nextDay(tenant.organizationId);
  expect(await own.interviews(candidates[0] as string)).toHaveLength(1);
  expect(await own.balance()).toBe(140);
  expect(await skipped(tenant.organizationId)).toEqual(['an interview was started meanwhile']);
});

test('Create no interview for a job that was closed while the invite waited', async () => {
  const { tenant, own } = await organization('closed@owner.example');
  const { jobId, candidates } = await overLimit(own, tenant.organizationId, 1);
  const { data } = (await tenant.api.get(`/applications?job_id=${jobId}&candidate_id=${candidates[0]}`)).body;
  const browser = await signIn(app, tenant);
  const page = async () => (await browser.get(`/console/applications/${data[0].id}`)).text;
  expect(await page()).toContain('Waiting for');
  expect((await tenant.api.put(`/jobs/${jobId}`, { status: 'closed' })).status).toBe(200);
  expect(await page()).not.toContain('Waiting for');
  await nextDay(tenant.organizationId);
  expect(await own.interviews(candidates[0] as string)).toEqual([]);
  expect(await own.balance()).toBe(150);
  expect(await skipped(tenant.organizationId)).toEqual(['the job was closed meanwhile']);
});
