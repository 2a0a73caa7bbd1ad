import { expect, test } from 'vitest';
import { startApp, type Tenant, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ worker: false, config: { smtpUrl: smtp.url } });

const aJob = async (tenant: Tenant) => (await tenant.api.post('/jobs', { title: 'Engineer' })).body.data.id as string;
const addCandidates = async (tenant: Tenant, n: number, prefix: string): Promise<string[]> =>
  (
    await app.rows(
      `insert into candidates (id, organization_id, full_name, email)
       select gen_random_uuid(), $1, 'Candidate ' || n, $2 || n || '@example.com' from generate_series(1, $3::int) n returning id`,
      [tenant.organizationId, prefix, n],
    )
  ).map((row) => row.id);
async function applyAll(tenant: Tenant, n: number, prefix: string): Promise<string> {
  const job = await aJob(tenant);
  const ids = await addCandidates(tenant, n, prefix);
  for (let i = 0; i < n; i += 100) {
    const body = { job_id: job, candidate_ids: ids.slice(i, i + 100) };
    expect((await tenant.api.post('/applications/bulk', body)).status).toBe(200);
  }
  return job;
}
const sentTo = (prefix: string) => smtp.mails.filter((mail) => mail.to?.[0]?.address?.startsWith(prefix));

test('Send the first email of an organization while a backlog of another waits for the mail server', async () => {
  const [large, small] = [await app.tenant(), await app.tenant()];
  await applyAll(large, 300, 'large');
  const released = Promise.withResolvers<void>();
  smtp.control.beforeYes = async (mail) => mail.to?.[0]?.address?.startsWith('large') && released.promise;
  await app.startWorker();
  await until(async () => sentTo('large').length >= 6, 'the backlog to fill the connections');
  await applyAll(small, 1, 'small');
  await until(async () => sentTo('small').length === 1, 'the email of the other organization');
  expect(sentTo('large').length).toBeLessThan(20);
  const running = async () =>
    (
      await app.rows(
        `select count(*)::int as n, count(distinct xmin::text)::int as statements from tasks
         where state = 'running' and organization_id = $1`,
        [large.organizationId],
      )
    )[0];
  await until(async () => (await running()).n >= 40, 'the records of the waiting emails');
  expect((await running()).statements).toBeLessThan(20);
  delete smtp.control.beforeYes;
  released.resolve();
  await app.idle();
  // On a slow machine, held connections time out and are tried again.
  const [{ n, attempts }] = await app.rows(
    `select count(*)::int as n, sum(attempts)::int as attempts from outbound_messages
     where organization_id = $1 and state = 'sent'`,
    [large.organizationId],
  );
  expect({ n, mails: sentTo('large').length }).toEqual({ n: 300, mails: attempts });
  expect(new Set(sentTo('large').map((mail) => mail.messageId)).size).toBe(300);
});

test('Retry only the refused emails of a batch', async () => {
  const tenant = await app.tenant();
  smtp.control.refuse = (address) =>
    address.startsWith('mix7@') ? 451 : address.startsWith('mix9@') ? 550 : undefined;
  const job = await applyAll(tenant, 20, 'mix');
  const states = () =>
    app.rows(
      `select state, attempts, count(*)::int as n from outbound_messages where job_id = $1 group by 1, 2 order by state`,
      [job],
    );
  await until(async () => (await states()).some(({ state, n }) => state === 'sent' && n === 18), '18 emails');
  await until(async () => (await states()).length === 3, 'the refusals');
  expect(await states()).toEqual([
    { state: 'failed', attempts: 1, n: 1 },
    { state: 'queued', attempts: 1, n: 1 },
    { state: 'sent', attempts: 1, n: 18 },
  ]);
  delete smtp.control.refuse;
  await app.rows("update pgboss.job set start_after = now() where state = 'retry'");
  await app.idle();
  expect(sentTo('mix7@')).toHaveLength(1);
  expect(sentTo('mix')).toHaveLength(19);
  const tasks = (await tenant.api.get('/tasks?kind=email&limit=100')).body.data as {
    state: string;
    attempts: number;
  }[];
  const counts = Map.groupBy(tasks, ({ state, attempts }) => `${state} ${attempts}`);
  expect(Object.fromEntries([...counts].map(([key, some]) => [key, some.length]))).toEqual({
    'done 1': 18,
    'done 2': 1,
    'failed 1': 1,
  });
  const rows = await app.rows('select count(outreach_sent_at)::int as sent from candidate_jobs where job_id = $1', [
    job,
  ]);
  expect(rows).toEqual([{ sent: 19 }]);
});

test('Send all other emails of a batch if one can never be prepared', async () => {
  const tenant = await app.tenant();
  await app.rows(
    `alter table outbound_messages add constraint broken check (state <> 'sending' or recipient <> 'odd3@example.com')`,
  );
  const job = await applyAll(tenant, 10, 'odd');
  await until(async () => sentTo('odd').length === 9, 'nine emails');
  await app.rows('alter table outbound_messages drop constraint broken');
  await app.rows("update pgboss.job set start_after = now() where state = 'retry'");
  await app.idle();
  const addresses = sentTo('odd').map((mail) => mail.to?.[0]?.address);
  expect(new Set(addresses).size).toBe(10);
  expect(addresses).toHaveLength(10);
  const links = await app.rows('select count(*)::int as n from candidate_links where job_id = $1', [job]);
  expect(links).toEqual([{ n: 20 }]);
});
