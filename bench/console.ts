/**
 * Measures the time and size of the console's work and recruiting pages, for an organization with 105,000 applications
 * and a job with 10,000 of them. One recruiter sends one request at a time.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import { markAllApplications } from '../migrations/Migration20261123100000_reports.ts';
import { boot } from '../src/app/boot.ts';
import { RollupService } from '../src/modules/reports/counting/rollup.service.ts';
import { loadConfig } from '../src/platform/config.ts';
import { childEnvironment } from '../src/platform/processes/child-environment.ts';
import { openDatabase } from './data/database.ts';
import { known } from './data/names.ts';
import type { Place } from './data/place.ts';
import { type Sample, unknownName } from './lists.ts';
import type { Loader } from './load/loader.ts';
import { type PageRow, pageTable } from './report.ts';
import { type Server, startService } from './servers.ts';
import type { Choice } from './shares.ts';

/** Limits for every page, at the median. */
const most = { ms: 100, bytes: 100_000 };

const inLargestJob = 10_000;

/**
 * Adds data that other measurements do not need: a job of that size, a message for each application, and computations
 * of the sampled applications' scores.
 */
async function addHistory(client: pg.Client, { organization, applications, jobs }: Sample): Promise<void> {
  const { rows } = await client.query('select 1 from outbound_messages where organization_id = $1 limit 1', [
    organization,
  ]);
  if (rows.length > 0) return;
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `with largest as (select id, applicant_count from jobs where organization_id = $1 and id = $2),
     moved as (
       update candidate_jobs a set job_id = $2 from (
         select distinct on (candidate_id) id from candidate_jobs c where organization_id = $1 and not exists (
           select from candidate_jobs o where o.organization_id = $1 and o.candidate_id = c.candidate_id and o.job_id = $2)
         limit (select greatest(0, $3 - applicant_count) from largest)) as more
       where a.id = more.id returning 1)
     update jobs set applicant_count = applicant_count + (select count(*) from moved) where id = $2`,
    [organization, jobs.at(-1), inLargestJob],
  );
  await client.query(
    `insert into outbound_messages (id, organization_id, kind, candidate_id, job_id, recipient, subject, state, attempts,
       error, created_at, sent_at)
     select gen_random_uuid(), a.organization_id, 'interest_outreach', a.candidate_id, a.job_id, 'person@example.com',
       'Are you interested?', case when n % 100 = 0 then 'failed' else 'sent' end, 1,
       case when n % 100 = 0 then '550 5.1.1 Recipient address rejected: User unknown' end, a.created_at,
       case when n % 100 <> 0 then a.created_at end
     from (select *, row_number() over () as n from candidate_jobs where organization_id = $1) a`,
    [organization],
  );
  await client.query(
    `insert into match_scores (id, organization_id, application_id, score, coverage, algorithm_version, inputs_hash, components)
     select gen_random_uuid(), organization_id, id, match_score, 0.8, '2', md5(id::text), (
       select jsonb_agg(jsonb_build_object('key', 'term' || i, 'label', 'Term ' || i, 'weight', 0.1, 'status', 'partial',
         'contribution', match_score / 10, 'evidence', array['Node.js: listed', 'SQL: found 3 times'], 'missing', array['Kafka']))
       from generate_series(1, 10) i)
     from candidate_jobs where organization_id = $1 and id = any($2)`,
    [organization, applications],
  );
  await client.query(`set session_replication_role = origin`);
  await client.query('vacuum (analyze) candidate_jobs, outbound_messages, match_scores');
}

/**
 * Adds a task for each application. They are from the last week, some in groups of a hundred, and the latest are still
 * to do.
 */
