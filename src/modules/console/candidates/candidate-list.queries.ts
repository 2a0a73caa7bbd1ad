import { countOfJob } from '#modules/applications';
import { type CandidateTerms, type CandidateView, countInPool, countOfTag } from '#modules/candidates';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { readPage, storedCount } from '#platform/database/list.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';

/** A row of the list, with the first seven tags and skills. */
export type CandidateRow = Pick<
  CandidateView,
  | 'id'
  | 'full_name'
  | 'current_designation'
  | 'current_company'
  | 'location'
  | 'total_experience_years'
  | 'source'
  | 'talent_pool_status'
  | 'tags'
  | 'created_at'
> & { skills: string[] };
type CandidateFilter = {
  search?: string | undefined;
  tag?: string | undefined;
  job?: string | undefined;
  pool?: CandidateView['talent_pool_status'] | undefined;
} & PageQuery;
/** Filters that work until the search index is filled. */
type PlainFilter = CandidateFilter &
  Pick<CandidateTerms, 'place' | 'source' | 'minYears' | 'maxYears' | 'notice'> & { status?: string | undefined };

const list = {
  from: sql`candidates c`,
  alias: 'c',
  columns: sql`c.id, c.full_name, c.current_designation, c.current_company, c.location, c.total_experience_years, c.source,
    c.talent_pool_status, c.tags[1:7] as tags, c.created_at, c.primary_skills[1:7] as skills`,
};
/** Columns for files, which have all tags and skills. */
const wholeList = {
  ...list,
  columns: sql`c.id, c.full_name, c.current_designation, c.current_company, c.location, c.total_experience_years, c.source,
    c.talent_pool_status, c.tags, c.created_at, c.primary_skills as skills`,
};

/** The stored count for these filters, if there is one. */
function totalOf(organizationId: string, filter: PlainFilter): Sql | undefined {
  const { search, tag, job, pool, place, source, minYears, maxYears, notice, status } = filter;
  if ([search, tag, job, pool].filter(Boolean).length > 1 || search) return undefined;
  if ([place, source, minYears, maxYears, notice, status].some((value) => value !== undefined)) return undefined;
  if (tag) return countOfTag(organizationId, tag);
  if (job) return countOfJob(organizationId, job);
  return pool ? countInPool(organizationId, pool) : storedCount(organizationId, 'candidates');
}

export class CandidateListQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Newest first. */
  page(organizationId: string, filter: PlainFilter): Promise<Page<CandidateRow>> {
    const { search, tag, job, pool, place, source, minYears, maxYears, notice, status } = filter;
    const where = new Conditions(sql`c.organization_id = ${organizationId}`)
      // Written into the statement, so that prepared statements can use the partial indexes.
      .and(pool, (status) => sql`c.talent_pool_status = '${raw(status)}'`)
      .andSearch(
        job,
        (jobId) =>
          sql`c.id in (select candidate_id from candidate_jobs
            where organization_id = ${organizationId} and job_id = ${jobId})`,
      )
      .andSearch(
        status,
        (value) =>
          sql`c.id in (select candidate_id from candidate_jobs
            where organization_id = ${organizationId} and status = ${value})`,
      )
      .andSearch(likePattern(place), (text) => sql`(c.location ilike ${text} or c.preferred_location ilike ${text})`)
      .andSearch(source, (text) => sql`lower(c.source) = lower(${text})`)
      .andSearch(minYears, (years) => sql`floor(c.total_experience_years) >= ${years}`)
      .andSearch(maxYears, (years) => sql`floor(c.total_experience_years) <= ${years}`)
      .andSearch(notice, (days) => sql`c.notice_period_days <= ${days}`)
      .andSearch(tag, (text) => sql`c.tags && ${[text]}::text[]`)
      .andSearch(likePattern(search), (pattern) => sql`(c.full_name ilike ${pattern} or c.email ilike ${pattern})`);
    const rows = filter.below === undefined ? list : wholeList;
    return readPage(this.#db, rows, where, filter, totalOf(organizationId, filter));
  }

  /** Rows in the order of the IDs. `isWhole` includes all tags and skills. */
  async rowsOf(organizationId: string, ids: readonly string[], isWhole = false): Promise<CandidateRow[]> {
    if (ids.length === 0) return [];
    const { columns, from } = isWhole ? wholeList : list;
    // Unprepared: for no IDs in particular, PostgreSQL would read all candidates of the organization.
    return this.#db.rows(
      sql`select ${columns} from ${from}
        where c.organization_id = ${organizationId} and c.id = any(${[...ids]}::uuid[])
        order by array_position(${[...ids]}::uuid[], c.id)`,
    );
  }
}
