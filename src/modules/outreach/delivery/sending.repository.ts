import { publicCompanyName } from '#modules/jobs';
import type { Database } from '#platform/database/database.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import type { EmailTemplate } from '../messages/email-template.ts';
import type { SentMessage } from '../messages/message.events.ts';
import type { MessageKind } from '../messages/message-kinds.ts';
import { type Suppression, suppressionOf } from '../suppression.repository.ts';

export type MessageKey = { organizationId: string; messageId: string };

export type MessageToSend = MessageKey & {
  kind: MessageKind;
  candidateId: string;
  jobId: string | null;
  interviewId: string | null;
  screeningSessionId: string | null;
  decisionId: string | null;
  screeningOver: boolean;
  /** When its link expires, if that is fixed already. */
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
  template: EmailTemplate | null;
  /** False for test data: the message is kept, not sent. */
  livemode: boolean;
};

export type KeptEmail = { text: string; html: string };
/** `kept`: for the console, exports of the candidate, and of test data, which is kept instead of sent. */
export type Acceptance = MessageKey & { subject: string; providerId: string; kept: KeptEmail };

/** `queued` allows a retry; `failed` and `skipped` are final. */
export type Unsent = MessageKey & {
  state: 'queued' | 'failed' | 'skipped';
  error: string;
  subject?: string | null;
};

/** SQL: the keys as rows `k (organization_id, id)`, in the order in which all senders lock messages. */
const rowsOf = (keys: readonly MessageKey[]): Sql =>
  sql`(select * from unnest(${keys.map((key) => key.organizationId)}::uuid[], ${keys.map((key) => key.messageId)}::uuid[])
      as n (organization_id, id) order by id) as k`;

/**
 * SQL: repeats the condition of the join with the keys. With outdated statistics that show no unsent messages, the join
 * alone would compare each unsent message with each key.
 */
const isOneOf = (id: Sql, keys: readonly MessageKey[]): Sql =>
  sql`${id} = any(${keys.map((key) => key.messageId)}::uuid[])`;

// These two as subqueries: planning a join of two more tables takes longer than reading them.
const isScreeningOver = sql`coalesce((select s.status in ('completed', 'expired', 'cancelled') from screening_sessions s
              where s.organization_id = m.organization_id and s.id = m.screening_session_id), false)`;
const template = sql`(select jsonb_build_object('subject', t.subject, 'before', t.before, 'after', t.after)
              from message_templates t where t.organization_id = coalesce(o.test_of, o.id) and t.kind = m.kind)`;

const sentColumns = sql`m.organization_id, m.id as message_id, m.kind, m.candidate_id, m.job_id, m.screening_session_id`;

/**
 * Reads and writes the data of senders, for many messages at once, also of several organizations. Statements are not
 * prepared, because the plan for a small table would still be used long after the table has grown.
 */
