/**
 * Measures how fast events reach endpoints, with real processes and a receiver on this machine. The time is from the
 * commit of the events until the receiver has all of them.
 */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type BenchDatabase, openDatabase } from '../data/database.ts';
import type { Place } from '../data/place.ts';
import { type Server, startService, startWorker } from '../servers.ts';
import { serverCpu } from '../worker/server-cpu.ts';
import type { Counted } from './receiver.ts';

type Receiver = { host: string; caFile: string; count(path: string): number; stop(): void };
type Bench = { database: BenchDatabase; receiver: Receiver; web: Server; worker: Server };

async function startReceiver(): Promise<Receiver> {
  const child = fork(path.join(import.meta.dirname, 'receiver.ts'));
  const [{ port, caFile }] = (await once(child, 'message')) as [{ port: number; caFile: string }];
  let counts: Record<string, number> = {};
  child.on('message', (message: Counted) => {
    ({ counts } = message);
  });
  return { host: `localhost:${port}`, caFile, count: (url) => counts[url] ?? 0, stop: () => void child.kill() };
}

async function call({ web, database }: Bench, method: string, url: string, body?: object): Promise<any> {
  const answer = await fetch(`http://127.0.0.1:${web.port}/api/v1${url}`, {
    method,
    headers: { authorization: `Bearer ${database.key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}

/** Sends `events` to endpoints with these paths. Prints the time of the endpoints that work. */
async function run(bench: Bench, title: string, events: number, paths: readonly string[]): Promise<void> {
  const { database, receiver, worker } = bench;
  const ids: string[] = [];
  for (const url of paths) {
    const body = { url: `https://${receiver.host}${url}`, types: ['client.created'] };
    ids.push((await call(bench, 'POST', '/webhook-endpoints', body)).data.id);
  }
  const postgres = await serverCpu(database.client);
  const [workerBefore, postgresBefore] = [worker.cpu(), postgres()];
  await database.client.query(
    `insert into clients (id, organization_id, name) select gen_random_uuid(), $1, 'Client ' || n from generate_series(1, $2::int) n`,
    [database.sample.organization, events],
  );
  const since = performance.now();
  const working = paths.filter((url) => !url.startsWith('/hangs/'));
  const end = since + 120_000;
  while (working.some((url) => receiver.count(url) < events)) {
    if (performance.now() > end) throw new Error(`${title}: not all were received within two minutes`);
    await delay(10);
  }
  const seconds = (performance.now() - since) / 1000;
  const n = events * working.length;
  const each = (ms: number) => (ms / n).toFixed(2);
  console.log(
    `${title}: ${n} deliveries in ${seconds.toFixed(2)} s, ${(n / seconds).toFixed(0)} a second; ` +
      `CPU ms each: worker ${each(worker.cpu() - workerBefore)}, PostgreSQL ${each(postgres() - postgresBefore)}`,
  );
  for (const id of ids) await call(bench, 'DELETE', `/webhook-endpoints/${id}`);
}

const some = (kind: string, name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `/${kind}/${name}/${n}`);

export async function measureWebhooks(place: Place, { count }: { count: number }): Promise<void> {
  const database = await openDatabase(place, 10_000);
  await database.client.query(`delete from pgboss.schedule where name = 'jobs.enrich-outdated'`);
  const receiver = await startReceiver();
  const settings = {
    WEBHOOK_SECRET_KEY: randomBytes(32).toString('base64'),
    WEBHOOK_ALLOW_HOSTS: receiver.host,
    WEBHOOK_CA_FILE: receiver.caFile,
  };
  const web = await startService(database.url, place.folder, 'webhooks-web', [], settings);
  const worker = await startWorker(database.url, place.folder, 'webhooks-worker', settings);
  const bench = { database, receiver, web, worker };
  try {
    await run(bench, 'warm-up', count, some('works', 'warm', 1));
    await run(bench, 'one endpoint', count * 3, some('works', 'one', 1));
    await run(bench, '15 endpoints', count, some('works', 'alone', 15));
    await run(bench, '15 endpoints beside 5 that hang', count, [
      ...some('hangs', 'beside', 5),
      ...some('works', 'beside', 15),
    ]);
  } finally {
    await worker.stop();
    await web.stop();
    receiver.stop();
    await database.close();
  }
}
