/**
 * Measures the cost of following the event log for likely duplicates: CPU of the worker and of PostgreSQL for 1,000
 * changes.
 */
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { boot } from '../../src/app/boot.ts';
import { DuplicateFinder } from '../../src/modules/privacy/duplicates/duplicate-finder.service.ts';
import { loadConfigWith } from '../../src/platform/config.ts';
import { openDatabase } from '../data/database.ts';
import type { Place } from '../data/place.ts';
import { short, table } from '../report.ts';
import { serverCpu } from './server-cpu.ts';

type Change = { name: string; column: string; value: string };

/** `n` numbers the candidates. `$3` is a digit that differs in each round. */
const changes: Change[] = [
  { name: 'a field that is not compared', column: 'location', value: `'City ' || $3` },
  { name: 'phone number, nobody else has it', column: 'phone_number', value: `$3 || lpad(n::text, 9, '0')` },
  { name: 'phone number, five share it', column: 'phone_number', value: `$3 || lpad((n / 5)::text, 9, '5')` },
];

async function apply(
  client: pg.Client,
  { column, value }: Change,
  { organization, count, digit }: { organization: string; count: number; digit: number },
): Promise<void> {
  const { rowCount } = await client.query(
    `update candidates c set ${column} = ${value} from (
       select id, row_number() over (order by id) as n from candidates
       where organization_id = $1 and talent_pool_status <> 'masked' order by id limit $2) as picked
     where c.organization_id = $1 and c.id = picked.id`,
    [organization, count, String(digit)],
  );
  if (rowCount !== count) throw new Error(`there are only ${rowCount} candidates to change: take a larger --size`);
  // The log is read only up to the previous millisecond.
  await delay(10);
}

/** Runs in this process, so that nothing else is counted. Returns the medians of the rounds. */
export async function measureDuplicates(place: Place, size: number, count: number, rounds: number): Promise<string> {
  const database = await openDatabase(place, size);
  const { client, sample, url } = database;
  const config = loadConfigWith({
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'error', BASE_URL: 'https://bench.example' },
    ...{ DATABASE_URL: url, DATA_DIR: path.join(place.folder, 'duplicates') },
  });
  const app = await boot(config, 'worker');
  const postgres = await serverCpu(client);
  const finder = app.resolve(DuplicateFinder);
  const { signal } = new AbortController();
  const run = async (): Promise<number[]> => {
    const [cpu, before, since] = [process.cpuUsage(), postgres(), performance.now()];
    await finder.run(signal);
    const { user, system } = process.cpuUsage(cpu);
    return [(user + system) / 1000, postgres() - before, performance.now() - since].map((ms) => (ms * 1000) / count);
  };
  const rows: string[][] = [];
  // A kept database has the digits of earlier runs.
  const base = Date.now() % 9;
  try {
    await finder.run(signal);
    for (const change of changes) {
      const runs: number[][] = [];
      for (let round = 0; round < rounds; round++) {
        const digit = 1 + ((base + round) % 9);
        await apply(client, change, { organization: sample.organization, count, digit });
        runs.push(await run());
      }
      const medians = [0, 1, 2].map((i) => runs.map((one) => one[i] ?? 0).toSorted((a, b) => a - b)[rounds >> 1] ?? 0);
      rows.push([change.name, ...medians.map(short)]);
    }
  } finally {
    await app.close();
    await database.close();
  }
  return table(['1,000 changes of', 'worker: CPU ms', 'PostgreSQL: CPU ms', 'elapsed ms'], rows);
}