async function addTasks(client: pg.Client, organization: string): Promise<void> {
  const { rows } = await client.query('select 1 from tasks where organization_id = $1 limit 1', [organization]);
  if (rows.length > 0) return;
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into tasks (id, organization_id, queue, kind, state, attempts, max_attempts, error, job_id, candidate_id,
       application_ids, task_group, queued_at, created_at, finished_at, updated_at)
     select gen_random_uuid(), organization_id, 'bench', (array['email', 'match_score', 'resume'])[1 + n % 3], state,
       case when state = 'queued' then 0 else 1 end, 7,
       case when state = 'failed' then 'The mail server refused the address.' end, job_id, candidate_id, array[id],
       case when n / 100 % 10 = 0 then md5((n / 100)::text)::uuid end, at, at,
       case when state in ('done', 'failed') then at end, at
     from (
       select *, now() - n * interval '6 seconds' as at,
         case when n <= 2000 then 'queued' when n % 200 = 0 then 'failed' else 'done' end as state
       from (select *, row_number() over (order by created_at desc) as n from candidate_jobs
             where organization_id = $1) a) a`,
    [organization],
  );
  await client.query(`set session_replication_role = origin`);
  await client.query('vacuum (analyze) tasks');
}

/** Counts all applications once, as the worker would. */
async function countReports(client: pg.Client, url: string, folder: string): Promise<void> {
  const { rows } = await client.query('select 1 from report_outcomes limit 1');
  if (rows.length > 0) return;
  await client.query('truncate report_marks');
  await client.query(markAllApplications);
  const began = performance.now();
  const app = await boot(
    loadConfig({ NODE_ENV: 'production', LOG_LEVEL: 'warn', DATABASE_URL: url, DATA_DIR: path.join(folder, 'data') }),
    'worker',
  );
  const rollups = app.container.resolve(RollupService);
  await rollups.run(new AbortController().signal);
  await rollups.countTasks(new Date(), new AbortController().signal);
  await app.close(1);
  console.log(`reports counted in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await client.query(
    'vacuum (analyze) report_outcomes, report_stage_times, report_hires, report_marks, candidate_jobs',
  );
}

/** Signs in the organization's admin. Returns the cookie. */
export async function signIn(url: string, folder: string, { port }: Server, organization: string): Promise<string> {
  const printed = execFileSync(process.execPath, ['src/cli.ts', 'console', 'link', '--organization', organization], {
    cwd: path.join(import.meta.dirname, '..'),
    env: childEnvironment({ NODE_ENV: 'production', DATABASE_URL: url, DATA_DIR: path.join(folder, 'data') }),
    encoding: 'utf8',
  });
  const { pathname } = new URL((JSON.parse(printed) as { url: string }).url);
  const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, { method: 'POST', redirect: 'manual' });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
  if (!cookie) throw new Error(`signing in answered ${answer.status}`);
  return cookie;
}

type Page = { name: string; path: string };

