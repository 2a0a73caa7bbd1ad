import { type Database, prepared } from '#platform/database/database.ts';
import { kinds, type MessageKind } from './message.kinds.ts';
import type { Template } from './message.placeholders.ts';
import { type Suppression, suppressionOf } from './suppression.repository.ts';

export type NewMessage = {
  id: string;
  kind: MessageKind;
  candidateId: string;
  jobId: string;
  /** Why nothing is to be sent; null keeps the message to be sent. */
  skipped: string | null;
};

/** A message about to be sent, with what its text is made of. */
export type MessageToSend = {
  id: string;
  kind: MessageKind;
  candidateId: string;
  jobId: string | null;
  interviewId: string | null;
  screeningSessionId: string | null;
  screeningOver: boolean;
  /** When its link ends, where that is settled already. */
  linkExpiresAt: string | null;
  linkExpired: boolean;
  recipient: string | null;
  candidateName: string;
  jobTitle: string | null;
  companyName: string;
  organizationName: string;
  senderName: string | null;
  replyTo: string | null;
  suppression: Suppression | null;
  /** The organization's own words, where it has some for this kind. */
  template: Template | null;
};

export type SentMessage = {
  kind: MessageKind;
  candidateId: string;
  jobId: string | null;
  screeningSessionId: string | null;
};

/** A candidate and a job. */
export type Pair = { candidateId: string; jobId: string };

/** An interview as its messages and links know it. */
export type InvitedInterview = { id: string; candidateId: string; jobId: string | null; expiresAt: string };

/** A screening session as its messages know it. */
export type ScreeningMessage = {
  sessionId: string;
  candidateId: string;
  jobId: string;
  /** When the session and the link to it end, as PostgreSQL gave it. */
  expiresAt: string;
  kind: 'screening_invite' | 'screening_reminder';
};

/** One first-apply message for a candidate and a job, for ever: the unique key of outbound_messages. */
const firstApplyKey = (candidateId: string, jobId: string): string => `first-apply:${candidateId}:${jobId}`;

/** The invite that an interest click brings, once for a candidate and a job. */
const interestKey = (candidateId: string, jobId: string): string => `interest:${candidateId}:${jobId}`;

/** SQL for why a message that nobody asked for is not to be sent to this candidate; null when it is. */
const unwanted = (candidateId: string): string =>
  `(select 'the address has ' || ${suppressionOf('c.organization_id', 'c.email')} from candidates c
      where c.organization_id = $1 and c.id = ${candidateId})`;

const insertFirstApply = prepared(
  'insert-first-apply',
  `insert into outbound_messages (id, organization_id, kind, dedupe_key, candidate_id, job_id, state, error)
   select id, $1, kind, key, candidate_id, job_id, case when skipped is null then 'queued' else 'skipped' end, skipped
   from (
     select m.id, kind, key, candidate_id, job_id,
       coalesce(skipped, case when kind = 'interest_outreach' then ${unwanted('candidate_id')} end) as skipped
     from unnest($2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::uuid[], $7::text[])
       as m (id, kind, key, candidate_id, job_id, skipped)) as n
   order by key
   on conflict (organization_id, dedupe_key) do nothing returning id, candidate_id as "candidateId", state`,
);

const firstApplyParameters = (organizationId: string, messages: readonly NewMessage[]): unknown[] => [
  organizationId,
  messages.map((m) => m.id),
  messages.map((m) => m.kind),
  messages.map((m) => firstApplyKey(m.candidateId, m.jobId)),
  messages.map((m) => m.candidateId),
  messages.map((m) => m.jobId),
  messages.map((m) => m.skipped),
];

