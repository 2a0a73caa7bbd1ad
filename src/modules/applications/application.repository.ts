import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { empty, named, raw, type Sql, type Statement, shared, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import { externalIdTaken } from '#platform/schema/external-id.ts';
import { applicationColumns, newApplicationColumns } from './application.queries.ts';
import type { ApplicationChange, ApplicationView } from './application.schemas.ts';

export type ApplyTarget = {
  pipelineStatuses: string[];
  outreachEnabled: boolean;
  /** Null when the organization has no such job. */
  directInterview: boolean | null;
};
export type NewApplication = { candidateId: string; matchScore: number | null; externalId: string | null };
export type ApplicationFields = { status: string; notes: string | null; metadata: Record<string, unknown> | null };
export type LockedApplication = {
  matchScore: number | null;
  matchScoreSource: 'computed' | 'integration';
  candidateId: string;
  jobId: string;
  status: string;
};

export type SentColumn = 'outreach_sent_at' | 'video_interview_invite_sent_at';

// Locks are taken in one order: candidate, new applications, existing ones by id, and at commit the job, by the deferred
// triggers of its counters.

/** Statuses that set `closed_at`: unlike a closed application, without `withdrawn`. */
const setsClosedAt = raw(`('hired', 'rejected', 'Candidate joined')`);
const targetColumns = sql`o.pipeline_statuses, o.outreach_enabled, j.direct_video_interview_on_apply as direct_interview`;

export class ApplicationRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  target(organizationId: string, jobId: string): Promise<ApplyTarget | undefined> {
    return this.#db.record(
      named(
        'apply-target',
        sql`select ${targetColumns}
          from organizations o left join jobs j on j.organization_id = o.id and j.id = ${jobId}
          where o.id = ${organizationId}`,
      ),
    );
  }

  /** `candidateStatus` is null when the organization has no such candidate. */
  targetFor(
    organizationId: string,
    jobId: string,
    candidateId: string,
  ): Promise<(ApplyTarget & { candidateStatus: string | null }) | undefined> {
    return this.#db.record(
      named(
        'apply-target-for',
        sql`select ${targetColumns}, c.talent_pool_status as candidate_status
          from organizations o left join jobs j on j.organization_id = o.id and j.id = ${jobId}
            left join candidates c on c.organization_id = o.id and c.id = ${candidateId}
          where o.id = ${organizationId}`,
      ),
    );
  }

  /** Targets of the pairs, in their order. Leaves out pairs whose candidate or job the organization does not have. */
  targetsFor(
    organizationId: string,
    pairs: readonly { candidateId: string; jobId: string }[],
  ): Promise<(ApplyTarget & { index: number; candidateStatus: string })[]> {
    return this.#db.records(
      named(
        'apply-targets',
        sql`select p.n::int - 1 as index, ${targetColumns}, c.talent_pool_status as candidate_status
          from unnest(${pairs.map(({ jobId }) => jobId)}::uuid[],
              ${pairs.map(({ candidateId }) => candidateId)}::uuid[]) with ordinality as p (job_id, candidate_id, n)
            join organizations o on o.id = ${organizationId}
            join jobs j on j.organization_id = o.id and j.id = p.job_id
            join candidates c on c.organization_id = o.id and c.id = p.candidate_id`,
      ),
    );
  }

  /** Statuses of the candidates that the organization has, by ID. */
  async candidateStatuses(organizationId: string, candidateIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.#db.records<{ id: string; status: string }>(
      named(
        'apply-candidates',
        sql`select id, talent_pool_status as status from candidates
          where organization_id = ${organizationId} and id = any(${candidateIds}::uuid[])`,
      ),
    );
    return new Map(rows.map(({ id, status }) => [id, status]));
  }

  /** Returns ids by candidate. */
  async lockExisting(
    organizationId: string,
    jobId: string,
    candidateIds: readonly string[],
  ): Promise<Map<string, string>> {
    const rows = await this.#db.records<{ id: string; candidateId: string }>(
      named(
        'apply-existing',
        sql`select a.id, a.candidate_id from candidate_jobs a
          where a.organization_id = ${organizationId} and a.job_id = ${jobId}
            and a.candidate_id = any(${candidateIds}::uuid[])
          order by a.id for no key update`,
      ),
    );
    return new Map(rows.map(({ id, candidateId }) => [candidateId, id]));
  }

  /**
   * Adds first status events, too. Skips applications that exist or are added concurrently, and those with the external ID
   * of another.
   */
  insert(
    organizationId: string,
    jobId: string,
    items: readonly NewApplication[],
    { status, notes, metadata }: ApplicationFields,
  ): Promise<ApplicationView[]> {
    const given = sql`select i.*, ${jobId}::uuid as job_id, ${status}::text as status, ${notes}::text as notes,
        ${metadata}::jsonb as metadata
      from unnest(${items.map(() => newId())}::uuid[], ${items.map(() => newId())}::uuid[],
        ${items.map((item) => item.candidateId)}::uuid[], ${items.map((item) => item.matchScore)}::float8[],
        ${items.map((item) => item.externalId)}::text[]) as i (id, event_id, candidate_id, match_score, external_id)`;
    return this.#db.rows(insertion('apply', organizationId, items, given));
  }

  /** Like `insert`, but each item has its own job and fields. */
  insertAll(
    organizationId: string,
    items: readonly (NewApplication & ApplicationFields & { jobId: string })[],
  ): Promise<ApplicationView[]> {
    const given = sql`select id, event_id, candidate_id, match_score, external_id, job_id, status, notes, metadata::jsonb
      from unnest(${items.map(() => newId())}::uuid[], ${items.map(() => newId())}::uuid[],
        ${items.map((item) => item.candidateId)}::uuid[], ${items.map((item) => item.matchScore)}::float8[],
        ${items.map((item) => item.externalId)}::text[], ${items.map((item) => item.jobId)}::uuid[],
        ${items.map((item) => item.status)}::text[],
        ${items.map((item) => item.notes)}::text[],
        ${items.map((item) => item.metadata && JSON.stringify(item.metadata))}::text[])
        as i (id, event_id, candidate_id, match_score, external_id, job_id, status, notes, metadata)`;
    return this.#db.rows(insertion('apply-together', organizationId, items, given));
  }

  /** Undefined when the organization has no such application. */
  lock(organizationId: string, id: string): Promise<LockedApplication | undefined> {
    return this.#db.record(
      named(
        'application-lock',
        sql`select match_score, match_score_source, candidate_id, job_id, status from candidate_jobs
          where organization_id = ${organizationId} and id = ${id} for no key update`,
      ),
    );
  }

  /** Like `lock`. Returns the IDs of the applications that exist. */
  async lockAll(organizationId: string, ids: readonly string[]): Promise<string[]> {
    const rows = await this.#db.rows<{ id: string }>(
      sql`select id from candidate_jobs where organization_id = ${organizationId} and id = any(${ids}::uuid[])
        order by id for no key update`,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Lock the applications first. Also writes the event of a status change. Throws Conflict on another application's external
   * ID.
   */
  async change(
    organizationId: string,
    ids: readonly string[],
    fields: ApplicationChange,
    by: ChangeOptions,
  ): Promise<void> {
    try {
      await this.#db.rows(named('application-change', changeOf(organizationId, ids, fields, by)));
    } catch (error) {
      throw violates(error, 'candidate_jobs_external_id_key') ? externalIdTaken('application') : error;
    }
  }

  /** Application ids, by those of the external IDs that are in use. */
  async idsByExternalId(organizationId: string, externalIds: readonly string[]): Promise<Map<string, string>> {
    if (externalIds.length === 0) return new Map();
    const rows = await this.#db.records<{ id: string; externalId: string }>(
      sql`select id, external_id from candidate_jobs
        where organization_id = ${organizationId} and external_id = any(${externalIds}::text[])`,
    );
    return new Map(rows.map(({ id, externalId }) => [externalId, id]));
  }

  /** Applications of these candidates to these jobs. */
  ofPairs(
    organizationId: string,
    candidateIds: readonly string[],
    jobIds: readonly string[],
  ): Promise<({ id: string; candidateId: string; jobId: string } & Pick<ApplicationFields, 'status' | 'metadata'>)[]> {
    if (candidateIds.length === 0 || jobIds.length === 0) return Promise.resolve([]);
    return this.#db.records(
      named(
        'applications-of-pairs',
        sql`select a.id, a.candidate_id, a.job_id, a.status, a.metadata from candidate_jobs a
          where a.organization_id = ${organizationId} and a.candidate_id = any(${candidateIds}::uuid[])
            and a.job_id = any(${jobIds}::uuid[])`,
      ),
    );
  }

  /** Leaves out external IDs that are not in use. */
  pairsByExternalId(
    organizationId: string,
    externalIds: readonly string[],
  ): Promise<{ externalId: string; candidateId: string; jobId: string }[]> {
    if (externalIds.length === 0) return Promise.resolve([]);
    return this.#db.records(
      sql`select external_id, candidate_id, job_id from candidate_jobs
        where organization_id = ${organizationId} and external_id = any(${externalIds}::text[])`,
    );
  }

  byIds(organizationId: string, ids: readonly string[]): Promise<ApplicationView[]> {
    return this.#db.rows(
      named(
        'applications-by-ids',
        sql`select ${applicationColumns} from candidate_jobs a
          where a.organization_id = ${organizationId} and a.id = any(${ids}::uuid[])`,
      ),
    );
  }

  /** Status events go with them. Returns the number of those that the organization had. */
  async removeAll(organizationId: string, ids: readonly string[]): Promise<number> {
    const rows = await this.#db.rows(
      sql`delete from candidate_jobs where organization_id = ${organizationId} and id = any(${ids}::uuid[]) returning 1`,
    );
    return rows.length;
  }

  async recordSent(
    organizationId: string,
    column: SentColumn,
    messages: readonly { messageId: string; candidateId: string }[],
  ): Promise<void> {
    // Names the candidates, too, so that PostgreSQL uses no index of jobs. Where most applications have this time set,
    // it expects that none is left without it. It would then compare each of thousands with each message.
    await this.#db.rows(
      sql`update candidate_jobs a set ${raw(column)} = m.sent_at, updated_at = now()
          from outbound_messages m
          where m.organization_id = ${organizationId} and m.id = any(${messages.map((one) => one.messageId)}::uuid[])
            and a.organization_id = ${organizationId} and a.candidate_id = any(${messages.map((one) => one.candidateId)}::uuid[])
            and a.candidate_id = m.candidate_id and a.job_id is not distinct from m.job_id
            and a.${raw(column)} is null and m.sent_at is not null`,
    );
  }
}

