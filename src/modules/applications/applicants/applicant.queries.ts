import { type CandidateView, candidateSearch, countOfTag } from '#modules/candidates';
import { deletedOf } from '#platform/database/changes.ts';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { everyRow, readList, storedCount } from '#platform/database/list.ts';
import { named, type Sql, shared, sql } from '#platform/database/sql.ts';
import type { Page } from '#platform/paging/page.ts';
import { isTombstone, type Tombstone } from '#platform/paging/tombstone.ts';
import { applicationColumns, countOfJob } from '../application.queries.ts';
import type { ApplicationView } from '../application.schemas.ts';
import type { Applicant, ApplicantQuery } from './applicant.schemas.ts';

const columns = sql`c.id, c.full_name, coalesce(c.email, '') as email, c.external_id, c.phone_number, c.whatsapp_number,
  c.location, c.preferred_location, c.primary_skills, c.secondary_skills, c.total_experience_years, c.relevant_experience_years,
  c.current_company, c.current_designation, c.current_ctc, c.expected_ctc, c.notice_period_days, c.in_notice_period,
  c.last_working_day, c.resume_url, c.source, c.tags, c.screening_score, c.talent_pool_status, c.metadata, c.created_at,
  c.updated_at`;

const list = { from: sql`candidates c`, alias: 'c', columns };

/** All candidates as the list returns them, before `withSkills`. */
export const everyCandidate = (organizationId: string): Sql =>
  everyRow(list, sql`c.organization_id = ${organizationId}`);

const one = (organizationId: string, id: string) =>
  named(
    'candidate',
    sql`select ${columns} from candidates c where c.organization_id = ${organizationId} and c.id = ${id}`,
  );
const applicationsOf = (organizationId: string, candidateId: string) =>
  named(
    'candidate-applications',
    sql`select ${applicationColumns} from candidate_jobs a
      where a.organization_id = ${organizationId} and a.candidate_id = ${candidateId}
      order by a.created_at desc, a.id desc`,
  );

/** The stored count for these filters, if there is one. */
function totalOf(organizationId: string, query: ApplicantQuery): Sql | undefined {
  const { job_id: jobId, tags = [], search, email, external_id: externalId } = query;
  const filters = [jobId, ...tags, search, email, externalId].filter(Boolean);
  if (filters.length === 0) return storedCount(organizationId, 'candidates');
  if (filters.length > 1) return undefined;
  if (jobId) return countOfJob(organizationId, jobId);
  return tags[0] === undefined ? undefined : countOfTag(organizationId, tags[0]);
}

/**
 * SQL: whether the deleted candidate `t` applied to the job. Erased candidates name the jobs. Others are found by the
 * tombstones of their applications, or by the applications of the candidate they were merged into.
 */
function wasAppliedTo(organizationId: string, jobId: string): Sql {
  const [tenant, job] = [shared(organizationId), shared(jobId)];
  const former = sql`select d.candidate_id from tombstones d
    where d.organization_id = ${tenant} and d.resource = 'application' and d.job_id = ${job}`;
  return sql`(${job}::uuid = any(t.job_ids) or t.id in (${former}) or t.merged_into in (
    ${former} union all
    select a.candidate_id from candidate_jobs a where a.organization_id = ${tenant} and a.job_id = ${job}))`;
}

type Row = Omit<CandidateView, 'skill_array'>;

/** Leaves out skills that differ from an earlier one in case only. */
export function withSkills(row: Row): CandidateView {
  const seen = new Set<string>();
  const skills = [...row.primary_skills, ...row.secondary_skills].filter((skill) => {
    const key = skill.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
  return { ...row, skill_array: skills };
}

export class ApplicantQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async find(organizationId: string, id: string): Promise<Applicant | undefined> {
    const row = await this.#db.row<Row>(one(organizationId, id));
    if (!row) return undefined;
    return {
      ...withSkills(row),
      applications: await this.#db.rows<ApplicationView>(applicationsOf(organizationId, id)),
    };
  }

  /** New candidates, by their ID. */
  async withoutApplications(organizationId: string, ids: readonly string[]): Promise<Map<string, Applicant>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.rows<Row>(
      named(
        'candidates-by-id',
        sql`select ${columns} from candidates c where c.organization_id = ${organizationId} and c.id = any(${ids}::uuid[])`,
      ),
    );
    return new Map(rows.map((row) => [row.id, { ...withSkills(row), applications: [] }]));
  }

  /** Without `seesContact`, `search` ignores emails. */
  async page(
    organizationId: string,
    query: ApplicantQuery,
    reader: { seesContact: boolean },
  ): Promise<Page<CandidateView | Tombstone>> {
    const where = new Conditions(sql`c.organization_id = ${organizationId}`)
      .and(query.email, (email) => sql`lower(c.email) = lower(${email})`)
      .and(query.external_id, (externalId) => sql`c.external_id = ${externalId}`)
      .andSearch(
        query.job_id,
        (jobId) =>
          sql`c.id in (select candidate_id from candidate_jobs
            where organization_id = ${organizationId} and job_id = ${jobId})`,
      )
      .andSearch(query.tags?.length ? query.tags : undefined, (tags) => sql`c.tags && ${tags}::text[]`)
      .andSearch(likePattern(query.search), (pattern) => candidateSearch(pattern, reader, 'c'));
    const total = totalOf(organizationId, query);
    const deleted = deletedOf(organizationId, 'candidate').and(query.job_id, (jobId) =>
      wasAppliedTo(organizationId, jobId),
    );
    const page = await readList<Row | Tombstone>(this.#db, list, where, query, total, deleted);
    return { ...page, rows: page.rows.map((row) => (isTombstone(row) ? row : withSkills(row))) };
  }
}
