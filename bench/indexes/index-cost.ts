/**
 * Measures how much the indexes for the console's searches, orders and reports add to creates. The service runs on two
 * copies of a database.
 */
import pg from 'pg';
import { openDatabase } from '../data/database.ts';
import type { Place } from '../data/place.ts';
import type { Loader } from '../load/loader.ts';
import { check, measured, type Pace } from '../measure.ts';
import { short, table } from '../report.ts';
import { requestOf, scenarios } from '../scenarios.ts';
import { startService } from '../servers.ts';
import { serverCpu } from '../worker/server-cpu.ts';

const indexes = [
  'candidates_name_idx',
  'candidates_experience_idx',
  'candidates_source_idx',
  'candidate_search_words_idx',
  'candidate_activity_oldest_idx',
  'candidate_jobs_by_match_idx',
  'candidate_jobs_screening_idx',
  'candidate_jobs_moved_idx',
  'candidate_jobs_waiting_idx',
  'candidate_jobs_job_waiting_idx',
  'outbound_messages_activity_idx',
];

/** Each request is sent once, by whichever run comes first. */
const most = 30_000;
const candidates = (key: string): string[] =>
  Array.from({ length: most }, (_, n) =>
    requestOf(key, 'POST', '/api/v1/candidates', {
      ...{
        full_name: `Bench Person ${n}`,
        email: `bench.person${n}@example.com`,
        phone_number: `+9190000${n + 10_000}`,
      },
      ...{ location: 'Pune', current_designation: 'Backend Engineer', current_company: 'Nimbus Systems' },
      ...{ primary_skills: ['TypeScript', 'Kafka', 'PostgreSQL'], total_experience_years: n % 20, source: 'referral' },
    }),
  );

async function copy(url: string, name: string): Promise<string> {
  const there = new URL(url);
  const template = there.pathname.slice(1);
  there.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: there.href });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  there.pathname = `/${name}`;
  return there.href;
}

async function openSide(place: Place, url: string, without: readonly string[]) {
  const database = await openDatabase({ ...place, database: () => Promise.resolve(url) }, 0);
  const { client, sample, key } = database;
  for (const index of without) await client.query(`drop index ${index}`);
  await client.query('checkpoint');
  const server = await startService(url, place.folder, `service-${new URL(url).pathname.slice(1)}`, []);
  const applications = (await scenarios(client, sample, key)).find(({ name }) => name === 'create an application');
  return {
    ...{ server, postgres: await serverCpu(client), close: () => server.stop().then(database.close) },
    requests: { 'create a candidate': candidates(key), 'create an application': [...(applications?.requests ?? [])] },
  };
}
type Side = Awaited<ReturnType<typeof openSide>>;

/** `cpu` is that of PostgreSQL. Nothing else runs there meanwhile. */
async function run(
  loader: Loader,
  { server, postgres, requests }: Side,
  name: keyof Side['requests'],
  seconds: number,
) {
  const before = postgres();
  const left = requests[name];
  const outcome = await loader.run({ port: server.port, concurrency: 1, seconds, requests: left, once: true });
  const cpu = postgres() - before;
  left.splice(0, outcome.requests);
  return { ...check(outcome, name), cpu };
}

export async function measureIndexCost(place: Place, loader: Loader, size: number, pace: Pace): Promise<string> {
  const url = await place.database(size);
  const [one, two] = [await copy(url, 'bench_with'), await copy(url, 'bench_without')];
  const sides = [await openSide(place, one, []), await openSide(place, two, indexes)] as const;
  const rows: string[][] = [];
  try {
    for (const name of ['create a candidate', 'create an application'] as const) {
      const runs = sides.map((side) => (seconds: number) => run(loader, side, name, seconds));
      const [withAll, without] = runs;
      if (!withAll || !without) throw new Error('two sides');
      const [all, none] = await measured([withAll, without], pace);
      const more = all.cpu - none.cpu;
      rows.push([name, short(all.cpu), short(none.cpu), short(more), short(all.p50), short(none.p50)]);
    }
  } finally {
    for (const side of sides) await side.close();
  }
  return table(['one at a time', 'PostgreSQL: CPU ms', 'without', 'more', 'p50 ms', 'without'], rows);
}