/** Scores and external IDs, by application ID. */
export type ChangesById = {
  scores?: ReadonlyMap<string, number | null> | undefined;
  externalIds?: ReadonlyMap<string, string | null> | undefined;
};
/** `userId` is null for an API key. `undoes`: the event of the move that this one takes back. */
export type MadeBy = { userId: string | null; reasonId?: string | null | undefined; undoes?: string | undefined };
type ChangeOptions = ChangesById & MadeBy;

/**
 * Inserts in one order, so that overlapping inserts cannot deadlock. Checks external IDs for conflicts only if one is
 * given.
 */
function insertion(name: string, organizationId: string, items: readonly NewApplication[], given: Sql): Statement {
  const tenant = shared(organizationId);
  const hasExternalId = items.some((item) => item.externalId !== null);
  const pair = hasExternalId ? empty : sql`(organization_id, candidate_id, job_id)`;
  const insert = sql`with given as (${given}),
    inserted as (
      insert into candidate_jobs as a (id, organization_id, external_id, candidate_id, job_id, status, notes, metadata,
        match_score, match_score_source, screening_started_at, screening_completed_at, closed_at)
      select id, ${tenant}, external_id, candidate_id, job_id, status, notes, metadata, match_score,
        case when match_score is null then 'computed' else 'integration' end,
        case when status = 'screening' then now() end, case when status = 'screened' then now() end,
        case when status in ${setsClosedAt} then now() end
      from given order by candidate_id, job_id
      on conflict ${pair} do nothing
      returning ${newApplicationColumns}),
    history as (
      insert into candidate_job_status_events (id, organization_id, application_id, to_status, changed_at)
      select g.event_id, ${tenant}, a.id, a.status, a.status_date from inserted a join given g on g.id = a.id)
    select * from inserted`;
  return named(hasExternalId ? `${name}-external` : name, insert);
}

