import { type Database, prepared } from '#platform/database/database.ts';
import type { MessageKind } from './message.events.ts';

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
  /** When its link ends, where that is settled already. */
  linkExpiresAt: string | null;
  linkExpired: boolean;
  recipient: string | null;
  candidateName: string;
  jobTitle: string | null;
  companyName: string;
  organizationName: string;
};

export type SentMessage = { kind: MessageKind; candidateId: string; jobId: string | null };

/** An interview as its messages and links know it. */
export type InvitedInterview = { id: string; candidateId: string; jobId: string | null; expiresAt: string };

/** One first-apply message for a candidate and a job, for ever: the unique key of outbound_messages. */
const firstApplyKey = (candidateId: string, jobId: string): string => `first-apply:${candidateId}:${jobId}`;

const insertFirstApply = prepared(
  'insert-first-apply',
  `insert into outbound_messages (id, organization_id, kind, dedupe_key, candidate_id, job_id, state, error)
   select id, $1, kind, key, candidate_id, job_id, case when skipped is null then 'queued' else 'skipped' end, skipped
   from unnest($2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::uuid[], $7::text[])
     as m (id, kind, key, candidate_id, job_id, skipped)
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

  /** The invite of this pair's first apply, locked, while it waits for its interview. */
  async lockWaitingInvite(organizationId: string, candidateId: string, jobId: string): Promise<string | undefined> {
    const row = await this.#db.row<{ id: string }>(
      `select id from outbound_messages
       where organization_id = $1 and dedupe_key = $2 and kind = 'video_interview_invite' and state = 'queued'
         and interview_id is null for update`,
      [organizationId, firstApplyKey(candidateId, jobId)],
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
         update outbound_messages set state = 'sending', attempts = attempts + 1, updated_at = now()
         where organization_id = $1 and id = $2 and state in ('queued', 'sending', 'failed')
           and (kind <> 'video_interview_invite' or interview_id is not null) returning *)
       select m.id, m.kind, m.candidate_id as "candidateId", m.job_id as "jobId",
         m.interview_id as "interviewId", m.link_expires_at as "linkExpiresAt",
         coalesce(m.link_expires_at <= now(), false) as "linkExpired", c.email as recipient,
         c.full_name as "candidateName", j.title as "jobTitle", coalesce(o.public_name, o.name) as "organizationName",
         case when j.client_id is not null and j.client_name_not_disclosed then coalesce(o.public_name, o.name)
           else coalesce(k.name, nullif(btrim(j.client_name), ''), o.public_name, o.name) end as "companyName"
       from m join organizations o on o.id = m.organization_id
         join candidates c on c.organization_id = m.organization_id and c.id = m.candidate_id
         left join jobs j on j.organization_id = m.organization_id and j.id = m.job_id
         left join clients k on k.organization_id = j.organization_id and k.id = j.client_id`,
      [organizationId, messageId],
    );
  }

  async markSent(messageId: string, sent: { recipient: string; subject: string; providerId: string }): Promise<void> {
    await this.#db.rows(
      `update outbound_messages set state = 'sent', sent_at = now(), recipient = $2, subject = $3, provider_id = $4,
         error = null, updated_at = now() where id = $1 and state = 'sending'`,
      [messageId, sent.recipient, sent.subject, sent.providerId],
    );
  }

  /** What the message was about, if it has been sent. */
  findSent(organizationId: string, messageId: string): Promise<SentMessage | undefined> {
    return this.#db.row(
      `select kind, candidate_id as "candidateId", job_id as "jobId" from outbound_messages
       where organization_id = $1 and id = $2 and state = 'sent'`,
      [organizationId, messageId],
    );
  }

  async markRefused(messageId: string, state: 'queued' | 'failed', error: string): Promise<void> {
    await this.#db.rows(
      `update outbound_messages set state = $2, error = $3, updated_at = now() where id = $1 and state = 'sending'`,
      [messageId, state, error.slice(0, 1000)],
    );
  }

  async insertLink(link: {
    tokenHash: Buffer;
    organizationId: string;
    purpose: 'interest' | 'interview';
    messageId: string | null;
    candidateId: string;
    jobId: string | null;
    interviewId: string | null;
    expires: { at: string } | { afterDays: number };
  }): Promise<void> {
    const { expires } = link;
    await this.#db.rows(
      `insert into candidate_links
         (token_hash, organization_id, purpose, message_id, candidate_id, job_id, interview_id, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, now() + make_interval(days => $9)))`,
      [
        link.tokenHash,
        link.organizationId,
        link.purpose,
        link.messageId,
        link.candidateId,
        link.jobId,
        link.interviewId,
        'at' in expires ? expires.at : null,
        'at' in expires ? null : expires.afterDays,
      ],
    );
  }
}
