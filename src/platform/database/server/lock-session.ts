import pg, { type PoolClient } from 'pg';
import type { DatabaseServer } from './database-server.ts';
import { sessionOf } from './session-settings.ts';

const statementOf = (lock: 'pg_try_advisory_lock' | 'pg_advisory_unlock'): string =>
  `select ${lock}(hashtextextended(key, 0)) as done from unnest($1::text[]) as key`;

export type LockConnections = {
  connect: () => Promise<PoolClient>;
  /** Whether they come from a pooler, which takes a connection back at the end of a transaction. */
  arePooled: boolean;
};

/** Locks of `process`, on a separate connection that bypasses the pooler. */
export function directLocks(direct: DatabaseServer, process: string): LockConnections {
  const pool = new pg.Pool({
    ...sessionOf(direct),
    application_name: `${process}-locks`,
    max: 1,
    connectionTimeoutMillis: 5_000,
    query_timeout: 35_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  return { connect: () => pool.connect(), arePooled: false };
}

/** Advisory locks of one connection. Behind a pooler, a transaction keeps the connection while any lock is held. */
export class LockSession {
  readonly connection: PoolClient;
  readonly #isPooled: boolean;
  #locks = 0;

  constructor(connection: PoolClient, isPooled: boolean) {
    this.connection = connection;
    this.#isPooled = isPooled;
  }

  /** Returns for each key whether it was locked. */
  async lock(keys: readonly string[]): Promise<boolean[]> {
    if (this.#locks === 0) this.#sendIfPooled('begin; set local idle_in_transaction_session_timeout = 0');
    this.#locks += keys.length;
    const { rows } = await this.connection.query<{ done: boolean }>(statementOf('pg_try_advisory_lock'), [keys]);
    this.#drop(rows.filter(({ done }) => !done).length);
    return rows.map(({ done }) => done);
  }

  async unlock(keys: readonly string[]): Promise<void> {
    const unlocked = this.connection.query(statementOf('pg_advisory_unlock'), [keys]);
    this.#drop(keys.length);
    await unlocked;
  }

  #drop(locks: number): void {
    this.#locks -= locks;
    if (locks > 0 && this.#locks === 0) this.#sendIfPooled('commit');
  }

  /** Does not wait, because connections answer in order. The next awaited statement shows a failure. */
  #sendIfPooled(statement: string): void {
    if (this.#isPooled) this.connection.query(statement).catch(() => {});
  }
}
