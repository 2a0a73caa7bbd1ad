import type { PoolClient } from 'pg';
import type { Database } from './database.ts';
import { Grouped } from './grouped.ts';

const statementOf = (lock: 'pg_try_advisory_lock' | 'pg_advisory_unlock'): string =>
  `select ${lock}(hashtextextended(key, 0)) as done from unnest($1::text[]) as key`;

/**
 * Runs work one at a time across all processes, for work that is too long for a transaction. Holds advisory locks
 * on one connection, so that a killed process holds none.
 */
export class Exclusive {
  readonly #db: Database;
  readonly #held = new Set<string>();
  readonly #locks = new Grouped<string, { connection: PoolClient; isFree: boolean }>(
    { size: 200, waitMs: 0, concurrency: 1 },
    (keys) => this.#lock(keys),
  );
  readonly #unlocks = new Grouped<{ connection: PoolClient; key: string }>(
    { size: 200, waitMs: 0, concurrency: 1 },
    (held) => this.#unlock(held),
  );
  #connection: Promise<PoolClient> | undefined;
  #release: () => void = () => {};

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns false, without waiting, while work with this key runs elsewhere. */
  async run(key: string, work: () => Promise<void>): Promise<boolean> {
    // Advisory locks are reentrant, so a process must also check its own.
    if (this.#held.has(key)) return false;
    this.#held.add(key);
    try {
      const { connection, isFree } = await this.#locks.run(key);
      if (!isFree) return false;
      try {
        await work();
      } finally {
        // A closed connection has released the lock.
        await this.#unlocks.run({ connection, key }).catch(() => {});
      }
      return true;
    } finally {
      this.#held.delete(key);
    }
  }

  async #lock(keys: readonly string[]): Promise<{ connection: PoolClient; isFree: boolean }[]> {
    const connection = await this.#connect();
    const { rows } = await connection.query<{ done: boolean }>(statementOf('pg_try_advisory_lock'), [keys]);
    return rows.map(({ done }) => ({ connection, isFree: done }));
  }

  /** On the connections that hold the locks. */
  async #unlock(held: readonly { connection: PoolClient; key: string }[]): Promise<void[]> {
    for (const [connection, some] of Map.groupBy(held, (one) => one.connection)) {
      await connection.query(statementOf('pg_advisory_unlock'), [some.map(({ key }) => key)]);
    }
    return [];
  }

  #connect(): Promise<PoolClient> {
    if (this.#connection) return this.#connection;
    const connecting = this.#db.dedicatedConnection();
    this.#connection = connecting;
    const forget = () => {
      if (this.#connection === connecting) this.#connection = undefined;
    };
    connecting.then((connection) => {
      // A broken connection emits both `error` and `end`, but can be released only once.
      let released = false;
      const release = () => {
        forget();
        if (!released) connection.release(true);
        released = true;
      };
      connection.once('error', release);
      connection.once('end', release);
      this.#release = release;
    }, forget);
    return connecting;
  }

  async close(): Promise<void> {
    await this.#connection?.catch(() => {});
    if (this.#connection) this.#release();
  }
}
