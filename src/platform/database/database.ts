import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { EntityClass, EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { currentLogContext } from '../log.ts';
import { sqlSpan } from '../telemetry/sql-span.ts';
import { type SpanStart, traced } from '../telemetry/tracing.ts';
import { isDeadlock, isReferenceGone, RetryTransaction } from './failure.ts';
import type { ReadConnections } from './read-connections.ts';
import { PlanAge } from './server/plan-age.ts';
import { type StandbyReads, writtenSoFar } from './server/standby-reads.ts';
import { raw, type Sql, type Statement, sql, statementOf } from './sql.ts';

export type { EntityManager };

type TenantRow = { id: string; organization_id: string };
/** `sent` has the statements that nobody awaits. */
type OpenTransaction = {
  client: PoolClient;
  em: EntityManager | undefined;
  sent: Promise<unknown>[];
  afterCommit: (() => void)[];
};

/** `waiting` counts callers that wait for a connection. */
export type PoolState = { open: number; idle: number; waiting: number; max: number };

type Query = Sql | Statement;

const camelNames = new Map<string, string>();
function camelName(column: string): string {
  let name = camelNames.get(column);
  if (name === undefined) {
    name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    camelNames.set(column, name);
  }
  return name;
}
function inCamelCase(rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const names = Object.keys(rows[0] ?? {}).map((column) => [column, camelName(column)] as const);
  return rows.map((row) => {
    const record: Record<string, unknown> = {};
    for (const [column, name] of names) record[name] = row[column];
    return record;
  });
}

/**
 * Begins a transaction and sets its actor, in one message. Triggers write the actor into the event log. Defaults of columns
 * read whether the operator acts as the user.
 */
function beginBy({
  key_id: key,
  user_id: user,
  candidate_id: candidate,
  by_operator: isOperator,
}: ReturnType<typeof currentLogContext>): string {
  const actor = key ? `key:${key}` : user ? `user:${user}` : candidate ? `candidate:${candidate}` : undefined;
  return actor !== undefined && /^[a-z]+:[0-9a-f-]{36}$/.test(actor)
    ? `begin; set local app.actor = '${actor}'${isOperator ? "; set local app.operator = 'on'" : ''}`
    : 'begin';
}

/** The reader may wait for a slow file store between two statements, and needs its first rows within the time limit. */
const beginSnapshot =
  "begin isolation level repeatable read read only; set local idle_in_transaction_session_timeout = '15min'; " +
  'set local cursor_tuple_fraction = 0.001';

const transactionSpan = (): SpanStart => ({ name: 'transaction', kind: 'internal' });

/** Avoids an unhandled rejection of a promise that is awaited later. */
function ignoringFailure<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/**
 * The only access to PostgreSQL. Inside `transaction`, every statement of SQL or the ORM runs on its connection.
 * Outside, each statement runs alone.
 */
export class Database {
  readonly #orm: MikroORM;
  readonly #reads: ReadConnections;
  readonly #preparesStatements: boolean;
  readonly #standby: StandbyReads | undefined;
  readonly #open = new AsyncLocalStorage<OpenTransaction>();
  readonly #planAge = new PlanAge();
  #pool: Pool | undefined;
  #cursors = 0;
  #isClosed = false;

  constructor(
    orm: MikroORM,
    reads: ReadConnections,
    { preparesStatements, standby }: { preparesStatements: boolean; standby?: StandbyReads | undefined },
  ) {
    this.#orm = orm;
    this.#reads = reads;
    this.#preparesStatements = preparesStatements;
    this.#standby = standby;
  }

  /**
   * Commits when `work` resolves, rolls back when it throws. A nested call joins the open transaction. A deadlock,
   * RetryTransaction or a reference to a deleted row starts it again, up to five attempts in all. So `work` must have
   * no effect outside the database.
   */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.#open.getStore()) return work();
    for (let attempt = 1; ; attempt++) {
      try {
        return await traced(transactionSpan, () => this.#begin(work));
      } catch (error) {
        const isOutdated = error instanceof RetryTransaction || isDeadlock(error) || isReferenceGone(error);
        if (attempt >= 5 || !isOutdated) throw error;
        // A random pause, so that transactions do not collide again.
        await delay(10 + Math.random() * 40 * attempt);
      }
    }
  }

  /**
   * `work` reads everything as of its first statement, even if it runs for minutes. It cannot write. Throws inside a
   * transaction.
   */
  snapshot<T>(work: () => Promise<T>): Promise<T> {
    if (this.inTransaction()) throw new Error('a snapshot within a transaction');
    return traced(transactionSpan, () => this.#begin(work, beginSnapshot));
  }

  /** Yields the rows of a query, `size` at a time, without holding all of them. Needs a transaction or a snapshot. */
  async *batches<T>(query: Query, size = 1_000): AsyncGenerator<T[]> {
    const { text, values } = statementOf(query);
    const cursor = `batches_${this.#cursors++}`;
    await this.rows({ text: `declare ${cursor} no scroll cursor for ${text}`, values });
    for (let isLast = false; !isLast; ) {
      const rows = await this.rows<T>({ text: `fetch ${size} from ${cursor}`, values: [] });
      isLast = rows.length < size;
      if (rows.length > 0) yield rows;
    }
    await this.rows({ text: `close ${cursor}`, values: [] });
  }

  /**
   * Sends BEGIN with the first statement and COMMIT with the last. If one of `sent` fails, PostgreSQL answers COMMIT
   * with a rollback.
   */
  async #begin<T>(work: () => Promise<T>, begin = beginBy(currentLogContext())): Promise<T> {
    const client = await (await this.#native()).connect();
    let broken: Error | undefined;
    const onError = (error: Error) => (broken = error);
    client.on('error', onError);
    const open: OpenTransaction = { client, em: undefined, sent: [], afterCommit: [] };
    try {
      const first = this.#planAge.isOver(client) ? `${begin}; discard plans` : begin;
      open.sent.push(ignoringFailure(client.query(first)));
      const result = await this.#open.run(open, work);
      const committed = ignoringFailure(client.query('commit'));
      await Promise.all(open.sent);
      // `work` ignored a failure. Only this answer shows that PostgreSQL rolled back.
      if ((await committed).command !== 'COMMIT') throw new Error('a failed statement was ignored: rolled back');
      for (const act of open.afterCommit) act();
      return result;
    } catch (error) {
      await client.query('rollback').catch(onError);
      throw error;
    } finally {
      client.removeListener('error', onError);
      client.release(broken);
    }
  }

  /** The entity manager of the current transaction. Throws outside one. */
  em(): EntityManager {
    const open = this.#open.getStore();
    if (!open) throw new Error('the entity manager needs a transaction');
    open.em ??= this.#emOn(open.client);
    return open.em;
  }

  /** Presents the connection to the ORM's Kysely as a pool. */
  #emOn(client: PoolClient): EntityManager {
    const query = (text: string, values?: unknown[]) =>
      traced(
        () => sqlSpan(text),
        () => client.query(text, values),
      );
    const borrowed = { query, release: () => {} };
    const pool = { connect: () => Promise.resolve(borrowed), end: () => Promise.resolve() };
    const em = this.#orm.em.fork();
    em.setTransactionContext(new Kysely({ dialect: new PostgresDialect({ pool: pool as never }) }));
    return em;
  }

  /**
   * Sends a statement without waiting, so that it shares a packet with others. Needs a transaction, which fails if the
   * statement does.
   */
  send(query: Query): void {
    const open = this.#open.getStore();
    if (!open) throw new Error('send needs a transaction');
    const statement = statementOf(query);
    const sent = traced(
      () => sqlSpan(statement.text),
      () => open.client.query(this.#sendable(statement)),
    );
    open.sent.push(ignoringFailure(sent));
  }

  /**
   * Columns are named as in SQL. Numerics are numbers, timestamps ISO strings in UTC with milliseconds, dates
   * YYYY-MM-DD.
   */
  async rows<T>(query: Query): Promise<T[]> {
    const statement = statementOf(query);
    return traced(
      () => sqlSpan(statement.text),
      () => this.#rowsOf(statement),
    );
  }

  async #rowsOf<T>(statement: Statement): Promise<T[]> {
    const open = this.#open.getStore();
    const sendable = this.#sendable(statement);
    if (open) return (await open.client.query(sendable)).rows as T[];
    if (statement.name !== undefined && !this.#isClosed) return (await this.#reads.rows(sendable)) as T[];
    return (await (await this.#native()).query(sendable)).rows as T[];
  }

  /** Some poolers send the next statement to a connection that has not prepared it. */
  #sendable({ name, ...unnamed }: Statement): Statement {
    return name !== undefined && this.#preparesStatements ? { name, ...unnamed } : unnamed;
  }

  /**
   * Like `rows`, for reads that may be slow. Reads from the standby if there is one and it has replayed everything that
   * was written before the call.
   */
  async slowRows<T>(query: Query): Promise<T[]> {
    const standby = this.#standby;
    if (this.inTransaction() || !standby?.isUsable()) return this.rows(query);
    const written = await this.row<{ position: string | null }>(writtenSoFar);
    const position = written?.position;
    if (!position) return this.rows(query);
    const statement = statementOf(query);
    const rows = await traced(
      () => sqlSpan(statement.text),
      () => standby.rows(statement, position),
    );
    return (rows as T[] | undefined) ?? this.rows(query);
  }

  async row<T>(query: Query): Promise<T | undefined> {
    return (await this.rows<T>(query))[0];
  }

  /** Like `rows`, with columns in camelCase, for internal rows. */
  async records<T>(query: Query): Promise<T[]> {
    return inCamelCase(await this.rows(query)) as T[];
  }

  async record<T>(query: Query): Promise<T | undefined> {
    return (await this.records<T>(query))[0];
  }

  /**
   * Locks a row against other changes until the current transaction ends. (The ORM's own lock would also block inserts of
   * rows that refer to this one.)
   */
  async lock<T extends TenantRow>(entity: EntityClass<T>, organizationId: string, id: string): Promise<T | undefined> {
    const em = this.em();
    const where = { organization_id: organizationId, id };
    const { tableName } = this.#orm.getMetadata().get(entity);
    await this.rows(
      sql`select 1 from ${raw(tableName)} where organization_id = ${organizationId} and id = ${id} for no key update`,
    );
    return (await em.findOne(entity, where as never)) ?? undefined;
  }

  /** Writes the fields that differ from the locked entity. Returns their names. */
  async save<T extends TenantRow>(entity: T, change: object): Promise<string[]> {
    const em = this.em();
    // Compares by value: for the ORM, JSON with its keys in another order is a change.
    const different = Object.entries(change).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, entity[name as keyof T]),
    );
    if (different.length === 0) return [];
    em.assign(entity, Object.fromEntries(different) as never);
    await em.flush();
    return different.map(([name]) => name);
  }

  /** A connection outside any transaction. The caller must release it. */
  async dedicatedConnection(): Promise<PoolClient> {
    return (await this.#native()).connect();
  }

  async #native(): Promise<Pool> {
    // The ORM would open a connection that nobody closes.
    if (this.#isClosed) throw new Error('the database is closed');
    this.#pool ??= await this.#orm.em.getConnection().getNativeClient();
    return this.#pool;
  }

  /** Waits for running statements. Later ones fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#reads.close(), this.#standby?.close()]);
    await this.#orm.close();
  }

  /** Calls `act` when the current transaction has committed, or immediately outside one. `act` must not throw. */
  afterCommit(act: () => void): void {
    const open = this.#open.getStore();
    if (open) open.afterCommit.push(act);
    else act();
  }

  connections(): Record<string, PoolState> {
    const { totalCount = 0, idleCount = 0, waitingCount = 0, options } = this.#pool ?? {};
    const transactions = { open: totalCount, idle: idleCount, waiting: waitingCount, max: options?.max ?? 0 };
    return { transactions, reads: this.#reads.state(), ...(this.#standby && { standby: this.#standby.state() }) };
  }

  inTransaction(): boolean {
    return this.#open.getStore() !== undefined;
  }
}
