/**
 * Measures how fast real processes score and mail applications (one web, one worker, a mail server that accepts
 * everything), compared with a bare loop that does the same.
 */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type BenchDatabase, openDatabase } from '../data/database.ts';
import type { Place } from '../data/place.ts';
import { type Server, startService, startWorker } from '../servers.ts';
import { serverCpu } from './server-cpu.ts';
import type { Accepted } from './smtp-sink.ts';

type Figures = { seconds: number; cpu: Record<string, number> };
type Sink = { url: string; accepted: Map<string, number>; stop(): void };
type Bench = { database: BenchDatabase; organization: string; job: string; sink: Sink; web: Server; worker: Server };

const bulkSize = 100;
const name = (n: number) => `mail${Date.now()}x${n}x`;

async function startSink(): Promise<Sink> {
  const child = fork(path.join(import.meta.dirname, 'smtp-sink.ts'));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const accepted = new Map<string, number>();
  child.on('message', ({ recipient, at }: Accepted) => accepted.set(recipient, at));
  return { url: `smtp://127.0.0.1:${port}`, accepted, stop: () => void child.kill() };
}

/** Returns the IDs of the candidates. */
async function addCandidates({ database, organization }: Bench, prefix: string, n: number): Promise<string[]> {
  const { rows } = await database.client.query<{ id: string }>(
    `insert into candidates (id, organization_id, full_name, email, primary_skills)
     select gen_random_uuid(), $1, 'Candidate ' || n, $2 || n || '@example.com', '{PostgreSQL}'
     from generate_series(1, $3::int) n returning id`,
    [organization, prefix, n],
  );
  await database.client.query('vacuum analyze');
  return rows.map(({ id }) => id);
}

async function post({ web, database }: Bench, url: string, body: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${web.port}/api/v1${url}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${database.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}

/** Waits until all are mailed and scored, and the worker has nothing to do. */
async function untilDone({ database, sink }: Bench, candidates: readonly string[], prefix: string): Promise<void> {
  const mailed = () => sink.accepted.keys().filter((address) => address.startsWith(prefix));
  for (const until = Date.now() + 300_000; Date.now() < until; await delay(20)) {
    if ([...mailed()].length < candidates.length) continue;
    const { rows } = await database.client.query<{ left: number }>(
      `select (select count(*) from candidate_jobs where candidate_id = any($1)
          and (match_score is null or outreach_sent_at is null))
        + (select count(*) from pgboss.job where state < 'completed' and name in
          ('outreach.deliver-message', 'matching.score', 'applications.record-messages-sent',
            'applications.record-message-sent')) as left`,
      [candidates],
    );
    if (Number(rows[0]?.left) === 0) return;
  }
  throw new Error('the worker did not end within five minutes');
}

async function measured(bench: Bench, work: () => Promise<void>): Promise<Figures> {
  const postgres = await serverCpu(bench.database.client);
  const cpus = { web: bench.web.cpu, worker: bench.worker.cpu, postgres };
  const before = Object.values(cpus).map((cpu) => cpu());
  const since = performance.now();
  await work();
  const seconds = (performance.now() - since) / 1000;
  const cpu = Object.fromEntries(Object.entries(cpus).map(([who, now], i) => [who, now() - (before[i] ?? 0)]));
  return { seconds, cpu };
}

function show(title: string, n: number, { seconds, cpu }: Figures): number {
  const total = Object.values(cpu).reduce((sum, ms) => sum + ms, 0);
  const each = Object.entries(cpu).map(([who, ms]) => `${who} ${(ms / n).toFixed(2)}`);
  console.log(
    `${title}: ${(n / seconds).toFixed(0)} a second; CPU ms each: ${(total / n).toFixed(2)} (${each.join(', ')})`,
  );
  return total / n;
}

async function bulk(bench: Bench, n: number): Promise<{ perSecond: number; cpu: number }> {
  const prefix = name(1);
  const candidates = await addCandidates(bench, prefix, n);
  const figures = await measured(bench, async () => {
    for (let at = 0; at < n; at += bulkSize) {
      await post(bench, '/applications/bulk', {
        job_id: bench.job,
        candidate_ids: candidates.slice(at, at + bulkSize),
      });
    }
    await untilDone(bench, candidates, prefix);
  });
  return { perSecond: n / figures.seconds, cpu: show(`${n} bulk-applied, scored and mailed`, n, figures) };
}

async function floor(bench: Bench, n: number): Promise<{ perSecond: number; cpu: number }> {
  const prefix = name(2);
  await addCandidates(bench, prefix, n);
  const { database, organization, job, sink } = bench;
  const args = { database: database.url, smtp: sink.url, organization, job, prefix };
  let ms = 0;
  let ownCpu = 0;
  const figures = await measured(bench, async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      path.join(import.meta.dirname, 'mail-floor.ts'),
      ...Object.entries(args).flatMap(([key, value]) => [`--${key}`, value]),
    ]);
    ({ ms, cpu: ownCpu } = JSON.parse(stdout) as { ms: number; cpu: number });
  });
  const cpu = { loop: ownCpu, postgres: figures.cpu['postgres'] ?? Number.NaN };
  return { perSecond: (n / ms) * 1000, cpu: show('the same by the bare loop', n, { seconds: ms / 1000, cpu }) };
}

