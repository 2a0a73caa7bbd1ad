import { openDatabase } from './data/database.ts';
import { nameOf, type Place } from './data/place.ts';
import type { Loader } from './load/loader.ts';
import { compare, type Pace } from './measure.ts';
import type { ShareRow } from './report.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { assertSame, type Server, startFloor, startService } from './servers.ts';
import { eraser } from './writes.ts';

export type Choice = { pace: Pace; wanted(name: string): boolean };

/** Goals are for 32 connections at once. Some are for one size only. */
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

/**
 * Compares the service with the floor, on one database. With `profile`, both leave a CPU profile in the place's folder.
 */
export async function shares(
  place: Place,
  loader: Loader,
  size: number,
  { pace, wanted }: Choice,
  profile: boolean,
): Promise<ShareRow[]> {
  const database = await openDatabase(place, size);
  const flags = (name: string) =>
    profile ? ['--cpu-prof', `--cpu-prof-dir=${place.folder}`, `--cpu-prof-name=${name}.cpuprofile`] : [];
  const service = await startService(database.url, place.folder, 'service', flags('service'));
  const floor = await startFloor(database.url, place.folder, flags('floor'));
  const rows: ShareRow[] = [];
  try {
    const all = await scenarios(database.client, database.sample, database.key);
    const { erase } = await eraser(database.client, database.sample.organization);
    for (const scenario of all.filter(({ name }) => wanted(name))) {
      await assertSame(scenario.first, database.key, [service, floor], erase);
      const target = (server: Server) => ({ server, job: scenario, after: scenario.writes ? erase : undefined });
      for (const concurrency of [1, 32]) {
        const targets = [target(service), target(floor)] as const;
        const [ours, bare] = await compare(loader, targets, concurrency, pace);
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
