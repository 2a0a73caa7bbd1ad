import { deletedOf } from '#platform/database/changes.ts';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { everyRow, readList, storedCount } from '#platform/database/list.ts';
import { named, type Sql, sql } from '#platform/database/sql.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { Page } from '#platform/paging/page.ts';
import type { Tombstone } from '#platform/paging/tombstone.ts';
import { externalIdTaken } from '#platform/schema/external-id.ts';
import { Job } from './job.entity.ts';
import type { CreateJob, JobQuery, JobView, UpdateJob } from './job.schemas.ts';
import { publicCompanyName } from './public-company.queries.ts';

const columns = sql`j.id, j.title, j.external_id, j.jd_text, j.description, j.client_id,
  coalesce(c.name, j.client_name) as client_name, j.client_name_not_disclosed,
  j.direct_video_interview_on_apply, j.client_id is null as is_direct_hire,
  ${publicCompanyName('c')} as public_company_name,
  j.locations, j.work_mode, j.job_type, j.openings_count, j.filled_count, j.status, j.min_experience_years,
  j.max_experience_years, j.currency, j.min_ctc, j.max_ctc, j.ctc_not_disclosed, j.rate, j.required_skills,
  j.preferred_skills, j.only_listed_skills, j.skill_weights, j.required_skills_weighted, j.preferred_skills_weighted,
  j.screening_questions, j.video_interview_questions, j.applicant_count, j.recruiter_id, j.metadata, j.created_at, j.updated_at`;
const joins = sql`join organizations o on o.id = j.organization_id
  left join clients c on c.id = j.client_id`;
const list = { from: sql`jobs j`, alias: 'j', columns, joins };

/** SQL: every job, in the format of the list. */
export const everyJob = (organizationId: string): Sql => everyRow(list, sql`j.organization_id = ${organizationId}`);

const copiedFields = [
  'jd_text',
  'description',
  'client_id',
  'client_name_not_disclosed',
  'direct_video_interview_on_apply',
  'client_name',
  'locations',
  'work_mode',
  'job_type',
  'openings_count',
  'min_experience_years',
  'max_experience_years',
  'currency',
  'min_ctc',
  'max_ctc',
  'ctc_not_disclosed',
  'rate',
  'required_skills',
  'preferred_skills',
  'only_listed_skills',
  'skill_weights',
  'screening_questions',
  'recruiter_id',
  'skip_ai_enrichment',
  'filled',
  'metadata',
] as const satisfies readonly (keyof Job)[];

function refusalOf(error: unknown): unknown {
  if (violates(error, 'jobs_pkey')) return new Conflict('conflict', 'A job with this ID already exists.');
  if (violates(error, 'jobs_external_id_key')) return externalIdTaken('job');
  if (violates(error, 'jobs_client_fkey')) return new NotFound('The client (client_id)');
  if (violates(error, 'jobs_recruiter_fkey')) return new NotFound('The user (recruiter_id)');
  return error;
}

export class JobRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, id: string): Promise<JobView | undefined> {
    return this.#db.row(
      named(
        'job',
        sql`select ${columns} from jobs j ${joins} where j.organization_id = ${organizationId} and j.id = ${id}`,
      ),
    );
  }

  page(organizationId: string, query: JobQuery): Promise<Page<JobView | Tombstone>> {
    const where = new Conditions(sql`j.organization_id = ${organizationId}`)
      .and(query.status, (status) => sql`j.status = ${status}`)
      .and(query.client_id, (clientId) => sql`j.client_id = ${clientId}`)
      .and(query.external_id, (externalId) => sql`j.external_id = ${externalId}`)
      .andSearch(likePattern(query.search), (pattern) => sql`j.title ilike ${pattern}`);
    const hasCount = query.client_id === undefined && query.external_id === undefined && !where.isSearch;
    const total = hasCount ? storedCount(organizationId, 'jobs', query.status) : undefined;
    return readList(this.#db, list, where, query, total, deletedOf(organizationId, 'job'));
  }

  async insert(organizationId: string, input: CreateJob, id = newId()): Promise<string> {
    await this.#insert({ ...input, id, organization_id: organizationId });
    return id;
  }

  /** Also copies the record of values that enrichment filled in, so that enrichment may replace them. */
  async insertCopy(source: Job, copy: { id: string; title: string }): Promise<void> {
    const fields = Object.fromEntries(copiedFields.map((name) => [name, source[name]]));
    await this.#insert({ ...fields, ...copy, status: 'draft', organization_id: source.organization_id });
  }

  async #insert(job: object): Promise<void> {
    try {
      await this.#db.transaction(async () => {
        const em = this.#db.em();
        em.create(Job, job as never);
        await em.flush();
      });
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** `isRead`: nothing waits to be read from the current description. */
  async reading(organizationId: string, id: string): Promise<{ filled: string[]; isRead: boolean }> {
    const row = await this.#db.row<{ filled: string[]; is_read: boolean }>(
      sql`select j.reading_version > 0 or j.skip_ai_enrichment or concat(j.jd_text, j.description) = '' as is_read,
          array(select f.key from jsonb_each(j.filled) f
            where f.value = jsonb_build_object('locations', j.locations, 'work_mode', j.work_mode,
              'min_experience_years', j.min_experience_years, 'max_experience_years', j.max_experience_years) -> f.key
          ) as filled
        from jobs j where j.organization_id = ${organizationId} and j.id = ${id}`,
    );
    return { filled: row?.filled ?? [], isRead: row?.is_read ?? true };
  }

  lock(organizationId: string, id: string): Promise<Job | undefined> {
    return this.#db.lock(Job, organizationId, id);
  }

  /** Returns the names of the fields that differed. */
  async save(job: Job, change: UpdateJob & { reading_version?: 0 }): Promise<string[]> {
    try {
      return await this.#db.save(job, change);
    } catch (error) {
      throw refusalOf(error);
    }
  }
}
