import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { consoleClient, signIn } from './console-client.ts';
import { visibleText } from './page-assertions.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url } });
// Emails to these addresses fail permanently.
const refused = new Set<string>();
smtp.control.refuse = (recipient) => (refused.has(recipient) ? 550 : undefined);

const idsOf = async ({ organizationId }: Tenant, state: string): Promise<string[]> =>
  (
    await app.rows('select id from tasks where organization_id = $1 and state = $2 order by created_at, id', [
      organizationId,
      state,
    ])
  ).map(({ id }) => id);
const audit = async ({ organizationId }: Tenant) =>
  app.rows(
    `select action, subject, details from audit_entries where organization_id = $1 and action like 'task.%'
     order by created_at, id`,
    [organizationId],
  );

/** A tenant with `n` failed tasks. */
async function withFailed(n: number) {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const jobId = await job({ title: 'Data Engineer' });
  for (let i = 0; i < n; i++) {
    const email = `${randomUUID()}@example.com`;
    refused.add(email);
    await apply(await candidate({ full_name: `Meera ${i}`, email }), jobId);
  }
  await app.idle();
  const failed = await idsOf(tenant, 'failed');
  expect(failed).toHaveLength(n);
  return { tenant, failed };
}

const noCredits = 'The organization has fewer than 10 credits. Add credits, then retry.';
const hasPassword = 'The resume is protected by a password. Send a copy without one.';

/** Adds failed tasks of a kind. */
const failing =
  ({ organizationId }: Tenant) =>
  (kind: string, error: string, count: number) =>
    app.rows(
      `insert into tasks (id, organization_id, queue, kind, state, max_attempts, error, attempts, finished_at, candidate_id)
        select gen_random_uuid(), $1, 'test', $2, 'failed', 1, $3, 1, now(),
          (select id from candidates where organization_id = $1 limit 1)
        from generate_series(1, $4)`,
      [organizationId, kind, error, count],
    );

test('Show an empty state with next steps when no task is in progress', async () => {
  const browser = await signIn(app, await app.tenant(), 'recruiter');
  const page = await browser.get('/console');
  expect(page.status).toBe(200);
  expect(page.text).toContain('Nothing in progress');
  expect(page.text).toContain('href="/console/jobs"');
  expect(page.text).not.toContain('Tasks by type');
});

test('Send signed-out visitors to the sign-in page and back', async () => {
  const reply = await consoleClient(app.base).get('/console/work?state=failed');
  expect([reply.status, reply.location]).toEqual([303, '/console/sign-in?next=%2Fconsole%2Fwork%3Fstate%3Dfailed']);
  const sent = await consoleClient(app.base).post('/console/work/retry');
  expect([sent.status, sent.location]).toEqual([303, '/console/sign-in']);
});

test('Show the error and the attempts of a failed task, without contact data', async () => {
  const { tenant, failed } = await withFailed(1);
  const browser = await signIn(app, tenant);
  const page = await browser.get('/console');
  expect(page.text).toContain('1 failed task');
  expect(page.text).toContain('Email: Meera 0, Data Engineer');
  expect(page.text).toMatch(/Attempt 1 of \d/);
  const [{ error }] = await app.rows('select error from tasks where id = $1', failed);
  expect(error).toMatch(/\w+ \w+/);
  const item = await browser.get(`/console/work/${failed[0]}`);
  for (const { text } of [page, item]) {
    expect(text).toContain(error.replaceAll('"', '&quot;'));
    expect(text).not.toContain('@example.com');
  }
  expect(item.text).toMatch(/href="\/console\/candidates\/[0-9a-f-]{36}">Meera 0</);
  expect(item.text).toMatch(/href="\/console\/jobs\/[0-9a-f-]{36}">Data Engineer</);
  expect(item.text).toContain('Match score: Meera 0, Data Engineer');
});

