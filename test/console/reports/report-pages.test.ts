import { expect, test } from 'vitest';
import { markAllApplications } from '../../../migrations/Migration20261123100000_reports.ts';
import { countAllCredits } from '../../../migrations/Migration20261123100200_credit_days.ts';
import { OrganizationService } from '../../../src/modules/organizations/index.ts';
import { RollupService } from '../../../src/modules/reports/counting/rollup.service.ts';
import { newId } from '../../../src/platform/ids.ts';
import { aCandidate, startApp, type Tenant } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { creatorOf, expectGuarded, visibleText } from '../page-assertions.ts';
import { countedFromScratch, storedCounts } from './report-counts.ts';

const app = await startApp();
const rollups = app.web.resolve(RollupService);
const never = new AbortController().signal;
const count = () => rollups.run(never);
const path = '/console/reports';
const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const linesOf = (csv: string): string[] => csv.trimEnd().split('\r\n');

/** Each move takes place after as many days as its status has before it: `[['Applied', 3], ['screening', 2]]`. */
async function applied(
  tenant: Tenant,
  { job, source, at, moves }: { job: string; source?: string; at: Date; moves: [status: string, days: number][] },
): Promise<string> {
  const make = creatorOf(tenant);
  const candidate_id = await make('/candidates', aCandidate(source === undefined ? {} : { source }));
  const id = await make('/applications', { candidate_id, job_id: job });
  for (const [status] of moves) expect((await tenant.api.put(`/applications/${id}`, { status })).status).toBe(200);
  await app.rows('update candidate_jobs set created_at = $2 where id = $1', [id, at]);
  let days = 0;
  for (const [status, stay] of [['Applied', 0] as const, ...moves]) {
    const time = new Date(at.getTime() + (days += stay) * 86_400_000);
    await app.rows(
      'update candidate_job_status_events set changed_at = $3 where application_id = $1 and to_status = $2',
      [id, status, time],
    );
    await app.rows('update candidate_jobs set status_date = $2 where id = $1', [id, time]);
  }
  return id;
}

