import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '#platform/database/connection.ts';
import { codeOf } from '#platform/database/failure.ts';
import { type DatabaseUrlOptions, databaseServerOf } from '#platform/database/server/database-server.ts';
import { checkMigrationRights } from '#platform/database/server/migration-rights.ts';
import { MigrationSession } from '#platform/database/server/migration-session.ts';
import {
  grantTableRights,
  missingOfRoles,
  type ProcessRoles,
  type TableRights,
} from '#platform/database/server/table-rights.ts';
import { prepareQueues } from '#platform/tasks/queue.ts';
import { queueSchema } from '#platform/tasks/queue-state.repository.ts';
import { modules } from './modules.ts';

type MigrateOptions = DatabaseUrlOptions & {
  /** Roles that get the rights of web and worker. Without roles, only the owner has rights. */
  roles?: ProcessRoles | undefined;
  onWait?: () => void;
  /** Called once if a migration waits for transactions that use the tables it changes. */
  onBlocked?: () => void;
};

/**
 * The release step of a deployment. Applies our migrations, prepares the queue's schema and queues, then sets the
 * rights of the web and worker roles. Safe to repeat and to run concurrently, while old code runs. Has no time limits.
 * Returns the names of the migrations that it applied.
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const session = new MigrationSession(databaseServerOf(databaseUrl, options).server);
  try {
    await session.open();
    await session.lock(options.onWait ?? (() => {}));
    const { roles } = options;
    const missing = roles ? await missingOfRoles(session.client, roles) : [];
    const searchPath = await checkMigrationRights(session.client, queueSchema, missing);
    const applied = await applyMigrations(session, searchPath, options.onBlocked);
    if (roles) await grantTableRights(session.client, roles, tableRights(), queueSchema);
    return applied;
  } finally {
    await session.close();
  }
}

/**
 * Time that a statement waits for the lock of a table. All others wait behind it meanwhile. Shorter than
 * `deadlock_timeout` (1 s), so that a migration gives way before PostgreSQL ends a request.
 */
const lockWaitMs = 500;

const tableRights = (): TableRights => Object.assign({}, ...modules.map((m) => m.tableRights ?? {})) as TableRights;

async function applyMigrations(
  session: MigrationSession,
  searchPath: string,
  onBlocked: MigrateOptions['onBlocked'],
): Promise<string[]> {
  const orm = connect({
    server: session.server(searchPath, `${lockWaitMs}ms`),
    // Settings of a migration outside a transaction must hold for its next statement.
    poolMax: 1,
    entities: modules.flatMap((m) => m.entities ?? []) as never,
    name: 'migrate',
    hasTimeLimits: false,
    onWarning: () => {},
  });
  let applied: string[];
  try {
    applied = await unblocked(async () => (await orm.migrator.getPending()).map(({ name }) => name), onBlocked);
    await unblocked(() => orm.migrator.up(), onBlocked);
  } finally {
    await orm.close();
  }
  await prepareQueues(
    session.server(searchPath),
    modules.flatMap((m) => m.handlers ?? []),
  );
  return applied;
}

/**
 * Repeats `migrateUp` until it gets its locks. Each migration is a transaction, so applied ones stay. Pauses grow,
 * because a dump keeps its locks for hours, and requests must not wait for half of that time.
 */
async function unblocked<T>(migrateUp: () => Promise<T>, onBlocked: () => void = () => {}): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateUp();
    } catch (error) {
      if (codeOf(error) !== '55P03') throw error;
      if (attempt === 1) onBlocked();
      await delay(lockWaitMs * Math.min(attempt, 20) * (1 + Math.random()));
    }
  }
}
