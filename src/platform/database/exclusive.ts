import pLimit from 'p-limit';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/**
 * Runs work one at a time across all processes, for work that is too long for a transaction. Holds advisory locks
 * on one connection, so that a killed process holds none.
 */
export class Exclusive {
  readonly #db: Database;
  readonly #held = new Set<string>();
  readonly #inTurn = pLimit(1);
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
      const connection = await this.#connect();
      const ask = (lock: string) =>
        this.#inTurn(() => connection.query(`select ${lock}(hashtextextended($1, 0)) as done`, [key]));
      const { rows } = await ask('pg_try_advisory_lock');
      if (!(rows[0] as { done: boolean }).done) return false;
      try {
        await work();
      } finally {
        // A closed connection has released the lock.
        await ask('pg_advisory_unlock').catch(() => {});
      }
      return true;
    } finally {
      this.#held.delete(key);
    }
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
