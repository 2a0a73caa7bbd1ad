import pLimit from 'p-limit';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/**
 * Work that must not go on twice at once in the whole installation, for longer than a transaction should be open. Holds
 * PostgreSQL's advisory locks on one connection of this process, which dies with it: a killed process holds nothing.
 */
export class Exclusive {
  readonly #db: Database;
  readonly #held = new Set<string>();
  // one connection runs one statement at a time
  readonly #inTurn = pLimit(1);
  #connection: Promise<PoolClient> | undefined;
  #giveBack: () => void = () => {};

  constructor(db: Database) {
    this.#db = db;
  }

  /** Runs `work`, unless somebody else runs work of this key: then returns false, without waiting. */
  async run(key: string, work: () => Promise<void>): Promise<boolean> {
    // the session's locks are reentrant, so one process has to look at itself
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
        // when the connection is gone, so is the lock
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
      // a connection that breaks says so by `error` and by `end`, but can be given back once only
      let given = false;
      const giveBack = () => {
        forget();
        if (!given) connection.release(true);
        given = true;
      };
      connection.once('error', giveBack);
      connection.once('end', giveBack);
      this.#giveBack = giveBack;
    }, forget);
    return connecting;
  }

  /** Gives the connection back. */
  async close(): Promise<void> {
    await this.#connection?.catch(() => {});
    if (this.#connection) this.#giveBack();
  }
}
