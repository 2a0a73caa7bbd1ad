import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { ApiKeyService } from '#modules/access';
import { CallBuffer } from '#modules/integrations';
import { LanguageModel } from '#platform/ai/language-model.ts';
import { TokenBudget } from '#platform/ai/token-budget.ts';
import { Transcriber } from '#platform/ai/transcriber.ts';
import { AuditTrail } from '#platform/audit-trail.ts';
import { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import {
  type Container,
  configToken,
  createContainer,
  fileStoreToken,
  loggerToken,
  personalDataToken,
  provide,
  type Resolve,
} from '#platform/container.ts';
import { connect, createReadConnections } from '#platform/database/connection.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { isMigrated } from '#platform/database/schema-state.ts';
import { documentation } from '#platform/documentation/documentation.ts';
import { Unavailable } from '#platform/errors.ts';
import { EventLog } from '#platform/events/event-log.ts';
import { EventWatch } from '#platform/events/event-watch.ts';
import { exportPartsToken } from '#platform/files/export-part.ts';
import { fileSearchesToken, type SearchFiles } from '#platform/files/file-search.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { mergedTablesToken } from '#platform/gone/merged-table.ts';
import { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import { api } from '#platform/http/api/api.ts';
import { Idempotency } from '#platform/http/api/idempotency.ts';
import type { LoggedCall } from '#platform/http/api/logged-call.ts';
import { operations } from '#platform/http/api/operation.ts';
import { dashboardSurface, operatorConnectionLimit, operatorSignInLimit } from '#platform/http/dashboard.ts';
import { health } from '#platform/http/health.ts';
import { limitNetworkFailures } from '#platform/http/limits/address-limit.ts';
import { BodyMemory } from '#platform/http/limits/body-memory.ts';
import { RateLimitRepository } from '#platform/http/limits/rate-limit.repository.ts';
import { limitRate } from '#platform/http/limits/rate-limit.ts';
import { SharedBuckets } from '#platform/http/limits/shared-buckets.ts';
import { createHttpApp } from '#platform/http/pipeline.ts';
import { webhookSurface } from '#platform/http/webhooks.ts';
import { createLogger, type Logger } from '#platform/log.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import { mcp } from '#platform/mcp/mcp-surface.ts';
import { WhatsappCloud } from '#platform/messaging/whatsapp.client.ts';
import { pages } from '#platform/pages/pages.ts';
import { sessions } from '#platform/pages/session.ts';
import { QueueDashboard } from '#platform/tasks/dashboard.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import type { TaskHandler } from '#platform/tasks/task.ts';
import type { MetricsServer } from '#platform/telemetry/metrics-server.ts';
import { apiDocument, apiEndpoints, serviceVersion } from './api-document.ts';
import {
  type DatabaseServers,
  databaseServersOf,
  lockConnectionsOf,
  standbyReadsOf,
  warnOfDatabase,
} from './database-servers.ts';
import { guides } from './guides.ts';
import { modules } from './modules.ts';
import { personalFiles, personalTables } from './personal-data.ts';
import { productionWarnings } from './production.ts';
import { securityContact } from './security-contact.ts';

export type ProcessKind = 'web' | 'worker' | 'operator';

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

type Overrides = { clock?: Clock; log?: Logger };

type Connections = Record<'transactions' | 'reads' | 'queue' | 'listen' | 'locks' | 'dashboard', number>;

/** Maximum number of connections of a process. docs/operations.md has the sum. */
function connectionsOf(config: Config, { server, direct }: DatabaseServers, kind: ProcessKind): Connections {
  const { databasePoolMax, queuePoolMax, operatorPassword } = config;
  const transactions = kind === 'operator' ? 2 : databasePoolMax;
  return {
    transactions,
    reads: Math.max(1, Math.floor(transactions / 3)),
    queue: kind === 'worker' ? queuePoolMax.worker : queuePoolMax.web,
    listen: kind === 'worker' && direct ? 1 : 0,
    locks: server.isPooled && direct ? 1 : 0,
    dashboard: kind === 'web' && operatorPassword ? 3 : 0,
  };
}
const totalOf = (connections: Connections): number => Object.values(connections).reduce((sum, n) => sum + n, 0);

/** Loads the library for metrics only if it is used. */
async function startMetrics(
  { metricsPort, host, resumeReaders }: Config,
  kind: ProcessKind,
  db: Database,
  handlers: readonly TaskHandler[],
): Promise<MetricsServer | undefined> {
  if (metricsPort === undefined) return undefined;
  const { serveMetrics } = await import('#platform/telemetry/metrics-server.ts');
  return serveMetrics(metricsPort, host, {
    db,
    queues: handlers.map(({ task }) => task.name),
    resumeReaders: kind === 'worker' ? resumeReaders : undefined,
  });
}

/** Wires the modules for one process. Throws ConfigError if no database is configured. */
export async function boot(config: Config, kind: ProcessKind, overrides: Overrides = {}): Promise<App> {
  const log = overrides.log ?? createLogger(config, kind);
  const servers = databaseServersOf(config, log);
  const { server, direct = server } = servers;
  const connections = connectionsOf(config, servers, kind);
  log.info({ connections, total: totalOf(connections) }, 'database connections at most');
  const connection = {
    server,
    poolMax: connections.transactions,
    entities: modules.flatMap((m) => m.entities ?? []) as never,
    name: kind,
    onWarning: (message: string) => log.warn(message),
  };
  const orm = connect(connection);
  const reads = createReadConnections(connection, connections.reads);
  const { preparesStatements } = config.databasePooling;
  const standby = standbyReadsOf(servers, connection, config, log);
  const db = new Database(orm, reads, { preparesStatements, standby });
  const handlers = modules.flatMap((m) => m.handlers ?? []);
  const queue = new TaskQueue(
    {
      // A worker must be able to record the outcome of its tasks, and it listens for notifications.
      server: kind === 'worker' ? direct : server,
      connections: connections.queue,
      role: kind === 'worker' ? 'worker' : 'sender',
      name: kind,
      log,
    },
    db,
    handlers,
  );

  const { operatorPassword: password, baseUrl } = config;
  const operator =
    kind === 'web' && password
      ? { password, baseUrl, dashboard: new QueueDashboard({ server, baseUrl, path: '/operator/queues' }) }
      : undefined;

  const container = createContainer();
  container.registerInstance(configToken, config);
  container.registerInstance(loggerToken, log);
  container.registerInstance(Database, db);
  const exclusive = new Exclusive(lockConnectionsOf(db, servers, kind));
  container.registerInstance(Exclusive, exclusive);
  const idempotency = new Idempotency(db, exclusive);
  container.registerInstance(Idempotency, idempotency);
  const audit = new AuditTrail(db);
  container.registerInstance(AuditTrail, audit);
  const eventLog = new EventLog(db);
  container.registerInstance(EventLog, eventLog);
  const holding = new AbortController();
  container.registerInstance(EventWatch, new EventWatch(eventLog, log, holding.signal));
  container.registerInstance(TaskQueue, queue);
  container.registerInstance(Clock, overrides.clock ?? new Clock());
  const files = openFileStore(config, log);
  container.registerInstance(fileStoreToken, files);
  const mailer = new Mailer(config);
  container.registerInstance(Mailer, mailer);
  provide(container, TombstoneRepository, [Database]);
  container.registerInstance(
    mergedTablesToken,
    modules.flatMap((m) => m.mergedTables ?? []),
  );
  provide(container, TokenBudget, [Database, Clock]);
  provide(container, LanguageModel, [configToken, TokenBudget, Clock, loggerToken]);
  provide(container, Transcriber, [configToken, Clock, loggerToken]);
  provide(container, WhatsappCloud, [configToken]);
  container.registerInstance(
    exportPartsToken,
    modules.flatMap((m) => m.exports ?? []),
  );
  container.registerInstance(personalDataToken, { tables: personalTables, files: personalFiles });
  const resolve: Resolve = (token) => container.resolve(token);
  container.registerInstance(
    fileSearchesToken,
    modules.flatMap(({ fileSearch }) =>
      fileSearch ? [(...of: Parameters<SearchFiles>) => fileSearch(resolve, ...of)] : [],
    ),
  );
  for (const m of modules) m.register(container);

  const limits = new SharedBuckets(new RateLimitRepository(db), log);
  if (kind !== 'operator') for (const warning of productionWarnings(config)) log.warn(warning);
  const metrics = kind === 'operator' ? undefined : await startMetrics(config, kind, db, handlers);
  const loops = kind === 'worker' ? modules.flatMap((m) => m.loops ?? []).map((loop) => loop(resolve)) : [];
  await queue.start(kind);
  const calls = {
    resolve,
    endpoints: apiEndpoints,
    authenticate: (headers: IncomingHttpHeaders, address: string) =>
      resolve(ApiKeyService).authenticate(headers, address),
    limitRate: limitRate(limits, 'api key', config.rateLimit),
    idempotency,
    audit,
    logCall: (call: LoggedCall) => resolve(CallBuffer).add(call),
    goneOf: (organizationId: string, ids: readonly string[]) =>
      resolve(TombstoneRepository).goneOf(organizationId, ids),
  };
  if (config.environment === 'production' && kind !== 'operator') void warnOfDatabase(db, servers, config, log);
  return {
    config,
    log,
    container,
    resolve,
    queue,
    metricsPort: metrics?.port,
    http: () =>
      createHttpApp(
        [
          api({ ...calls, uploads: new BodyMemory(config.uploadMemoryBytes) }),
          mcp({
            ...calls,
            sets: modules.flatMap((m) => m.tools ?? []),
            version: serviceVersion,
            baseUrl,
            db,
            log,
            call: operations({ ...calls, db }),
          }),
          ...documentation(() => apiDocument(config.baseUrl), guides(config)),
          pages({
            resolve,
            sites: modules.flatMap((m) => m.site ?? []),
            config,
            log,
            sessions: (options) => sessions(db, options),
            limit: (name, allowed) => limitRate(limits, name, allowed),
          }),
          ...(operator
            ? [
                dashboardSurface({
                  ...operator,
                  limitFailures: limitNetworkFailures(limits, 'operator sign-in', operatorSignInLimit),
                  limitPeerFailures: limitNetworkFailures(limits, 'operator connection', operatorConnectionLimit),
                }),
              ]
            : []),
          ...(config.securityContact ? [securityContact(config.securityContact, config.baseUrl)] : []),
          health(async () => {
            if (!(await isMigrated(db)))
              throw new Unavailable('The database is not migrated yet. Run: node src/cli.ts migrate');
            queue.checkStarted();
          }),
          webhookSurface(
            modules.flatMap((m) => m.webhooks ?? []),
            resolve,
          ),
        ],
        { log, trustedProxies: config.trustedProxies },
      ),
    work: async () => {
      await queue.work(resolve, config.workerConcurrency);
      for (const loop of loops) loop.start();
    },
    answerHeld: () => holding.abort(),
    close: async (seconds = 5) => {
      holding.abort();
      await Promise.all([queue.stop(seconds), ...loops.map((loop) => loop.stop(seconds))]);
      await metrics?.close();
      await operator?.dashboard.close();
      mailer.close();
      files.close();
      await limits.close();
      if (kind === 'web') await resolve(CallBuffer).close(stopLogSeconds);
      await exclusive.close();
      await db.close();
    },
  };
}