/** Lock the rows before. statement_timestamp() is later than the change that the lock waited for, unlike now(). */
function changeOf(organizationId: string, ids: readonly string[], fields: ApplicationChange, by: ChangeOptions): Sql {
  const tenant = shared(organizationId);
  const userId = shared(by.userId);
  const status = shared(fields.status ?? null);
  const notes = { isGiven: shared(fields.notes !== undefined), value: shared(fields.notes ?? null) };
  const metadata = { isGiven: shared(fields.metadata !== undefined), value: shared(fields.metadata ?? null) };
  const hasScore = shared(fields.match_score !== undefined || by.scores !== undefined);
  const scores = ids.map((id) => by.scores?.get(id) ?? fields.match_score ?? null);
  const externalIds = ids.map((id) => by.externalIds?.get(id) ?? fields.external_id);
  const hasExternalIds = ids.map((id) => by.externalIds?.has(id) ?? fields.external_id !== undefined);
  const merged = sql`case when ${metadata.value}::jsonb is null then null
    else coalesce(a.metadata, '{}') || ${metadata.value}::jsonb end`;
  const reason = { isGiven: shared(by.reasonId !== undefined), id: shared(by.reasonId ?? null) };
  const scoreSource = sql`case when w.match_score is null then 'computed' else 'integration' end`;
  const now = sql`statement_timestamp()`;
  return sql`with wanted as (
      select a.id, a.status as old_status, i.event_id, i.match_score,
        case when i.has_external_id then i.external_id else a.external_id end as external_id
      from candidate_jobs a
        join unnest(${ids}::uuid[], ${ids.map(() => newId())}::uuid[], ${scores}::float8[],
            ${hasExternalIds}::bool[], ${externalIds.map((value) => value ?? null)}::text[])
          as i (id, event_id, match_score, has_external_id, external_id) on i.id = a.id
      where a.organization_id = ${tenant}),
    changed as (
      update candidate_jobs a set
        status = coalesce(${status}, a.status),
        external_id = w.external_id,
        notes = case when ${notes.isGiven} then ${notes.value} else a.notes end,
        metadata = case when ${metadata.isGiven} then ${merged} else a.metadata end,
        match_score = case when ${hasScore} then w.match_score else a.match_score end,
        match_score_source = case when ${hasScore} then ${scoreSource} else a.match_score_source end,
        status_date = case when a.status <> ${status} then ${now} else a.status_date end,
        screening_started_at =
          case when a.status <> ${status} and ${status} = 'screening' then ${now} else a.screening_started_at end,
        screening_completed_at =
          case when a.status <> ${status} and ${status} = 'screened' then ${now} else a.screening_completed_at end,
        closed_at =
          case when a.status <> ${status} then case when ${status} in ${setsClosedAt} then ${now} end else a.closed_at end,
        closed_by_user_id = case when a.status <> ${status}
          then case when ${status} in ${setsClosedAt} then ${userId}::uuid end else a.closed_by_user_id end,
        rejection_reason_id = case when ${reason.isGiven} then ${reason.id}::uuid else a.rejection_reason_id end,
        updated_at = ${now}
      from wanted w
      where a.id = w.id and a.organization_id = ${tenant} and (
        a.status <> ${status}
        or a.external_id is distinct from w.external_id
        or (${reason.isGiven} and a.rejection_reason_id is distinct from ${reason.id}::uuid)
        or (${notes.isGiven} and a.notes is distinct from ${notes.value})
        or (${metadata.isGiven} and a.metadata is distinct from ${merged})
        or (${hasScore} and (a.match_score, a.match_score_source) is distinct from (w.match_score, ${scoreSource})))
      returning a.id, a.status, w.old_status, w.event_id)
    insert into candidate_job_status_events
      (id, organization_id, application_id, from_status, to_status, changed_by_user_id, changed_at, undoes_event_id)
    select event_id, ${tenant}, id, old_status, status, ${userId}::uuid, ${now}, ${shared(by.undoes ?? null)}::uuid
    from changed where status <> old_status`;
}
