import type { Page, PageQuery } from '../paging/page.ts';
import { readChanges } from './changes.ts';
import type { Conditions } from './conditions.ts';
import type { Database } from './database.ts';
import type { List } from './list-source.ts';
import { empty, namedByText, raw, type Sql, type Statement, sql } from './sql.ts';

/** A page by offset, or of changes, whichever the query requests. `deleted`: the tombstones that it can request. */
export const readList = <T extends { id: string }>(
  db: Database,
  list: List,
  where: Conditions,
  { limit, offset, after, includesDeleted }: PageQuery,
  total?: Sql,
  deleted?: Conditions,
): Promise<Page<T>> =>
  after
    ? readChanges(db, list, where, { limit, offset, after }, { total, ...(includesDeleted && { deleted }) })
    : readPage(db, list, where, { limit, offset }, total);

/** The number of rows that triggers keep in `list_counts`, of one status or of all. */
export const storedCount = (organizationId: string, list: string, status?: string): Sql =>
  sql`select coalesce(sum(n), 0) from list_counts
    where organization_id = ${organizationId} and list = '${raw(list)}'
      ${status === undefined ? empty : sql`and status = ${status}`}`;

/**
 * Newest first, with the number of rows on all pages. `total` selects that number, where it need not be counted.
 */
export async function readPage<T>(
  db: Database,
  list: List,
  where: Conditions,
  { limit, offset }: { limit: number; offset: number },
  total?: Sql,
): Promise<Page<T>> {
  const count = total ?? sql`select count(*) from ${list.from} where ${where.sql}`;
  const page = pageOf(list, where, sql`limit ${limit} offset ${offset}`, count, offset);
  const isSlow = where.isSearch || offset >= deepOffset;
  const rows = await (isSlow ? db.slowRows<T & { total: number }>(page) : db.rows<T & { total: number }>(page));
  if (rows[0]) return { rows, total: rows[0].total };
  if (offset === 0) return { rows, total: 0 };
  // Past the end there is no row to carry the total.
  const counted = await db.row<{ total: number }>(sql`select (${count}) as total`);
  return { rows, total: counted?.total ?? 0 };
}

/** From here on, skipped rows are read from the index alone. Too slow to run among the hot reads. */
const deepOffset = 1_000;

function pageOf(list: List, where: Conditions, cut: Sql, count: Sql, offset: number): Sql | Statement {
  if (where.isSearch) return searchedPage(list, where, cut);
  return offset >= deepOffset ? deepPage(list, where, cut, count) : namedByText(hotPage(list, where, cut, count));
}

const newestFirst = (alias: string): Sql => raw(`order by ${alias}.created_at desc, ${alias}.id desc`);

function hotPage({ from, alias, columns, joins = empty }: List, where: Conditions, cut: Sql, count: Sql): Sql {
  const a = raw(alias);
  const order = newestFirst(alias);
  return sql`with page as (select ${a}.* from ${from} where ${where.sql} ${order} ${cut})
    select ${columns}, (${count}) as total from page ${a} ${joins} ${order}`;
}

const rowsOfPage = ({ from, alias, joins = empty }: List, { tenant }: Conditions): Sql =>
  sql`from page join ${from} on ${tenant} and ${raw(alias)}.id = page.id ${joins} ${newestFirst(alias)}`;

const deepPage = (list: List, where: Conditions, cut: Sql, count: Sql): Sql =>
  sql`with page as (select ${raw(list.alias)}.id from ${list.from} where ${where.sql} ${newestFirst(list.alias)} ${cut})
    select ${list.columns}, (${count}) as total ${rowsOfPage(list, where)}`;

/** One pass over the matching rows gives the page and the total. */
function searchedPage(list: List, where: Conditions, cut: Sql): Sql {
  const a = raw(list.alias);
  return sql`with matching as materialized (select ${a}.id, ${a}.created_at from ${list.from} where ${where.sql}),
      page as (select m.id from matching m ${newestFirst('m')} ${cut})
    select ${list.columns}, (select count(*) from matching) as total ${rowsOfPage(list, where)}`;
}
