import { openDatabase } from '../data/database.ts';
import type { Place } from '../data/place.ts';
import type { Loader } from '../load/loader.ts';
import { compare, type Pace } from '../measure.ts';
import { short, table } from '../report.ts';
import { scenarios } from '../scenarios.ts';
import { startService } from '../servers.ts';
import { eraser } from '../writes.ts';

/** A role whose transactions write no events. */
const quietRole = 'bench_without_events';

/**
 * Measures the cost of the event log for a create. The service runs twice on one database, once with triggers that
 * write no events.
 */
export async function measureEventCost(place: Place, loader: Loader, size: number, pace: Pace): Promise<string> {
  const database = await openDatabase(place, size);
  const { client, sample, key } = database;
  const quiet = new URL(database.url);
  quiet.username = quietRole;
  await client.query(`drop role if exists ${quietRole}`);
  await client.query(`create role ${quietRole} superuser login password '${decodeURIComponent(quiet.password)}'`);
  await client.query(`alter role ${quietRole} set app.events = 'off'`);
  const withLog = await startService(database.url, place.folder, 'service-events', []);
  const without = await startService(quiet.href, place.folder, 'service-no-events', []);
  const rows: string[][] = [];
  try {
    const { erase } = await eraser(client, sample.organization);
    const creating = (await scenarios(client, sample, key)).filter(({ writes }) => writes);
    for (const { name, requests } of creating) {
      for (const concurrency of [1, 32]) {
        const job = { name, requests, writes: true };
        const targets = [withLog, without].map((server) => ({ server, job, after: erase }));
        const [a, b] = targets;
        if (!a || !b) throw new Error('two services');
        const [logged, plain] = await compare(loader, [a, b], concurrency, pace);
        const ratio = plain.perSecond / logged.perSecond;
        rows.push([name, String(concurrency), short(logged.perSecond), short(plain.perSecond), ratio.toFixed(2)]);
      }
    }
  } finally {
    await withLog.stop();
    await without.stop();
    await client.query(`drop role ${quietRole}`);
    await database.close();
  }
  return table(['scenario', 'at once', 'req/s with events', 'without', 'times slower'], rows);
}
