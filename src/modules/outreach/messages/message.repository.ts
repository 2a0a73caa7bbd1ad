import type { Database } from '#platform/database/database.ts';
import { named, type Sql, type Statement, sql } from '#platform/database/sql.ts';
import { suppressionOf } from '../suppression.repository.ts';
import { decisionLinkDays, type MessageKind, messageKindRules } from './message-kinds.ts';

export type JobApplicant = { candidateId: string; jobId: string };

export type FirstApplyMessage = JobApplicant & {
  id: string;
  kind: MessageKind;
  /** Why not to send it; null to send it. */
  skipped: string | null;
};

export type InvitedInterview = { id: string; candidateId: string; jobId: string | null; expiresAt: string };

export type ScreeningMessage = {
  sessionId: string;
  candidateId: string;
  jobId: string;
  /** When the session and its link expire, as a timestamp from PostgreSQL. */
  expiresAt: string;
  kind: 'screening_invite' | 'screening_reminder';
};

export type RejectionMessage = JobApplicant & { decisionId: string };

/** The time limit for a complaint about discrimination in hiring (EEOC) is as long. */

// Values of the unique dedupe_key: one first-apply message and one interest invite for each candidate and job.
const firstApplyKey = ({ candidateId, jobId }: JobApplicant): string => `first-apply:${candidateId}:${jobId}`;
const interestKey = ({ candidateId, jobId }: JobApplicant): string => `interest:${candidateId}:${jobId}`;

/** SQL: one of these keys, for a row with candidate_id and job_id. */
export const messageKeySql = (reason: 'first-apply' | 'interest', applicant: Sql): Sql =>
  sql`concat_ws(':', ${reason}::text, ${applicant}.candidate_id, ${applicant}.job_id)`;

/** SQL: why the candidate gets no outreach and no reminders, or null. */
const skipReason = (organizationId: string, candidateId: Sql): Sql =>
  sql`(select 'the address has ' || ${suppressionOf(sql`c.organization_id`, sql`c.email`)} from candidates c
      where c.organization_id = ${organizationId} and c.id = ${candidateId})`;

function insertFirstApply(organizationId: string, messages: readonly FirstApplyMessage[]): Statement {
  const column = (valueOf: (message: FirstApplyMessage) => string | null) => messages.map(valueOf);
  return named(
    'insert-first-apply',
    sql`insert into outbound_messages (id, organization_id, kind, dedupe_key, candidate_id, job_id, state, error)
        select id, ${organizationId}::uuid, kind, key, candidate_id, job_id,
          case when skipped is null then 'queued' else 'skipped' end, skipped
        from (
          select m.id, kind, key, candidate_id, job_id, coalesce(skipped,
            case when kind = 'interest_outreach' then ${skipReason(organizationId, sql`candidate_id`)} end) as skipped
          from unnest((select ${column(({ id }) => id)}::uuid[]), ${column(({ kind }) => kind)}::text[],
              ${column(firstApplyKey)}::text[], ${column(({ candidateId }) => candidateId)}::uuid[],
              ${column(({ jobId }) => jobId)}::uuid[], ${column(({ skipped }) => skipped)}::text[])
            as m (id, kind, key, candidate_id, job_id, skipped)) as n
        order by key
        on conflict (organization_id, dedupe_key) do nothing returning id, candidate_id, state`,
  );
}