/** Sends one application after another at an even pace. Prints the time until each was scored and mailed. */
async function steady(bench: Bench, perSecond: number, seconds: number): Promise<void> {
  const n = perSecond * seconds;
  const prefix = name(3);
  const candidates = await addCandidates(bench, prefix, n);
  const posted = new Map<string, number>();
  const figures = await measured(bench, async () => {
    const began = performance.now();
    const posts: Promise<void>[] = [];
    for (const [i, candidate_id] of candidates.entries()) {
      await delay(Math.max(0, began + (i * 1000) / perSecond - performance.now()));
      posted.set(candidate_id, Date.now());
      posts.push(post(bench, '/applications', { job_id: bench.job, candidate_id }));
    }
    await Promise.all(posts);
    await untilDone(bench, candidates, prefix);
  });
  const { rows } = await bench.database.client.query<{ id: string; email: string; scored: Date }>(
    `select c.id, c.email, max(s.created_at) as scored from candidates c join candidate_jobs a on a.candidate_id = c.id
       join lateral (select computed_at as created_at from match_scores s where s.application_id = a.id) s on true
     where c.id = any($1) group by 1, 2`,
    [candidates],
  );
  const took = rows
    .map(({ id, email, scored }) => {
      const done = Math.max(scored.getTime(), bench.sink.accepted.get(email) ?? Number.NaN);
      return done - (posted.get(id) ?? Number.NaN);
    })
    .sort((a, b) => a - b);
  const at = (share: number) => Math.round(took[Math.floor(took.length * share)] ?? Number.NaN);
  show(`${perSecond} applications a second for ${seconds} s`, n, figures);
  console.log(`  from POST to scored and mailed: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
}

/** Waits for pg-boss's daily maintenance, which a new database gets some seconds after the worker's start. */
async function untilMaintained(client: BenchDatabase['client']): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await delay(200)) {
    const { rows } = await client.query('select from pgboss.queue where retained_on is null limit 1');
    if (rows.length === 0) return;
  }
  throw new Error('the queues were not maintained within a minute');
}

async function idle({ database: { client }, worker }: Bench): Promise<void> {
  const seconds = 20;
  const statements = async () => {
    const { rows } = await client.query<{ n: string }>(
      `select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()`,
    );
    return Number(rows[0]?.n);
  };
  // A new worker first catches up with schedules.
  await delay(15_000);
  await untilMaintained(client);
  // PostgreSQL counts the transactions of a connection up to ten seconds late.
  await delay(10_000);
  const postgres = await serverCpu(client);
  const [before, cpu, serverBefore] = [await statements(), worker.cpu(), postgres()];
  await delay(seconds * 1000);
  const count = (await statements()) - before;
  console.log(
    `idle: ${(count / seconds).toFixed(1)} transactions a second; CPU of a core: worker ${((worker.cpu() - cpu) / seconds / 10).toFixed(2)} %, ` +
      `PostgreSQL ${((postgres() - serverBefore) / seconds / 10).toFixed(2)} %`,
  );
}

/** `seconds` is the time during which applications come one by one. */
export async function measureWorker(
  place: Place,
  { count, seconds }: { count: number; seconds: number },
): Promise<void> {
  const database = await openDatabase(place, 10_000);
  const { organization } = database.sample;
  const { rows } = await database.client.query<{ id: string }>(
    `insert into jobs (id, organization_id, title, description, required_skills)
     values (gen_random_uuid(), $1, 'Data engineer', 'Builds pipelines', '{PostgreSQL,Python}') returning id`,
    [organization],
  );
  // This schedule reads all jobs of a new database.
  await database.client.query(`delete from pgboss.schedule where name = 'jobs.enrich-outdated'`);
  await database.client.query(`truncate pgboss.job_common`);
  const sink = await startSink();
  const web = await startService(database.url, place.folder, 'worker-web', []);
  const floorOnly = { database, organization, job: rows[0]?.id ?? '', sink, web };
  const bare = { ...floorOnly, worker: { port: 0, cpu: () => 0, stop: () => Promise.resolve() } };
  let worker: Server | undefined;
  try {
    const byLoop = await floor(bare, count);
    worker = await startWorker(database.url, place.folder, 'worker', { SMTP_URL: sink.url });
    const bench = { ...floorOnly, worker };
    await idle(bench);
    await bulk(bench, bulkSize); // warms up
    const ours = await bulk(bench, count);
    console.log(
      `ratio to the bare loop: ${(ours.perSecond / byLoop.perSecond).toFixed(2)} of its speed, ` +
        `${(ours.cpu / byLoop.cpu).toFixed(1)} times its CPU`,
    );
    await steady(bench, 100, seconds);
  } finally {
    await worker?.stop();
    await web.stop();
    sink.stop();
    await database.close();
  }
}