test('Link a task to the task that triggered it, until that one is deleted', async () => {
  const { tenant, failed } = await withFailed(1);
  const [cause] = await idsOf(tenant, 'done');
  const browser = await signIn(app, tenant);
  const path = `/console/work/${failed[0]}`;
  expect((await browser.get(path)).text).not.toContain('Triggered by');
  await app.rows('update tasks set caused_by = $2 where id = $1', [failed[0], cause]);
  expect((await browser.get(path)).text).toMatch(new RegExp(`Triggered by</dt><dd><a href="/console/work/${cause}">`));
  await app.rows('delete from tasks where id = $1', [cause]);
  expect((await browser.get(path)).text).not.toContain('Triggered by');
});

test('Retry a failed task once, even if the form is sent twice', async () => {
  const { tenant, failed } = await withFailed(1);
  const browser = await signIn(app, tenant, 'recruiter');
  refused.clear();
  const page = await browser.submit(`/console/work/${failed[0]}/retry`, { from: 'item' });
  expect(page.text).toContain('1 task will be retried.');
  await app.idle();
  expect(await idsOf(tenant, 'failed')).toEqual([]);
  expect((await browser.get(`/console/work/${failed[0]}`)).text).toContain('class="badge good">Done');
  expect((await browser.submit(`/console/work/${failed[0]}/retry`)).text).toContain(
    'No failed tasks were left to retry.',
  );
  expect(await audit(tenant)).toEqual([{ action: 'task.retry', subject: failed[0], details: { tasks: 1 } }]);
});

test('Let one of two simultaneous users retry all failed tasks', async () => {
  const { tenant, failed } = await withFailed(3);
  refused.clear();
  const [asha, ben] = [await signIn(app, tenant), await signIn(app, tenant, 'recruiter')];
  const pages = await Promise.all([asha, ben].map((browser) => browser.submit('/console/work/retry')));
  const notices = pages.map(({ text }) => /role="status">([^<]+)/.exec(text.replace(/data-live-voice/, ''))?.[1]);
  expect(notices.sort()).toEqual(['3 tasks will be retried.', 'No failed tasks were left to retry.']);
  await app.idle();
  expect((await idsOf(tenant, 'done')).filter((id) => failed.includes(id))).toHaveLength(3);
  expect(await audit(tenant)).toEqual([{ action: 'task.retry', subject: null, details: { tasks: 3 } }]);
});

test('Dismiss one failed task, or all of a kind, and keep them in the list', async () => {
  const { tenant, failed } = await withFailed(3);
  const browser = await signIn(app, tenant);
  const list = (await browser.get('/console/work?kind=email&state=failed')).text;
  expect(list).toContain('Dismiss 3 tasks');
  expect(list.match(/<input type="hidden" name="kind" value="email"\/?>/g)).toHaveLength(2);
  expect((await browser.get('/console/work?kind=email')).text).not.toContain('Dismiss 3 tasks');
  expect((await browser.submit(`/console/work/${failed[0]}/dismiss`)).text).toContain('1 task dismissed.');
  expect((await browser.submit('/console/work/dismiss', { kind: 'resume' })).text).toContain(
    'No failed tasks were left to dismiss.',
  );
  // An unknown kind must not dismiss all.
  expect((await browser.submit('/console/work/dismiss', { kind: 'emails' })).status).toBe(404);
  const page = await browser.submit('/console/work/dismiss', { kind: 'email' });
  expect(page.text).toContain('2 tasks dismissed.');
  expect(page.text).not.toContain('failed task');
  expect(await idsOf(tenant, 'dismissed')).toEqual(failed);
  expect((await browser.get('/console/work?state=dismissed')).text).toContain('1–3 of 3');
  expect((await audit(tenant)).map(({ action, details }) => [action, details])).toEqual([
    ['task.dismiss', { tasks: 1 }],
    ['task.dismiss', { tasks: 2, kind: 'email' }],
  ]);
});

test("Answer 404 for another organization's task, an unknown one and nonsense, without changes", async () => {
  const { tenant, failed } = await withFailed(1);
  const stranger = await signIn(app, await app.tenant());
  for (const id of [failed[0], randomUUID(), 'nonsense', `${failed[0]}'`]) {
    expect((await stranger.get(`/console/work/${id}`)).status).toBe(404);
    expect((await stranger.post(`/console/work/${id}/retry`)).status).toBe(404);
    expect((await stranger.post(`/console/work/${id}/dismiss`)).status).toBe(404);
  }
  expect((await stranger.submit('/console/work/dismiss')).text).toContain('No failed tasks were left to dismiss.');
  expect(await idsOf(tenant, 'failed')).toEqual(failed);
});