export class SendingRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Marks the messages as `sending`. Leaves out those that are sent, skipped, or wait for their interview. */
  take(keys: readonly MessageKey[]): Promise<MessageToSend[]> {
    return this.#db.records(
      sql`with m as (
            update outbound_messages o set state = 'sending', attempts = attempts + 1, updated_at = now(),
              recipient = (select email from candidates c
                where c.organization_id = o.organization_id and c.id = o.candidate_id)
            from ${rowsOf(keys)}
            where o.organization_id = k.organization_id and o.id = k.id and ${isOneOf(sql`o.id`, keys)}
              and o.state in ('queued', 'sending', 'failed')
              and (o.kind <> 'video_interview_invite' or o.interview_id is not null) returning o.*)
          select m.organization_id, m.id as message_id, m.kind, m.candidate_id, m.job_id, m.interview_id,
            m.screening_session_id, m.decision_id, ${isScreeningOver} as screening_over,
            m.link_expires_at, coalesce(m.link_expires_at <= now(), false) as link_expired, m.recipient,
            c.full_name as candidate_name, j.title as job_title, coalesce(o.public_name, o.name) as organization_name,
            ${publicCompanyName('k')} as company_name, o.sender_name, o.reply_to,
            o.test_of is null as livemode,
            ${suppressionOf(sql`m.organization_id`, sql`m.recipient`, sql`m.id`)} as suppression,
            ${template} as template
          from m join organizations o on o.id = m.organization_id
            join candidates c on c.organization_id = m.organization_id and c.id = m.candidate_id
            left join jobs j on j.organization_id = m.organization_id and j.id = m.job_id
            left join clients k on k.organization_id = j.organization_id and k.id = j.client_id`,
    );
  }

  /** Returns the decisions whose application has since been reopened, deleted or closed again. */
  async findPastDecisions(messages: readonly MessageToSend[]): Promise<Set<string | null>> {
    const about = messages.filter(({ decisionId }) => decisionId !== null);
    if (about.length === 0) return new Set();
    const past = await this.#db.records<{ decisionId: string }>(
      sql`select m.decision_id
          from unnest(${about.map((one) => one.organizationId)}::uuid[], ${about.map((one) => one.decisionId)}::uuid[])
            as m (organization_id, decision_id)
          where not exists (
            select from decision_records d join candidate_jobs a on a.organization_id = d.organization_id
              and a.id = d.application_id and a.status = d.to_status
            where d.organization_id = m.organization_id and d.id = m.decision_id
              and not exists (select from decision_records n where n.organization_id = d.organization_id
                and n.application_id = d.application_id and n.id > d.id))`,
    );
    return new Set(past.map(({ decisionId }) => decisionId));
  }

  /** Returns those that it changed. */
  markSent(accepted: readonly Acceptance[]): Promise<(SentMessage & MessageKey)[]> {
    return this.#db.records(
      sql`update outbound_messages m set state = 'sent', sent_at = now(), subject = a.subject,
            provider_id = a.provider_id, kept_text = a.kept_text, kept_html = a.kept_html, error = null, updated_at = now()
          from unnest(${accepted.map((one) => one.organizationId)}::uuid[], ${accepted.map((one) => one.messageId)}::uuid[],
              ${accepted.map((one) => one.subject)}::text[], ${accepted.map((one) => one.providerId)}::text[],
              ${accepted.map(({ kept }) => kept.text)}::text[], ${accepted.map(({ kept }) => kept.html)}::text[])
            as a (organization_id, id, subject, provider_id, kept_text, kept_html)
          where m.organization_id = a.organization_id and m.id = a.id and m.state = 'sending'
            and ${isOneOf(sql`m.id`, accepted)} returning ${sentColumns}`,
    );
  }

  /** Leaves out those that are not sent. */
  findSent(keys: readonly MessageKey[]): Promise<(SentMessage & MessageKey)[]> {
    return this.#db.records(
      sql`select ${sentColumns} from outbound_messages m join ${rowsOf(keys)}
            on m.organization_id = k.organization_id and m.id = k.id
          where m.state = 'sent' and ${isOneOf(sql`m.id`, keys)}`,
    );
  }

  async markUnsent(unsent: readonly Unsent[]): Promise<void> {
    if (unsent.length === 0) return;
    await this.#db.rows(
      sql`update outbound_messages m
          set state = u.state, error = u.error, subject = coalesce(u.subject, m.subject), updated_at = now()
          from unnest(${unsent.map((one) => one.organizationId)}::uuid[], ${unsent.map((one) => one.messageId)}::uuid[],
              ${unsent.map((one) => one.state)}::text[], ${unsent.map((one) => one.error.slice(0, 1000))}::text[],
              ${unsent.map((one) => one.subject ?? null)}::text[]) as u (organization_id, id, state, error, subject)
          where m.organization_id = u.organization_id and m.id = u.id and m.state = 'sending'
            and ${isOneOf(sql`m.id`, unsent)}`,
    );
  }
}
