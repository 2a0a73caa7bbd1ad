import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { codeOf } from '#platform/database/failure.ts';
import { readList, readPage } from '#platform/database/list.ts';
import { empty, join, named, raw, type Sql, sql } from '#platform/database/sql.ts';
import { type LoggedCall, timeOfId } from '#platform/http/api/logged-call.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { RequestLogEntry, RequestLogQuery } from './request-log.schemas.ts';

export type RequestLogRow = RequestLogEntry & { key_name: string | null; key_last_four: string | null };

/** `from` and `to`: statuses, inclusive. */
export type StatusRange = { from: number; to: number };

export type EntryFilter = {
  method?: string | undefined;
  statuses?: StatusRange | undefined;
  requestId?: string | undefined;
  keyId?: string | undefined;
};

const columns = sql`r.id, r.created_at as at, r.method, r.path, r.status, r.error_code, r.request_id, r.api_key_id,
  r.duration_ms`;
const list = { from: sql`request_logs r`, alias: 'r', columns, changedAt: 'recorded_at' };
const namedList = {
  ...list,
  columns: sql`${columns}, k.name as key_name, k.last_four as key_last_four`,
  joins: sql`left join api_keys k on k.organization_id = r.organization_id and k.id = r.api_key_id`,
};

/** Written out, so that the planner sees when the index of errors has all rows. */
function statusesSql(column: string, { from, to }: StatusRange): Sql {
  return from === to
    ? sql`${raw(column)} = ${from}`
    : raw(`${column} >= ${Math.trunc(from)} and ${column} <= ${Math.trunc(to)}`);
}

/** SQL: counters that match the filter. Undefined if the filter needs the rows themselves. */
function countsOf(organizationId: string, { method, statuses, requestId, keyId }: EntryFilter): Sql | undefined {
  if (requestId !== undefined) return undefined;
  const clauses = [
    sql`c.organization_id = ${organizationId}`,
    ...(method === undefined ? [] : [sql`c.method = ${method}`]),
    ...(statuses === undefined ? [] : [statusesSql('c.status', statuses)]),
    ...(keyId === undefined ? [] : [sql`c.api_key_id = ${keyId}`]),
  ];
  return sql`from request_log_counts c where ${join(clauses, ' and ')}`;
}

function totalOf(organizationId: string, filter: EntryFilter): Sql | undefined {
  const counts = countsOf(organizationId, filter);
  return counts && sql`select coalesce(sum(c.n), 0) ${counts}`;
}

function conditions(organizationId: string, filter: EntryFilter): Conditions {
  const { method, statuses, requestId, keyId } = filter;
  const isCombined = [method, statuses, keyId].filter((value) => value !== undefined).length > 1;
  // No index combines two of these filters, and together they may match few rows. So only days with matches are read.
  const days = isCombined ? countsOf(organizationId, filter) : undefined;
  const startOf = (day: string) => raw(`(${day})::timestamp at time zone 'UTC'`);
  return new Conditions(sql`r.organization_id = ${organizationId}`)
    .and(method, (name) => sql`r.method = ${name}`)
    .and(statuses, (range) => statusesSql('r.status', range))
    .and(requestId, (id) => sql`r.request_id = ${id}`)
    .and(keyId, (id) => sql`r.api_key_id = ${id}`)
    .and(
      days,
      (counts) => sql`r.created_at >= (select ${startOf('min(c.day)')} ${counts})
      and r.created_at < (select ${startOf('max(c.day) + 1')} ${counts})`,
    );
}

// The loss of a second's entries in a crash of PostgreSQL costs less than a wait for the disk each second. The id of the
// transaction comes before `recorded_at`, as incremental sync needs it.
const begin = named(
  'request-log-begin',
  sql`select set_config('synchronous_commit', 'off', true), pg_current_xact_id()`,
);

