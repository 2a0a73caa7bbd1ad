// `npm run rehearse:sync -- --minutes 60` keeps three copies of one organization in sync with mixed changes: by the
// event feed, by webhooks, and by lists with digests. Meanwhile it kills web, worker and PostgreSQL. In the end each
// copy must equal the service, row by row. It has its own servers and processes.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../src/app/migrate.ts';
import { startEmbedded } from '../src/development/embedded-postgres.ts';
import { freePort, stopServer } from '../src/development/embedded-server.ts';
import { Caller } from './rehearse/caller.ts';
import { allRows, Copy, resources } from './rehearse/copy.ts';
import { apply, DigestFollower, FeedFollower } from './rehearse/followers.ts';
import { startMailSink } from './rehearse/mail-sink.ts';
import { MixedChanges } from './rehearse/mixed-changes.ts';
import { openService } from './rehearse/service-copy.ts';
import { ServiceProcesses } from './rehearse/service-processes.ts';
import { startWebhookReceiver } from './rehearse/webhook-receiver.ts';

const say = (text: string) => console.log(text);
const settleMs = 240_000;

type Setup = { folder: string; minutes: number; seconds: number; pauseMs: number };
type Database = { url: string; crash(): Promise<void>; restart(): Promise<void>; stop(): Promise<void> };

/** Starts a durable server, whose data survives a crash. */
async function startDatabase(folder: string): Promise<Database> {
  const dataDir = path.join(folder, 'database');
  let server = await startEmbedded({ dataDir });
  const port = Number(new URL(server.url).port);
  const start = async () => {
    server = await startEmbedded({ dataDir, port });
  };
  return {
    url: server.url,
    async crash() {
      // PostgreSQL's immediate shutdown: nothing is flushed, so the next start recovers.
      await stopServer(server.pid, 'SIGQUIT');
      await start();
    },
    async restart() {
      await server.stop();
      await start();
    },
    stop: () => server.stop(),
  };
}

type Faults = { kills: Record<'web' | 'worker' | 'crash' | 'restart', number>; stop(): Promise<void> };

