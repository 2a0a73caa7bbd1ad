import { candidateSearch } from '#modules/candidates';
import { deletedOf } from '#platform/database/changes.ts';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { everyRow, readList } from '#platform/database/list.ts';
import { capOf, countOfPage, longestWalk } from '#platform/database/lists/list-order.ts';
import { empty, named, type Sql, shared, sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { Tombstone } from '#platform/paging/tombstone.ts';
import type { ApplicationFilter, EnrichedApplication, StatusEvent } from './application.schemas.ts';

/** Readers who do not see emails cannot find by them. */
type Reader = { seesContact: boolean };

const storedColumns = sql`a.id, a.candidate_id, a.job_id, a.organization_id, a.external_id, a.status,
  a.screening_score, a.match_score, a.notes, a.shortlisted_by_user_id, a.shortlisted_at, a.screening_started_at, a.screening_completed_at,
  a.status_date, a.outreach_sent_at, a.interest_clicked_at, a.video_interview_invite_sent_at, a.whatsapp_started_at,
  a.closed_at, a.closed_by_user_id, a.metadata, a.created_at, a.updated_at, status_outcome(a.status) as outcome,
  case when a.status = 'rejected' then coalesce(a.rejected_at, a.status_date) end as rejected_at`;
/** A new application has no reason to look up. */
export const newApplicationColumns = sql`${storedColumns}, null::jsonb as rejection_reason`;
export const applicationColumns = sql`${storedColumns}, case when a.rejection_reason_id is not null then (
    select jsonb_build_object('id', rr.id, 'code', rr.code, 'label', rr.label) from rejection_reasons rr
    where rr.organization_id = a.organization_id and rr.id = a.rejection_reason_id) end as rejection_reason`;

const enriched = sql`${applicationColumns}, j.title as job_title, j.status as job_status,
  c.full_name as candidate_full_name, c.email as candidate_email, a.interest_declined_at`;
const joins = sql`join jobs j on j.organization_id = a.organization_id and j.id = a.job_id
  join candidates c on c.organization_id = a.organization_id and c.id = a.candidate_id`;
// Joins by ID alone. The foreign keys ensure the same organization. With organization_id as well, PostgreSQL may choose
// an index that begins with it, and read all jobs of the organization for each row.
const joinsOfPage = sql`join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id`;

/** Ids first, by the trigram indexes of each table: a condition across the join would read the whole organization. */
const matching = (organizationId: string, pattern: string, reader: Reader) =>
  sql`(a.candidate_id = any(array(
      select id from candidates
      where organization_id = ${organizationId} and ${candidateSearch(pattern, reader)}))
    or a.job_id = any(array(select id from jobs where organization_id = ${organizationId} and title ilike ${pattern})))`;

/** SQL: the search condition for readers who see emails. */
export const applicationSearch = (organizationId: string, pattern: string): Sql =>
  matching(organizationId, pattern, { seesContact: true });

/**
 * A word can be in most titles, or in one name. The total is the sum of the matching jobs' counts and the matching
 * candidates' other applications. Where it is large, walking down the list meets the newest soon; where it is small, or
 * the matches are old, all are gathered and sorted.
 */
function searchPage(organizationId: string, pattern: string, query: PageQuery, reader: Reader): Sql {
  const { limit, offset } = query;
  const tenant = shared(organizationId);
  const end = limit + offset;
  const cap = capOf(query);
  return sql`with candidate as materialized (
      select id from candidates where organization_id = ${tenant} and ${candidateSearch(pattern, reader)}),
    job as materialized (
      select id, applicant_count from jobs where organization_id = ${tenant} and title ilike ${pattern}),
    total as materialized (
      select (select coalesce(sum(applicant_count), 0) from job) + (
        select count(*) from (
          select 1 from candidate c join candidate_jobs a on a.organization_id = ${tenant} and a.candidate_id = c.id
          where a.job_id not in (select id from job) ${cap === undefined ? empty : sql`limit ${cap + 1}`}) as others) as n),
    direction as materialized (
      select ${cap === undefined ? empty : sql`n > ${cap} or`} n::float8 * n > ${end}::float8 * (
        select coalesce(sum(l.n), 0) from list_counts l
        where l.organization_id = ${tenant} and l.list = 'applications') as is_down from total),
    walked as materialized (
      select a.id, a.created_at from (
        select a.* from candidate_jobs a where a.organization_id = ${tenant}
        order by a.created_at desc, a.id desc limit ${longestWalk(end)}) as a
      where (select is_down from direction)
        and (a.candidate_id in (select id from candidate) or a.job_id in (select id from job))
      order by a.created_at desc, a.id desc limit ${end}),
    -- materialized: seeing a small limit, PostgreSQL would walk down the list for these few too
    gathered as materialized (
      select a.id, a.created_at from candidate_jobs a
      where (select count(*) from walked) < least(${end}, (select n from total)) and a.organization_id = ${tenant}
        and (a.candidate_id = any(array(select id from candidate)) or a.job_id = any(array(select id from job)))),
    found as (
      select id, created_at from walked where not exists (select from gathered)
      union all select id, created_at from gathered),
    page as (select id from found order by created_at desc, id desc limit ${limit} offset ${offset})
    select ${enriched}, (select n from total) as total
    from page join candidate_jobs a on a.organization_id = ${tenant} and a.id = page.id ${joinsOfPage}
    order by a.created_at desc, a.id desc`;
}

const list = { from: sql`candidate_jobs a`, alias: 'a', columns: enriched, joins: joinsOfPage };
const countOfAll = (organizationId: string) =>
  sql`select coalesce(sum(n), 0) from list_counts where organization_id = ${organizationId} and list = 'applications'`;
/** SQL: number of applications to the job, which is also its number of candidates. */
export const countOfJob = (organizationId: string, jobId: string) =>
  sql`select coalesce((select applicant_count from jobs where organization_id = ${organizationId} and id = ${jobId}), 0)`;

/** The stored count for these filters, if there is one. */
function totalOf(organizationId: string, filter: ApplicationFilter): Sql | undefined {
  const { candidate_id: candidateId, job_id: jobId, status, external_id: externalId } = filter;
  if (candidateId || externalId || (jobId && status)) return undefined;
  if (jobId) return countOfJob(organizationId, jobId);
  return status ? sql`${countOfAll(organizationId)} and status = ${status}` : countOfAll(organizationId);
}

/** Writers of an application's events lock its row, so later events have later timestamps. */
const history = {
  from: sql`(select *, changed_at as created_at from candidate_job_status_events) e`,
  alias: 'e',
  columns: sql`e.id, e.application_id, e.from_status, e.to_status, e.changed_at, e.changed_by_user_id`,
  changedAt: 'changed_at',
};

/** All applications as the list returns them. */
export const everyApplication = (organizationId: string): Sql =>
  everyRow(list, sql`a.organization_id = ${organizationId}`);

/** All status events, grouped by application, newest first. */
export const everyStatusEvent = (organizationId: string): Sql =>
  sql`select ${history.columns} from candidate_job_status_events e where e.organization_id = ${organizationId}
    order by e.application_id, e.changed_at desc, e.id desc`;

export class ApplicationQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, id: string): Promise<EnrichedApplication | undefined> {
    return this.#db.row(
      named(
        'application',
        sql`select ${enriched} from candidate_jobs a ${joins}
          where a.organization_id = ${organizationId} and a.id = ${id}`,
      ),
    );
  }

  /** Whether any application is in this status. */
  async hasStatus(organizationId: string, status: string): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from candidate_jobs where organization_id = ${organizationId} and status = ${status} limit 1`,
    );
    return row !== undefined;
  }

  page(
    organizationId: string,
    query: ApplicationFilter,
    reader: Reader,
  ): Promise<Page<EnrichedApplication | Tombstone>> {
    const {
      candidate_id: candidateId,
      job_id: jobId,
      status,
      search,
      min_score: minScore,
      external_id: externalId,
    } = query;
    const isSearchAlone = !candidateId && !jobId && !status && !externalId && minScore === undefined && !query.after;
    const pattern = likePattern(search);
    if (pattern && isSearchAlone && query.below === undefined)
      return this.#search(organizationId, pattern, query, reader);
    const where = new Conditions(sql`a.organization_id = ${organizationId}`)
      .and(candidateId, (value) => sql`a.candidate_id = ${value}`)
      .and(jobId, (value) => sql`a.job_id = ${value}`)
      .and(status, (value) => sql`a.status = ${value}`)
      .and(externalId, (value) => sql`a.external_id = ${value}`)
      .andSearch(minScore, (score) => sql`a.match_score >= ${score}`)
      .andSearch(pattern, (value) => matching(organizationId, value, reader));
    const deleted = deletedOf(organizationId, 'application')
      .and(candidateId, (value) => sql`t.candidate_id = ${value}`)
      .and(jobId, (value) => sql`t.job_id = ${value}`);
    return readList(this.#db, list, where, query, where.isSearch ? undefined : totalOf(organizationId, query), deleted);
  }

  async #search(
    organizationId: string,
    pattern: string,
    query: PageQuery,
    reader: Reader,
  ): Promise<Page<EnrichedApplication>> {
    const rows = await this.#db.rows<EnrichedApplication & { total: number }>(
      searchPage(organizationId, pattern, query, reader),
    );
    if (rows[0]) return { rows, ...countOfPage(rows[0].total, capOf(query)) };
    if (query.offset === 0) return { rows, total: 0 };
    // Past the end there is no row to carry the total.
    const first = await this.#search(organizationId, pattern, { ...query, limit: 1, offset: 0 }, reader);
    return { rows, total: first.total };
  }

  /** Events of all applications of a candidate, newest first. */
  eventsOfCandidate(organizationId: string, candidateId: string): Promise<StatusEvent[]> {
    const tenant = shared(organizationId);
    return this.#db.rows(
      sql`select ${history.columns} from candidate_job_status_events e
        where e.organization_id = ${tenant} and e.application_id in (
          select id from candidate_jobs where organization_id = ${tenant} and candidate_id = ${candidateId})
        order by e.changed_at desc, e.id desc`,
    );
  }

  /** Newest first. Undefined if the organization has no such application. */
  async events(
    organizationId: string,
    applicationId: string,
    query: PageQuery,
  ): Promise<Page<StatusEvent> | undefined> {
    const where = new Conditions(sql`e.organization_id = ${organizationId}`).and(
      applicationId,
      (id) => sql`e.application_id = ${id}`,
    );
    const [application, page] = await Promise.all([
      this.#db.row(
        named(
          'application-exists',
          sql`select 1 from candidate_jobs where organization_id = ${organizationId} and id = ${applicationId}`,
        ),
      ),
      readList<StatusEvent>(this.#db, history, where, query),
    ]);
    return application ? page : undefined;
  }
}
