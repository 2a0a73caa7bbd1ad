import type { RequestListener } from 'node:http';
import { ApiKeyService } from '#modules/access';
import { LanguageModel } from '#platform/ai/language-model.ts';
import { TokenBudget } from '#platform/ai/token-budget.ts';
import { Transcriber } from '#platform/ai/transcriber.ts';
import { Clock } from '#platform/clock.ts';
import { type Config, ConfigError } from '#platform/config.ts';
import {
  type Container,
  configToken,
  createContainer,
  fileStoreToken,
  loggerToken,
  provide,
  type Resolve,
} from '#platform/container.ts';
import { connect, connectReaders } from '#platform/database/connection.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { Unavailable } from '#platform/errors.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createHttpApp } from '#platform/http/app.ts';
import { Idempotency } from '#platform/http/idempotency.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { createLogger, type Logger } from '#platform/log.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import { WhatsappCloud } from '#platform/messaging/whatsapp.cloud.ts';
import { sessions } from '#platform/pages/session.ts';
import { QueueDashboard } from '#platform/tasks/dashboard.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { apiDocument, endpoints } from './api-document.ts';
import { modules } from './modules.ts';

export type ProcessKind = 'web' | 'worker' | 'operator';

/** Everything a process needs, wired, with its queue started. */
export type App = {
  config: Config;
  log: Logger;
  container: Container;
  resolve: Resolve;
  queue: TaskQueue;
  http(): RequestListener;
  /** Gives up connections, after handing back what the queue still runs (`seconds` at most). */
  close(seconds?: number): Promise<void>;
};

type Overrides = { clock?: Clock; log?: Logger };

/** Wires the contexts for one process. Throws ConfigError without a database to use. */
export async function boot(config: Config, kind: ProcessKind, overrides: Overrides = {}): Promise<App> {
  const { databaseUrl } = config;
  if (!databaseUrl) throw new ConfigError('DATABASE_URL: is required (npm start brings a database of its own)');
  const log = overrides.log ?? createLogger(config, kind);
  const poolMax = kind === 'operator' ? 2 : config.databasePoolMax;
  const connection = {
    url: databaseUrl,
    poolMax,
    entities: modules.flatMap((m) => m.entities ?? []) as never,
    name: kind,
    onWarning: (message: string) => log.warn(message),
  };
  const orm = connect(connection);
  const readers = connectReaders(connection, Math.max(1, Math.floor(poolMax / 3)));
  const db = new Database(orm, readers);
  const handlers = modules.flatMap((m) => m.handlers ?? []);
  const queue = new TaskQueue(
    { databaseUrl, role: kind === 'worker' ? 'worker' : 'sender', name: kind, log },
    db,
    handlers,
  );

  const { operatorPassword: password, baseUrl } = config;
  const operator =
    kind === 'web' && password
      ? { password, baseUrl, dashboard: new QueueDashboard({ databaseUrl, baseUrl, path: '/operator/queues' }) }
      : undefined;

  const container = createContainer();
  container.registerInstance(configToken, config);
  container.registerInstance(loggerToken, log);
  container.registerInstance(Database, db);
  const exclusive = new Exclusive(db);
  container.registerInstance(Exclusive, exclusive);
  const idempotency = new Idempotency(db, exclusive);
  container.registerInstance(Idempotency, idempotency);
  container.registerInstance(TaskQueue, queue);
  container.registerInstance(Clock, overrides.clock ?? new Clock());
  const files = openFileStore(config, log);
  container.registerInstance(fileStoreToken, files);
  const mailer = new Mailer(config);
  container.registerInstance(Mailer, mailer);
  provide(container, TokenBudget, [Database, Clock]);
  provide(container, LanguageModel, [configToken, TokenBudget, Clock, loggerToken]);
  provide(container, Transcriber, [configToken, Clock, loggerToken]);
  provide(container, WhatsappCloud, [configToken]);
  for (const m of modules) m.register(container);
  const resolve: Resolve = (token) => container.resolve(token);

  await queue.start(kind);
  return {
    config,
    log,
    container,
    resolve,
    queue,
    http: () =>
      createHttpApp({
        resolve,
        endpoints,
        webhooks: modules.flatMap((m) => m.webhooks ?? []),
        describe: () => apiDocument(config.baseUrl),
        limitRate: limitRate(config.rateLimit),
        sites: modules.flatMap((m) => m.site ?? []),
        sessions: (options) => sessions(db, options),
        config,
        operator,
        idempotency,
        authenticate: (headers) => resolve(ApiKeyService).authenticate(headers),
        ready: async () => {
          queue.checkStarted();
          if ((await orm.migrator.getPending()).length > 0) throw new Unavailable('The database is not migrated yet.');
        },
        log,
      }),
    close: async (seconds = 5) => {
      await queue.stop(seconds);
      await operator?.dashboard.close();
      mailer.close();
      files.close();
      await exclusive.close();
      await db.close();
    },
  };
}
