import type { CandidateView } from '#modules/candidates';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage } from '#platform/database/list.ts';
import { containing, type Page } from '#platform/http/page.ts';

/** A candidate as a row of the console's lists: of tags and skills the first seven. */
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
  from: 'candidates c',
  alias: 'c',
  columns: `c.id, c.full_name, c.current_designation, c.current_company, c.location, c.total_experience_years, c.source,
    c.talent_pool_status, c.tags[1:7] as tags, c.created_at, c.primary_skills[1:7] as skills`,
};
const all = `select coalesce(sum(n), 0) from list_counts where organization_id = $1 and list = 'candidates'`;

/** Candidates as the console lists them. */
export class CandidateListQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Newest first. What is masked is not searched: it is not in these rows. */
  page(organizationId: string, filter: CandidateFilter): Promise<Page<CandidateRow>> {
    const { search, tag, job, pool, limit, offset } = filter;
    const where = new Conditions()
      .and('c.organization_id = ?', organizationId)
      .andSearch('c.id in (select candidate_id from candidate_jobs where organization_id = $1 and job_id = ?)', job)
      .andSearch('c.talent_pool_status = ?', pool)
      .andSearch('c.tags && ?::text[]', tag === undefined ? undefined : [tag])
      .andSearch('(c.full_name ilike ? or c.email ilike ?)', containing(search));
    const total = where.isSearch ? undefined : all;
    return readPage(this.#db, list, where, { limit, offset, after: undefined, filters: '' }, total);
  }
}
