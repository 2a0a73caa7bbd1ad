// `npm run rehearse:failover` kills the primary of a synchronous pair under load and promotes the standby. Then it
// compares the acknowledged writes with the stored ones. It has its own servers, web, worker and mail server, and
// touches no other database.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../src/app/migrate.ts';
import { freePort } from '../src/development/embedded-server.ts';
import { Load, percentiles } from './rehearse/load.ts';
import { startMailSink } from './rehearse/mail-sink.ts';
import { findPrograms } from './rehearse/postgres-programs.ts';
import { ScratchServers } from './rehearse/scratch-server.ts';
import { openService } from './rehearse/service-copy.ts';
import { ServiceProcesses } from './rehearse/service-processes.ts';

const database = 'recruitment';
const say = (text: string) => console.log(text);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function until(condition: () => Promise<boolean>, what: string, ms = 60_000): Promise<void> {
  for (const end = Date.now() + ms; !(await condition()); await sleep(100)) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
  }
}

type Pair = { servers: ScratchServers; data: string; port: number; standby: string; standbyPort: number };

async function startPair(servers: ScratchServers): Promise<Pair> {
  const data = servers.make('primary');
  const port = await servers.start(data, ["synchronous_commit = 'on'", 'max_connections = 100']);
  servers.value(port, 'postgres', `create database ${database}`);
  const standby = path.join(servers.folder, 'standby');
  const backup = [`--pgdata=${standby}`, '--write-recovery-conf', '--checkpoint=fast'];
  servers.run('pg_basebackup', [...servers.target(port), ...backup]);
  const standbyPort = await servers.start(standby, []);
  // Set only now, because without a standby every commit would wait for one.
  servers.value(port, 'postgres', "alter system set synchronous_standby_names = '*'");
  servers.value(port, 'postgres', 'select pg_reload_conf()');
  const isSynchronous = "select exists (select from pg_stat_replication where sync_state = 'sync')::text";
  await until(async () => servers.value(port, 'postgres', isSynchronous) === 'true', 'synchronous replication');
  return { servers, data, port, standby, standbyPort };
}

/** Promotes the standby. The new primary must not wait for a standby, because it has none. */
async function promote(client: pg.Client): Promise<void> {
  await client.query("alter system set synchronous_standby_names = ''");
  await client.query('select pg_reload_conf()');
  const { rows } = await client.query<{ done: boolean }>('select pg_promote(true, 60) as done');
  if (!rows[0]?.done) throw new Error('The standby was not promoted.');
}

type Run = { load: Load; killedAt: number; promotedAt: number; killedTime: number };

async function failOver({ servers, data, standbyPort }: Pair, load: Load, pauseMs: number): Promise<Run> {
  const standby = new pg.Client({ connectionString: servers.url(standbyPort, 'postgres') });
  await standby.connect();
  load.start();
  await until(async () => load.writes.length >= 100, 'the first 100 writes');
  await sleep(3_000);
  const reads = await standby.query(`select from pg_stat_activity where application_name = 'web-standby'`);
  if (!reads.rowCount) throw new Error('The standby serves no searches.');
  say(`ok    searches run on the standby (${reads.rowCount} connections)`);
  const [killedAt, killedTime] = [performance.now(), Date.now()];
  servers.kill(data);
  say(`      the primary is killed after ${load.writes.length} acknowledged writes`);
  await sleep(pauseMs);
  await promote(standby);
  const promotedAt = performance.now();
  await standby.end();
  await until(async () => load.writes.some(({ at }) => at > promotedAt), 'the first write after the failover');
  await sleep(5_000);
  await load.stop();
  return { load, killedAt, promotedAt, killedTime };
}

function reportTimes({ load, killedAt, promotedAt }: Run): void {
  const before = load.writes.filter(({ at }) => at < killedAt);
  const firstAfter = load.writes.filter(({ at }) => at > promotedAt - 1_000 && at - killedAt > 50);
  const back = Math.min(...firstAfter.map(({ at }) => at));
  const lastBefore = Math.max(...load.writes.filter(({ at }) => at < back).map(({ at }) => at));
  say(`      the standby was promoted ${seconds(promotedAt - killedAt)} after the kill`);
  say(`      writes were refused for ${seconds(back - lastBefore)} (${load.refusals.length} refusals)`);
  say(`      web: the first write was acknowledged ${seconds(back - promotedAt)} after the promotion`);
  say(`      before: ${percentiles(before)}`);
  say(`      after:  ${percentiles(load.writes.filter(({ at }) => at >= back))}`);
}

async function reportWorker(db: pg.Client, { killedAt, promotedAt, killedTime }: Run): Promise<void> {
  const { rows } = await db.query<{ ms: number | null }>(
    `select extract(epoch from min(completed_on))::float8 * 1000 as ms from pgboss.job
     where completed_on > to_timestamp($1::float8 / 1000) and name not like '\\_\\_%'`,
    [killedTime],
  );
  const ms = rows[0]?.ms;
  if (!ms) throw new Error('The worker completed no task after the failover.');
  say(
    `      worker: the first task was done ${seconds(ms - killedTime - (promotedAt - killedAt))} after the promotion`,
  );
}

