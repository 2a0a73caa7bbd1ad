import { type Database, prepared } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';
import { applicationColumns } from './application.queries.ts';
import type { ApplicationChange, ApplicationView } from './application.schemas.ts';

/** What decides whether and how candidates can be applied to a job. */
export type ApplyTarget = {
  pipelineStatuses: string[];
  outreachEnabled: boolean;
  /** Null when the organization has no such job. */
  directInterview: boolean | null;
};
export type ApplyItem = { candidateId: string; matchScore: number | null };
export type StoredScore = {
  match_score: number | null;
  match_score_source: 'computed' | 'integration';
  candidate_id: string;
  job_id: string;
};

export type SentColumn = 'outreach_sent_at' | 'video_interview_invite_sent_at';

const closed = `('hired', 'rejected', 'Candidate joined')`;

// One order of locks, whoever comes: candidate, new applications, existing ones by id, and the job at commit, by the
// counters' deferred triggers.

const target = prepared(
  'apply-target',
  `select o.pipeline_statuses as "pipelineStatuses", o.outreach_enabled as "outreachEnabled",
     j.direct_video_interview_on_apply as "directInterview"
   from organizations o left join jobs j on j.organization_id = o.id and j.id = $2 where o.id = $1`,
);
const pair = prepared(
  'apply-pair',
  `select o.pipeline_statuses as "pipelineStatuses", o.outreach_enabled as "outreachEnabled",
     j.direct_video_interview_on_apply as "directInterview", c.talent_pool_status as "candidateState"
   from organizations o left join jobs j on j.organization_id = o.id and j.id = $2
     left join candidates c on c.organization_id = o.id and c.id = $3 where o.id = $1`,
);
const candidateStates = prepared(
  'apply-candidates',
  'select id, talent_pool_status as state from candidates where organization_id = $1 and id = any($2::uuid[])',
);

// In candidate order, so that overlapping bulks wait for each other in one direction only.
const insert = prepared(
  'apply',
  `with inserted as (
     insert into candidate_jobs as a (id, organization_id, candidate_id, job_id, status, notes, metadata, match_score,
       match_score_source, screening_started_at, screening_completed_at, closed_at)
     select i.id, $1, i.candidate_id, $2, $7::text, $8::text, $9::jsonb, i.match_score,
       case when i.match_score is null then 'computed' else 'integration' end,
       case when $7 = 'screening' then now() end, case when $7 = 'screened' then now() end,
       case when $7 in ${closed} then now() end
     from unnest($3::uuid[], $4::uuid[], $5::float8[]) as i (id, candidate_id, match_score)
     order by i.candidate_id
     on conflict (organization_id, candidate_id, job_id) do nothing
     returning ${applicationColumns}),
   history as (
     insert into candidate_job_status_events (id, organization_id, application_id, to_status, changed_at)
     select e.event_id, $1, a.id, a.status, a.status_date
     from inserted a join unnest($3::uuid[], $6::uuid[]) as e (application_id, event_id) on e.application_id = a.id)
   select * from inserted`,
);

const existing = prepared(
  'apply-existing',
  `select a.id, a.candidate_id as "candidateId" from candidate_jobs a
   where a.organization_id = $1 and a.job_id = $2 and a.candidate_id = any($3::uuid[])
   order by a.id for no key update`,
);

// One statement for any number of rows: changed where something differs, the change of status recorded. The rows must be
// locked before it: it compares with what it sees, and its own time is after that of the change it waited for (now() is
// not: that is when the transaction began). $3: events, $4: scores; $5-$11: the change, each with whether it is given.
const change = prepared(
  'application-change',
  `with wanted as (
     select a.id, a.status as old_status, i.event_id, i.match_score
     from candidate_jobs a join unnest($2::uuid[], $3::uuid[], $4::float8[]) as i (id, event_id, match_score) on i.id = a.id
     where a.organization_id = $1),
   changed as (
     update candidate_jobs a set
       status = coalesce($5, a.status),
       notes = case when $6 then $7 else a.notes end,
       metadata = case when not $8 then a.metadata when $9::jsonb is null then null else coalesce(a.metadata, '{}') || $9::jsonb end,
       match_score = case when $10 then w.match_score else a.match_score end,
       match_score_source = case when not $10 then a.match_score_source when w.match_score is null then 'computed' else 'integration' end,
       status_date = case when a.status <> $5 then statement_timestamp() else a.status_date end,
       screening_started_at = case when a.status <> $5 and $5 = 'screening' then statement_timestamp() else a.screening_started_at end,
       screening_completed_at = case when a.status <> $5 and $5 = 'screened' then statement_timestamp() else a.screening_completed_at end,
       closed_at = case when a.status <> $5 then case when $5 in ${closed} then statement_timestamp() end else a.closed_at end,
       closed_by_user_id = case when a.status <> $5 then case when $5 in ${closed} then $11::uuid end else a.closed_by_user_id end,
       updated_at = statement_timestamp()
     from wanted w
     where a.id = w.id and a.organization_id = $1 and (
       a.status <> $5
       or ($6 and a.notes is distinct from $7)
       or ($8 and a.metadata is distinct from case when $9::jsonb is null then null else coalesce(a.metadata, '{}') || $9::jsonb end)
       or ($10 and (a.match_score, a.match_score_source) is distinct from
         (w.match_score, case when w.match_score is null then 'computed' else 'integration' end)))
     returning a.id, a.status, w.old_status, w.event_id)
   insert into candidate_job_status_events
     (id, organization_id, application_id, from_status, to_status, changed_by_user_id, changed_at)
   select event_id, $1, id, old_status, status, $11::uuid, statement_timestamp() from changed where status <> old_status`,
);

