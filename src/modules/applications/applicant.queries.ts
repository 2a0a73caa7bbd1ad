import type { CandidateView } from '#modules/candidates';
import { Conditions } from '#platform/database/conditions.ts';
import { type Database, prepared } from '#platform/database/database.ts';
import { readPage } from '#platform/database/list.ts';
import { containing, type Page } from '#platform/http/page.ts';
import type { Applicant, ApplicantQuery } from './applicant.schemas.ts';
import { applicationColumns } from './application.queries.ts';
import type { ApplicationView } from './application.schemas.ts';

const columns = `c.id, c.full_name, coalesce(c.email, '') as email, c.phone_number, c.whatsapp_number, c.location,
  c.preferred_location, c.primary_skills, c.secondary_skills, c.total_experience_years, c.relevant_experience_years,
  c.current_company, c.current_designation, c.current_ctc, c.expected_ctc, c.notice_period_days, c.in_notice_period,
  c.last_working_day, c.resume_url, c.source, c.tags, c.screening_score, c.talent_pool_status, c.metadata, c.created_at,
  c.updated_at`;

const one = prepared('candidate', `select ${columns} from candidates c where c.organization_id = $1 and c.id = $2`);
const applicationsOf = prepared(
  'candidate-applications',
  `select ${applicationColumns} from candidate_jobs a where a.organization_id = $1 and a.candidate_id = $2
   order by a.created_at desc, a.id desc`,
);

const all = `select coalesce(sum(n), 0) from list_counts where organization_id = $1 and list = 'candidates'`;

type Row = Omit<CandidateView, 'skill_array'>;

/** Primary, then secondary skills; one that differs from an earlier one in case only is left out. */
function withSkills(row: Row): CandidateView {
  const seen = new Set<string>();
  const skills = [...row.primary_skills, ...row.secondary_skills].filter((skill) => {
    const key = skill.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
  return { ...row, skill_array: skills };
}

/** Candidates as the API shows them. */
export class ApplicantQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async find(organizationId: string, id: string): Promise<Applicant | undefined> {
    const row = await this.#db.row<Row>(one, [organizationId, id]);
    if (!row) return undefined;
    return {
      ...withSkills(row),
      applications: await this.#db.rows<ApplicationView>(applicationsOf, [organizationId, id]),
    };
  }

  async page(organizationId: string, query: ApplicantQuery): Promise<Page<CandidateView>> {
    const where = new Conditions()
      .and('c.organization_id = ?', organizationId)
      .andSearch(
        'c.id in (select candidate_id from candidate_jobs where organization_id = $1 and job_id = ?)',
        query.job_id,
      )
      .andSearch('c.tags && ?::text[]', query.tags?.length ? query.tags : undefined)
      .andSearch('(c.full_name ilike ? or c.email ilike ?)', containing(query.search));
    const list = { from: 'candidates c', alias: 'c', columns };
    const page = await readPage<Row>(this.#db, list, where, query, where.isSearch ? undefined : all);
    return { ...page, rows: page.rows.map(withSkills) };
  }
}
