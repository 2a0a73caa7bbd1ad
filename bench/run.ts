/**
 * The speed goals, measured:
 *
 *   npm run bench -- [--size 100k] [--seconds 2] [--rounds 1] [--only TEXT] [--all] [--json FILE]
 *                    [--data DIR | --keep | --database URL] [--profile]
 *   npm run bench -- plans [--size 1m]
 *
 * What it shows and how to read it is in bench/README.md.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { hashKey, makeKey } from '../src/modules/access/api-key.secret.ts';
import { newId } from '../src/platform/ids.ts';
import { checkPlans } from './check-plans.ts';
import { largeOrganization } from './data.ts';
import { changes, type ListRequest, lists, nextPage, type Sample, searches, takeSample } from './lists.ts';
import { type Loader, startLoader } from './loader.ts';
import { compare, type Pace } from './measure.ts';
import { nameOf, openPlace, type Place } from './place.ts';
import { type GrowthRow, growthTable, type ShareRow, shareTable } from './report.ts';
import { requestOf, type Scenario, scenarios } from './scenarios.ts';
import { assertSame, startFloor, startService } from './servers.ts';
import { eraser } from './writes.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    all: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string' },
    json: { type: 'string' },
    data: { type: 'string' },
    keep: { type: 'boolean', default: false },
    database: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
});

function sizeOf(text: string): number {
  const [, digits, unit] = /^(\d+)(k|m)?$/i.exec(text) ?? [];
  const size = Number(digits) * (unit === undefined ? 1 : unit.toLowerCase() === 'k' ? 1000 : 1_000_000);
  if (!(size >= 1000)) throw new Error('--size takes a number of applications, 1k or more: 10k, 100k, 1m');
  return size;
}

const pace: Pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
const wanted = (name: string): boolean => values.only === undefined || name.includes(values.only);

/** A database of the benchmark, with a key that the service and the floor both take until it is closed. */
async function openDatabase(place: Place, size: number) {
  const url = await place.database(size);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const organization = await largeOrganization(client);
  const key = makeKey('rps');
  await client.query('insert into api_keys (id, organization_id, name, hash, last_four) values ($1, $2, $3, $4, $5)', [
    newId(),
    organization,
    'bench',
    hashKey(key),
    key.slice(-4),
  ]);
  const close = async () => {
    await client.query(`delete from api_keys where name = 'bench'`);
    await client.end();
  };
  return { url, client, key, sample: await takeSample(client, organization), close };
}

