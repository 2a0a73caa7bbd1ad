import type { JobView } from '#modules/jobs';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { readPage, storedCount } from '#platform/database/list.ts';
import { countOfRows } from '#platform/database/lists/list-order.ts';
import { named, type Sql, sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';

export type JobRow = Pick<
  JobView,
  'id' | 'title' | 'status' | 'client_id' | 'applicant_count' | 'filled_count' | 'openings_count' | 'created_at'
> & { company: string | null };
type JobTerms = {
  search?: string | undefined;
  status?: string | undefined;
  client?: string | undefined;
};
export type JobFilter = JobTerms & {
  /** If undefined, newest first. */
  sort?: JobSort | undefined;
} & PageQuery;
export type ClientName = { id: string; name: string };

const list = {
  from: sql`jobs j`,
  alias: 'j',
  columns: sql`j.id, j.title, j.status, j.client_id, j.applicant_count, j.filled_count, j.openings_count, j.created_at,
    coalesce(c.name, nullif(btrim(j.client_name), '')) as company`,
  joins: sql`left join clients c on c.id = j.client_id`,
};

/** Clients in the select. More would need their own page. */
const maxClients = 100;
/** Applications that are counted for a page of jobs: some milliseconds by an index alone. */
const maxCounted = 200_000;

export const jobSorts = ['title', 'applicants'] as const;
export type JobSort = (typeof jobSorts)[number];
const orders: Record<JobSort, Sql> = {
  title: sql`lower(j.title), j.id`,
  applicants: sql`j.applicant_count desc, j.created_at desc, j.id desc`,
};

const matching = (organizationId: string, { search, status, client }: JobTerms): Conditions =>
  new Conditions(sql`j.organization_id = ${organizationId}`)
    .and(status, (value) => sql`j.status = ${value}`)
    .and(client, (id) => sql`j.client_id = ${id}`)
    .andSearch(likePattern(search), (pattern) => sql`j.title ilike ${pattern}`);

/** The number of applications in each status that has some. */
export type StageCounts = ReadonlyMap<string, number>;

export class JobListQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  page(organizationId: string, filter: JobFilter): Promise<Page<JobRow>> {
    const { status, client, sort } = filter;
    const where = matching(organizationId, filter);
    const total = client || where.isSearch ? undefined : storedCount(organizationId, 'jobs', status);
    if (sort)
      return this.#sortedPage(where, sort, filter, total ?? countOfRows(sql`jobs j where ${where.sql}`, undefined));
    return readPage(this.#db, list, where, filter, total);
  }

  /** IDs in this order. */
  async ids(organizationId: string, filter: JobTerms & { sort: JobSort; limit: number }): Promise<string[]> {
    const where = matching(organizationId, filter).sql;
    const rows = await this.#db.slowRows<{ id: string }>(
      sql`select j.id from jobs j where ${where} order by ${orders[filter.sort]} limit ${filter.limit}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Rows in the order of the IDs. */
  rowsOf(organizationId: string, ids: readonly string[]): Promise<JobRow[]> {
    return this.#db.rows(
      sql`select ${list.columns} from ${list.from} ${list.joins}
        where j.organization_id = ${organizationId} and j.id = any(${[...ids]}::uuid[])
        order by array_position(${[...ids]}::uuid[], j.id)`,
    );
  }

  async #sortedPage(where: Conditions, sort: JobSort, { limit, offset }: PageQuery, total: Sql): Promise<Page<JobRow>> {
    const order = orders[sort];
    const rows = await this.#db.slowRows<JobRow & { total: number }>(
      sql`with page as (
          select j.id from jobs j where ${where.sql} order by ${order} limit ${limit} offset ${offset})
        select ${list.columns}, (${total})::int as total
        from page join jobs j on ${where.tenant} and j.id = page.id ${list.joins} order by ${order}`,
    );
    if (rows[0] || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
    return { rows, total: (await this.#db.row<{ total: number }>(sql`select (${total})::int as total`))?.total ?? 0 };
  }

  /**
   * Stage counts by job ID. Takes the jobs in order, and skips those that would exceed 200,000 applications in total.
   */
  async stages(
    organizationId: string,
    jobs: readonly Pick<JobRow, 'id' | 'applicant_count'>[],
  ): Promise<Map<string, StageCounts>> {
    const counted: string[] = [];
    let left = maxCounted;
    for (const { id, applicant_count: n } of jobs) {
      if (n === 0 || n > left) continue;
      counted.push(id);
      left -= n;
    }
    if (counted.length === 0) return new Map();
    const rows = await this.#db.rows<{ job_id: string; status: string; n: number }>(
      named(
        'console-job-stages',
        sql`select job_id, status, count(*)::int as n from candidate_jobs
          where organization_id = ${organizationId} and job_id = any(${counted}::uuid[]) group by job_id, status`,
      ),
    );
    const byJob = Map.groupBy(rows, (row) => row.job_id);
    return new Map([...byJob].map(([id, stages]) => [id, new Map(stages.map(({ status, n }) => [status, n]))]));
  }

  /** Titles by job ID. */
  async titles(organizationId: string, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.rows<{ id: string; title: string }>(
      named(
        'console-job-titles',
        sql`select id, title from jobs where organization_id = ${organizationId} and id = any(${ids}::uuid[])`,
      ),
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }

  /** The first clients by name, the selected one before all others. */
  clients(organizationId: string, selectedId: string | undefined, limit = maxClients): Promise<ClientName[]> {
    return this.#db.rows(
      named(
        'console-client-names',
        sql`with selected as (
              select id, name from clients where organization_id = ${organizationId} and id = ${selectedId ?? null}),
            first as (
              select id, name from clients where organization_id = ${organizationId}
                and id is distinct from ${selectedId ?? null} order by lower(name), id limit ${limit}),
            choices as (select *, true as is_selected from selected union all select *, false from first)
            select id, name from choices order by is_selected desc, lower(name), id limit ${limit}`,
      ),
    );
  }
}
