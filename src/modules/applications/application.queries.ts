import { Conditions } from '#platform/database/conditions.ts';
import { type Database, prepared } from '#platform/database/database.ts';
import { containing, type Page, type PageQuery } from '#platform/http/page.ts';
import type { ApplicationQuery, EnrichedApplication, StatusEvent } from './application.schemas.ts';

/** The columns of an application in answers. */
export const applicationColumns = `a.id, a.candidate_id, a.job_id, a.organization_id, a.status, a.screening_score,
  a.match_score, a.notes, a.shortlisted_by_user_id, a.shortlisted_at, a.screening_started_at, a.screening_completed_at,
  a.status_date, a.outreach_sent_at, a.interest_clicked_at, a.video_interview_invite_sent_at, a.whatsapp_started_at,
  a.closed_at, a.closed_by_user_id, a.metadata, a.created_at, a.updated_at`;

const enriched = `${applicationColumns}, j.title as job_title, j.status as job_status,
  c.full_name as candidate_full_name, c.email as candidate_email`;
const joins = `join jobs j on j.organization_id = a.organization_id and j.id = a.job_id
  join candidates c on c.organization_id = a.organization_id and c.id = a.candidate_id`;

const one = prepared(
  'application',
  `select ${enriched} from candidate_jobs a ${joins} where a.organization_id = $1 and a.id = $2`,
);

// Ids first, by the trigram indexes of each table: a condition across the join would read the whole organization.
const matching = `(a.candidate_id = any(array(
    select id from candidates where organization_id = $1 and (full_name ilike ? or email ilike ?)))
  or a.job_id = any(array(select id from jobs where organization_id = $1 and title ilike ?)))`;

/** What lists and details of applications read, joined with their candidates and jobs. */
export class ApplicationQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, id: string): Promise<EnrichedApplication | undefined> {
    return this.#db.row(one, [organizationId, id]);
  }

  /** The page is cut before the join, so that only its rows are joined. */
  async page(organizationId: string, query: ApplicationQuery): Promise<Page<EnrichedApplication>> {
    const where = new Conditions()
      .and('a.organization_id = ?', organizationId)
      .and('a.candidate_id = ?', query.candidate_id)
      .and('a.job_id = ?', query.job_id)
      .and('a.status = ?', query.status)
      .and(matching, containing(query.search));
    const { limit, parameters } = where.page(query);
    const [rows, total] = await Promise.all([
      this.#db.rows<EnrichedApplication>(
        `with page as (select a.* from candidate_jobs a where ${where.sql} order by a.created_at desc, a.id desc ${limit})
         select ${enriched} from page a ${joins} order by a.created_at desc, a.id desc`,
        parameters,
      ),
      this.#db.row<{ n: number }>(`select count(*) as n from candidate_jobs a where ${where.sql}`, where.parameters),
    ]);
    return { rows, total: total?.n ?? 0 };
  }

  /** Newest first. Undefined when the organization has no such application. */
  async events(
    organizationId: string,
    applicationId: string,
    query: PageQuery,
  ): Promise<Page<StatusEvent> | undefined> {
    const [known, rows, total] = await Promise.all([
      this.#db.row('select 1 from candidate_jobs where organization_id = $1 and id = $2', [
        organizationId,
        applicationId,
      ]),
      this.#db.rows<StatusEvent>(
        `select id, application_id, from_status, to_status, changed_at, changed_by_user_id
         from candidate_job_status_events where organization_id = $1 and application_id = $2
         order by changed_at desc, id desc limit $3 offset $4`,
        [organizationId, applicationId, query.limit, query.offset],
      ),
      this.#db.row<{ n: number }>(
        'select count(*) as n from candidate_job_status_events where organization_id = $1 and application_id = $2',
        [organizationId, applicationId],
      ),
    ]);
    return known ? { rows, total: total?.n ?? 0 } : undefined;
  }
}
