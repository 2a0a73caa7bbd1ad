import { candidateSearch } from '#modules/candidates';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { readPage } from '#platform/database/list.ts';
import { raw, shared, sql } from '#platform/database/sql.ts';
import { NotFound } from '#platform/errors.ts';
import type { ExportedPerson } from '#platform/files/export-part.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { ExportedMessage } from './exported-message.ts';
import type { MessageKind } from './message-kinds.ts';
import { withoutLinkTokens } from './secret-link.ts';

export const messageStates = ['queued', 'sending', 'sent', 'failed', 'skipped'] as const;
export type MessageState = (typeof messageStates)[number];

export type MessageView = {
  id: string;
  kind: MessageKind;
  state: MessageState;
  candidate_id: string;
  candidate_full_name: string;
  job_id: string | null;
  job_title: string | null;
  interview_id: string | null;
  screening_session_id: string | null;
  /** Null before the first attempt. */
  recipient: string | null;
  subject: string | null;
  attempts: number;
  /** The mail server's last refusal, or why the message was skipped. */
  error: string | null;
  /** The mail server's response when it accepted the message. */
  provider_id: string | null;
  created_at: string;
  updated_at: string;
  sent_at: string | null;
};

/** `text`: as it was sent, without the tokens of links. */
export type MessageDetail = MessageView & {
  application_id: string | null;
  text: string | null;
  text_missing: 'not_sent' | 'not_stored' | null;
  /** Whether the email is stored as it was sent, too. */
  has_html: boolean;
};

export type MessageQuery = {
  candidateId?: string;
  jobId?: string;
  state?: MessageState;
  kind?: MessageKind;
  /** In the candidate's name or email address. */
  candidate?: string;
} & PageQuery;

/**
 * SQL: the state of `m`, as people see it. An invite is stored as queued until its interview exists, also after the task that
 * creates it has failed.
 */
export const shownMessageState = sql`case when m.state = 'queued' and m.kind = 'video_interview_invite'
  and m.interview_id is null and m.error is not null then 'failed' else m.state end`;

const columns = sql`m.id, m.kind, ${shownMessageState} as state, m.candidate_id,
  c.full_name as candidate_full_name, m.job_id, j.title as job_title, m.interview_id, m.screening_session_id, m.recipient, m.subject,
  m.attempts, m.error, m.provider_id, m.created_at, m.updated_at, m.sent_at`;
const joins = sql`join candidates c on c.organization_id = m.organization_id and c.id = m.candidate_id
  left join jobs j on j.organization_id = m.organization_id and j.id = m.job_id`;
const applicationJoin = sql`left join candidate_jobs a on a.organization_id = m.organization_id
  and a.candidate_id = m.candidate_id and a.job_id = m.job_id`;
/** Most messages are of this kind. No index has it, so that bulk applies write one index less. */
const mostFrequent: MessageKind = 'interest_outreach';
/** SQL: why `m` has no text. */
const textMissing = sql`case when m.kept_text is not null then null when m.sent_at is null then 'not_sent'
  else 'not_stored' end`;
const list = { from: sql`outbound_messages m`, alias: 'm', columns, joins };

export class MessageQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Newest first. */
  ofPerson({ organizationId, candidateId }: ExportedPerson): Promise<ExportedMessage[]> {
    const tenant = shared(organizationId);
    return this.#db.rows(
      sql`select m.id, 'email' as channel, 'to_candidate' as direction, m.kind, m.recipient as "to", m.subject,
          m.kept_text as text, ${textMissing} as text_missing, m.state, m.candidate_id, a.id as application_id, m.sent_at, m.created_at
        from outbound_messages m left join candidate_jobs a on a.organization_id = ${tenant}
          and a.candidate_id = m.candidate_id and a.job_id = m.job_id
        where m.organization_id = ${tenant} and m.candidate_id = ${candidateId}
        order by m.created_at desc, m.id desc`,
    );
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<MessageDetail> {
    const message = await this.#db.row<MessageDetail>(
      sql`select ${columns}, a.id as application_id, m.kept_text as text, ${textMissing} as text_missing,
          m.kept_html is not null as has_html
        from ${list.from} ${joins} ${applicationJoin} where m.organization_id = ${organizationId} and m.id = ${id}`,
    );
    if (!message) throw new NotFound('The message');
    // Texts of test data have them.
    return { ...message, text: message.text && withoutLinkTokens(message.text) };
  }

  /** Returns the HTML as sent, without the tokens of links. Throws NotFound. */
  async html(organizationId: string, id: string): Promise<string> {
    const message = await this.#db.row<{ html: string | null }>(
      sql`select kept_html as html from outbound_messages where organization_id = ${organizationId} and id = ${id}`,
    );
    if (typeof message?.html !== 'string') throw new NotFound('The message');
    return withoutLinkTokens(message.html);
  }

  /** Newest first. */
  page(organizationId: string, query: MessageQuery): Promise<Page<MessageView>> {
    const { candidateId, jobId, state, kind, candidate } = query;
    const where = new Conditions(sql`m.organization_id = ${organizationId}`)
      .and(candidateId, (id) => sql`m.candidate_id = ${id}`)
      .and(jobId, (id) => sql`m.job_id = ${id}`)
      // The other states are those of the partial index of unsent messages.
      .and(state, (value) =>
        value === 'sent' ? sql`m.state = 'sent'` : sql`${shownMessageState} = ${value} and m.sent_at is null`,
      )
      // Literals, for the partial index of all kinds but the most frequent one.
      .and(kind === mostFrequent ? undefined : kind, (value) => sql`m.kind = '${raw(value)}'`)
      .andSearch(kind === mostFrequent ? kind : undefined, (value) => sql`m.kind = '${raw(value)}'`)
      // Ids first, by the trigram index of candidates.
      .andSearch(
        likePattern(candidate),
        (pattern) => sql`m.candidate_id = any(array(select id from candidates
          where organization_id = ${organizationId} and ${candidateSearch(pattern, { seesContact: true })}))`,
      );
    return readPage(this.#db, list, where, query);
  }
}
