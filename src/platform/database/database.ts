import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { EntityClass, EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isDeadlock, TryAgain } from './failure.ts';

export type { EntityManager };

type TenantRow = { id: string; organization_id: string };
type NoTables = Record<string, never>;
type Open = { em: EntityManager; transaction: Transaction<NoTables> };

/**
 * Marks a statement to be prepared once per connection under its name: for the hot ones, whose parsing and planning
 * costs more than their run. Not for searches: their generic plans are up to 15 times slower.
 */
export const prepared = (name: string, statement: string): string => `/*${name}*/ ${statement}`;

const names = new Map<string, string>();

/** As `prepared`, for statements that are put together: few, and each asked for again and again. */
export function preparedAsIs(statement: string): string {
  let name = names.get(statement);
  if (!name) {
    name = createHash('sha256').update(statement).digest('hex').slice(0, 24);
    names.set(statement, name);
  }
  return prepared(name, statement);
}

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
   * it. After a deadlock (PostgreSQL ends one of the two) and TryAgain it starts over, so `work` must have no effect outside the database.
   */
  async transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const open = this.#open.getStore();
    if (open) return work(open.em);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#begin(work);
      } catch (error) {
        if (attempt >= 5 || !(error instanceof TryAgain || isDeadlock(error))) throw error;
        // not in step with those it collided with
        await delay(10 + Math.random() * 40 * attempt);
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
    const transaction = this.#open.getStore()?.transaction;
    if (transaction) {
      const result = await transaction.executeQuery(CompiledQuery.raw(statement, parameters as unknown[]));
      return result.rows as T[];
    }
    const pool = await this.#native();
    const result = await pool.query(statement, parameters as unknown[]);
    return result.rows as T[];
  }

  /** The first row, or undefined. */
  async row<T>(statement: string, parameters: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(statement, parameters))[0];
  }

  /**
   * A tenant's row as an entity, locked against other changes until the transaction at hand ends; undefined when the
   * organization has none. (The ORM's own lock would also keep out rows that only refer to this one.)
   */
  async lock<T extends TenantRow>(entity: EntityClass<T>, organizationId: string, id: string): Promise<T | undefined> {
    const { em } = this.#open.getStore() ?? {};
    if (!em) throw new Error('lock needs a transaction');
    const where = { organization_id: organizationId, id };
    const { tableName } = this.#orm.getMetadata().get(entity);
    await this.rows(`select 1 from ${tableName} where organization_id = $1 and id = $2 for no key update`, [
      organizationId,
      id,
    ]);
    return (await em.findOne(entity, where as never)) ?? undefined;
  }

  /** Writes those of the given fields that differ from the locked entity's. Returns their names. */
  async save<T extends TenantRow>(entity: T, change: object): Promise<string[]> {
    const { em } = this.#open.getStore() ?? {};
    if (!em) throw new Error('save needs a transaction');
    // By value: the ORM takes JSON whose keys come in another order for a change.
    const different = Object.entries(change).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, entity[name as keyof T]),
    );
    if (different.length === 0) return [];
    em.assign(entity, Object.fromEntries(different) as never);
    await em.flush();
    return different.map(([name]) => name);
  }

  /** A connection for one purpose, outside any transaction. The caller releases it. */
  async dedicatedConnection(): Promise<PoolClient> {
    return (await this.#native()).connect();
  }

  async #native(): Promise<Pool> {
    this.#pool ??= await this.#orm.em.getConnection().getNativeClient();
    return this.#pool;
  }

  /** Whether a transaction is open here, which statements would join. */
  inTransaction(): boolean {
    return this.#open.getStore() !== undefined;
  }
}