test('Show the funnel, sources and time to hire of a period and a job, as pictures, tables and files', async () => {
  const tenant = await app.tenant();
  const make = creatorOf(tenant);
  const job = await make('/jobs', { title: 'Engineer <one>' });
  const other = await make('/jobs', { title: 'Analyst' });
  const began = ago(20);
  await applied(tenant, {
    job,
    source: '=cmd()',
    at: began,
    moves: [
      ['screening', 4],
      ['screened', 2],
      ['hired', 4],
    ],
  });
  await applied(tenant, {
    job,
    source: 'referral',
    at: began,
    moves: [
      ['screening', 4],
      ['rejected', 1],
    ],
  });
  await applied(tenant, { job, source: 'referral', at: began, moves: [['hired', 6]] });
  await applied(tenant, { job, source: 'referral', at: began, moves: [] });
  await applied(tenant, { job: other, source: 'portal', at: ago(200), moves: [] });
  await count();

  await expectGuarded(app, tenant, path);
  const recruiter = await signIn(app, tenant, 'recruiter');
  const query = `from=${dayOf(ago(30))}&to=${dayOf(ago(0))}&job=${job}`;
  const page = await recruiter.get(`${path}?${query}`);
  expect(page.text).not.toMatch(/<script[^>]*>[^<]|style="|<style/);
  const text = visibleText(page.text);
  expect(text).toContain('4 applications in this period');
  expect(text).toMatch(/Applied 4 – 100% 1 3\.\d Shortlisted 3 75% 75% 0 –/);
  expect(text).toContain('2 hires. Median 8 days, 90th percentile 9.6 days.');
  expect(text).toContain('referral 3 1 1 1 0 33.3%');
  expect(page.text).toMatch(
    /<svg[^>]*role="img"[^>]*aria-labelledby="(chart-\d+-title) chart-\d+-text"[^]*<title id="\1">Funnel/,
  );
  expect(page.text).toContain(`href="${path}/funnel.csv?from=${dayOf(ago(30))}`);
  const jobPage = await recruiter.get(`/console/jobs/${job}`);
  expect(visibleText(jobPage.text)).toMatch(
    /Funnel All applications .*Applied 4 – 1 Shortlisted 3 75% 0 screening 3 100% 0/i,
  );
  expect(jobPage.text).toContain(`href="/console/reports?job=${job}"`);
  expect(jobPage.text).toContain('The funnel is updated once a minute.');
  expect(page.text).toContain('The report is updated once a minute.');

  const funnel = linesOf((await recruiter.get(`${path}/funnel.csv?${query}`)).text);
  expect(funnel[0]).toBe(
    'Stage,Reached,Share of previous stage,Share of all applications,In stage now,Median days in stage',
  );
  expect(funnel.slice(1).map((line) => line.split(',').slice(0, 5).join(','))).toEqual([
    ...['Applied,4,,1,1', 'Shortlisted,3,0.75,0.75,0'],
    ...['screening,3,1,0.75,0', 'screened,2,0.667,0.5,0', 'hired,2,1,0.5,2', 'Candidate joined,0,0,0,0'],
  ]);
  const median = Number(funnel[1]?.split(',')[5]);
  expect([median > 4 * 0.95, median < 4 * 1.05]).toEqual([true, true]);
  const sources = await recruiter.get(`${path}/sources.csv?${query}`);
  expect(sources.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(linesOf(sources.text)).toEqual([
    'Source,Applications,Active,Hired,Rejected,Withdrawn',
    'referral,3,1,1,1,0',
    `'=cmd(),1,0,1,0,0`,
  ]);
  expect(linesOf((await recruiter.get(`${path}/time-to-hire.csv?${query}`)).text).at(-1)).toMatch(/^\d{4}-\d\d,\d,\d/);

  expect(visibleText((await recruiter.get(path)).text)).toContain('4 applications in this period');
  const year = `from=${dayOf(ago(300))}&to=${dayOf(ago(0))}`;
  expect(visibleText((await recruiter.get(`${path}?${year}`)).text)).toContain('5 applications in this period');
  const theirs = await signIn(app, await app.tenant());
  expect(visibleText((await theirs.get(`${path}?${query}`)).text)).toContain('0 applications in this period');
  for (const wrong of ['from=yesterday', 'to=2026-13-01', 'from=2026-02-02&to=2026-02-01', 'job=1']) {
    const refused = await recruiter.get(`${path}?${wrong}`);
    expect([wrong, refused.status]).toEqual([wrong, 422]);
    expect((await recruiter.get(`${path}/funnel.csv?${wrong}`)).location).toContain(path);
  }
});

test('Count right while applications are added, moved, deleted, merged and erased, and after the upgrade', async () => {
  const tenant = await app.tenant();
  const { api, organizationId } = tenant;
  const make = creatorOf(tenant);
  const jobs = [await make('/jobs', { title: 'One' }), await make('/jobs', { title: 'Two' })];
  const statuses = ['screening', 'Shortlisted', 'screened', 'hired', 'rejected', 'withdrawn', 'Applied'];
  const walk = async (n: number) => {
    const people = await Promise.all(
      [0, 1].map((one) => make('/candidates', aCandidate({ source: ['a', 'b'][(n + one) % 2] }))),
    );
    const ids = [];
    for (const candidate_id of people)
      for (const job_id of jobs) ids.push(await make('/applications', { candidate_id, job_id }));
    await app.rows('update candidate_jobs set created_at = $2 where id = $1', [ids[n % 4], ago(n * 9)]);
    for (const [index, id] of ids.entries())
      for (let step = 0; step < 3; step++)
        await api.put(`/applications/${id}`, { status: statuses[(n + index * 2 + step * 3) % statuses.length] });
    if (n % 4 === 0) await api.delete(`/applications/${ids[1]}`);
    if (n % 4 === 1) await api.post(`/candidates/${people[0]}/merge`, { from_id: people[1] });
    if (n % 4 === 2) await api.post(`/candidates/${people[0]}/erase`, {});
    if (n % 4 === 3) await api.put(`/candidates/${people[0]}`, { source: 'changed' });
  };
  const working = new AbortController();
  const counting = (async () => {
    while (!working.signal.aborted) await Promise.all([count(), count()]);
  })();
  await Promise.all(Array.from({ length: 8 }, (_, n) => walk(n)));
  await app.idle();
  working.abort();
  await counting;
  await count();

  const right = await countedFromScratch(app, organizationId);
  expect(right.outcomes.size).toBeGreaterThan(20);
  expect(right.times.size).toBeGreaterThan(5);
  expect(right.hires.size).toBeGreaterThan(1);
  expect(await storedCounts(app, organizationId)).toEqual(right);

  for (const table of ['report_outcomes', 'report_stage_times', 'report_hires'])
    await app.rows(`delete from ${table} where organization_id = $1`, [organizationId]);
  await app.rows(markAllApplications);
  await count();
  expect(await storedCounts(app, organizationId)).toEqual(right);
});

test('Count no stage that an application only reached by a move that was undone', async () => {
  const tenant = await app.tenant();
  const job = await creatorOf(tenant)('/jobs', { title: 'Engineer' });
  const id = await applied(tenant, { job, at: ago(5), moves: [['screening', 2]] });
  const recruiter = await signIn(app, tenant, 'recruiter');
  const post = (action: string, form: Record<string, string>) =>
    recruiter.post(`/console/applications/${id}/${action}`, form);
  const lastEvent = async (): Promise<string> =>
    (await tenant.api.get(`/applications/${id}/events?limit=1`)).body.data[0].id;
  const reached = async () => {
    await count();
    expect(await storedCounts(app, tenant.organizationId)).toEqual(
      await countedFromScratch(app, tenant.organizationId),
    );
    const funnel = linesOf((await recruiter.get(`${path}/funnel.csv?job=${job}`)).text);
    return funnel.slice(1).map((line) => line.split(',').slice(0, 2).join(' '));
  };
  await post('move', { from: 'screening', status: 'hired' });
  const before = await reached();
  expect(before).toContain('hired 1');
  await post('undo', { event: await lastEvent() });
  expect(await reached()).toEqual([
    ...['Applied 1', 'Shortlisted 1', 'screening 1', 'screened 0', 'hired 0', 'Candidate joined 0'],
  ]);
  await post('undo', { event: await lastEvent() });
  expect(await reached()).toEqual(before);
  await post('undo', { event: await lastEvent() });
  expect(await reached()).toContain('hired 0');
});

test('List active applications that have not moved, by days and job', async () => {
  const tenant = await app.tenant();
  const make = creatorOf(tenant);
  const job = await make('/jobs', { title: 'Engineer <one>' });
  const other = await make('/jobs', { title: 'Analyst' });
  const [oldest = '', ended, recent] = await Promise.all(
    [30, 30, 10].map((days) => applied(tenant, { job, at: ago(days), moves: [] })),
  );
  await tenant.api.put(`/applications/${ended}`, { status: 'rejected' });
  await app.rows(`update candidate_jobs set status_date = $2 where id = $1`, [ended, ago(30)]);
  const elsewhere = await applied(tenant, { job: other, at: ago(20), moves: [] });
  await app.rows(
    `update candidates set full_name = '=1+1' where id = (select candidate_id from candidate_jobs where id = $1)`,
    [oldest],
  );
  await expectGuarded(app, tenant, `${path}/stuck`);
  const recruiter = await signIn(app, tenant, 'recruiter');
  const listed = async (query: string) =>
    [...(await recruiter.get(`${path}/stuck${query}`)).text.matchAll(/href="\/console\/applications\/([^"]+)"/g)].map(
      ([, id]) => id,
    );
  expect(await listed('')).toEqual([oldest, elsewhere]);
  expect(await listed('?days=5')).toEqual([oldest, elsewhere, recent]);
  expect(await listed(`?days=5&job=${job}`)).toEqual([oldest, recent]);
  expect(await listed('?days=40')).toEqual([]);
  expect(visibleText((await recruiter.get(`${path}/stuck?offset=100`)).text)).toContain('past the end');
  expect((await recruiter.get(`${path}/stuck`)).text).not.toContain('Clear filters');
  expect((await recruiter.get(`${path}/stuck?days=5`)).text).toContain('Clear filters');
  const file = await recruiter.get(`${path}/stuck.csv?days=25`);
  expect(linesOf(file.text)[0]).toBe('Candidate,Job,Status,Since,Days');
  expect(linesOf(file.text)[1]).toMatch(/^'=1\+1,Engineer <one>,Applied,\d{4}-/);
  for (const days of ['0', '3651', 'ten', '1.5']) {
    expect((await recruiter.get(`${path}/stuck?days=${days}`)).status).toBe(422);
  }
});

test('Count the applications of all other organizations when those of one fail', async () => {
  const [failing, other] = [await app.tenant(), await app.tenant()];
  for (const tenant of [failing, other]) {
    const job = await creatorOf(tenant)('/jobs', { title: 'Engineer' });
    await applied(tenant, { job, at: ago(3), moves: [] });
  }
  const marked = async ({ organizationId }: Tenant): Promise<boolean> =>
    (await app.rows('select 1 from report_marks where organization_id = $1', [organizationId])).length > 0;
  await app.rows(
    `alter table report_outcomes add constraint test_fails check (organization_id <> '${failing.organizationId}') not valid`,
  );
  await expect(count()).rejects.toThrow(AggregateError);
  expect([await marked(failing), await marked(other)]).toEqual([true, false]);
  await app.rows('alter table report_outcomes drop constraint test_fails');
  await count();
  expect(await marked(failing)).toBe(false);
});

test('Count fewer applications at a time when many take too long', async () => {
  const tenant = await app.tenant();
  const job = await creatorOf(tenant)('/jobs', { title: 'Engineer' });
  for (const days of [3, 4, 5]) await applied(tenant, { job, at: ago(days), moves: [] });
  await app.rows(`
    create function test_limit() returns trigger language plpgsql as $$
    begin
      if (select count(*) from taken) > 2 then raise exception 'too many' using errcode = '57014'; end if;
      return null;
    end $$;
    create trigger test_limit after delete on report_marks referencing old table as taken
      for each statement execute function test_limit()`);
  await count();
  await app.rows('drop function test_limit cascade');
  expect(await storedCounts(app, tenant.organizationId)).toEqual(await countedFromScratch(app, tenant.organizationId));
});

test('Show the tasks that were done, and failed ones by cause with what helps', async () => {
  const tenant = await app.tenant();
  const { organizationId } = tenant;
  const task = (kind: string, state: string, minutes: number, error: string | null = null) =>
    app.rows(
      `insert into tasks (id, organization_id, queue, kind, state, attempts, max_attempts, error, finished_at)
       values ($1, $2, 'test', $3, $4, 1, 1, $5, $6)`,
      [newId(), organizationId, kind, state, error, new Date(Date.now() - minutes * 60_000)],
    );
  for (const minutes of [1, 2, 90, 3_000, 3_001]) await task('email', 'done', minutes);
  for (let n = 0; n < 3; n++) await task('questions', 'failed', n, 'This costs 5 credits. Add credits.');
  await task('resume', 'failed', 5, 'The file is locked with a password.');
  await rollups.countTasks(new Date(), never);
  await task('email', 'done', 3);

  await expectGuarded(app, tenant, `${path}/work`);
  const recruiter = await signIn(app, tenant, 'recruiter');
  const page = await recruiter.get(`${path}/work`);
  const text = visibleText(page.text);
  expect(text).toContain('Last 60 minutes: 3 tasks done');
  expect(text).toContain('Last 24 hours: 4 tasks done');
  expect(text).toContain('Last 7 days: 6 tasks done');
  expect(text).toContain('4 failed tasks with 2 causes');
  expect(text).toMatch(/Interview questions This costs 5 credits\. Add credits\. 3 .* Ask an admin to add credits/);
  const admin = await signIn(app, tenant, 'admin');
  expect((await admin.get(`${path}/work`)).text).toContain('<a href="/console/settings/credits">View credits</a>');
  expect(text).toContain('View the candidates, and ask them for another file');
  const lines = linesOf((await recruiter.get(`${path}/work/failures.csv`)).text);
  expect(lines[1]).toMatch(/^Interview questions,This costs 5 credits\. Add credits\.,3,/);
  expect(lines[0]).toBe('Type,Cause,Tasks,Latest');
  const [header, ...done] = linesOf((await recruiter.get(`${path}/work/throughput.csv`)).text);
  expect(header).toBe('Period,Start (UTC),Tasks done');
  expect(done).toHaveLength(60 + 24 + 7);
  await rollups.countTasks(new Date(), never);
  expect(linesOf((await recruiter.get(`${path}/work/throughput.csv`)).text).slice(61)).toEqual(done.slice(60));
});

test('Show admins the credits that were added and spent', async () => {
  const tenant = await app.tenant({ credits: 100 });
  await app.web.resolve(OrganizationService).addCredits(tenant.organizationId, 20, '=bought');
  await app.rows(
    `insert into credit_entries (id, organization_id, amount, balance_after, reason, created_at)
     select gen_random_uuid(), $1, -5, 115, 'video interview', now() - n * interval '40 days' from generate_series(0, 2) n`,
    [tenant.organizationId],
  );
  const admin = await signIn(app, tenant);
  const recent = visibleText((await admin.get(`${path}/credits`)).text);
  expect(recent).toContain('120 credits added and 15 credits spent in this period.');
  expect(recent).toContain('By week.');
  const days = `from=${dayOf(ago(20))}&to=${dayOf(ago(0))}`;
  const lines = linesOf((await admin.get(`${path}/credits.csv?${days}`)).text);
  expect(lines[0]).toBe('From,Kind,Added,Spent');
  expect(lines).toContain(`${dayOf(ago(0))},'=bought,20,0`);
  expect(lines).toContain(`${dayOf(ago(0))},Video interview,0,5`);
  // As after the upgrade: some are counted by the trigger, the others by the migration, which may run again.
  await app.rows(`delete from credit_days where organization_id = $1 and reason <> '=bought'`, [tenant.organizationId]);
  for (let n = 0; n < 2; n++) {
    await app.rows(countAllCredits);
    expect(linesOf((await admin.get(`${path}/credits.csv?${days}`)).text)).toEqual(lines);
  }
  const recruiter = await signIn(app, tenant, 'recruiter');
  expect((await recruiter.get(`${path}/credits`)).status).toBe(403);
  expect((await recruiter.get(`${path}/credits.csv`)).status).toBe(403);
  expect((await recruiter.get(path)).text).not.toContain('/console/reports/credits');
});