/** Waits until the worker listens for notifications again. */
async function reportListener(db: pg.Client): Promise<void> {
  const listens = `select from pg_stat_activity where application_name = 'worker-queue'
    and (query like 'LISTEN%' or query like '%pg_listening_channels%')`;
  await until(async () => (await db.query(listens)).rowCount === 1, 'the worker to listen');
  say('ok    the worker listens on the new primary');
}

/** Throws an error that lists everything lost or duplicated. */
async function compare(db: pg.Client, load: Load, mails: Map<string, Map<string, number>>): Promise<void> {
  const problems: string[] = [];
  const rows = async <T extends object>(text: string): Promise<T[]> => (await db.query<T>(text)).rows;
  const groupsOf = <T extends { key: string; id: string }>(found: readonly T[]) => Map.groupBy(found, ({ key }) => key);
  const check = (what: string, acknowledged: Map<string, string>, found: Map<string, { id: string }[]>) => {
    for (const [key, id] of acknowledged) {
      const ids = found.get(key)?.map((row) => row.id) ?? [];
      if (ids.length !== 1 || ids[0] !== id) problems.push(`${what} ${id}: ${ids.length} rows`);
    }
    for (const [key, all] of found) if (all.length > 1) problems.push(`${what} of ${key}: ${all.length} rows`);
    say(`ok    ${acknowledged.size} ${what}s compared`);
  };
  check('candidate', load.candidates, groupsOf(await rows(`select email as key, id from candidates`)));
  const applications = `select candidate_id as key, id from candidate_jobs`;
  check('application', load.applications, groupsOf(await rows(applications)));
  const events = `select application_id as key, id from candidate_job_status_events`;
  for (const [key, all] of groupsOf(await rows<{ key: string; id: string }>(events)))
    if (all.length !== 1) problems.push(`application ${key}: ${all.length} status events`);

  let repeated = 0;
  for (const [email, id] of load.candidates) {
    if (!load.applications.has(id)) continue;
    const messages = [...(mails.get(email) ?? [])];
    const copies = messages.reduce((sum, [, count]) => sum + count, 0);
    if (messages.length !== 1 || copies > 2) problems.push(`emails to ${email}: ${messages.length}, ${copies} copies`);
    repeated += copies - 1;
  }
  say(`ok    ${load.applications.size} emails compared; ${repeated} sent twice with the same Message-ID`);
  for (const id of load.missed) problems.push(`candidate ${id}: not found right after it was created`);
  say(`ok    ${load.found} searches found the candidate created just before`);
  if (problems.length > 0) throw new Error(`Lost or doubled:\n${problems.slice(0, 20).join('\n')}`);
}

const unfinished = `select count(*)::int as n from candidate_jobs where match_score is null or outreach_sent_at is null`;

async function rehearse(programs: string, folder: string, pauseMs: number): Promise<void> {
  const servers = new ScratchServers(programs, folder);
  const sink = await startMailSink();
  let processes: ServiceProcesses | undefined;
  try {
    say(`      ${servers.run('postgres', ['--version']).trim()} in ${programs}`);
    const pair = await startPair(servers);
    const url = servers.replicatedUrl([pair.port, pair.standbyPort], database);
    await migrate(url);
    say('ok    a primary and a synchronous standby, migrated');
    const port = await freePort();
    processes = new ServiceProcesses(folder, {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      DATABASE_URL: url,
      DATABASE_READ_URL: url.replace('=read-write', '=standby'),
      DATA_DIR: path.join(folder, 'data'),
      SMTP_URL: sink.url,
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_BURST: '1000000',
    });
    processes.start('web');
    processes.start('worker');
    const service = await openService(url, path.join(folder, 'data'));
    const key = await service.makeKey();
    const job = await service.call(key, 'POST', '/jobs', { title: 'Rehearsal', required_skills: ['PostgreSQL'] });
    await service.close();
    const base = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${base}/readyz`).catch(() => undefined))?.ok ?? false, 'web');
    const run = await failOver(pair, new Load(base, key, job.body.data.id), pauseMs);
    const db = new pg.Client({ connectionString: servers.url(pair.standbyPort, database) });
    await db.connect();
    try {
      reportTimes(run);
      await reportWorker(db, run);
      await reportListener(db);
      const isDone = async () => (await db.query<{ n: number }>(unfinished)).rows[0]?.n === 0;
      await until(isDone, 'every application to be scored and mailed', 180_000);
      say('ok    every application is scored and mailed');
      await compare(db, run.load, sink.accepted);
    } finally {
      await db.end();
    }
    if (!processes.areAlive()) throw new Error('A process ended.');
    say('Nothing acknowledged was lost or doubled. Web and worker were not restarted.');
  } catch (error) {
    if (processes) for (const name of ['web', 'worker'] as const) console.error(processes.log(name).slice(-1500));
    throw error;
  } finally {
    await processes?.stop();
    await sink.close();
    servers.stopAll();
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'recruitment-rehearsal-'));
// The servers may run as another user, who must be able to pass through.
chmodSync(folder, 0o711);
try {
  const { values } = parseArgs({ options: { bin: { type: 'string' }, pause: { type: 'string', default: '2' } } });
  await rehearse(findPrograms(values.bin), folder, Number(values.pause) * 1000);
} catch (error) {
  console.error(`FAIL  ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
