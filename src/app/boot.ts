import type { RequestListener } from 'node:http';
import { CallBuffer } from '#modules/integrations';
import { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Container, Resolve } from '#platform/container.ts';
import { connect, createReadConnections } from '#platform/database/connection.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { openFileStore, reportFileStore } from '#platform/files/open-file-store.ts';
import { RateLimitRepository } from '#platform/http/limits/rate-limit.repository.ts';
import { SharedBuckets } from '#platform/http/limits/shared-buckets.ts';
import { createLogger, type Logger } from '#platform/log.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import { QueueDashboard } from '#platform/tasks/dashboard.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import type { TaskHandler } from '#platform/tasks/task.ts';
import type { MetricsServer } from '#platform/telemetry/metrics-server.ts';
import { type Connections, connectionsOf, totalConnections } from './boot/connections.ts';
import type { ProcessKind } from './boot/process-kind.ts';
import { registerServices } from './boot/services.ts';
import { listenerOf } from './boot/surfaces.ts';
import {
  type DatabaseServers,
  databaseServersOf,
  lockConnectionsOf,
  standbyReadsOf,
  warnOfDatabase,
} from './database-servers.ts';
import { modules } from './modules.ts';
import { productionWarnings } from './production.ts';

export type { ProcessKind };

export type App = {
  config: Config;
  log: Logger;
  container: Container;
  resolve: Resolve;
  queue: TaskQueue;
  /** Undefined if metrics are disabled. */
  metricsPort: number | undefined;
  http(): RequestListener;
  /** Starts running tasks, and the loops of modules. */
  work(): Promise<void>;
  /** Answers requests that wait for events. Later requests do not wait. */
  answerHeld(): void;
  /** Gives the queue `seconds` to finish its tasks, then closes all connections. */
  close(seconds?: number): Promise<void>;
};

/** Seconds that a stopping process waits for the last entries of the request log. */
const stopLogSeconds = 3;

const handlers = modules.flatMap((module) => module.handlers ?? []);

type Overrides = { clock?: Clock; log?: Logger };

/** Wires the modules for one process. Throws ConfigError if no database is configured. */
export async function boot(config: Config, kind: ProcessKind, overrides: Overrides = {}): Promise<App> {
  const log = overrides.log ?? createLogger(config, kind);
  const servers = databaseServersOf(config, log);
  const connections = connectionsOf(config, servers, kind);
  log.info({ connections, total: totalConnections(connections) }, 'database connections at most');
  const db = openDatabase(config, kind, { servers, connections, log });
  const queue = openQueue(kind, db, { servers, connections, log });
  const dashboard = openDashboard(config, kind, servers);
  const exclusive = new Exclusive(lockConnectionsOf(db, servers, kind));
  const files = openFileStore(config, log);
  const mailer = new Mailer(config);
  const holding = new AbortController();
  const clock = overrides.clock ?? new Clock();
  const opened = { config, log, clock, db, exclusive, queue, files, mailer, answerHeld: holding.signal };
  const container = registerServices(opened);
  const resolve: Resolve = (token) => container.resolve(token);

  const limits = new SharedBuckets(new RateLimitRepository(db), log);
  if (kind !== 'operator') {
    for (const warning of productionWarnings(config)) log.warn(warning);
    void reportFileStore(config, log);
  }
  const metrics = kind === 'operator' ? undefined : await startMetrics(config, kind, db);
  const loops = kind === 'worker' ? modules.flatMap((m) => m.loops ?? []).map((loop) => loop(resolve)) : [];
  await queue.start(kind);
  if (config.environment === 'production' && kind !== 'operator') void warnOfDatabase(db, servers, config, log);
  return {
    config,
    log,
    container,
    resolve,
    queue,
    metricsPort: metrics?.port,
    http: () => listenerOf({ config, log, db, queue, limits, resolve, dashboard }),
    work: async () => {
      await queue.work(resolve, config.workerConcurrency);
      for (const loop of loops) loop.start();
    },
    answerHeld: () => holding.abort(),
    close: async (seconds = 5) => {
      holding.abort();
      await Promise.all([queue.stop(seconds), ...loops.map((loop) => loop.stop(seconds))]);
      await metrics?.close();
      await dashboard?.close();
      mailer.close();
      files.close();
      await limits.close();
      if (kind === 'web') await resolve(CallBuffer).close(stopLogSeconds);
      await exclusive.close();
      await db.close();
    },
  };
}

type Access = { servers: DatabaseServers; connections: Connections; log: Logger };

function openDatabase(config: Config, kind: ProcessKind, { servers, connections, log }: Access): Database {
  const connection = {
    server: servers.server,
    poolMax: connections.transactions,
    entities: modules.flatMap((module) => module.entities ?? []) as never,
    name: kind,
    onWarning: (message: string) => log.warn(message),
  };
  const orm = connect(connection);
  const reads = createReadConnections(connection, connections.reads);
  const standby = standbyReadsOf(servers, connection, config, log);
  return new Database(orm, reads, { preparesStatements: config.databasePooling.preparesStatements, standby });
}

function openQueue(kind: ProcessKind, db: Database, { servers, connections, log }: Access): TaskQueue {
  const { server, direct = server } = servers;
  const options = {
    // A worker must be able to record the outcome of its tasks, and it listens for notifications.
    server: kind === 'worker' ? direct : server,
    connections: connections.queue,
    role: kind === 'worker' ? ('worker' as const) : ('sender' as const),
    name: kind,
    log,
  };
  return new TaskQueue(options, db, handlers);
}

const openDashboard = (
  { operatorPassword, baseUrl }: Config,
  kind: ProcessKind,
  { server }: DatabaseServers,
): QueueDashboard | undefined =>
  kind === 'web' && operatorPassword ? new QueueDashboard({ server, baseUrl, path: '/operator/queues' }) : undefined;

/** Loads the library for metrics only if it is used. */
async function startMetrics(
  { metricsPort, host, resumeReaders }: Config,
  kind: ProcessKind,
  db: Database,
): Promise<MetricsServer | undefined> {
  if (metricsPort === undefined) return undefined;
  const { serveMetrics } = await import('#platform/telemetry/metrics-server.ts');
  const queues = (handlers as readonly TaskHandler[]).map(({ task }) => task.name);
  return serveMetrics(metricsPort, host, {
    db,
    queues,
    resumeReaders: kind === 'worker' ? resumeReaders : undefined,
  });
}