test('Filter the list by type and status with pagination, and ignore invalid filters', async () => {
  const { tenant } = await withFailed(1);
  await app.rows(
    `insert into tasks (id, organization_id, queue, kind, state, max_attempts)
     select gen_random_uuid(), $1, 'test', 'screening', 'done', 1 from generate_series(1, 60)`,
    [tenant.organizationId],
  );
  const browser = await signIn(app, tenant);
  const pagerOf = async (query: string) =>
    /([\d,]+–[\d,]+ of [\d,]+)</.exec((await browser.get(`/console/work${query}`)).text)?.[1];
  expect(await pagerOf('')).toMatch(/^1–50 of 6\d$/);
  expect(await pagerOf('?kind=screening')).toBe('1–50 of 60');
  expect(await pagerOf('?kind=screening&offset=50')).toBe('51–60 of 60');
  expect(await pagerOf('?kind=email&state=failed')).toBe('1–1 of 1');
  expect(await pagerOf(`?job_id=${randomUUID()}`)).toBeUndefined();
  expect(await pagerOf('?kind=__proto__&state=x&job_id=y&offset=-1')).toMatch(/^1–50 of 6\d$/);
  expect((await browser.get('/console/work?kind=screening')).text).toContain('kind=screening&amp;offset=50');
});

test('Offer retry and dismiss in the list of failed tasks, and return to it', async () => {
  const { tenant, failed } = await withFailed(2);
  const browser = await signIn(app, tenant);
  const list = await browser.get('/console/work?state=failed&kind=email');
  expect(list.text).toContain(`action="/console/work/${failed[0]}/retry"`);
  expect(list.text).toMatch(
    /action="\/console\/work\/dismiss"><input[^>]*value="list"\/?><input[^>]*name="kind"[^>]*value="email"/,
  );
  expect(list.text).toContain('Dismiss 2 tasks');
  const done = await browser.get('/console/work?state=done');
  expect(done.text).not.toContain('/retry"');
  const reply = await browser.post('/console/work/dismiss', { kind: 'email', from: 'list' });
  expect([reply.status, reply.location]).toEqual([303, '/console/work?state=failed']);
  expect(await idsOf(tenant, 'failed')).toEqual([]);
});

test('Show how many tasks of a finished bulk application failed', async () => {
  const tenant = await app.tenant();
  const { job, candidate } = pipelineOf(app, tenant);
  const email = `${randomUUID()}@example.com`;
  refused.add(email);
  const candidate_ids = [await candidate({ email }), await candidate()];
  await tenant.api.post('/applications/bulk', { job_id: await job(), candidate_ids });
  await app.idle();
  const page = await (await signIn(app, tenant)).get('/console');
  expect(page.text).toContain('<span class="badge bad">Done, 1 failed</span>');
});

test('Keep a finished bulk application on the page and in the history, with its duration', async () => {
  const tenant = await app.tenant();
  const { job, candidate } = pipelineOf(app, tenant);
  const candidate_ids = [await candidate(), await candidate()];
  await tenant.api.post('/applications/bulk', { job_id: await job({ title: 'Cook' }), candidate_ids });
  await app.idle();
  await app.rows(
    `update tasks set created_at = now() - interval '2 hours', finished_at = now() - interval '2 hours' + interval '125 seconds'
      where organization_id = $1 and task_group is not null`,
    [tenant.organizationId],
  );
  const browser = await signIn(app, tenant, 'recruiter');
  for (const path of ['/console', '/console/bulks'])
    expect(visibleText((await browser.get(path)).text)).toMatch(
      /Done Bulk application to Cook started .* UTC , took 2 min 5 s/,
    );
  const other = await signIn(app, await app.tenant());
  expect((await other.get('/console/bulks')).text).toContain('No bulk applications yet');
});

