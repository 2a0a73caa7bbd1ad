import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { isDeadlock } from './failure.ts';

export type { EntityManager };

type NoTables = Record<string, never>;
type Open = { em: EntityManager; transaction: Transaction<NoTables> };

/**
 * Marks a statement to be prepared once per connection under its name: for the hot ones, whose parsing and planning
 * costs more than their run. Not for searches: their generic plans are up to 15 times slower.
 */
export const prepared = (name: string, statement: string): string => `/*${name}*/ ${statement}`;

/**
 * The one way to PostgreSQL. Inside `transaction` every statement, of SQL or of the ORM, whichever context issues it,
 * runs on that transaction's connection; outside, each statement stands alone on the pool.
 */
export class Database {
  readonly #orm: MikroORM;
  readonly #open = new AsyncLocalStorage<Open>();
  #pool: Pool | undefined;

  constructor(orm: MikroORM) {
    this.#orm = orm;
  }

  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it throws. A call within another joins
   * it. A deadlock (PostgreSQL ends one of the two) is tried again, so `work` must have no effect outside the database.
   */
  async transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const open = this.#open.getStore();
    if (open) return work(open.em);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#begin(work);
      } catch (error) {
        if (attempt >= 3 || !isDeadlock(error)) throw error;
      }
    }
  }

  /**
   * Kysely begins and ends the transaction, and the ORM joins it. The ORM's own way leaves the connection checked out
   * for ever when BEGIN or ROLLBACK fails: a database that restarts would empty the pool.
   */
  async #begin<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const kysely = this.#orm.em.getConnection().getClient() as Kysely<NoTables>;
    return kysely.transaction().execute(async (transaction) => {
      const em = this.#orm.em.fork();
      em.setTransactionContext(transaction);
      return this.#open.run({ em, transaction }, () => work(em));
    });
  }

  /**
   * Rows of one SQL statement with `$1` parameters. Numerics come as numbers, timestamps as ISO strings in UTC with
   * milliseconds, dates as YYYY-MM-DD. A statement made by `prepared` is parsed and planned once per connection.
   */
  async rows<T>(statement: string, parameters: readonly unknown[] = []): Promise<T[]> {
    const transaction = this.openTransaction();
    if (transaction) {
      const result = await transaction.executeQuery(CompiledQuery.raw(statement, parameters as unknown[]));
      return result.rows as T[];
    }
    this.#pool ??= await this.#orm.em.getConnection().getNativeClient();
    const result = await this.#pool.query(statement, parameters as unknown[]);
    return result.rows as T[];
  }

  /** The first row, or undefined. */
  async row<T>(statement: string, parameters: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(statement, parameters))[0];
  }

  /** The transaction at hand, for the queue, which adds tasks to it. */
  openTransaction(): Transaction<NoTables> | undefined {
    return this.#open.getStore()?.transaction;
  }
}
