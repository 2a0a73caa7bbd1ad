import { setTimeout as delay } from 'node:timers/promises';
import type { Page, PageQuery, Place } from '../http/page.ts';
import type { Conditions } from './conditions.ts';
import { type Database, prepared, preparedAsIs } from './database.ts';

/** A table as the API lists it. All of it is SQL. */
export type List = {
  /** The table with its alias. */
  from: string;
  alias: string;
  /** What a row shows, of the table and of those joined. */
  columns: string;
  /** Joined to the rows of a page only. Must neither drop nor double any. */
  joins?: string;
  /** When a row last changed: stamped by the trigger, or by whoever holds the lock that all its changes take. */
  changedAt?: string;
};

type Changed = { id: string };

// Of transactions that have not written yet nothing can come that is older than this look: stamps are taken after the
// transaction has its id. Those that have are at least as old as they themselves.
const horizon = prepared(
  'change-horizon',
  `select date_trunc('milliseconds', least(statement_timestamp(), (
     select min(xact_start) from pg_stat_activity
     where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()))) as settled,
     date_trunc('milliseconds', statement_timestamp()) as now`,
);
const patienceMs = 1_000;

/**
 * The moment before which no change is still to come: those of transactions at hand have later stamps. Waits until that
 * is the time of the call, so that callers find what they wrote before, but not long for a transaction that stays open.
 */
export async function settledUntil(db: Database): Promise<string> {
  const end = performance.now() + patienceMs;
  let wanted: string | undefined;
  for (let pause = 1; ; pause = Math.min(pause * 2, 50)) {
    const look = await db.row<{ settled: string; now: string }>(horizon);
    if (!look) throw new Error('no answer to a select without a condition');
    wanted ??= look.now;
    if (look.settled > wanted || performance.now() > end) return look.settled;
    await delay(pause);
  }
}

/**
 * One page of a list, and how many rows there are on all of them. `total` is SQL that gives that number for these
 * conditions, where it need not be counted.
 */
export async function readPage<T extends Changed>(
  db: Database,
  list: List,
  where: Conditions,
  query: PageQuery,
  total?: string,
): Promise<Page<T>> {
  if (query.after) return readChanges(db, list, where, query, query.after, total);
  const { alias: a } = list;
  const order = `order by ${a}.created_at desc, ${a}.id desc`;
  const count = total ?? `select count(*) from ${list.from} where ${where.sql}`;
  const countParameters = [...where.parameters];
  const [limit, offset] = [where.parameter(query.limit), where.parameter(query.offset)];
  const statement = where.isSearch
    ? // One pass over what matches gives the page and the total.
      `with matching as materialized (select ${a}.id, ${a}.created_at from ${list.from} where ${where.sql}),
         page as (select ${a}.id from matching ${a} ${order} limit ${limit} offset ${offset})
       select ${list.columns}, (select count(*) from matching) as total ${joined(list)} ${order}`
    : query.offset < deep
      ? `with page as (select ${a}.* from ${list.from} where ${where.sql} ${order} limit ${limit} offset ${offset})
         select ${list.columns}, (${count}) as total from page ${a} ${list.joins ?? ''} ${order}`
      : // The rows to be skipped are read from the index alone.
        `with page as (select ${a}.id from ${list.from} where ${where.sql} ${order} limit ${limit} offset ${offset})
         select ${list.columns}, (${count}) as total ${joined(list)} ${order}`;
  const rows = await db.rows<T & { total: number }>(
    where.isSearch ? statement : preparedAsIs(statement),
    where.parameters,
  );
  if (rows[0]) return { rows, total: rows[0].total };
  if (query.offset === 0) return { rows, total: 0 };
  // Past the end there is no row to carry the total.
  const counted = await db.row<{ total: number }>(`select (${count}) as total`, countParameters);
  return { rows, total: counted?.total ?? 0 };
}

const deep = 1_000;
const joined = (list: List): string =>
  `from page join ${list.from} on ${list.alias}.organization_id = $1 and ${list.alias}.id = page.id ${list.joins ?? ''}`;

/** Rows changed after a place, oldest change first: nothing is missed and nothing repeated while others write. */
async function readChanges<T extends Changed>(
  db: Database,
  list: List,
  where: Conditions,
  query: PageQuery,
  place: Place,
  total: string | undefined,
): Promise<Page<T>> {
  const { alias: a, changedAt = 'updated_at' } = list;
  const settled = await settledUntil(db);
  const from = where.place(place);
  const key = `(${a}.${changedAt}, ${a}.id)`;
  const behind = `select 1 from ${list.from} where ${where.sql} and ${key} <= (${from})`;
  const ahead = `select 1 from ${list.from} where ${where.sql} and ${key} > (${from})`;
  const left = `select ${total ? fromTheNearerEnd(ahead, behind, total) : `(select count(*) from (${ahead}) as ahead)`} as total`;
  const countParameters = [...where.parameters];
  const until = `${where.parameter(settled)}::timestamptz`;
  const [limit, offset] = [where.parameter(query.limit), where.parameter(query.offset)];
  const order = `order by ${a}.${changedAt}, ${a}.id`;
  const [rows, counted] = await Promise.all([
    db.rows<T & { changed_at: string }>(
      `with page as (
         select ${a}.* from ${list.from} where ${where.sql} and ${key} > (${from}) and ${a}.${changedAt} < ${until}
         ${order} limit ${limit} offset ${offset})
       select ${list.columns}, ${a}.${changedAt} as changed_at from page ${a} ${list.joins ?? ''} ${order}`,
      where.parameters,
    ),
    db.row<{ total: number }>(left, countParameters),
  ]);
  const last = rows.at(-1);
  return { rows, total: counted?.total ?? 0, next: last ? { at: last.changed_at, id: last.id } : place };
}

/**
 * Counts from the end that is near: a client that follows changes is at the beginning once and at the end for ever
 * after, and a million rows lie on the other side.
 */
function fromTheNearerEnd(ahead: string, behind: string, total: string): string {
  const near = 5_000;
  const upTo = (rows: string) => `(select count(*) from (${rows} limit ${near + 1}) as near)`;
  return `(select case when a.n <= ${near} then a.n else (
      select case when b.n <= ${near} then (${total}) - b.n else (select count(*) from (${ahead}) as ahead) end
      from (select ${upTo(behind)} as n) as b) end
    from (select ${upTo(ahead)} as n) as a)`;
}