export class MessageRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds those that the pair has not had yet. Returns the added ones that are to be sent. */
  async insertFirstApply(
    organizationId: string,
    messages: readonly NewMessage[],
  ): Promise<{ id: string; candidateId: string }[]> {
    const rows = await this.#db.rows<{ id: string; candidateId: string; state: string }>(
      insertFirstApply,
      firstApplyParameters(organizationId, messages),
    );
    return rows.filter((row) => row.state === 'queued');
  }

  /** As `insertFirstApply`, for who need not know which were added. */
  sendFirstApply(organizationId: string, messages: readonly NewMessage[]): void {
    this.#db.send(insertFirstApply, firstApplyParameters(organizationId, messages));
  }

  async insertInvite(organizationId: string, messageId: string, interview: InvitedInterview): Promise<void> {
    await this.#db.rows(
      `insert into outbound_messages
         (id, organization_id, kind, candidate_id, job_id, interview_id, link_expires_at, state)
       values ($1, $2, 'video_interview_invite', $3, $4, $5, $6, 'queued')`,
      [messageId, organizationId, interview.candidateId, interview.jobId, interview.id, interview.expiresAt],
    );
  }

  /** Adds the invite of an interest click, unless the pair has had one. True when it waits for its interview. */
  async insertInterestInvite(organizationId: string, messageId: string, pair: Pair): Promise<boolean> {
    const { candidateId, jobId } = pair;
    // What has been there is touched, so that it is given back too.
    const row = await this.#db.row<{ waits: boolean }>(
      `insert into outbound_messages as m (id, organization_id, kind, dedupe_key, candidate_id, job_id, state)
       values ($1, $2, 'video_interview_invite', $3, $4, $5, 'queued')
       on conflict (organization_id, dedupe_key) do update set updated_at = now()
       returning m.state = 'queued' and m.interview_id is null as waits`,
      [messageId, organizationId, interestKey(candidateId, jobId), candidateId, jobId],
    );
    return row?.waits === true;
  }

  /** Adds the message unless the session has had one of this kind. True when it is to be sent. */
  async insertScreening(organizationId: string, messageId: string, message: ScreeningMessage): Promise<boolean> {
    const { kind, candidateId, jobId, sessionId, expiresAt } = message;
    const skipped = kinds[kind].isAskedFor ? 'null' : unwanted('$4');
    const row = await this.#db.row<{ state: string }>(
      `insert into outbound_messages (id, organization_id, kind, dedupe_key, candidate_id, job_id, screening_session_id,
         link_expires_at, state, error)
       select $2::uuid, $1::uuid, $3::text, $7::text, $4::uuid, $5::uuid, $6::uuid, $8::timestamptz,
         case when skipped is null then 'queued' else 'skipped' end, skipped from (select ${skipped} as skipped) as n
       on conflict (organization_id, dedupe_key) do nothing returning state`,
      [organizationId, messageId, kind, candidateId, jobId, sessionId, `${kind}:${sessionId}`, expiresAt],
    );
    return row?.state === 'queued';
  }

  /** The invite of this pair's first apply or interest click, locked, while it waits for its interview. */
  async lockWaitingInvite(organizationId: string, { candidateId, jobId }: Pair): Promise<string | undefined> {
    const row = await this.#db.row<{ id: string }>(
      `select id from outbound_messages
       where organization_id = $1 and dedupe_key = any($2) and kind = 'video_interview_invite' and state = 'queued'
         and interview_id is null order by id limit 1 for update`,
      [organizationId, [firstApplyKey(candidateId, jobId), interestKey(candidateId, jobId)]],
    );
    return row?.id;
  }

  async setInterview(organizationId: string, messageId: string, interview: InvitedInterview): Promise<void> {
    await this.#db.rows(
      `update outbound_messages set interview_id = $3, link_expires_at = $4, updated_at = now()
       where organization_id = $1 and id = $2`,
      [organizationId, messageId, interview.id, interview.expiresAt],
    );
  }

  /** Marks the message as being sent and gives what it needs; undefined when it is sent already or never will be. */
  begin(organizationId: string, messageId: string): Promise<MessageToSend | undefined> {
    return this.#db.row(
      `with m as (
         update outbound_messages set state = 'sending', attempts = attempts + 1, updated_at = now(),
           recipient = (select email from candidates
             where candidates.organization_id = $1 and candidates.id = outbound_messages.candidate_id)
         where organization_id = $1 and id = $2 and state in ('queued', 'sending', 'failed')
           and (kind <> 'video_interview_invite' or interview_id is not null) returning *)
       select m.id, m.kind, m.candidate_id as "candidateId", m.job_id as "jobId",
         m.interview_id as "interviewId", m.screening_session_id as "screeningSessionId",
         coalesce(s.status in ('completed', 'expired', 'cancelled'), false) as "screeningOver", m.link_expires_at as "linkExpiresAt",
         coalesce(m.link_expires_at <= now(), false) as "linkExpired", m.recipient,
         c.full_name as "candidateName", j.title as "jobTitle", coalesce(o.public_name, o.name) as "organizationName",
         case when j.client_id is not null and j.client_name_not_disclosed then coalesce(o.public_name, o.name)
           else coalesce(k.name, nullif(btrim(j.client_name), ''), o.public_name, o.name) end as "companyName",
         o.sender_name as "senderName", o.reply_to as "replyTo",
         ${suppressionOf('m.organization_id', 'm.recipient', 'm.id')} as suppression,
         case when t.kind is not null
           then jsonb_build_object('subject', t.subject, 'before', t.before, 'after', t.after) end as template
       from m join organizations o on o.id = m.organization_id
         join candidates c on c.organization_id = m.organization_id and c.id = m.candidate_id
         left join jobs j on j.organization_id = m.organization_id and j.id = m.job_id
         left join clients k on k.organization_id = j.organization_id and k.id = j.client_id
         left join screening_sessions s on s.organization_id = m.organization_id and s.id = m.screening_session_id
         left join message_templates t on t.organization_id = m.organization_id and t.kind = m.kind`,
      [organizationId, messageId],
    );
  }

  async markSent(messageId: string, sent: { subject: string; providerId: string }): Promise<void> {
    await this.#db.rows(
      `update outbound_messages set state = 'sent', sent_at = now(), subject = $2, provider_id = $3, error = null,
         updated_at = now() where id = $1 and state = 'sending'`,
      [messageId, sent.subject, sent.providerId],
    );
  }

  /** What the message was about, if it has been sent. */
  findSent(organizationId: string, messageId: string): Promise<SentMessage | undefined> {
    return this.#db.row(
      `select kind, candidate_id as "candidateId", job_id as "jobId", screening_session_id as "screeningSessionId"
       from outbound_messages where organization_id = $1 and id = $2 and state = 'sent'`,
      [organizationId, messageId],
    );
  }

  /** Keeps why the message was not sent: `queued` for another try, `failed` or `skipped` for good. */
  async markUnsent(
    messageId: string,
    unsent: { state: 'queued' | 'failed' | 'skipped'; error: string; subject?: string },
  ): Promise<void> {
    const { state, error, subject = null } = unsent;
    await this.#db.rows(
      `update outbound_messages set state = $2, error = $3, subject = coalesce($4, subject), updated_at = now()
       where id = $1 and state = 'sending'`,
      [messageId, state, error.slice(0, 1000), subject],
    );
  }
}