test('Group failed tasks by cause, with the one action that helps', async () => {
  const { tenant } = await withFailed(2);
  const browser = await signIn(app, tenant);
  const { organizationId } = tenant;
  const fail = failing(tenant);
  await fail('questions', noCredits, 3);
  await fail('resume', hasPassword, 2);
  await fail('match_score', 'The task timed out.', 1);
  const page = await browser.get('/console');
  const text = visibleText(page.text);
  expect(text).toMatch(/0 Queued 0 Running 8 Failed/);
  await app.rows(
    `insert into tasks (id, organization_id, queue, kind, state, max_attempts, attempts, next_attempt_at)
      select gen_random_uuid(), $1, 'test', 'export', 'retrying', 5, 1, now() + interval '1 hour' from generate_series(1, 2)`,
    [organizationId],
  );
  const retrying = visibleText((await browser.get('/console')).text);
  expect(retrying).toMatch(/0 Queued 0 Running 2 Retrying 8 Failed/);
  await app.rows(`delete from tasks where organization_id = $1 and state = 'retrying'`, [organizationId]);
  expect(text).toMatch(/3 interviews need credits .* Add credits/);
  expect(page.text).toContain('<a class="button" href="/console/settings/credits">Add credits</a>');
  const others = await signIn(app, tenant, 'recruiter');
  for (const path of ['/console', '/console/live/now', '/console/work?state=failed']) {
    const seen = (await others.get(path)).text;
    expect(seen, path).toContain('Ask an admin to add credits');
    expect(seen, path).not.toContain('/console/settings/credits');
  }
  expect(text).toMatch(
    /2 resumes The resume is protected by a password\. Send a copy without one\. View resumes to replace/,
  );
  expect(text).toMatch(/1 match score The task timed out\. Retry 1 task/);
  expect(text).toContain('Replace the resume Retry');
  expect(text).not.toMatch(/Recordings|Exports/);
  const cause = /href="(\/console\/work\?[^"]*kind=resume[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const list = visibleText((await browser.get(cause)).text);
  expect(list).toContain('Showing the tasks that failed with: The resume is protected by a password.');
  expect(list).toContain('1–2 of 2');
  // Only those with this error.
  refused.clear();
  const [{ error }] = await app.rows(
    `select error from tasks where organization_id = $1 and kind = 'email' and state = 'failed' order by id limit 1`,
    [organizationId],
  );
  expect((await browser.submit('/console/work/retry', { kind: 'email', error: 'other' })).text).toContain(
    'No failed tasks were left to retry.',
  );
  expect((await browser.submit('/console/work/retry', { kind: 'email', error })).text).toMatch(/[12] tasks? will be/);
});

test('Put what helps before a retry that would fail again', async () => {
  const tenant = await app.tenant();
  await pipelineOf(app, tenant).candidate({ full_name: 'Asha Rao' });
  const fail = failing(tenant);
  await fail('questions', noCredits, 2);
  await fail('resume', hasPassword, 2);
  await fail('email', '550 No such user', 2);
  await fail('match_score', 'The task timed out.', 2);
  const browser = await signIn(app, tenant);
  const list = async (kind: string, error: string) =>
    (await browser.get(`/console/work?${new URLSearchParams({ kind, error, state: 'failed' })}`)).text;
  const credits = await list('questions', noCredits);
  expect(visibleText(credits)).toMatch(
    /A retry fails again until your organization has enough credits\. Add credits Retry 2 tasks/,
  );
  expect(credits).toContain('<a class="button" href="/console/settings/credits">Add credits</a>');
  const resumes = await list('resume', hasPassword);
  expect(visibleText(resumes)).toMatch(
    /until the resume is replaced\. .* below\. Retry 2 tasks .* Replace the resume Retry/,
  );
  expect(resumes).toMatch(/<a class="button small" href="\/console\/candidates\/[-0-9a-f]+">Replace the resume<\/a>/);
  expect(visibleText(await list('email', '550 No such user'))).toMatch(
    /until the address is corrected\. .* Retry 2 tasks/,
  );
  expect(await list('match_score', 'The task timed out.')).not.toContain('fails again');
  const page = (await browser.get('/console')).text;
  for (const action of ['View resumes to replace', 'View addresses to correct'])
    expect(page).toMatch(new RegExp(`<a class="button" href="[^"]+">${action}</a>`));
});