const lockOne = prepared(
  'application-lock',
  'select match_score, match_score_source, candidate_id, job_id from candidate_jobs where organization_id = $1 and id = $2 for no key update',
);

const byIds = prepared(
  'applications-by-ids',
  `select ${applicationColumns} from candidate_jobs a where a.organization_id = $1 and a.id = any($2::uuid[])`,
);

export class ApplicationRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async target(organizationId: string, jobId: string): Promise<ApplyTarget | undefined> {
    return this.#db.row(target, [organizationId, jobId]);
  }

  /** The target together with the talent-pool state of one candidate, null when the organization has none such. */
  async pair(
    organizationId: string,
    jobId: string,
    candidateId: string,
  ): Promise<(ApplyTarget & { candidateState: string | null }) | undefined> {
    return this.#db.row(pair, [organizationId, jobId, candidateId]);
  }

  /** The talent-pool state of those candidates that the organization has. */
  async candidateStates(organizationId: string, candidateIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.#db.rows<{ id: string; state: string }>(candidateStates, [organizationId, candidateIds]);
    return new Map(rows.map((row) => [row.id, row.state]));
  }

  /** Ids of the applications of these candidates to the job, locked in a fixed order. */
  async lockExisting(
    organizationId: string,
    jobId: string,
    candidateIds: readonly string[],
  ): Promise<Map<string, string>> {
    const rows = await this.#db.rows<{ id: string; candidateId: string }>(existing, [
      organizationId,
      jobId,
      candidateIds,
    ]);
    return new Map(rows.map((row) => [row.candidateId, row.id]));
  }

  /** Adds applications, each with its first status event; a pair that exists (or is made meanwhile) is left alone. */
  insert(
    organizationId: string,
    jobId: string,
    items: readonly ApplyItem[],
    fields: { status: string; notes: string | null; metadata: Record<string, unknown> | null },
  ): Promise<ApplicationView[]> {
    return this.#db.rows(insert, [
      organizationId,
      jobId,
      items.map(() => newId()),
      items.map((item) => item.candidateId),
      items.map((item) => item.matchScore),
      items.map(() => newId()),
      fields.status,
      fields.notes,
      fields.metadata && JSON.stringify(fields.metadata),
    ]);
  }

  /** Locks one application, whose score then stays what it is. Undefined when the organization has none such. */
  lock(organizationId: string, id: string): Promise<StoredScore | undefined> {
    return this.#db.row(lockOne, [organizationId, id]);
  }

  /**
   * Changes the given fields of these locked applications, with the timestamps and the event that a change of status has.
   * `userId` is who changes them, null for an API key.
   */
  async change(
    organizationId: string,
    ids: readonly string[],
    fields: ApplicationChange,
    { scores, userId }: { scores: ReadonlyMap<string, number | null> | undefined; userId: string | null },
  ): Promise<void> {
    const scored = fields.match_score !== undefined || scores !== undefined;
    await this.#db.rows(change, [
      organizationId,
      ids,
      ids.map(() => newId()),
      ids.map((id) => scores?.get(id) ?? fields.match_score ?? null),
      fields.status ?? null,
      fields.notes !== undefined,
      fields.notes ?? null,
      fields.metadata !== undefined,
      fields.metadata ? JSON.stringify(fields.metadata) : null,
      scored,
      userId,
    ]);
  }

  byIds(organizationId: string, ids: readonly string[]): Promise<ApplicationView[]> {
    return this.#db.rows(byIds, [organizationId, ids]);
  }

  /** False when the organization has no such application. Its status events go with it. */
  async remove(organizationId: string, id: string): Promise<boolean> {
    const rows = await this.#db.rows('delete from candidate_jobs where organization_id = $1 and id = $2 returning 1', [
      organizationId,
      id,
    ]);
    return rows.length > 0;
  }

  async recordSent(
    organizationId: string,
    candidateId: string,
    jobId: string,
    column: SentColumn,
    messageId: string,
  ): Promise<void> {
    await this.#db.rows(
      `update candidate_jobs a set ${column} = m.sent_at, updated_at = now() from outbound_messages m
       where a.organization_id = $1 and a.candidate_id = $2 and a.job_id = $3 and a.${column} is null
         and m.organization_id = $1 and m.id = $4 and m.sent_at is not null`,
      [organizationId, candidateId, jobId, messageId],
    );
  }
}
