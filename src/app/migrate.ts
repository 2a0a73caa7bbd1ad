import { connect } from '#platform/database/connection.ts';
import { type DatabaseUrlOptions, databaseServerOf } from '#platform/database/server/database-server.ts';
import { checkMigrationRights } from '#platform/database/server/migration-rights.ts';
import { MigrationSession } from '#platform/database/server/migration-session.ts';
import { prepareQueues } from '#platform/tasks/queue.ts';
import { queueSchema } from '#platform/tasks/queue-state.repository.ts';
import { modules } from './modules.ts';

type MigrateOptions = DatabaseUrlOptions & { onWait?: () => void };

/**
 * The release step of a deployment: our migrations, then the queue's schema and queues. Safe to repeat and to run
 * concurrently, while old code runs. Without time limits.
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<void> {
  const session = new MigrationSession(databaseServerOf(databaseUrl, options).server);
  try {
    await session.open();
    await session.lock(options.onWait ?? (() => {}));
    const searchPath = await checkMigrationRights(session.client, queueSchema);
    await applyMigrations(session, searchPath);
  } finally {
    await session.close();
  }
}

async function applyMigrations(session: MigrationSession, searchPath: string): Promise<void> {
  const server = session.server(searchPath);
  const orm = connect({
    server,
    poolMax: 3,
    entities: modules.flatMap((m) => m.entities ?? []) as never,
    name: 'migrate',
    hasTimeLimits: false,
    onWarning: () => {},
  });
  try {
    await orm.migrator.up();
    await prepareQueues(
      server,
      modules.flatMap((m) => m.handlers ?? []),
    );
  } finally {
    await orm.close();
  }
}
