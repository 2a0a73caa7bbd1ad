import { Conditions } from '#platform/database/conditions.ts';
import { type Database, prepared } from '#platform/database/database.ts';
import { readPage } from '#platform/database/list.ts';
import { containing, type Page, type PageQuery } from '#platform/http/page.ts';
import type { ApplicationFilter, EnrichedApplication, StatusEvent } from './application.schemas.ts';

/** The columns of an application in answers. */
export const applicationColumns = `a.id, a.candidate_id, a.job_id, a.organization_id, a.status, a.screening_score,
  a.match_score, a.notes, a.shortlisted_by_user_id, a.shortlisted_at, a.screening_started_at, a.screening_completed_at,
  a.status_date, a.outreach_sent_at, a.interest_clicked_at, a.video_interview_invite_sent_at, a.whatsapp_started_at,
  a.closed_at, a.closed_by_user_id, a.metadata, a.created_at, a.updated_at`;

const enriched = `${applicationColumns}, j.title as job_title, j.status as job_status,
  c.full_name as candidate_full_name, c.email as candidate_email`;
const joins = `join jobs j on j.organization_id = a.organization_id and j.id = a.job_id
  join candidates c on c.organization_id = a.organization_id and c.id = a.candidate_id`;
// By id alone, which the foreign keys keep within the organization: with it PostgreSQL takes an index that begins with
// the organization, and reads all of its jobs for each row.
const joinsOfPage = 'join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id';

const one = prepared(
  'application',
  `select ${enriched} from candidate_jobs a ${joins} where a.organization_id = $1 and a.id = $2`,
);

// Ids first, by the trigram indexes of each table: a condition across the join would read the whole organization.
const matching = `(a.candidate_id = any(array(
    select id from candidates where organization_id = $1 and (full_name ilike ? or email ilike ?)))
  or a.job_id = any(array(select id from jobs where organization_id = $1 and title ilike ?)))`;

// A word can be in most titles, or in one name. What it matches is found once; how many applications that makes is the
// sum of the jobs' counts and the candidates' other applications. Where they are many, the newest are met soon on the
// way down the list (some `total` of all, so a page of n is n * all / total rows away); where they are few, all of them
// are gathered and sorted.
const found = `with candidate as materialized (
    select id from candidates where organization_id = $1 and (full_name ilike $2 or email ilike $2)),
  job as materialized (select id, applicant_count from jobs where organization_id = $1 and title ilike $2),
  total as materialized (
    select (select coalesce(sum(applicant_count), 0) from job) + (
      select count(*) from candidate c join candidate_jobs a on a.organization_id = $1 and a.candidate_id = c.id
      where a.job_id not in (select id from job)) as n),
  way as materialized (
    select n::float8 * n > ($3::float8 + $4) * (select coalesce(sum(l.n), 0) from list_counts l
      where l.organization_id = $1 and l.list = 'applications') as "isDown" from total),
  -- materialized: seeing a small limit, PostgreSQL would walk down the list for these few too
  gathered as materialized (
    select a.id, a.created_at from candidate_jobs a
    where not (select "isDown" from way) and a.organization_id = $1
      and (a.candidate_id = any(array(select id from candidate)) or a.job_id = any(array(select id from job)))),
  met as (
    (select a.id, a.created_at from candidate_jobs a
     where (select "isDown" from way) and a.organization_id = $1
       and (a.candidate_id in (select id from candidate) or a.job_id in (select id from job))
     order by a.created_at desc, a.id desc limit $3::int8 + $4)
    union all
    (select id, created_at from gathered order by created_at desc, id desc limit $3::int8 + $4)),
  page as (select id from met order by created_at desc, id desc limit $3 offset $4)
  select ${enriched}, (select n from total) as total
  from page join candidate_jobs a on a.organization_id = $1 and a.id = page.id ${joinsOfPage}
  order by a.created_at desc, a.id desc`;

const list = { from: 'candidate_jobs a', alias: 'a', columns: enriched, joins: joinsOfPage };
const all = `select coalesce(sum(n), 0) from list_counts where organization_id = $1 and list = 'applications'`;
const ofStatus = `${all} and status = $2`;
const ofJob = 'select coalesce((select applicant_count from jobs where organization_id = $1 and id = $2), 0)';

const exists = prepared('application-exists', 'select 1 from candidate_jobs where organization_id = $1 and id = $2');
// An application's events are written by who holds its row: later ones have later times.
const history = {
  from: '(select *, changed_at as created_at from candidate_job_status_events) e',
  alias: 'e',
  columns: 'e.id, e.application_id, e.from_status, e.to_status, e.changed_at, e.changed_by_user_id',
  changedAt: 'changed_at',
};

/** What lists and details of applications read, joined with their candidates and jobs. */
export class ApplicationQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, id: string): Promise<EnrichedApplication | undefined> {
    return this.#db.row(one, [organizationId, id]);
  }

  page(organizationId: string, query: ApplicationFilter): Promise<Page<EnrichedApplication>> {
    const { candidate_id: candidateId, job_id: jobId, status, search, min_score: minScore } = query;
    const isSearchAlone = !candidateId && !jobId && !status && minScore === undefined && !query.after;
    if (search && isSearchAlone) return this.#search(organizationId, search, query);
    const where = new Conditions()
      .and('a.organization_id = ?', organizationId)
      .and('a.candidate_id = ?', candidateId)
      .and('a.job_id = ?', jobId)
      .and('a.status = ?', status)
      .andSearch('a.match_score >= ?', minScore)
      .andSearch(matching, containing(search));
    const isCounted = !candidateId && !where.isSearch && !(jobId && status);
    const total = isCounted ? (jobId ? ofJob : status ? ofStatus : all) : undefined;
    return readPage(this.#db, list, where, query, total);
  }

  async #search(organizationId: string, search: string, query: PageQuery): Promise<Page<EnrichedApplication>> {
    const rows = await this.#db.rows<EnrichedApplication & { total: number }>(found, [
      organizationId,
      containing(search),
      query.limit,
      query.offset,
    ]);
    if (rows[0]) return { rows, total: rows[0].total };
    if (query.offset === 0) return { rows, total: 0 };
    // Past the end there is no row to carry the total.
    return { rows, total: (await this.#search(organizationId, search, { ...query, limit: 1, offset: 0 })).total };
  }

  /** Newest first. Undefined when the organization has no such application. */
  async events(
    organizationId: string,
    applicationId: string,
    query: PageQuery,
  ): Promise<Page<StatusEvent> | undefined> {
    const where = new Conditions()
      .and('e.organization_id = ?', organizationId)
      .and('e.application_id = ?', applicationId);
    const [known, page] = await Promise.all([
      this.#db.row(exists, [organizationId, applicationId]),
      readPage<StatusEvent>(this.#db, history, where, query),
    ]);
    return known ? page : undefined;
  }
}
