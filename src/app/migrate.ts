import { connect } from '#platform/database/connection.ts';
import { prepareQueues } from '#platform/tasks/queue.ts';
import { modules } from './modules.ts';

/**
 * Brings the database up to date: our migrations, then the queue's own schema and one queue for every task. Safe to
 * run again and by two at once. The release step of a deployment; new code starts after it, old code may still run.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const orm = connect({
    url: databaseUrl,
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
      databaseUrl,
      modules.flatMap((m) => m.handlers ?? []),
    );
  } finally {
    lock.release(true); // closing the connection gives up the lock
    await orm.close();
  }
}
