import type { CandidateView } from '#modules/candidates';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { readPage } from '#platform/database/list.ts';
import { sql } from '#platform/database/sql.ts';
import type { Page } from '#platform/paging/page.ts';

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
  pool?: string | undefined;
  limit: number;
  offset: number;
};

const list = {
  from: sql`candidates c`,
  alias: 'c',
  columns: sql`c.id, c.full_name, c.current_designation, c.current_company, c.location, c.total_experience_years, c.source,
    c.talent_pool_status, c.tags[1:7] as tags, c.created_at, c.primary_skills[1:7] as skills`,
};
const countOfAll = (organizationId: string) =>
  sql`select coalesce(sum(n), 0) from list_counts where organization_id = ${organizationId} and list = 'candidates'`;

export class CandidateListQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Newest first. */
  page(organizationId: string, filter: CandidateFilter): Promise<Page<CandidateRow>> {
    const { search, tag, job, pool, limit, offset } = filter;
    const where = new Conditions(sql`c.organization_id = ${organizationId}`)
      .andSearch(
        job,
        (jobId) =>
          sql`c.id in (select candidate_id from candidate_jobs
            where organization_id = ${organizationId} and job_id = ${jobId})`,
      )
      .andSearch(pool, (status) => sql`c.talent_pool_status = ${status}`)
      .andSearch(tag, (text) => sql`c.tags && ${[text]}::text[]`)
      .andSearch(likePattern(search), (pattern) => sql`(c.full_name ilike ${pattern} or c.email ilike ${pattern})`);
    const total = where.isSearch ? undefined : countOfAll(organizationId);
    return readPage(this.#db, list, where, { limit, offset }, total);
  }
}
