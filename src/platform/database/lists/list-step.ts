import type { Page } from '../../paging/page.ts';
import type { Conditions } from '../conditions.ts';
import type { Database } from '../database.ts';
import { empty, raw, sql } from '../sql.ts';
import { newestFirst } from './list-order.ts';
import type { List } from './list-source.ts';

type Step = { limit: number; below: string };

/**
 * Reads the next rows below a position, newest first. All steps together pass over the list once, each in its own
 * statement, so a slow reader holds nothing open. Rows created meanwhile are above the first position.
 */
export async function readStep<T>(
  db: Database,
  { from, alias, columns, joins = empty }: List,
  where: Conditions,
  { limit, below }: Step,
): Promise<Page<T>> {
  const a = raw(alias);
  const order = newestFirst(alias);
  const [at, id] = below.split('/');
  // Text keeps PostgreSQL's microseconds.
  const rest = below === '' ? empty : sql`and (${a}.created_at, ${a}.id) < (${at}::timestamptz, ${id}::uuid)`;
  const found = await db.slowRows<T & { reached: string }>(
    sql`with page as (select ${a}.* from ${from} where ${where.sql} ${rest} ${order} limit ${limit})
      select ${columns}, ${a}.created_at::text || '/' || ${a}.id as reached from page ${a} ${joins} ${order}`,
  );
  const last = found.length < limit ? null : (found.at(-1)?.reached ?? null);
  const rows = found.map(({ reached: _, ...row }) => row as T);
  return { rows, total: 0, last };
}