export async function pagesOf(client: pg.Client, sample: Sample): Promise<Page[]> {
  const one = async (sql: string): Promise<string> =>
    (await client.query<{ v: string }>(sql, [sample.organization])).rows[0]?.v ?? '';
  const hot = sample.jobs.at(-1) ?? '';
  const [application = '', candidate = ''] = [sample.applications[0], sample.candidates[0]];
  const masked = await one(
    `select id as v from candidates where organization_id = $1 and talent_pool_status = 'masked' limit 1`,
  );
  const session = await one('select id as v from screening_sessions where organization_id = $1 limit 1');
  const interview = await one('select id as v from video_interviews where organization_id = $1 limit 1');
  const [name, word] = [encodeURIComponent(known.commonName), encodeURIComponent(known.titleWord)];
  // Covers all of the data, with whole months and days around it.
  const period = 'from=2025-02-20&to=2026-12-20';
  const task = await one(`select id as v from tasks where organization_id = $1 and state = 'failed' limit 1`);
  const all: [string, string][] = [
    ['work in progress', ''],
    ['what of it changes', '/live/now'],
    ['all work', '/work'],
    ['work that failed', '/work?state=failed'],
    ['emails that wait', '/work?kind=email&state=queued'],
    ['work about the largest job', `/work?job_id=${hot}`],
    ['task', `/work/${task}`],
    ['jobs', '/jobs'],
    ['jobs, search', `/jobs?search=${word}`],
    ['jobs of a client', `/jobs?client=${sample.client}`],
    ['jobs by title', '/jobs?sort=title'],
    ['jobs with the most applicants', '/jobs?sort=applicants'],
    ['new job', '/jobs/new'],
    ['job', `/jobs/${hot}`],
    ['edit a job', `/jobs/${hot}/edit`],
    ['pause a job', `/jobs/${hot}/status?to=paused`],
    ['clients', '/clients'],
    ['client', `/clients/${sample.client}`],
    ['board of the largest job', `/jobs/${hot}/board`],
    ['candidates', '/candidates'],
    ['candidates, search', `/candidates?search=${name}`],
    ['candidates, two words', `/candidates?search=${name}+kaf`],
    ['candidates, rare name', `/candidates?search=${encodeURIComponent(known.rareName)}`],
    ['candidates, phone number', '/candidates?search=%2B91+70000+0'],
    ['candidates, common skill', '/candidates?search=java'],
    ['candidates, one letter', '/candidates?search=a'],
    ['candidates, unknown name', `/candidates?search=${unknownName}`],
    ['candidates, common words that nobody has both', '/candidates?search=kafka+figma'],
    ['candidates by name, rare words', `/candidates?search=${name}+kaf&order=name`],
    ['candidates, deep', '/candidates?search=java&offset=5000'],
    ['candidates, rare and common', `/candidates?search=${name}+ja+b+python`],
    ['candidates of a place with experience', '/candidates?search=kafka&place=bengaluru&years_from=5&notice=30'],
    ['candidates in a status', '/candidates?search=kafka&status=hired'],
    ['candidates by name', '/candidates?search=kafka&order=name'],
    ['all candidates by experience', '/candidates?order=experience'],
    ['candidates with a tag', `/candidates?tag=${encodeURIComponent(known.tag)}`],
    ['candidates of the largest job', `/candidates?job=${hot}`],
    ['candidate', `/candidates/${candidate}`],
    ['applications', '/applications'],
    ['applications in a status', '/applications?status=screened'],
    ['applications, search', `/applications?search=${name}`],
    ['applications, title word', `/applications?search=${word}`],
    ['applications by match score', '/applications?order=match'],
    ['applications with a frequent source', '/applications?source=referral'],
    ['applications with an unknown source', '/applications?source=unheard-of'],
    ['applications with a score', '/applications?min_score=80'],
    ['applications of the largest job', `/applications?job=${hot}`],
    ['the same, in a status', `/applications?job=${hot}&status=Applied`],
    ['the same, with a score', `/applications?job=${hot}&min_score=80`],
    ['applications, deep', '/applications?offset=60000'],
    ['application', `/applications/${application}`],
    ['start an interview', `/applications/${application}/interview`],
    ['talent pool', '/talent-pool'],
    ['talent pool, search', `/talent-pool?search=${name}`],
    ['reveal', `/talent-pool/${masked}/reveal`],
    ['messages', '/messages'],
    ['messages that failed', '/messages?state=failed'],
    ['screenings', '/screenings'],
    ['screenings, search', `/screenings?search=${name}`],
    ['completed interviews', '/screenings?type=video&status=completed'],
    ['screening', `/screenings/${session}`],
    ['interview', `/interviews/${interview}`],
    ['hiring report', `/reports?${period}`],
    ['hiring report of the largest job', `/reports?${period}&job=${hot}`],
    ['stuck applications', '/reports/stuck'],
    ['stuck applications of the largest job', `/reports/stuck?job=${hot}`],
    ['work report', '/reports/work'],
    ['credit report', `/reports/credits?${period}`],
  ];
  return all.map(([title, where]) => ({ name: title, path: `/console${where}` }));
}

/** Measures every page of work and recruiting. */
export async function measurePages(
  place: Place,
  loader: Loader,
  size: number,
  { pace, wanted }: Choice,
): Promise<PageRow[]> {
  const { url, client, sample, close } = await openDatabase(place, size);
  await addHistory(client, sample);
  await addTasks(client, sample.organization);
  await countReports(client, url, place.folder);
  const server = await startService(url, place.folder, 'console', []);
  const rows: PageRow[] = [];
  try {
    const cookie = await signIn(url, place.folder, server, sample.organization);
    for (const page of (await pagesOf(client, sample)).filter(({ name }) => wanted(name))) {
      const headers = { cookie, 'accept-encoding': 'identity' };
      const answer = await fetch(`http://127.0.0.1:${server.port}${page.path}`, { headers, redirect: 'manual' });
      const text = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200) throw new Error(`${page.name} (${page.path}) answered ${answer.status}`);
      const request = `GET ${page.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`;
      const load = { port: server.port, concurrency: 1, requests: [request], once: false };
      await loader.run({ ...load, seconds: Math.min(1, pace.seconds / 2) });
      const before = server.cpu();
      const { p50, p99, requests } = await loader.run({ ...load, seconds: pace.seconds });
      const cpu = (server.cpu() - before) / requests;
      const isGood = p50 < most.ms && text.length < most.bytes;
      const packed = gzipSync(text).length;
      rows.push({ page: page.name, p50, p99, cpu, bytes: text.length, packed, verdict: isGood ? 'PASS' : 'FAIL' });
      process.stderr.write('.');
    }
  } finally {
    await server.stop();
    await close();
  }
  return rows;
}

export const consoleTable = (rows: PageRow[], size: string): string =>
  `\n\n${size} applications, 70 % of them in the organization; goal: p50 below ${most.ms} ms, less than ${most.bytes / 1000} KB\n\n${pageTable(rows)}`;
