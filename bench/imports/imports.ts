/**
 * Measures how fast a worker imports a file and reverts the import, and how much both slow down hot reads. Web, worker
 * and queue are real.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../data/database.ts';
import type { Place } from '../data/place.ts';
import type { Loader } from '../load/loader.ts';
import { check, type Figures, measured, type Pace } from '../measure.ts';
import { short, table } from '../report.ts';
import { scenarios } from '../scenarios.ts';
import { type Server, startService, startWorker, type Worker } from '../servers.ts';

export type ImportRow = {
  work: string;
  rows: number;
  perSecond: number;
  /** Seconds for the largest file, at this rate. */
  largest: number;
  idle: Figures;
  busy: Figures;
  ratio: number;
};

const mostRows = 100_000;
const longestMs = 30_000;

const fileOf = (rows: number): string => {
  const lines = Array.from(
    { length: rows },
    (_, n) => `Person ${n},import-${n}@example.com,+91 ${9_000_000_000 + n},Docker; Node.js,${n % 30}`,
  );
  return `name,email,phone,skills,years\n${lines.join('\n')}\n`;
};

type Api = (method: string, path: string, body?: string) => Promise<any>;

const apiOf =
  (web: Server, key: string): Api =>
  async (method, path, body) => {
    const headers = { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'text/csv' }) };
    const response = await fetch(`http://127.0.0.1:${web.port}/api/v1${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: unknown }).data;
  };

/** Amount of work done so far, and in total. */
type Progress = () => Promise<{ done: number; total: number }>;

async function measure(
  { loader, web, worker, pace }: { loader: Loader; web: Server; worker: Worker; pace: Pace },
  requests: readonly string[],
  { name, progress }: { name: string; progress: Progress },
): Promise<ImportRow> {
  const read = async (seconds: number) => {
    const before = web.cpu();
    const outcome = await loader.run({ port: web.port, concurrency: 8, seconds, requests, once: false });
    return { ...check(outcome, name), cpu: web.cpu() - before };
  };
  const whileBusy = async (seconds: number) => {
    worker.signal('SIGCONT');
    try {
      return await read(seconds);
    } finally {
      worker.signal('SIGSTOP');
    }
  };
  worker.signal('SIGCONT');
  while ((await progress()).done === 0) await delay(20);
  worker.signal('SIGSTOP');
  const [idle, busy] = await measured([read, whileBusy], pace);
  const before = await progress();
  if (before.done === before.total) throw new Error(`${name}: nothing is left: take a larger --count`);
  // Continues without reads, to the end or for a while.
  const since = performance.now();
  worker.signal('SIGCONT');
  let now = before;
  while (now.done < now.total && performance.now() - since < longestMs) {
    await delay(100);
    now = await progress();
  }
  const perSecond = ((now.done - before.done) * 1000) / (performance.now() - since);
  worker.signal('SIGSTOP');
  return {
    work: name,
    rows: now.total,
    perSecond,
    largest: mostRows / perSecond,
    idle,
    busy,
    ratio: busy.perSecond / idle.perSecond,
  };
}

export async function measureImports(
  place: Place,
  loader: Loader,
  size: number,
  { count, pace }: { count: number; pace: Pace },
): Promise<ImportRow[]> {
  const database = await openDatabase(place, size);
  const { client, sample, key } = database;
  // Prevents reuse of the database, because it has more candidates than its size says.
  await client.query(`do $$ begin execute format('comment on database %I is null', current_database()); end $$`);
  await client.query(`delete from pgboss.schedule where name = 'jobs.enrich-outdated'`);
  const web = await startService(database.url, place.folder, 'imports-web', []);
  // Uses the name of the web's folder, because that has the file.
  const worker = await startWorker(database.url, place.folder, 'data');
  try {
    const api = apiOf(web, key);
    const requests = (await scenarios(client, sample, key)).find(({ name }) => name.startsWith('get'))?.requests ?? [];
    worker.signal('SIGSTOP');
    const { id } = await api('POST', '/imports', fileOf(count));
    const bench = { loader, web, worker, pace };
    const get = () => api('GET', `/imports/${id}`);
    const rows = [await measure(bench, requests, { name: 'import', progress: async () => (await get()).progress })];
    worker.signal('SIGCONT');
    for (let state = ''; state !== 'done'; state = (await get()).state) {
      if (state === 'failed') throw new Error('the import failed');
      await delay(100);
    }
    await api('POST', `/imports/${id}/undo`);
    rows.push(await measure(bench, requests, { name: 'undo', progress: async () => (await get()).undo.progress }));
    return rows;
  } finally {
    worker.signal('SIGCONT');
    await worker.stop();
    await web.stop();
    await database.close();
  }
}

export const importTable = (rows: readonly ImportRow[]): string =>
  table(
    ['work', 'rows', 'a second', `${mostRows} take s`, 'reads: req/s', 'p99 ms', 'meanwhile: req/s', 'p99 ms', 'ratio'],
    rows.map((row) => [
      row.work,
      String(row.rows),
      ...[row.perSecond, row.largest, row.idle.perSecond, row.idle.p99, row.busy.perSecond, row.busy.p99].map(short),
      row.ratio.toFixed(2),
    ]),
  );