test('Offer to retry failed tasks once when all have one cause', async () => {
  const { tenant } = await withFailed(2);
  await app.rows(
    `update tasks set error = 'The mail server was unavailable.' where organization_id = $1 and state = 'failed'`,
    [tenant.organizationId],
  );
  const browser = await signIn(app, tenant, 'recruiter');
  const text = visibleText((await browser.get('/console')).text);
  expect(text).toContain('2 emails The mail server was unavailable.');
  expect(text.match(/Retry 2 tasks/g)).toHaveLength(1);
  refused.clear();
});

test('Label the chart of the last hour with its times and its highest value', async () => {
  const tenant = await app.tenant();
  await app.rows(
    `insert into tasks (id, organization_id, queue, kind, state, max_attempts, attempts, started_at, finished_at)
      select gen_random_uuid(), $1, 'test', 'email', 'done', 1, 1, now(), date_trunc('minute', now()) - interval '20 minutes'
      from generate_series(1, 12)`,
    [tenant.organizationId],
  );
  const text = visibleText((await (await signIn(app, tenant, 'recruiter')).get('/console')).text);
  expect(text).toContain('Last hour 12 a minute 1 hour ago 30 minutes ago Now 12 tasks completed in the last hour');
});

test('Find tasks by candidate or job and by date, with their duration', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  await apply(await candidate({ full_name: 'Meera Nair' }), await job({ title: 'Data Engineer' }));
  await apply(await candidate({ full_name: 'Asha Rao' }), await job({ title: 'Cook' }));
  await app.idle();
  await app.rows(
    `update tasks set created_at = '2026-03-01T12:00:00Z', started_at = '2026-03-01T12:00:00Z', finished_at = '2026-03-01T12:01:07Z'
      where organization_id = $1 and kind = 'email' and job_id = (select id from jobs where organization_id = $1 and title = 'Cook')`,
    [tenant.organizationId],
  );
  const browser = await signIn(app, tenant, 'recruiter');
  const list = async (query: string) => visibleText((await browser.get(`/console/work?${query}`)).text);
  expect(await list('search=nair')).toMatch(/Meera Nair, Data Engineer/);
  expect(await list('search=nair')).not.toContain('Asha');
  expect(await list('search=cook&kind=email')).toMatch(/Email: Asha Rao, Cook Done .* 1 min 7 s/);
  expect(await list('search=nobody')).toContain('No tasks found');
  expect(await list('from=2026-03-01&to=2026-03-01')).toContain('1–1 of 1');
  expect(await list('to=2026-02-28')).toContain('No tasks found');
  expect((await browser.get('/console/work?from=soon')).status).toBe(422);
  const part = await browser.get('/console/work-live/now?search=cook');
  expect(part.text).toMatch(/^(<!doctype html>\s*)?<div id="live-list"/);
  expect(part.text).not.toContain('Nair');
  const file = await browser.get('/console/work.csv?search=cook&kind=email');
  expect(file.text).toMatch(/Email: Asha Rao, Cook.*,67,/);
  expect(file.text).not.toContain('Nair');
});

test('Count a skipped email of a bulk application as skipped, not as sent', async () => {
  const tenant = await app.tenant();
  const { job, candidate } = pipelineOf(app, tenant);
  const emails = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  const [one, other] = await Promise.all(emails.map((email) => candidate({ email })));
  await app.rows(
    `insert into suppressed_addresses (organization_id, address, reason) values ($1, $2, 'unsubscribed')`,
    [tenant.organizationId, emails[0]],
  );
  await tenant.api.post('/applications/bulk', { job_id: await job(), candidate_ids: [one, other] });
  await app.idle();
  const page = await (await signIn(app, tenant)).get('/console');
  expect(page.text).toMatch(/Emails sent<.*?1 of 2, 1 skipped</);
  expect(page.text).toContain('>Done<');
});
