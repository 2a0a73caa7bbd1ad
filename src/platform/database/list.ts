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
  const count = total ?? `select count(*) from ${list.from} where ${where.sql}`;
  const parameters = [...where.parameters];
  const cut = `limit ${where.parameter(query.limit)} offset ${where.parameter(query.offset)}`;
  const isDeep = query.offset >= deep;
  const statement = where.isSearch
    ? searched(list, where.sql, cut)
    : isDeep
      ? paged(list, where.sql, cut, count, isDeep)
      : remembered([list.columns, list.from, list.joins, where.sql, total].join(' '), () =>
          paged(list, where.sql, cut, count, isDeep),
        );
  const rows = await db.rows<T & { total: number }>(statement, where.parameters);
  if (rows[0]) return { rows, total: rows[0].total };
  if (query.offset === 0) return { rows, total: 0 };
  // Past the end there is no row to carry the total.
  const counted = await db.row<{ total: number }>(`select (${count}) as total`, parameters);
  return { rows, total: counted?.total ?? 0 };
}

/** From how many rows on those to be skipped are read from the index alone. Too slow to go among the hot reads. */
const deep = 1_000;
const newestFirst = (row: string): string => `order by ${row}.created_at desc, ${row}.id desc`;
/** The rows of a page of ids, joined to what they show. */
const shown = ({ from, alias: a, joins = '' }: List): string =>
  `from page join ${from} on ${a}.organization_id = $1 and ${a}.id = page.id ${joins}`;

/** One pass over what matches gives the page and the total. */
const searched = (list: List, where: string, cut: string): string =>
  `with matching as materialized (select ${list.alias}.id, ${list.alias}.created_at from ${list.from} where ${where}),
     page as (select m.id from matching m ${newestFirst('m')} ${cut})
   select ${list.columns}, (select count(*) from matching) as total ${shown(list)} ${newestFirst(list.alias)}`;

function paged(list: List, where: string, cut: string, count: string, isDeep: boolean): string {
  const { from, alias: a, columns, joins = '' } = list;
  const page = `select ${a}.${isDeep ? 'id' : '*'} from ${from} where ${where} ${newestFirst(a)} ${cut}`;
  const rows = isDeep ? shown(list) : `from page ${a} ${joins}`;
  return `with page as (${page}) select ${columns}, (${count}) as total ${rows} ${newestFirst(a)}`;
}

const statements = new Map<string, string>();
/** A statement that is put together once for each shape of a list, and prepared. */
function remembered(shape: string, make: () => string): string {
  let statement = statements.get(shape);
  if (!statement) statements.set(shape, (statement = preparedAsIs(make())));
  return statement;
}

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
  const all = total ?? `select count(*) from ${list.from} where ${where.sql}`;
  const left = `select ${fromTheNearerEnd(ahead, behind, all)} as total`;
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
  const near = 1_000;
  const upTo = (rows: string) => `(select count(*) from (${rows} limit ${near + 1}) as near)`;
  return `(select case when a.n <= ${near} then a.n else (
      select case when b.n <= ${near} then (${total}) - b.n else (select count(*) from (${ahead}) as ahead) end
      from (select ${upTo(behind)} as n) as b) end
    from (select ${upTo(ahead)} as n) as a)`;
}