/** Counters in the order of their key, so that processes never wait for each other in a circle. */
const insertion = (calls: readonly LoggedCall[]) =>
  named(
    'request-log-insert',
    sql`with given as (
        select * from unnest(${calls.map(({ organizationId }) => organizationId)}::uuid[],
          ${calls.map(({ at }) => at.toISOString())}::timestamptz[], ${calls.map(({ id }) => id)}::uuid[],
          ${calls.map(({ apiKeyId }) => apiKeyId)}::uuid[], ${calls.map(({ method }) => method)}::text[],
          ${calls.map(({ path }) => path)}::text[], ${calls.map(({ status }) => status)}::smallint[],
          ${calls.map(({ errorCode }) => errorCode)}::text[], ${calls.map(({ requestId }) => requestId)}::text[],
          ${calls.map(({ durationMs }) => durationMs)}::int[])
          as c (organization_id, created_at, id, api_key_id, method, path, status, error_code, request_id, duration_ms)),
      stored as (
        insert into request_logs (organization_id, created_at, id, recorded_at, api_key_id, method, path, status,
          error_code, request_id, duration_ms)
        select organization_id, created_at, id, clock_timestamp(), api_key_id, method, path, status, error_code,
          request_id, duration_ms
        from given
        on conflict (organization_id, created_at, id) do nothing
        returning organization_id, (created_at at time zone 'UTC')::date as day, api_key_id, method, status)
      insert into request_log_counts as c (organization_id, day, api_key_id, method, status, n)
      select organization_id, day, api_key_id, method, status, count(*) from stored
      group by organization_id, day, api_key_id, method, status
      order by organization_id, day, api_key_id, method, status
      on conflict (organization_id, day, api_key_id, method, status) do update set n = c.n + excluded.n`,
  );

export class RequestLogRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** A repeat after a lost answer adds nothing. */
  async insert(calls: readonly LoggedCall[]): Promise<void> {
    try {
      await this.#insert(calls);
    } catch (error) {
      if (!isMissingDay(error)) throw error;
      await this.keepDays();
      await this.#insert(calls);
    }
  }

  #insert(calls: readonly LoggedCall[]): Promise<void> {
    return this.#db.transaction(async () => {
      this.#db.send(begin);
      await this.#db.rows(insertion(calls));
    });
  }

  /** Prepares the days to come, and drops those that have passed their time. */
  async keepDays(): Promise<void> {
    await this.#db.rows(sql`select keep_request_log_days()`);
  }

  list(organizationId: string, query: RequestLogQuery): Promise<Page<RequestLogEntry>> {
    const { method, status, request_id: requestId, api_key_id: keyId } = query;
    const statuses = status === undefined ? undefined : { from: status, to: status };
    const filter = { method, statuses, requestId, keyId };
    const total = totalOf(organizationId, filter);
    return readList(this.#db, list, conditions(organizationId, filter), query, total);
  }

  page(
    organizationId: string,
    { limit, offset, countUpTo, below, ...filter }: EntryFilter & PageQuery,
  ): Promise<Page<RequestLogRow>> {
    const total = totalOf(organizationId, filter);
    return readPage(
      this.#db,
      namedList,
      conditions(organizationId, filter),
      { limit, offset, countUpTo, below },
      total,
    );
  }

  async find(organizationId: string, id: string): Promise<RequestLogRow | undefined> {
    const at = timeOfId(id);
    // The ID is a UUID of another version.
    if (at.getTime() > Date.now() + dayMs) return undefined;
    return this.#db.row(
      sql`select ${namedList.columns} from ${list.from} ${namedList.joins ?? empty}
        where r.organization_id = ${organizationId} and r.created_at = ${at.toISOString()} and r.id = ${id}`,
    );
  }

  /** Statuses that occur in the log. */
  async statuses(organizationId: string): Promise<number[]> {
    const rows = await this.#db.rows<{ status: number }>(
      sql`select distinct status from request_log_counts where organization_id = ${organizationId} order by status`,
    );
    return rows.map(({ status }) => status);
  }
}

const dayMs = 86_400_000;
/** PostgreSQL has no partition for a row. */
const isMissingDay = (error: unknown): boolean => codeOf(error) === '23514';