/** Causes one fault after another, in turn. */
function makeFaults(database: Database, processes: ServiceProcesses, everyMs: number): Faults {
  const kills = { web: 0, worker: 0, crash: 0, restart: 0 };
  const stopping = new AbortController();
  const run = async () => {
    for (let n = 0; ; n++) {
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      const kind = (['worker', 'web', 'crash', 'restart'] as const)[n % 4] ?? 'web';
      kills[kind]++;
      if (kind === 'web' || kind === 'worker') {
        await processes.kill(kind);
        processes.start(kind);
      } else await database[kind]();
    }
  };
  const running = run();
  running.catch(() => {});
  return {
    kills,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** Runs steps until it is stopped. `stop` throws the error of a failed step. */
function repeat(step: () => Promise<unknown>): { stop(): Promise<void> } {
  let isStopped = false;
  const running = (async () => {
    while (!isStopped) await step();
  })();
  running.catch(() => {});
  return {
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}

/** Number of tasks that may still change records. */
async function unfinished(databaseUrl: string): Promise<number> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  try {
    const { rows } = await db.query<{ n: number }>(
      `select count(*) as n from tasks where state in ('queued', 'running', 'retrying')`,
    );
    return Number(rows[0]?.n ?? 0);
  } finally {
    await db.end();
  }
}

/** Retries pending deliveries, like somebody who does not want to wait for the retry schedule. Returns their number. */
async function retryPending(api: Caller, endpointId: string): Promise<number> {
  const { data, meta } = await api.get(`/webhook-endpoints/${endpointId}/deliveries?state=pending&limit=100`);
  for (const { id, attempts } of data) if (attempts > 0) await api.call('POST', `/webhook-deliveries/${id}/retry`, {});
  return meta.total;
}

async function differencesOf(api: Caller, copies: Record<string, Copy>): Promise<string[]> {
  const found: string[] = [];
  for (const resource of resources) {
    const rows = await allRows(api, resource);
    for (const [name, copy] of Object.entries(copies)) {
      found.push(...copy.differences(resource, rows).map((line) => `${name}: ${line}`));
    }
  }
  return found;
}

async function follow(
  api: Caller,
  endpointId: string,
  hooked: Copy,
  setup: Setup,
  faults: Faults,
  databaseUrl: string,
) {
  const feed = new FeedFollower(api, new Copy());
  const digest = new DigestFollower(api, new Copy());
  const changes = new MixedChanges(api, { writers: 4, pauseMs: setup.pauseMs });
  const followers = [
    repeat(() => feed.step(5)),
    repeat(async () => {
      await digest.sync();
      await digest.repair();
      await sleep(setup.pauseMs * 5);
    }),
  ];
  const endAt = Date.now() + setup.minutes * 60_000;
  while (Date.now() < endAt) {
    await sleep(Math.min(60_000, Math.max(1, endAt - Date.now())));
    say(`      ${JSON.stringify({ ...changes.counts, ...faults.kills, repeated: api.repeated, events: feed.events })}`);
  }
  await faults.stop();
  await changes.stop();
  say('      no more changes or faults; the copies catch up');
  for (const follower of followers) await follower.stop();
  const copies = { feed: feed.copy, webhooks: hooked, digest: digest.copy };
  const giveUpAt = Date.now() + settleMs;
  for (;;) {
    const left = [await unfinished(databaseUrl), await retryPending(api, endpointId)];
    while (await feed.step(0)) {}
    await digest.sync();
    const isWhole = await digest.repair();
    await hooked.settled();
    const differences = await differencesOf(api, copies);
    if (left.every((n) => n === 0) && isWhole && differences.length === 0) break;
    if (Date.now() > giveUpAt) {
      throw new Error(
        `tasks left: ${left[0]}, webhooks left: ${left[1]}, the digests ${isWhole ? 'agree' : 'differ'}, ` +
          `${differences.length} differences:\n${differences.slice(0, 20).join('\n')}`,
      );
    }
    await sleep(500);
  }
  if (feed.problems.length > 0) throw new Error(feed.problems.slice(0, 20).join('\n'));
  return { changes: changes.counts, feed, digest, copies };
}

async function rehearse(setup: Setup): Promise<void> {
  const { folder } = setup;
  const database = await startDatabase(folder);
  const sink = await startMailSink();
  const hooked = new Copy();
  let api: Caller | undefined;
  const receiver = await startWebhookReceiver(folder, (event) => {
    // The comparison shows a failure.
    if (api) apply(api, hooked, event).catch(() => {});
  });
  let processes: ServiceProcesses | undefined;
  try {
    await migrate(database.url);
    const db = new pg.Client(database.url);
    await db.connect();
    // Notices the tasks of a killed worker sooner than usual, because the rehearsal waits for them.
    await db.query('update pgboss.queue set heartbeat_seconds = 5 where heartbeat_seconds is not null');
    await db.end();
    const port = await freePort();
    const dataDir = path.join(folder, 'data');
    processes = new ServiceProcesses(folder, {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SMTP_URL: sink.url,
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_BURST: '1000000',
      WEBHOOK_SECRET_KEY: randomBytes(32).toString('base64'),
      WEBHOOK_ALLOW_HOSTS: receiver.host,
      WEBHOOK_CA_FILE: receiver.caFile,
    });
    processes.start('web');
    processes.start('worker');
    const service = await openService(database.url, dataDir);
    const key = await service.makeKey();
    await service.close();
    api = new Caller(`http://127.0.0.1:${port}`, key);
    const endpoint = await api.call('POST', '/webhook-endpoints', { url: receiver.url });
    if (endpoint.status !== 201) throw new Error(`the endpoint was refused: ${JSON.stringify(endpoint.body)}`);
    receiver.state.secret = endpoint.body.data.secret;
    say('ok    web, worker, PostgreSQL, and a receiver that drops a fifth');
    const faults = makeFaults(database, processes, setup.seconds * 1000);
    const done = await follow(api, endpoint.body.data.id, hooked, setup, faults, database.url);
    const { changes, feed, digest, copies } = done;
    const { received, dropped, duplicates, invalid } = receiver.state;
    say(`ok    ${changes.created} created, ${changes.changed} changed, ${changes.deleted} deleted`);
    const { kills } = faults;
    say(
      `ok    kill -9 of web ${kills.web} and worker ${kills.worker}, PostgreSQL crashed ${kills.crash}, restarted ${kills.restart}`,
    );
    say(`ok    ${api.repeated} calls were repeated until they were answered`);
    say(`ok    by the feed: ${feed.events} events, none twice; ${copies.feed.size} rows, equal`);
    say(
      `ok    by webhooks: ${received} received, ${dropped} dropped, ${duplicates} duplicates, ${invalid} invalid; ` +
        `${copies.webhooks.size} rows, equal`,
    );
    say(
      `ok    by digests: ${digest.lost} items lost, ${digest.repaired} ranges repaired; ${copies.digest.size} rows, equal`,
    );
    if (invalid > 0) throw new Error('A webhook had an invalid signature.');
    say('All three copies equal the service, row by row.');
  } catch (error) {
    if (processes) for (const name of ['web', 'worker'] as const) console.error(processes.log(name).slice(-1500));
    throw error;
  } finally {
    await processes?.stop();
    await receiver.close();
    await sink.close();
    await database.stop();
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'recruitment-sync-'));
// The server may run as another user, who must be able to pass through.
chmodSync(folder, 0o711);
try {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      'fault-seconds': { type: 'string', default: '20' },
      'pause-ms': { type: 'string', default: '200' },
    },
  });
  await rehearse({
    folder,
    minutes: Number(values.minutes),
    seconds: Number(values['fault-seconds']),
    pauseMs: Number(values['pause-ms']),
  });
} catch (error) {
  console.error(`FAIL  ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
