import path from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { type EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { noteConnectionFailure } from './failure.ts';
import { ReadConnections } from './read-connections.ts';
import type { DatabaseServer } from './server/database-server.ts';
import { sessionOf, UtcClient } from './server/session-settings.ts';
import { type StandbyOptions, StandbyReads } from './server/standby-reads.ts';

const connectLimitMs = 5_000;
/**
 * Longer than a minute, so that tasks that run every minute find connections. A new one costs more than their
 * statements.
 */
const poolIdleMs = 90_000;
/** Time limit to get a connection of the pool. Below the 30 s after which routers end a request. */
const poolLimitMs = 15_000;

/**
 * Sends all statements of one turn of the event loop as one packet. Each packet wakes PostgreSQL, which costs more than
 * a hot statement.
 */
class BatchingClient extends UtcClient {
  #isCorked = false;

  constructor(config: pg.ClientConfig) {
    // Shorter than the pool's limit. Requests that arrive together may queue for a connection, but a silent server is
    // unavailable. The password is set again, because the pool hides it from the spread.
    const connectionTimeoutMillis = Math.min(config.connectionTimeoutMillis ?? connectLimitMs, connectLimitMs);
    super({ ...config, password: config.password, connectionTimeoutMillis });
    this.on('error', noteConnectionFailure);
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- as below
  override connect(callback?: any): any {
    const connected = super.connect();
    connected.catch(noteConnectionFailure);
    if (!callback) return connected;
    connected.then(
      () => callback(null, this),
      (error: Error) => callback(error),
    );
    return undefined;
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    const { stream } = this.connection;
    stream.cork();
    setImmediate(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- the overloads of pg's query cannot be written as one signature
  override query(...args: any[]): any {
    // oxlint-disable-next-line typescript/unbound-method -- bound where it is called
    const query = super.query as (...a: unknown[]) => unknown;
    this.#cork();
    const result = query.apply(this, args);
    // A silent connection stays silent. Its next user would wait as long again.
    if (result instanceof Promise) {
      result.catch((error: Error) => {
        if (/read timeout/i.test(error.message)) this.connection.stream.destroy();
      });
    }
    return result;
  }
}

// '2026-11-21 09:30:00.12+00' -> '2026-11-21T09:30:00.120Z', without a Date. Sessions run in UTC.
const isoTimestamp = (value: string): string => {
  if (!value.endsWith('+00')) return new Date(value).toISOString();
  const time = value.slice(11, -3);
  return `${value.slice(0, 10)}T${time.length === 8 ? `${time}.000` : time.padEnd(12, '0')}Z`;
};
const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, isoTimestamp],
  [pg.types.builtins.DATE, (value) => value],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.INT8, Number],
]);
const types = {
  getTypeParser: (oid: number, format?: 'text') => {
    let parser = parsers.get(oid);
    if (!parser) parsers.set(oid, (parser = pg.types.getTypeParser(oid, format) as (value: string) => unknown));
    return parser;
  },
};

export const migrationsFolder = path.join(import.meta.dirname, '../../../migrations');

export type ConnectionOptions = {
  server: DatabaseServer;
  poolMax: number;
  entities: EntitySchema[];
  /** Shown in pg_stat_activity. */
  name: string;
  /** Migrations have no time limits. */
  hasTimeLimits?: boolean;
  onWarning(message: string): void;
};

const timeLimits = {
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};

const settings = ({ server, name, hasTimeLimits = true }: ConnectionOptions) => ({
  ...sessionOf(server, hasTimeLimits ? timeLimits : {}),
  Client: BatchingClient,
  types,
  // Sends the next statement before the last one is answered.
  pipeline: true,
  application_name: name,
  connectionTimeoutMillis: poolLimitMs,
  idleTimeoutMillis: poolIdleMs,
  // For a database that goes silent without closing the connection.
  ...(hasTimeLimits && { query_timeout: 35_000 }),
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/** Connects lazily. */
export const createReadConnections = (options: ConnectionOptions, connections: number): ReadConnections =>
  new ReadConnections(() => new BatchingClient(settings(options) as pg.ClientConfig), connections);

/** Connects lazily. */
export const createStandbyReads = (options: ConnectionOptions, standby: StandbyOptions): StandbyReads =>
  // A dead standby must not delay reads that the primary can answer.
  new StandbyReads(
    new pg.Pool({ ...settings(options), max: options.poolMax, connectionTimeoutMillis: 1_000 } as never),
    standby,
  );

/** Connects lazily: a process may start while the database is unavailable. */
export function connect(options: ConnectionOptions): MikroORM {
  return new MikroORM({
    dbName: options.server.database,
    entities: options.entities,
    extensions: [Migrator],
    migrations: {
      path: migrationsFolder,
      glob: '*.ts',
      tableName: 'schema_migrations',
      snapshot: false,
      transactional: true,
      allOrNothing: false,
    },
    driverOptions: {
      max: options.poolMax,
      ...settings(options),
    },
    implicitTransactions: false,
    logger: (message) => options.onWarning(message),
    colors: false,
    debug: false,
  });
}
