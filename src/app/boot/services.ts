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
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { EventLog } from '#platform/events/event-log.ts';
import { EventWatch } from '#platform/events/event-watch.ts';
import { exportPartsToken } from '#platform/files/export-part.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { mergedTablesToken } from '#platform/gone/merged-table.ts';
import { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import { type SearchTraces, traceSearchesToken } from '#platform/gone/trace-search.ts';
import { Idempotency } from '#platform/http/api/idempotency.ts';
import type { Logger } from '#platform/log.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import { WhatsappCloud } from '#platform/messaging/whatsapp.client.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { modules } from '../modules.ts';
import { personalFiles, personalTables } from '../personal-data.ts';

/** What a process opens at its start and closes at its end. */
export type Opened = {
  config: Config;
  log: Logger;
  clock: Clock;
  db: Database;
  exclusive: Exclusive;
  queue: TaskQueue;
  files: FileStore;
  mailer: Mailer;
  /** Aborts when requests that wait for events are to be answered. */
  answerHeld: AbortSignal;
};

/** A container with the services of the platform and of all modules. */
export function registerServices({ config, log, db, exclusive, ...opened }: Opened): Container {
  const container = createContainer();
  container.registerInstance(configToken, config);
  container.registerInstance(loggerToken, log);
  container.registerInstance(Clock, opened.clock);
  container.registerInstance(Database, db);
  container.registerInstance(Exclusive, exclusive);
  container.registerInstance(TaskQueue, opened.queue);
  container.registerInstance(fileStoreToken, opened.files);
  container.registerInstance(Mailer, opened.mailer);
  provide(container, Idempotency, [Database, Exclusive]);
  provide(container, AuditTrail, [Database]);
  provide(container, TombstoneRepository, [Database]);
  const eventLog = new EventLog(db);
  container.registerInstance(EventLog, eventLog);
  container.registerInstance(EventWatch, new EventWatch(eventLog, log, opened.answerHeld));
  provide(container, TokenBudget, [Database, Clock]);
  provide(container, LanguageModel, [configToken, TokenBudget, Clock, loggerToken]);
  provide(container, Transcriber, [configToken, Clock, loggerToken]);
  provide(container, WhatsappCloud, [configToken]);
  registerParts(container);
  for (const module of modules) module.register(container);
  return container;
}

/** What modules add to a service of another one. */
function registerParts(container: Container): void {
  const resolve: Resolve = (token) => container.resolve(token);
  container.registerInstance(
    mergedTablesToken,
    modules.flatMap(({ mergedTables = [] }) => mergedTables),
  );
  container.registerInstance(
    exportPartsToken,
    modules.flatMap(({ exports = [] }) => exports),
  );
  container.registerInstance(personalDataToken, { tables: personalTables, files: personalFiles });
  container.registerInstance(
    traceSearchesToken,
    modules.flatMap(({ traceSearch }) =>
      traceSearch ? [(...of: Parameters<SearchTraces>) => traceSearch(resolve, ...of)] : [],
    ),
  );
}
