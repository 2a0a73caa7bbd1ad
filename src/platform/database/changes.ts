import { setTimeout as delay } from 'node:timers/promises';
import type { ChangePosition } from '../paging/cursor.ts';
import type { Page } from '../paging/page.ts';
import type { Tombstone } from '../paging/tombstone.ts';
import { Conditions } from './conditions.ts';
import type { Database } from './database.ts';
import type { List } from './lists/list-source.ts';
import { empty, join, named, raw, type Sql, sql } from './sql.ts';

// The highest possible ID.
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A position to compare with a row's timestamp and ID. */
export const positionSql = ({ at, id }: ChangePosition): Sql => sql`(${at}::timestamptz, ${id ?? lastId}::uuid)`;

// A change gets its timestamp after its transaction has an ID. So a transaction without an ID cannot add a change older
// than this statement. Other transactions cannot add one older than their start.
const horizon = named(
  'change-horizon',
  sql`select date_trunc('milliseconds', least(statement_timestamp(), change_horizon())) as settled,
    date_trunc('milliseconds', statement_timestamp()) as now`,
);
const patienceMs = 1_000;

async function look(db: Database): Promise<{ settled: string; now: string }> {
  const found = await db.row<{ settled: string; now: string }>(horizon);
  if (!found) throw new Error('no answer to a select without a condition');
  return found;
}

/** The time before which no open transaction can add changes. */
export const settledNow = async (db: Database): Promise<string> => (await look(db)).settled;

/**
 * The time before which no open transaction can add changes. Waits until this is the time of the call, for at most a
 * second, so that callers find their own writes.
 */
export async function settledUntil(db: Database): Promise<string> {
  const end = performance.now() + patienceMs;
  let calledAt: string | undefined;
  for (let pause = 1; ; pause = Math.min(pause * 2, 50)) {
    const { settled, now } = await look(db);
    calledAt ??= now;
    if (settled > calledAt || performance.now() > end) return settled;
    await delay(pause);
  }
}

type Resource = 'client' | 'job' | 'candidate' | 'application';

/** Conditions for the tombstones `t` of a resource. */
export const deletedOf = (organizationId: string, resource: Resource): Conditions =>
  new Conditions(sql`t.organization_id = ${organizationId}`).and(resource, (name) => sql`t.resource = ${name}`);

type Cut = { limit: number; offset: number; after: ChangePosition };
/** Rows in the order of `at` and `id`. `total` selects their number. */
type Source = { rows: Sql; at: Sql; id: Sql; total: Sql };
type Deleted = Source & { tenant: Sql };

function livingSource(list: List, where: Conditions, total: Sql | undefined): Source {
  const rows = sql`from ${list.from} where ${where.sql}`;
  const at = raw(`${list.alias}.${list.changedAt ?? 'updated_at'}`);
  return { rows, at, id: raw(`${list.alias}.id`), total: total ?? sql`select count(*) ${rows}` };
}

function deletedSource(where: Conditions): Deleted {
  const rows = sql`from tombstones t where ${where.sql}`;
  return { rows, at: raw('t.deleted_at'), id: raw('t.id'), total: sql`select count(*) ${rows}`, tenant: where.tenant };
}

/** SQL: the record that remains of one that was merged, after further merges. Null if that one was erased. */
const remaining = ({ tenant }: Deleted): Sql => sql`(
  with recursive chain as (
    select cut.merged_into as next, 0 as step
    union all
    select case when not t.erased then t.merged_into end, step + 1 from chain
      join tombstones t on ${tenant} and t.resource = cut.resource and t.id = chain.next
      where t.erased or t.merged_into is not null)
  select next from chain order by step desc limit 1)`;

const isAfter = ({ at, id }: Source, after: ChangePosition): Sql => sql`(${at}, ${id}) > ${positionSql(after)}`;
const orderOf = ({ at, id }: Source): Sql => sql`order by ${at}, ${id}`;

function countOf(source: Source, after: ChangePosition): Sql {
  const ahead = sql`select 1 ${source.rows} and ${isAfter(source, after)}`;
  const behind = sql`select 1 ${source.rows} and (${source.at}, ${source.id}) <= ${positionSql(after)}`;
  return countFromNearerEnd(ahead, behind, source.total);
}

/**
 * Rows changed after a position, oldest change first. Misses and repeats none while others write. `total` selects the
 * number of rows in the whole list, if it need not be counted. `deleted` adds tombstones in the same order.
 */
