import { countOfJob } from '#modules/applications';
import { type CandidateView, countInPool, countOfTag } from '#modules/candidates';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { readPage, storedCount } from '#platform/database/list.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';

/** With the first seven tags and skills. */
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
export type CandidateFilter = {
  search?: string | undefined;
  tag?: string | undefined;
  job?: string | undefined;
  pool?: CandidateView['talent_pool_status'] | undefined;
} & PageQuery;

const list = {
  from: sql`candidates c`,
  alias: 'c',
  columns: sql`c.id, c.full_name, c.current_designation, c.current_company, c.location, c.total_experience_years, c.source,
    c.talent_pool_status, c.tags[1:7] as tags, c.created_at, c.primary_skills[1:7] as skills`,
};

/** The stored count for these filters, if there is one. */
function totalOf(organizationId: string, { search, tag, job, pool }: CandidateFilter): Sql | undefined {
  if ([search, tag, job, pool].filter(Boolean).length > 1 || search) return undefined;
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
  page(organizationId: string, filter: CandidateFilter): Promise<Page<CandidateRow>> {
    const { search, tag, job, pool } = filter;
    const where = new Conditions(sql`c.organization_id = ${organizationId}`)
      // In the text, so that the partial indexes can serve a prepared statement.
      .and(pool, (status) => sql`c.talent_pool_status = '${raw(status)}'`)
      .andSearch(
        job,
        (jobId) =>
          sql`c.id in (select candidate_id from candidate_jobs
            where organization_id = ${organizationId} and job_id = ${jobId})`,
      )
      .andSearch(tag, (text) => sql`c.tags && ${[text]}::text[]`)
      .andSearch(likePattern(search), (pattern) => sql`(c.full_name ilike ${pattern} or c.email ilike ${pattern})`);
    return readPage(this.#db, list, where, filter, totalOf(organizationId, filter));
  }
}
