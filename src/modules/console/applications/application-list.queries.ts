import { applicationSearch, type EnrichedApplication } from '#modules/applications';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { capOf, countOfPage, countOfRows } from '#platform/database/lists/list-order.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';

/** `newest` is the order of the API. Each has an index. */
export const applicationOrders = ['newest', 'oldest', 'match', 'screening', 'moved'] as const;
export type ApplicationOrder = (typeof applicationOrders)[number];

export type ApplicationRow = Pick<
  EnrichedApplication,
  | 'id'
  | 'candidate_id'
  | 'job_id'
  | 'candidate_full_name'
  | 'job_title'
  | 'status'
  | 'status_date'
  | 'match_score'
  | 'screening_score'
  | 'created_at'
> & {
  /** Whether the match score was computed from few facts. Only read where it is shown. */
  hasFewFacts?: boolean;
};
export type ApplicationTerms = {
  search?: string | undefined;
  job?: string | undefined;
  status?: string | undefined;
  min_score?: number | undefined;
  source?: string | undefined;
  order?: ApplicationOrder | undefined;
};

const keys: Record<ApplicationOrder, Sql> = {
  newest: raw('a.created_at desc, a.id desc'),
  oldest: raw('a.created_at, a.id'),
  match: raw('a.match_score desc nulls last, a.id desc'),
  screening: raw('a.screening_score desc nulls last, a.id desc'),
  moved: raw('a.status_date desc, a.id desc'),
};
const columns = sql`a.id, a.candidate_id, a.job_id, c.full_name as candidate_full_name, j.title as job_title, a.status,
  a.status_date, a.match_score, a.screening_score, a.created_at`;
// Joins by ID alone, for the same reason as the API's list. The foreign keys ensure the same organization.
const joins = sql`join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id`;

export const conditionsOf = (organizationId: string, filter: ApplicationTerms): Conditions =>
  new Conditions(sql`a.organization_id = ${organizationId}`)
    .and(filter.job, (id) => sql`a.job_id = ${id}`)
    .and(filter.status, (status) => sql`a.status = ${status}`)
    .andSearch(filter.min_score, (score) => sql`a.match_score >= ${score}`)
    .andSearch(
      filter.source,
      (source) =>
        sql`a.candidate_id in (select id from candidates
          where organization_id = ${organizationId} and lower(source) = lower(${source}))`,
    )
    .andSearch(likePattern(filter.search), (pattern) => applicationSearch(organizationId, pattern));

/** Orders and filters that the list of the API has not. */
export class ApplicationListQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async page(organizationId: string, filter: ApplicationTerms, query: PageQuery): Promise<Page<ApplicationRow>> {
    const { limit, offset } = query;
    const where = conditionsOf(organizationId, filter);
    const key = keys[filter.order ?? 'newest'];
    const cap = capOf(query);
    const [rows, counted] = await Promise.all([
      this.#db.slowRows<ApplicationRow>(
        sql`with page as (
            select a.* from candidate_jobs a where ${where.sql} order by ${key} limit ${limit} offset ${offset})
          select ${columns} from page a ${joins} order by ${key}`,
      ),
      this.#db.slowRows<{ n: number }>(
        sql`select (${countOfRows(sql`candidate_jobs a where ${where.sql}`, cap)})::int as n`,
      ),
    ]);
    return { rows, ...countOfPage(counted[0]?.n ?? 0, cap) };
  }

  /** IDs in the order of the list, at most `limit`. */
  async ids(organizationId: string, filter: ApplicationTerms, limit: number): Promise<string[]> {
    const where = conditionsOf(organizationId, filter);
    const rows = await this.#db.slowRows<{ id: string }>(
      sql`select a.id from candidate_jobs a where ${where.sql} order by ${keys[filter.order ?? 'newest']} limit ${limit}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Rows in the order of the IDs. */
  async rowsOf(organizationId: string, ids: readonly string[]): Promise<ApplicationRow[]> {
    return this.#db.slowRows(
      sql`select ${columns} from candidate_jobs a ${joins}
        where a.organization_id = ${organizationId} and a.id = any(${[...ids]}::uuid[])
        order by array_position(${[...ids]}::uuid[], a.id)`,
    );
  }
}
