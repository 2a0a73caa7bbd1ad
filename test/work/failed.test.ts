import { expect, test } from 'vitest';
import { modules } from '../../src/app/modules.ts';
import { OrganizationService } from '../../src/modules/organizations/index.ts';
import { WorkService, workKinds } from '../../src/modules/work/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { validate } from '../../src/platform/schema/validate.ts';
import { aCandidate, startApp, type Tenant, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url } });
const work = app.web.resolve(WorkService);

/** What an operator sees. */
const command = async (name: string, options: Record<string, string>): Promise<any> => {
  const found = modules.flatMap((m) => m.commands ?? []).find((c) => c.name === name);
  if (!found) throw new Error(`no command ${name}`);
  return found.run({ options: validate(found.options, options), resolve: app.web.resolve });
};
const operatorSees = async (queue: string) =>
  (await command('work status', {})).queues.find((one: { queue: string }) => one.queue === queue);

/** Applications to a job that invites at once, of an organization without the credits for it. */
async function unpaid(tenant: Tenant, n = 1) {
  const job = (await tenant.api.post('/jobs', { title: 'Job', direct_video_interview_on_apply: true })).body.data;
  const candidates = [];
  for (let i = 0; i < n; i++) candidates.push((await tenant.api.post('/candidates', aCandidate())).body.data.id);
  const bulk = await tenant.api.post('/applications/bulk', { job_id: job.id, candidate_ids: candidates });
  const group: string = bulk.body.meta.task_group;
  const tasks = async (filter: string) => (await tenant.api.get(`/tasks?task_group=${group}&${filter}`)).body.data;
  await until(async () => (await tasks('state=failed')).length === n, 'the invites to fail');
  await app.idle();
  return { job, candidates, tasks };
}
const pay = (tenant: Tenant, amount: number) =>
  app.web.resolve(OrganizationService).addCredits(tenant.organizationId, amount, 'test');
const queue = 'interviews.invite-applicant';

test('Say what a failed invite is missing, and run it once when retried concurrently', async () => {
  const tenant = await app.tenant();
  const { job, candidates, tasks } = await unpaid(tenant);
  const [failed] = await tasks('state=failed');
  expect(failed).toMatchObject({
    kind: 'questions',
    attempts: 1,
    error: expect.stringContaining('Add credits, then retry'),
    job_id: job.id,
    candidate_id: candidates[0],
    finished_at: expect.any(String),
  });
  expect(await operatorSees(queue)).toMatchObject({ failed: 1, queued: 0 });
  expect((await work.summary(tenant.organizationId)).kinds).toContainEqual(
    expect.objectContaining({ kind: 'questions', failed: 1, oldest_seconds: null }),
  );

  await pay(tenant, 100);
  const { organizationId } = tenant;
  const retried = await Promise.all([1, 2, 3].map(() => work.retry(organizationId, { id: failed.id })));
  expect(retried.toSorted()).toEqual([0, 0, 1]);
  await until(async () => (await tasks('kind=questions'))[0].state === 'done', 'the retried invite');
  await app.idle();
  expect(await operatorSees(queue)).toMatchObject({ failed: 0, queued: 0, retrying: 0 });
  // the email that it brings is of the same group
  expect(await tasks('kind=email')).toMatchObject([{ state: 'done', caused_by: failed.id }]);
  expect((await tenant.api.get('/organization')).body.data.credit_balance).toBe(90);
  expect(await work.retry(organizationId, { id: failed.id })).toBe(0);
});

test('Retry all failed tasks of a kind, and count attempts again from one', async () => {
  const tenant = await app.tenant();
  const { tasks } = await unpaid(tenant, 3);
  const other = await app.tenant();
  expect(await work.retry(other.organizationId, {})).toBe(0);
  expect(await work.retry(tenant.organizationId, { kind: 'email' })).toBe(0);
  await pay(tenant, 10);
  expect(await work.retry(tenant.organizationId, { kind: 'questions' })).toBe(3);
  await app.idle();
  const states = (await tasks('kind=questions')).map((task: any) => [task.state, task.attempts]).sort();
  expect(states).toEqual([
    ['done', 1],
    ['failed', 1],
    ['failed', 1],
  ]);
  expect((await operatorSees(queue)).failed).toBe(2);
  expect(await work.dismiss(tenant.organizationId, {})).toBe(2);
});

test('Never run a dismissed task again when a user or operator retries', async () => {
  const tenant = await app.tenant();
  const { tasks } = await unpaid(tenant, 2);
  const [one, two] = await tasks('state=failed');
  expect(await work.dismiss(tenant.organizationId, { id: one.id })).toBe(1);
  expect(await work.dismiss(tenant.organizationId, { id: one.id })).toBe(0);
  expect(await operatorSees(queue)).toMatchObject({ failed: 1 });
  await pay(tenant, 100);
  expect(await work.retry(tenant.organizationId, { id: one.id })).toBe(0);
  expect(await work.dismiss(tenant.organizationId, {})).toBe(1);
  expect(await command('work retry', { queue })).toEqual({ retried: 0 });
  await app.idle();
  expect(await tasks('state=dismissed')).toMatchObject([{ id: two.id }, { id: one.id }].toSorted(byId));
  expect((await tenant.api.get('/organization')).body.data.credit_balance).toBe(100);
});
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? 1 : -1);

test('Refuse retry and dismissal of a foreign or unknown task, without a change', async () => {
  const tenant = await app.tenant();
  const { tasks } = await unpaid(tenant);
  const [failed] = await tasks('state=failed');
  const { organizationId } = await app.tenant();
  for (const id of [failed.id, newId()]) {
    await expect(work.retry(organizationId, { id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(work.dismiss(organizationId, { id })).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(await tasks('state=failed')).toEqual([failed]);
});

test('Show a task retried by an operator as queued, and send its email once', async () => {
  const tenant = await app.tenant();
  smtp.control.refuse = () => 550;
  smtp.control.says = 'no mailbox asha.secret@example.com here';
  const job = (await tenant.api.post('/jobs', { title: 'Job', skip_ai_enrichment: true })).body.data;
  await tenant.api.post('/candidates', aCandidate({ application: { job_id: job.id } }));
  const email = async () => (await tenant.api.get('/tasks?kind=email')).body.data[0];
  const failed = await until(async () => {
    const task = await email();
    return task.state === 'failed' && task;
  }, 'the refusal');
  expect(failed.error).toContain('no mailbox');
  expect(failed.error).not.toContain('asha.secret');
  await app.idle();

  delete smtp.control.refuse;
  const sent = smtp.mails.length;
  const letter = (await command('work failed', { queue: 'outreach.deliver-message' })).failed[0].id;
  expect(await command('work retry', { queue: 'outreach.deliver-message', id: letter })).toEqual({ retried: 1 });
  expect(await email()).toMatchObject({ id: failed.id, error: null });
  await until(async () => (await email()).state === 'done', 'the email to be sent');
  await app.idle();
  expect(await work.retry(tenant.organizationId, {})).toBe(0);
  expect(smtp.mails.length - sent).toBe(1);
  const state = 'select state from outbound_messages where organization_id = $1';
  expect(await app.rows(state, [tenant.organizationId])).toEqual([{ state: 'sent' }]);
});

test('Allow exactly the tracked kinds of tasks in the API', () => {
  const kinds = modules.flatMap((m) => m.handlers ?? []).flatMap(({ task }) => task.kind ?? []);
  expect(new Set(kinds)).toEqual(new Set(workKinds));
});
