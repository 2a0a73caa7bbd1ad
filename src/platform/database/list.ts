import type { Page, PageQuery } from '../paging/page.ts';
import { readChanges } from './changes.ts';
import type { Conditions } from './conditions.ts';
import type { Database } from './database.ts';
import { type Cut, capOf, countOfPage, countOfRows, newestFirst, orderedPage, rowsOfPage } from './lists/list-order.ts';
import type { List } from './lists/list-source.ts';
import { readStep } from './lists/list-step.ts';
import { empty, namedByText, raw, type Sql, type Statement, sql } from './sql.ts';

/**
 * A page by offset, or a page of changes, as the query requests. `deleted` selects the tombstones that it may include.
 */
export const readList = <T extends { id: string }>(
  db: Database,
  list: List,
  where: Conditions,
  { limit, offset, after, countUpTo, below, includesDeleted }: PageQuery,
  total?: Sql,
  deleted?: Conditions,
): Promise<Page<T>> =>
  after
    ? readChanges(db, list, where, { limit, offset, after }, { total, ...(includesDeleted && { deleted }) })
    : readPage(db, list, where, { limit, offset, countUpTo, below }, total);

/** The number of rows that triggers keep in `list_counts`, of one status or of all. */
export const storedCount = (organizationId: string, list: string, status?: string): Sql =>
  sql`select coalesce(sum(n), 0) from list_counts
    where organization_id = ${organizationId} and list = '${raw(list)}'
      ${status === undefined ? empty : sql`and status = ${status}`}`;

/**
 * A page with the newest rows first, and the number of rows on all pages. `total` selects that number, if it need not
 * be counted.
 */
export async function readPage<T>(
  db: Database,
  list: List,
  where: Conditions,
  query: Omit<PageQuery, 'after'>,
  total?: Sql,
): Promise<Page<T>> {
  const { limit, offset, below } = query;
  if (below !== undefined) return readStep(db, list, where, { limit, below });
  const cap = total ? undefined : capOf(query);
  const page = pageOf(list, where, { limit, offset, cap }, total);
  const isSlow = where.isSearch || offset >= deepOffset;
  const rows = await (isSlow ? db.slowRows<T & { total: number }>(page) : db.rows<T & { total: number }>(page));
  if (rows[0]) return { rows, ...countOfPage(rows[0].total, cap) };
  if (offset === 0) return { rows, total: 0 };
  // Past the end, no row carries the total.
  const row = await db.row<{ total: number }>(
    sql`select (${total ?? countOfRows(sql`${list.from} where ${where.sql}`, cap)}) as total`,
  );
  return { rows, ...countOfPage(row?.total ?? 0, cap) };
}

/** Every row with the columns of its list, newest first. */
export const everyRow = ({ from, alias, columns, joins = empty }: List, where: Sql): Sql =>
  sql`select ${columns} from ${from} ${joins} where ${where} ${newestFirst(alias)}`;

/** From this offset, skipped rows are read from the index alone. Such a page is too slow to run among the hot reads. */
const deepOffset = 1_000;

function pageOf(list: List, where: Conditions, cut: Cut, total: Sql | undefined): Sql | Statement {
  const { limit, offset, cap } = cut;
  if (where.isSearch) return orderedPage(list, where, cut, total);
  const count = total ?? countOfRows(sql`${list.from} where ${where.sql}`, cap);
  if (offset >= deepOffset) return deepPage(list, where, cut, count);
  return namedByText(hotPage(list, where, sql`limit ${limit} offset ${offset}`, count));
}

function hotPage({ from, alias, columns, joins = empty }: List, where: Conditions, cut: Sql, count: Sql): Sql {
  const a = raw(alias);
  const order = newestFirst(alias);
  return sql`with page as (select ${a}.* from ${from} where ${where.sql} ${order} ${cut})
    select ${columns}, (${count}) as total from page ${a} ${joins} ${order}`;
}

const deepPage = (list: List, where: Conditions, { limit, offset }: Cut, count: Sql): Sql =>
  sql`with page as (
      select ${raw(list.alias)}.id from ${list.from} where ${where.sql} ${newestFirst(list.alias)}
      limit ${limit} offset ${offset})
    select ${list.columns}, (${count}) as total ${rowsOfPage(list, where)}`;
