import { connect } from '#platform/database/connection.ts';
import { databaseServerOf } from '#platform/database/server/database-server.ts';
import { prepareQueues } from '#platform/tasks/queue.ts';
import { modules } from './modules.ts';

/**
 * The release step of a deployment: our migrations, then the queue's schema and queues. Safe to repeat and to run
 * concurrently, while old code runs.
 */
export async function migrate(databaseUrl: string, caFile?: string): Promise<void> {
  const { server } = databaseServerOf(databaseUrl, { caFile });
  const orm = connect({
    server,
    poolMax: 3,
    entities: modules.flatMap((m) => m.entities ?? []) as never,
    name: 'migrate',
    onWarning: () => {},
  });
  const pool = await orm.em.getConnection().getNativeClient();
  const lock = await pool.connect();
  try {
    await lock.query('set statement_timeout = 0');
    await lock.query("select pg_advisory_lock(hashtext('recruitment-pipeline migrations'))");
    await orm.migrator.up();
    await prepareQueues(
      server,
      modules.flatMap((m) => m.handlers ?? []),
    );
  } finally {
    lock.release(true); // closing the connection releases the lock
    await orm.close();
  }
}
