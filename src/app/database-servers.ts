import { type Config, ConfigError } from '#platform/config.ts';
import { type ConnectionOptions, createStandbyReads } from '#platform/database/connection.ts';
import type { Database } from '#platform/database/database.ts';
import { ownsSchema } from '#platform/database/schema-state.ts';
import { type DatabaseServer, databaseServerOf } from '#platform/database/server/database-server.ts';
import { directLocks, type LockConnections } from '#platform/database/server/lock-session.ts';
import { poolerFacts } from '#platform/database/server/pooler-facts.ts';
import type { StandbyReads } from '#platform/database/server/standby-reads.ts';
import type { Logger } from '#platform/log.ts';

/**
 * `direct` bypasses a pooler that lends connections for one transaction. It is undefined if no setting names it.
 * `standby` is for slow reads.
 */
export type DatabaseServers = {
  server: DatabaseServer;
  direct: DatabaseServer | undefined;
  standby: DatabaseServer | undefined;
};

/** Throws ConfigError. */
export function databaseServersOf(config: Config, log: Logger): DatabaseServers {
  const { databaseUrl, databaseCaFile: caFile, databasePooling, databaseReads } = config;
  if (!databaseUrl) throw new ConfigError('DATABASE_URL: is required (npm start brings its own database)');
  const read = (url: string, setting: string): DatabaseServer => {
    const { server, unused } = databaseServerOf(url, { caFile, setting });
    if (unused.length > 0) log.warn({ parameters: unused }, `${setting}: these parameters have no effect`);
    return server;
  };
  const server = read(databaseUrl, 'DATABASE_URL');
  const readServer = databaseReads.url ? read(databaseReads.url, 'DATABASE_READ_URL') : undefined;
  // Primary and standby are reached in the same way.
  const standby =
    readServer && databasePooling.mode === 'transaction' ? { ...readServer, isPooled: true as const } : readServer;
  if (databasePooling.mode !== 'transaction') return { server, direct: server, standby };
  const { directUrl } = databasePooling;
  return {
    server: { ...server, isPooled: true },
    direct: directUrl ? read(directUrl, 'DATABASE_DIRECT_URL') : undefined,
    standby,
  };
}

/** Only for web, because the worker reads what it is about to change. */
export function standbyReadsOf(
  { standby }: DatabaseServers,
  primary: ConnectionOptions,
  { databaseReads }: Config,
  log: Logger,
): StandbyReads | undefined {
  if (!standby || primary.name !== 'web') return undefined;
  return createStandbyReads(
    { ...primary, server: standby, name: 'web-standby' },
    {
      waitMs: databaseReads.waitMs,
      onChange: (problem) =>
        problem
          ? log.warn({ problem }, 'the standby does not serve reads: the primary serves them')
          : log.info('the standby serves slow reads again'),
    },
  );
}

/** Locks belong to a session. Without a pooler, a connection of the pool is enough. */
export function lockConnectionsOf(db: Database, { server, direct }: DatabaseServers, process: string): LockConnections {
  if (!server.isPooled || !direct)
    return { connect: () => db.dedicatedConnection(), arePooled: server.isPooled ?? false };
  return directLocks(direct, process);
}

const noDirectServer =
  'DATABASE_DIRECT_URL is not set: workers look for new tasks once a second instead of being notified, the queue shares ' +
  'the connections of the pooler, and each process keeps one of them while it holds a lock';

/** Logs missing and dangerous settings for PostgreSQL. If the database is unavailable, it does not look again. */
export async function warnOfDatabase(db: Database, { direct }: DatabaseServers, config: Config, log: Logger) {
  if (!direct) log.warn(noDirectServer);
  const { mode } = config.databasePooling;
  try {
    const { isTransactional, role, hasTimeLimits } = await poolerFacts(db);
    if (isTransactional && mode !== 'transaction')
      log.error(
        'DATABASE_URL leads to a pooler that lends connections for a transaction: set DATABASE_DIRECT_URL, without the ' +
          'pooler. Until then, requests and tasks fail',
      );
    if (mode === 'transaction' && !hasTimeLimits)
      log.warn(
        `statements have no time limit behind the pooler. Run: alter role ${role} set statement_timeout = '30s'`,
      );
    // An owner may change tables and the audit log. Neither web nor worker needs this.
    if (await ownsSchema(db))
      log.warn('this process uses the role that owns the tables: see "Database roles" in docs/operations.md');
  } catch (error) {
    if (/unsupported startup parameter/.test(String(error)))
      log.error(
        'DATABASE_URL leads to a pooler that refuses our settings: set DATABASE_DIRECT_URL, without the pooler',
      );
  }
}
