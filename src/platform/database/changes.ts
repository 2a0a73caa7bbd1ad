import { setTimeout as delay } from 'node:timers/promises';
import type { ChangePosition } from '../paging/cursor.ts';
import type { Page } from '../paging/page.ts';
import type { Conditions } from './conditions.ts';
import type { Database } from './database.ts';
import type { List } from './list-source.ts';
import { empty, named, raw, type Sql, sql } from './sql.ts';

// No id sorts after it.
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** For comparison with a row's timestamp and id. */
export const positionSql = ({ at, id }: ChangePosition): Sql => sql`(${at}::timestamptz, ${id ?? lastId}::uuid)`;

// A change gets its timestamp after its transaction has an id. So a transaction without one cannot add a change older
// than this statement, and the others none older than their start.
const horizon = named(
  'change-horizon',
  sql`select date_trunc('milliseconds', least(statement_timestamp(), change_horizon())) as settled,
    date_trunc('milliseconds', statement_timestamp()) as now`,
);
const patienceMs = 1_000;

/**
 * The time before which no open transaction can add changes. Waits, at most a second, until it is the time of the call, so
 * that callers find their own writes.
 */
export async function settledUntil(db: Database): Promise<string> {
  const end = performance.now() + patienceMs;
  let calledAt: string | undefined;
  for (let pause = 1; ; pause = Math.min(pause * 2, 50)) {
    const look = await db.row<{ settled: string; now: string }>(horizon);
    if (!look) throw new Error('no answer to a select without a condition');
    calledAt ??= look.now;
    if (look.settled > calledAt || performance.now() > end) return look.settled;
    await delay(pause);
  }
}

/**
 * Rows changed after a position, oldest change first. Misses and repeats none while others write. `total` selects the
 * number of rows in the whole list, where it need not be counted.
 */
export async function readChanges<T extends { id: string }>(
  db: Database,
  list: List,
  where: Conditions,
  { limit, offset, after }: { limit: number; offset: number; after: ChangePosition },
  total?: Sql,
): Promise<Page<T>> {
  const a = raw(list.alias);
  const changedAt = raw(`${list.alias}.${list.changedAt ?? 'updated_at'}`);
  const settled = await settledUntil(db);
  const matching = sql`from ${list.from} where ${where.sql}`;
  const key = sql`(${changedAt}, ${a}.id)`;
  const ahead = sql`select 1 ${matching} and ${key} > ${positionSql(after)}`;
  const behind = sql`select 1 ${matching} and ${key} <= ${positionSql(after)}`;
  const order = sql`order by ${changedAt}, ${a}.id`;
  const [rows, counted] = await Promise.all([
    db.rows<T & { changed_at: string }>(
      sql`with page as (
          select ${a}.* ${matching} and ${key} > ${positionSql(after)} and ${changedAt} < ${settled}::timestamptz
          ${order} limit ${limit} offset ${offset})
        select ${list.columns}, ${changedAt} as changed_at from page ${a} ${list.joins ?? empty} ${order}`,
    ),
    db.row<{ total: number }>(
      sql`select ${countFromNearerEnd(ahead, behind, total ?? sql`select count(*) ${matching}`)} as total`,
    ),
  ]);
  const last = rows.at(-1);
  return { rows, total: counted?.total ?? 0, next: last ? { ...after, at: last.changed_at, id: last.id } : after };
}

/**
 * Counts the rows ahead from the nearer end: a client is at the beginning once and at the end from then on, perhaps with
 * a million rows on the other side.
 */
export function countFromNearerEnd(ahead: Sql, behind: Sql, total: Sql): Sql {
  const near = 1_000;
  const countUpTo = (rows: Sql) => sql`(select count(*) from (${rows} limit ${near + 1}) as near)`;
  return sql`(select case when a.n <= ${near} then a.n else (
      select case when b.n <= ${near} then (${total}) - b.n else (select count(*) from (${ahead}) as ahead) end
      from (select ${countUpTo(behind)} as n) as b) end
    from (select ${countUpTo(ahead)} as n) as a)`;
}