export async function readChanges<T extends { id: string }>(
  db: Database,
  list: List,
  where: Conditions,
  cut: Cut,
  { total, deleted }: { total?: Sql | undefined; deleted?: Conditions | undefined } = {},
): Promise<Page<T>> {
  const living = livingSource(list, where, total);
  const gone = deleted && deletedSource(deleted);
  const settled = await settledUntil(db);
  const counts = [living, ...(gone ? [gone] : [])].map((source) => countOf(source, cut.after));
  const [rows, counted] = await Promise.all([
    gone
      ? changesWithDeleted(db, list, where, { living, gone, settled, cut })
      : db.rows<Changed>(livingChanges(list, living, settled, cut)),
    db.row<{ total: number }>(sql`select ${join(counts, ' + ')} as total`),
  ]);
  const last = rows.at(-1);
  const next = last ? { ...cut.after, at: last.changed_at, id: last.id } : cut.after;
  return { rows: rows as (Changed & T)[], total: counted?.total ?? 0, next };
}

type Changed = { id: string; changed_at: string };

function livingChanges(list: List, living: Source, settled: string, { limit, offset, after }: Cut): Sql {
  const a = raw(list.alias);
  return sql`with page as (
      select ${a}.* ${living.rows} and ${isAfter(living, after)} and ${living.at} < ${settled}::timestamptz
      ${orderOf(living)} limit ${limit} offset ${offset})
    select ${list.columns}, ${living.at} as changed_at from page ${a} ${list.joins ?? empty} ${orderOf(living)}`;
}

type WithDeleted = { living: Source; gone: Deleted; settled: string; cut: Cut };
type Merged = { changed_id: string; changed_at: string; is_deleted: boolean; merged_into: string | null };

/** Cuts the page from the IDs and times of rows and tombstones, then reads the page's rows. */
async function changesWithDeleted(
  db: Database,
  list: List,
  where: Conditions,
  { living, gone, settled, cut: { limit, offset, after } }: WithDeleted,
): Promise<Changed[]> {
  const a = raw(list.alias);
  const first = (source: Source, columns: Sql) =>
    sql`(select ${source.id} as id, ${source.at} as at, ${columns} ${source.rows} and ${isAfter(source, after)}
      and ${source.at} < ${settled}::timestamptz ${orderOf(source)} limit ${limit}::int8 + ${offset})`;
  const page = sql`page ${a} ${list.joins ?? empty}`;
  const rows = await db.rows<Merged>(
    sql`with changed as (
        ${first(living, sql`false as is_deleted, null::uuid as merged_into, null as resource`)}
        union all ${first(gone, sql`true, t.merged_into, t.resource`)}),
      cut as materialized (select * from changed order by at, id limit ${limit} offset ${offset}),
      page as (select ${a}.* from ${list.from} join cut on ${a}.id = cut.id and not cut.is_deleted where ${where.tenant})
    select ${list.columns}, cut.id as changed_id, cut.at as changed_at, cut.is_deleted,
      case when cut.merged_into is not null then ${remaining(gone)} end as merged_into
    from cut left join ${list.joins ? sql`(${page})` : page} on ${a}.id = cut.id and not cut.is_deleted
    order by cut.at, cut.id`,
  );
  return rows.map(({ changed_id: id, changed_at, is_deleted, merged_into, ...row }) =>
    is_deleted ? tombstoneOf(id, changed_at, merged_into) : { ...row, id, changed_at },
  );
}

const tombstoneOf = (id: string, at: string, mergedInto: string | null): Tombstone & Changed => ({
  id,
  deleted_at: at,
  ...(mergedInto && { merged_into: mergedInto }),
  changed_at: at,
});

/**
 * Counts the rows ahead from the nearer end of the list. A client is at the beginning once and later at the end,
 * perhaps with a million rows on the other side.
 */
export function countFromNearerEnd(ahead: Sql, behind: Sql, total: Sql): Sql {
  const near = 1_000;
  const countUpTo = (rows: Sql) => sql`(select count(*) from (${rows} limit ${near + 1}) as near)`;
  return sql`(select case when a.n <= ${near} then a.n else (
      select case when b.n <= ${near} then (${total}) - b.n else (select count(*) from (${ahead}) as ahead) end
      from (select ${countUpTo(behind)} as n) as b) end
    from (select ${countUpTo(ahead)} as n) as a)`;
}
