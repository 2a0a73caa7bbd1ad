import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { EntityClass, EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isDeadlock, TryAgain } from './failure.ts';
import type { Readers } from './readers.ts';

export type { EntityManager };

type TenantRow = { id: string; organization_id: string };
/** A transaction at hand: its connection, the ORM on it once it is asked for, and what was sent and not waited for. */
type Open = { client: PoolClient; em: EntityManager | undefined; sent: Promise<unknown>[] };

/**
 * Marks a statement to be prepared once per connection under its name: for the hot ones, whose parsing and planning
 * costs more than their run. Not for searches: their generic plans are up to 15 times slower.
 */
export const prepared = (name: string, statement: string): string => `/*${name}*/ ${statement}`;

const isPrepared = (statement: string): boolean => statement.startsWith('/*');

/** As `prepared`, for statements that are put together: named by what they say. */
export const preparedAsIs = (statement: string): string => prepared(hash('sha1', statement), statement);

/** A promise that somebody will wait for later: until then its failure is nobody's. */
function ignoringFailure<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/**
 * The one way to PostgreSQL. Inside `transaction` every statement, of SQL or of the ORM, whichever context issues it,
 * runs on that transaction's connection; outside, each statement stands alone on the pool.
 */
export class Database {
  readonly #orm: MikroORM;
  readonly #readers: Readers;
  readonly #open = new AsyncLocalStorage<Open>();
  #pool: Pool | undefined;
  #isClosed = false;

  constructor(orm: MikroORM, readers: Readers) {
    this.#orm = orm;
    this.#readers = readers;
  }

  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it throws. A call within another joins
   * it. After a deadlock (PostgreSQL ends one of the two) and TryAgain it starts over, so `work` must have no effect
   * outside the database.
   */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.#open.getStore()) return work();
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
   * BEGIN goes out with the first statement and COMMIT with the last that was sent: what failed on the way makes
   * PostgreSQL answer COMMIT with a rollback, and is thrown here.
   */
  async #begin<T>(work: () => Promise<T>): Promise<T> {
    const client = await (await this.#native()).connect();
    let broken: Error | undefined;
    const onError = (error: Error) => (broken = error);
    client.on('error', onError);
    const open: Open = { client, em: undefined, sent: [] };
    try {
      open.sent.push(ignoringFailure(client.query('begin')));
      const result = await this.#open.run(open, work);
      const committed = ignoringFailure(client.query('commit'));
      await Promise.all(open.sent);
      // A failure that the work kept to itself rolls back too, and PostgreSQL says so by this word alone.
      if ((await committed).command !== 'COMMIT') throw new Error('a failed statement was ignored: rolled back');
      return result;
    } catch (error) {
      await client.query('rollback').catch(onError);
      throw error;
    } finally {
      client.removeListener('error', onError);
      client.release(broken);
    }
  }

  /** The ORM's entity manager of the transaction at hand. */
  em(): EntityManager {
    const open = this.#open.getStore();
    if (!open) throw new Error('the entity manager needs a transaction');
    open.em ??= this.#emOn(open.client);
    return open.em;
  }

  /** The ORM speaks through Kysely, which takes the one connection for its pool. */
  #emOn(client: PoolClient): EntityManager {
    const borrowed = { query: client.query.bind(client), release: () => {} };
    const pool = { connect: () => Promise.resolve(borrowed), end: () => Promise.resolve() };
    const em = this.#orm.em.fork();
    em.setTransactionContext(new Kysely({ dialect: new PostgresDialect({ pool: pool as never }) }));
    return em;
  }

  /**
   * Sends a statement of the transaction at hand whose rows nobody needs, without waiting for it: it goes out together
   * with those around it. When it fails, so does the transaction.
   */
  send(statement: string, parameters: readonly unknown[] = []): void {
    const open = this.#open.getStore();
    if (!open) throw new Error('send needs a transaction');
    open.sent.push(ignoringFailure(open.client.query(statement, parameters as unknown[])));
  }

  /**
   * Rows of one SQL statement with `$1` parameters. Numerics come as numbers, timestamps as ISO strings in UTC with
   * milliseconds, dates as YYYY-MM-DD. A statement made by `prepared` is parsed and planned once per connection.
   */
  async rows<T>(statement: string, parameters: readonly unknown[] = []): Promise<T[]> {
    const open = this.#open.getStore();
    if (open) return (await open.client.query(statement, parameters as unknown[])).rows as T[];
    if (isPrepared(statement) && !this.#isClosed) return (await this.#readers.rows(statement, parameters)) as T[];
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
    const em = this.em();
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
    const em = this.em();
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
    // The ORM would connect again, and nobody close that.
    if (this.#isClosed) throw new Error('the database is closed');
    this.#pool ??= await this.#orm.em.getConnection().getNativeClient();
    return this.#pool;
  }

  /** Closes all connections once what they run is answered. What comes later fails. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#readers.close();
    await this.#orm.close();
  }

  /** Whether a transaction is open here, which statements would join. */
  inTransaction(): boolean {
    return this.#open.getStore() !== undefined;
  }
}
