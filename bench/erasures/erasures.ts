/**
 * Measures how much mass erasures slow down requests. Hot reads run while the worker erases and while it is stopped, in
 * turn. Web, worker and queue are real.
 */
import { type BenchDatabase, openDatabase } from '../data/database.ts';
import type { Place } from '../data/place.ts';
import type { Loader } from '../load/loader.ts';
import { check, type Figures, measured, type Pace } from '../measure.ts';
import { short, table, type Verdict } from '../report.ts';
import { requestOf, scenarios } from '../scenarios.ts';
import { type Server, startService, startWorker, type Worker } from '../servers.ts';

/** Share of the rate of reads that must remain. */
const goal = 0.9;

export type ErasureRow = { reads: string; concurrency: number; idle: Figures; erasing: Figures; ratio: number };
type Reads = { name: string; requests: readonly string[] };

/** Candidates that no read is about. */
async function erasable({ client, sample }: BenchDatabase, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from candidates c where organization_id = $1 and talent_pool_status <> 'masked' and id <> all($2)
       and not exists (select from candidate_jobs a where a.organization_id = c.organization_id and a.candidate_id = c.id
         and a.id = any($3))
     order by id limit $4`,
    [sample.organization, sample.candidates, sample.applications, count],
  );
  if (rows.length < count) throw new Error(`there are only ${rows.length} candidates to erase: take a larger --size`);
  return rows.map(({ id }) => id);
}

async function requestErasures(
  { key }: BenchDatabase,
  loader: Loader,
  web: Server,
  ids: readonly string[],
): Promise<void> {
  const requests = ids.map((id) => requestOf(key, 'POST', `/api/v1/candidates/${id}/erase`, { reason: 'Benchmark' }));
  check(await loader.run({ port: web.port, concurrency: 16, seconds: 600, requests, once: true }), 'erase requests');
}

async function erased({ client, sample }: BenchDatabase): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from erasures where organization_id = $1 and state = 'done'`,
    [sample.organization],
  );
  return rows[0]?.n ?? 0;
}

async function measure(
  loader: Loader,
  web: Server,
  worker: Worker,
  { name, requests }: Reads,
  concurrency: number,
  pace: Pace,
): Promise<ErasureRow> {
  const read = async (seconds: number) => {
    const before = web.cpu();
    const outcome = await loader.run({ port: web.port, concurrency, seconds, requests, once: false });
    return { ...check(outcome, name), cpu: web.cpu() - before };
  };
  const whileErasing = async (seconds: number) => {
    worker.signal('SIGCONT');
    try {
      return await read(seconds);
    } finally {
      worker.signal('SIGSTOP');
    }
  };
  const [idle, erasing] = await measured([read, whileErasing], pace);
  return { reads: name, concurrency, idle, erasing, ratio: erasing.perSecond / idle.perSecond };
}

/** Prints the number of erased candidates. Throws if there were too few for the reads. */
export async function measureErasures(
  place: Place,
  loader: Loader,
  size: number,
  { count, pace }: { count: number; pace: Pace },
): Promise<ErasureRow[]> {
  const database = await openDatabase(place, size);
  const { client, sample, key } = database;
  // Prevents reuse of the database, because its candidates are gone.
  await client.query(`do $$ begin execute format('comment on database %I is null', current_database()); end $$`);
  // Generated jobs have not been read, and this schedule would read them.
  await client.query(`delete from pgboss.schedule where name = 'jobs.enrich-outdated'`);
  const web = await startService(database.url, place.folder, 'erasures-web', []);
  let worker: Worker | undefined;
  const rows: ErasureRow[] = [];
  try {
    await requestErasures(database, loader, web, await erasable(database, count));
    worker = await startWorker(database.url, place.folder, 'erasures-worker');
    worker.signal('SIGSTOP');
    const before = await erased(database);
    const reads = (await scenarios(client, sample, key)).filter(({ name }) => name.startsWith('get'));
    for (const one of reads) {
      for (const concurrency of [1, 32]) rows.push(await measure(loader, web, worker, one, concurrency, pace));
      process.stderr.write('.');
    }
    const done = (await erased(database)) - before;
    if (before + done >= count) throw new Error('no erasures are left: take a larger --count');
    // The worker erases twice a round, and once to warm up.
    const seconds = rows.length * (pace.rounds * 2 * pace.seconds + Math.min(1, pace.seconds / 2));
    console.log(`${done} of ${count} candidates erased while reading, ${short(done / seconds)} a second`);
  } finally {
    worker?.signal('SIGCONT');
    await worker?.stop();
    await web.stop();
    await database.close();
  }
  return rows;
}

const verdictOf = ({ ratio }: ErasureRow): Verdict => (ratio >= goal ? 'PASS' : 'FAIL');

export const erasureTable = (rows: readonly ErasureRow[]): string =>
  table(
    ['reads', 'at once', 'req/s', 'p50 ms', 'p99 ms', 'erasing: req/s', 'p50 ms', 'p99 ms', 'ratio', 'goal', ''],
    rows.map((row) => [
      row.reads,
      String(row.concurrency),
      ...[row.idle.perSecond, row.idle.p50, row.idle.p99].map(short),
      ...[row.erasing.perSecond, row.erasing.p50, row.erasing.p99].map(short),
      row.ratio.toFixed(2),
      `>= ${goal.toFixed(2)}`,
      verdictOf(row),
    ]),
  );