async function shares(place: Place, loader: Loader, size: number): Promise<ShareRow[]> {
  const database = await openDatabase(place, size);
  const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${place.folder}`] : [];
  const service = await startService(database.url, place.folder, 'service', flags);
  const floor = await startFloor(database.url, place.folder);
  const rows: ShareRow[] = [];
  try {
    const all = await scenarios(database.client, database.sample, database.key);
    const { erase } = await eraser(database.client, database.sample.organization);
    for (const scenario of all.filter(({ name }) => wanted(name))) {
      if (scenario.path) await assertSame(scenario.path, database.key, service, floor);
      const after = scenario.writes ? erase : undefined;
      for (const concurrency of [1, 32]) {
        const [ours, bare] = await compare(
          loader,
          [
            { port: service.port, job: scenario, after },
            { port: floor.port, job: scenario, after },
          ],
          concurrency,
          pace,
        );
        const ratio = ours.perSecond / bare.perSecond;
        const judged = judge(scenario, concurrency, size, ratio);
        rows.push({ scenario: scenario.name, concurrency, ours, floor: bare, ratio, ...judged });
      }
      process.stderr.write('.');
    }
  } finally {
    await service.stop();
    await floor.stop();
    await database.close();
  }
  return rows;
}

/** Goals are for 32 at once; some for a million rows only. */
function judge(
  { goal }: Scenario,
  concurrency: number,
  size: number,
  ratio: number,
): Pick<ShareRow, 'goal' | 'verdict'> {
  if (concurrency !== 32) return { goal: '', verdict: '-' };
  const applies = goal.at === undefined || goal.at === size;
  const text = `>= ${goal.atLeast.toFixed(2)}${goal.at === undefined ? '' : ` at ${nameOf(goal.at)}`}`;
  return { goal: text, verdict: applies ? (ratio >= goal.atLeast ? 'PASS' : 'FAIL') : '-' };
}

type Pair = { name: string; small: ListRequest; large: ListRequest; limit: number };

/** The p50 of lists at 10,000 and at a million applications, one request at a time. */
async function growth(place: Place, loader: Loader): Promise<{ rows: GrowthRow[]; absent: string[] }> {
  const sides = [];
  for (const size of [10_000, 1_000_000]) {
    const database = await openDatabase(place, size);
    sides.push({ ...database, server: await startService(database.url, place.folder, `service-${nameOf(size)}`, []) });
  }
  const [small, large] = sides;
  if (!small || !large) throw new Error('both sizes are needed');
  const ask = async (side: typeof small, { path }: ListRequest) => {
    const answer = await fetch(`http://127.0.0.1:${side.server.port}${path}`, {
      headers: { authorization: `Bearer ${side.key}` },
    });
    const body = (await answer.json()) as { meta?: { next_cursor?: string } };
    return { status: answer.status, cursor: body.meta?.next_cursor };
  };
  const both = (of: (sample: Sample) => ListRequest[], limit: number): Pair[] => {
    const larger = of(large.sample);
    return of(small.sample).flatMap((request, i) => {
      const other = larger[i];
      return other ? [{ name: request.name, small: request, large: other, limit }] : [];
    });
  };
  const rows: GrowthRow[] = [];
  const absent: string[] = [];
  const measure = async (pair: Pair) => {
    const jobOf = (side: typeof small, request: ListRequest) => ({
      port: side.server.port,
      job: { name: pair.name, requests: [requestOf(side.key, 'GET', request.path)], writes: false },
    });
    const [a, b] = await compare(loader, [jobOf(small, pair.small), jobOf(large, pair.large)], 1, pace);
    const ratio = b.p50 / a.p50;
    const verdict = ratio <= pair.limit ? 'PASS' : 'FAIL';
    rows.push({ list: pair.name, small: a.p50, large: b.p50, ratio, goal: `<= ${pair.limit.toFixed(1)}`, verdict });
    process.stderr.write('.');
  };
  // What many rows match takes the longer the more there are: those searches are compared with the floor instead.
  const rare = (sample: Sample) => searches(sample).filter(({ name }) => /rare|email/.test(name));
  const pairs = [...both(rare, 2), ...both(lists, 1.5), ...both(changes, 1.5)].filter(({ name }) => wanted(name));
  try {
    for (const pair of pairs) {
      const answers = [await ask(small, pair.small), await ask(large, pair.large)];
      if (answers.some(({ status }) => status !== 200)) {
        absent.push(`${pair.name} (${answers.map(({ status }) => status).join(', ')})`);
        continue;
      }
      await measure(pair);
      const [c, d] = answers.map(({ cursor }) => cursor);
      if (c === undefined || d === undefined) continue;
      const [then, there] = [nextPage(pair.small, c), nextPage(pair.large, d)];
      await measure({ name: then.name, small: then, large: there, limit: pair.limit });
    }
  } finally {
    for (const side of sides) {
      await side.server.stop();
      await side.close();
    }
  }
  return { rows, absent };
}

async function main(place: Place): Promise<void> {
  if (positionals[0] === 'plans') {
    const database = await openDatabase(place, sizeOf(values.size ?? '1m'));
    try {
      if (!(await checkPlans(database, place.folder))) process.exitCode = 1;
    } finally {
      await database.close();
    }
    return;
  }
  if (positionals.length > 0) throw new Error(`There is no ${positionals.join(' ')}: give nothing, or plans`);
  const size = values.all ? 1_000_000 : sizeOf(values.size ?? '100k');
  const loader = startLoader();
  try {
    const table = await shares(place, loader, size);
    console.log(
      `\n\n${nameOf(size)} applications; ratio = requests per second over the floor's\n\n${shareTable(table)}`,
    );
    const grown = values.all ? await growth(place, loader) : undefined;
    if (grown) {
      console.log(`\n\n${growthTable(grown.rows, '10k', '1m')}`);
      if (grown.absent.length > 0) console.log(`\nNot answered, so not measured: ${grown.absent.join('; ')}`);
    }
    if (values.json) writeFileSync(values.json, JSON.stringify({ size, pace, shares: table, growth: grown }, null, 2));
  } finally {
    loader.stop();
  }
}

const place = await openPlace({
  keep: values.keep,
  ...(values.data !== undefined && { data: values.data }),
  ...(values.database !== undefined && { url: values.database }),
});
// Ctrl-C reaches the processes of the benchmark, but not PostgreSQL.
process.once('SIGINT', () => void place.stop().finally(() => process.exit(130)));
try {
  await main(place);
} finally {
  await place.stop();
}