export class MessageRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Skips candidates who have had their first-apply message for the job. Returns the new messages to send. */
  async insertFirstInvites(
    organizationId: string,
    messages: readonly FirstApplyMessage[],
  ): Promise<{ id: string; candidateId: string }[]> {
    const rows = await this.#db.records<{ id: string; candidateId: string; state: string }>(
      insertFirstApply(organizationId, messages),
    );
    return rows.filter((row) => row.state === 'queued');
  }

  /** As `insertFirstInvites`, without waiting for the result. */
  insertInterestEmails(organizationId: string, messages: readonly FirstApplyMessage[]): void {
    this.#db.send(insertFirstApply(organizationId, messages));
  }

  async insertInvite(organizationId: string, messageId: string, interview: InvitedInterview): Promise<void> {
    const { id, candidateId, jobId, expiresAt } = interview;
    await this.#db.rows(
      sql`insert into outbound_messages
            (id, organization_id, kind, candidate_id, job_id, interview_id, link_expires_at, state)
          values (${messageId}, ${organizationId}, 'video_interview_invite', ${candidateId}, ${jobId}, ${id},
            ${expiresAt}, 'queued')`,
    );
  }

  /** Once for each candidate and job. True while the invite waits for its interview. */
  async insertInterestInvite(organizationId: string, messageId: string, applicant: JobApplicant): Promise<boolean> {
    const { candidateId, jobId } = applicant;
    // The update makes PostgreSQL return an existing message too.
    const row = await this.#db.row<{ waits: boolean }>(
      sql`insert into outbound_messages as m (id, organization_id, kind, dedupe_key, candidate_id, job_id, state)
          values (${messageId}, ${organizationId}, 'video_interview_invite', ${interestKey(applicant)}, ${candidateId},
            ${jobId}, 'queued')
          on conflict (organization_id, dedupe_key) do update set updated_at = now()
          returning m.state = 'queued' and m.interview_id is null as waits`,
    );
    return row?.waits === true;
  }

  /** Once for each session and kind. True for a new message to send. */
  async insertScreening(organizationId: string, messageId: string, message: ScreeningMessage): Promise<boolean> {
    const { kind, candidateId, jobId, sessionId, expiresAt } = message;
    const { isTransactional } = messageKindRules[kind];
    const skipped = isTransactional ? sql`null` : skipReason(organizationId, sql`${candidateId}`);
    const row = await this.#db.row<{ state: string }>(
      sql`insert into outbound_messages (id, organization_id, kind, dedupe_key, candidate_id, job_id,
            screening_session_id, link_expires_at, state, error)
          select ${messageId}::uuid, ${organizationId}::uuid, ${kind}::text, ${`${kind}:${sessionId}`}::text,
            ${candidateId}::uuid, ${jobId}::uuid, ${sessionId}::uuid, ${expiresAt}::timestamptz,
            case when skipped is null then 'queued' else 'skipped' end, skipped from (select ${skipped} as skipped) as n
          on conflict (organization_id, dedupe_key) do nothing returning state`,
    );
    return row?.state === 'queued';
  }

  /** Once for each decision. True for a new message to send. */
  async insertRejection(organizationId: string, messageId: string, message: RejectionMessage): Promise<boolean> {
    const { decisionId, candidateId, jobId } = message;
    const rows = await this.#db.rows(
      sql`insert into outbound_messages
            (id, organization_id, kind, dedupe_key, candidate_id, job_id, decision_id, link_expires_at, state)
          values (${messageId}, ${organizationId}, 'rejection', ${`rejection:${decisionId}`}, ${candidateId}, ${jobId},
            ${decisionId}, now() + make_interval(days => ${decisionLinkDays}), 'queued')
          on conflict (organization_id, dedupe_key) do nothing returning 1`,
    );
    return rows.length > 0;
  }

  /** The invite of a first apply or an interest click that waits for its interview. */
  async lockWaitingInvite(organizationId: string, applicant: JobApplicant): Promise<string | undefined> {
    const row = await this.#db.row<{ id: string }>(
      sql`select id from outbound_messages
          where organization_id = ${organizationId}
            and dedupe_key = any(${[firstApplyKey(applicant), interestKey(applicant)]})
            and kind = 'video_interview_invite' and state = 'queued' and interview_id is null
          order by id limit 1 for update`,
    );
    return row?.id;
  }

  async skipWaitingInvite(organizationId: string, messageId: string, reason: string): Promise<void> {
    await this.#db.rows(
      sql`update outbound_messages set state = 'skipped', error = ${reason}, updated_at = now()
          where organization_id = ${organizationId} and id = ${messageId} and state = 'queued' and interview_id is null`,
    );
  }

  /** False for a message that is not sent. */
  async markBounced(organizationId: string, messageId: string, error: string): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`update outbound_messages set state = 'failed', error = ${error}, updated_at = now()
          where organization_id = ${organizationId} and id = ${messageId} and state = 'sent' returning 1`,
    );
    return rows.length > 0;
  }

  /** Keeps the invite queued, because workers of an earlier release skip others when its task is retried. */
  async setInviteFailure(organizationId: string, messageId: string, error: string): Promise<void> {
    await this.#db.rows(
      sql`update outbound_messages set error = ${error}, updated_at = now()
          where organization_id = ${organizationId} and id = ${messageId} and state = 'queued' and interview_id is null`,
    );
  }

  async setInterview(organizationId: string, messageId: string, interview: InvitedInterview): Promise<void> {
    await this.#db.rows(
      sql`update outbound_messages
          set interview_id = ${interview.id}, link_expires_at = ${interview.expiresAt}, error = null, updated_at = now()
          where organization_id = ${organizationId} and id = ${messageId}`,
    );
  }
}
