import type { Page, PageQuery } from '../../paging/page.ts';
import type { Conditions } from '../conditions.ts';
import { empty, raw, type Sql, sql } from '../sql.ts';
import type { List } from './list-source.ts';

export type Cut = { limit: number; offset: number; cap?: number | undefined };

/** Rows to walk down the list at most. After that all matches are gathered, because they may all be old. */
export const longestWalk = (end: number): number => 20_000 + 20 * end;

/** At least the end of the page, to know whether another page follows. */
export const capOf = ({ countUpTo, offset, limit }: PageQuery): number | undefined =>
  countUpTo === undefined ? undefined : Math.max(countUpTo, offset + limit);

export const countOfRows = (matching: Sql, cap: number | undefined): Sql =>
  cap === undefined
    ? sql`select count(*) from ${matching}`
    : sql`select count(*) from (select 1 from ${matching} limit ${cap + 1}) as counted`;

export const countOfPage = (count: number, cap: number | undefined): Pick<Page<unknown>, 'total' | 'isCapped'> =>
  cap !== undefined && count > cap ? { total: cap + 1, isCapped: true } : { total: count };

export const newestFirst = (alias: string): Sql => raw(`order by ${alias}.created_at desc, ${alias}.id desc`);

export const rowsOfPage = ({ from, alias, joins = empty }: List, { tenant }: Conditions): Sql =>
  sql`from page join ${from} on ${tenant} and ${raw(alias)}.id = page.id ${joins} ${newestFirst(alias)}`;

/**
 * Matches to gather while counting. If there are more, only a page is read, because gathering costs more than counting.
 */
const gatheredAtOnce = (end: number): number => Math.max(1_000, 2 * end);

/**
 * Selects the total, and the counted rows if they are few. `all` counts more than `few`, if the total has no cap. With
 * a limit in sight, PostgreSQL would plan for common words only.
 */
function countedFirst(matching: Sql, few: number, all: Sql | undefined): Sql {
  const counted = all ? sql`case when count(*) > ${few} then (${all}) else count(*) end` : sql`count(*)`;
  return sql`matching as materialized (${matching}),
    few as materialized (select id, created_at from matching limit ${few + 1}),
    total as materialized (select ${counted} as n from few)`;
}

/** The first matches down the list, if there are many. */
function walkedDown({ from, alias }: List, where: Conditions, end: number, isMany: Sql, rows: Sql): Sql {
  const a = raw(alias);
  const order = newestFirst(alias);
  return sql`select ${a}.id, ${a}.created_at from (
      select ${a}.* from (select ${a}.* from ${from} where ${where.indexed} ${order} limit ${longestWalk(end)}) as ${a}
      ${order} limit ${rows}) as ${a}
    where ${isMany} and ${where.searched} ${order} limit ${end}`;
}

/**
 * A page of a search. Its total is stored, or counted up to the cap, if there is one. If many rows match, walking down
 * the list finds the first soon. If few match, or only old ones, all are gathered and sorted. The walk never takes
 * longer than gathering would.
 */
export function orderedPage(list: List, where: Conditions, { limit, offset, cap }: Cut, stored?: Sql): Sql {
  const a = raw(list.alias);
  const end = limit + offset;
  const matching = sql`select ${a}.id, ${a}.created_at from ${list.from} where ${where.sql}`;
  const total = sql`(select n from total)`;
  const few = cap ?? gatheredAtOnce(end);
  const isExact = cap === undefined;
  const [first, walked, isComplete, found] = stored
    ? [
        sql`total as materialized (select (${stored})::int8 as n)`,
        walkedDown(list, where, end, sql`${total} >= ${10 * end}`, sql`greatest(${total}, 0)`),
        sql`false`,
        empty,
      ]
    : [
        countedFirst(matching, few, isExact ? countOfRows(sql`${list.from} where ${where.sql}`, cap) : undefined),
        walkedDown(list, where, end, sql`${total} > ${few}`, isExact ? sql`greatest(${total}, 0)` : sql`all`),
        sql`(n <= ${few})`,
        sql`select id, created_at from few where ${total} <= ${few} union all`,
      ];
  return sql`with ${first},
    walked as materialized (${walked}),
    -- Part of a join, so that no parallel workers start for nothing.
    gathered as materialized (
      select m.id, m.created_at
      from (select not ${isComplete} and (select count(*) from walked) < least(${end}, n) as is_needed from total) as go,
        lateral (${matching} and go.is_needed offset 0) as m),
    found as (
      ${found} select id, created_at from walked where not exists (select from gathered)
      union all select id, created_at from gathered),
    page as (select f.id from found f ${newestFirst('f')} limit ${limit} offset ${offset})
    select ${list.columns}, ${total} as total ${rowsOfPage(list, where)}`;
}
