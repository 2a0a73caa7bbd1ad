import type { Database } from '#platform/database/database.ts';
import { named, type Sql, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import type { ChatMessage } from '#platform/messaging/chat.ts';
import type { ChatContent, DeliveryReport, InboundChat } from '#platform/messaging/whatsapp-webhook.ts';
import { isOpenStatus } from '../sessions/session.repository.ts';

export type ConversationKey = { organizationId: string; sessionId: string };
export type ConversationSubject = ConversationKey & { candidateId: string; jobId: string };
export type WhatsappCandidate = {
  name: string;
  whatsappNumber: string | null;
  phoneNumber: string | null;
  /** False for test data. */
  livemode: boolean;
};
export type Conversation = {
  number: string;
  /** The last question; null before the first one and for the resume. */
  questionId: string | null;
  askedAt: string;
  /** Unclear answers to the last question. */
  misses: number;
};
export type ReceivedMessage = { id: string; content: ChatContent; sentAt: string; inReplyTo: string | null };
/** Messages of test data are kept, not sent. */
export type QueuedMessage = { id: string; number: string; content: ChatMessage; livemode: boolean };
export type NewWhatsappMessage = {
  /** Unique in the session. */
  key: string;
  content: ChatMessage;
  questionId?: string;
};

type ChatTemplate = Extract<ChatMessage, { kind: 'template' }>;

export const inviteKey = 'invite';

/** SQL: the order of states. Reports come in any order; one of delivery overrules one of failure. */
const rank = (state: Sql): Sql =>
  sql`array_position(array['queued', 'sending', 'sent', 'failed', 'delivered', 'read'], ${state})`;

export class WhatsappRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Finds a conversation in any organization, by the message to which this one replies or else by the number. If an
   * organization has several, an open one counts, then the last one that asked. `unclear` if the message may belong to
   * several organizations.
   */
  async findConversation({ inReplyTo, from }: InboundChat): Promise<ConversationSubject | 'unclear' | undefined> {
    const repliedTo = inReplyTo && (await this.#conversationOfMessage(inReplyTo));
    if (repliedTo || !from) return repliedTo || undefined;
    const all = await this.#conversationsWith(from);
    const live = all.filter(({ isLive }) => isLive);
    const possible = live.length > 0 ? live : all;
    if (new Set(possible.map(({ organizationId }) => organizationId)).size <= 1) return possible[0];
    return live.length > 0 ? 'unclear' : undefined;
  }

  /** Conversations to which a message from this number may belong, the most likely first. */
  async liveConversations(number: string): Promise<ConversationSubject[]> {
    return (await this.#conversationsWith(number)).filter(({ isLive }) => isLive);
  }

  async findWithNumber(number: string, sessionId: string): Promise<ConversationSubject | undefined> {
    return (await this.#conversationsWith(number)).find((conversation) => conversation.sessionId === sessionId);
  }

  #conversationOfMessage(providerId: string): Promise<ConversationSubject | undefined> {
    return this.#db.record(
      named(
        'whatsapp-by-message',
        sql`select m.organization_id, m.session_id, s.candidate_id, s.job_id from whatsapp_messages m
              join screening_sessions s on s.organization_id = m.organization_id and s.id = m.session_id
            where m.provider_id = ${providerId} and m.direction = 'out'`,
      ),
    );
  }

  /**
   * Live: open, or ended within a day, or ended with a question that the candidate may still see as open.
   */
  #conversationsWith(number: string): Promise<(ConversationSubject & { isLive: boolean })[]> {
    return this.#db.records(
      named(
        'whatsapp-by-number',
        sql`select c.organization_id, c.session_id, s.candidate_id, s.job_id,
              (${isOpenStatus} and s.expires_at > now()) or c.asked_at > now() - interval '1 day'
                or (s.status <> 'completed' and c.question_id is not null and c.asked_at > now() - interval '30 days')
                as is_live
            from whatsapp_conversations c
              join screening_sessions s on s.organization_id = c.organization_id and s.id = c.session_id
              join organizations o on o.id = c.organization_id
            where c.number = ${number} and o.test_of is null
            order by (${isOpenStatus} and s.expires_at > now()) desc, c.asked_at desc, c.session_id desc limit 100`,
      ),
    );
  }

  /** False for a message that was received before. */
  async insertReceived({ organizationId, sessionId }: ConversationKey, message: InboundChat): Promise<boolean> {
    const { providerId, content, inReplyTo, sentAt } = message;
    const row = await this.#db.row(
      sql`insert into whatsapp_messages
            (id, organization_id, session_id, direction, provider_id, content, in_reply_to, state, sent_at)
          values (${newId()}, ${organizationId}, ${sessionId}, 'in', ${providerId}, ${JSON.stringify(content)},
            ${inReplyTo}, 'received', ${sentAt}) on conflict (provider_id) do nothing returning 1`,
    );
    return row !== undefined;
  }

  /** If `message` is undefined, WhatsApp's ID identifies the message. */
  async recordDelivery(
    { providerId, status, error }: DeliveryReport,
    message: { organizationId: string; id: string } | undefined,
  ): Promise<void> {
    const isMessage = message
      ? sql`organization_id = ${message.organizationId} and id = ${message.id}`
      : sql`provider_id = ${providerId}`;
    await this.#db.rows(
      sql`update whatsapp_messages set state = ${status}, error = ${error}
          where ${isMessage} and direction = 'out' and ${rank(sql`state`)} < ${rank(sql`${status}::text`)}`,
    );
  }

  /** The number changes only when the invite could not be delivered. */
  async saveConversation({ organizationId, sessionId }: ConversationKey, number: string, at: Date): Promise<void> {
    await this.#db.rows(
      sql`insert into whatsapp_conversations as c (organization_id, session_id, number, asked_at)
          values (${organizationId}, ${sessionId}, ${number}, ${at})
          on conflict (organization_id, session_id) do update set number = excluded.number, asked_at = excluded.asked_at
            where exists (select 1 from whatsapp_messages m where m.organization_id = c.organization_id
              and m.session_id = c.session_id and m.dedupe_key = ${inviteKey} and m.state = 'failed')`,
    );
  }

  /** The message that has opened the conversation. */
  async invite({ organizationId, sessionId }: ConversationKey): Promise<ChatTemplate | undefined> {
    const row = await this.#db.row<{ content: ChatMessage }>(
      sql`select content from whatsapp_messages where organization_id = ${organizationId} and session_id = ${sessionId}
            and direction = 'out' and dedupe_key = ${inviteKey}`,
    );
    return row?.content.kind === 'template' ? row.content : undefined;
  }

  /** Locks the conversation until the transaction ends. */
  lock({ organizationId, sessionId }: ConversationKey): Promise<Conversation | undefined> {
    return this.#db.record(
      sql`select number, question_id, asked_at, misses from whatsapp_conversations
          where organization_id = ${organizationId} and session_id = ${sessionId} for no key update`,
    );
  }

  async setQuestion(
    { organizationId, sessionId }: ConversationKey,
    questionId: string | null,
    at: Date,
  ): Promise<void> {
    await this.#db.rows(
      sql`update whatsapp_conversations set question_id = ${questionId}, asked_at = ${at}, misses = 0
          where organization_id = ${organizationId} and session_id = ${sessionId}`,
    );
  }

  async setMisses({ organizationId, sessionId }: ConversationKey, misses: number): Promise<void> {
    await this.#db.rows(
      sql`update whatsapp_conversations set misses = ${misses}
          where organization_id = ${organizationId} and session_id = ${sessionId}`,
    );
  }

  /** The first unhandled message, by the time it was sent. */
  nextReceived({ organizationId, sessionId }: ConversationKey): Promise<ReceivedMessage | undefined> {
    return this.#db.record(
      sql`select id, content, sent_at, in_reply_to from whatsapp_messages
          where organization_id = ${organizationId} and session_id = ${sessionId} and direction = 'in'
            and state = 'received' order by sent_at, id limit 1`,
    );
  }

  /** `questionId`: the question that the message has answered. */
  async markHandled(
    organizationId: string,
    messageId: string,
    state: 'handled' | 'ignored',
    questionId: string | null,
  ): Promise<void> {
    await this.#db.rows(
      sql`update whatsapp_messages set state = ${state}, question_id = ${questionId}
          where organization_id = ${organizationId} and id = ${messageId}`,
    );
  }

  async isAnsweredAfter(
    { organizationId, sessionId }: ConversationKey,
    questionId: string,
    timestamp: string,
  ): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from whatsapp_messages where organization_id = ${organizationId} and session_id = ${sessionId}
            and direction = 'in' and question_id = ${questionId} and sent_at > ${timestamp} limit 1`,
    );
    return row !== undefined;
  }

  async questionAskedIn(
    { organizationId, sessionId }: ConversationKey,
    providerId: string,
  ): Promise<string | undefined> {
    const row = await this.#db.record<{ questionId: string | null }>(
      sql`select question_id from whatsapp_messages
          where organization_id = ${organizationId} and session_id = ${sessionId} and direction = 'out'
            and provider_id = ${providerId}`,
    );
    return row?.questionId ?? undefined;
  }

  /** A message with the same key stays, but is queued again if it failed. */
  async insertQueued({ organizationId, sessionId }: ConversationKey, message: NewWhatsappMessage): Promise<void> {
    const { key, content, questionId = null } = message;
    await this.#db.rows(
      sql`insert into whatsapp_messages as m
            (id, organization_id, session_id, direction, dedupe_key, content, question_id, state)
          values (${newId()}, ${organizationId}, ${sessionId}, 'out', ${key}, ${JSON.stringify(content)}, ${questionId},
            'queued')
          on conflict (organization_id, session_id, dedupe_key) do update set state = 'queued', error = null
            where m.state = 'failed'`,
    );
  }

  /** Marks it as `sending`. */
  takeQueued({ organizationId, sessionId }: ConversationKey): Promise<QueuedMessage | undefined> {
    return this.#db.record(
      sql`update whatsapp_messages m set state = 'sending' from whatsapp_conversations c
          where m.organization_id = ${organizationId} and c.organization_id = m.organization_id
            and c.session_id = m.session_id
            and m.id = (select n.id from whatsapp_messages n where n.organization_id = ${organizationId}
              and n.session_id = ${sessionId} and n.direction = 'out' and n.state in ('queued', 'sending')
              order by n.id limit 1)
          returning m.id, c.number, m.content,
            (select o.test_of is null from organizations o where o.id = m.organization_id) as livemode`,
    );
  }

  /** Keeps a state that a webhook has reported. */
  async markSent(
    { organizationId, sessionId }: ConversationKey,
    messageId: string,
    { providerId, number, at }: { providerId: string; number: string; at: Date },
  ): Promise<void> {
    await this.#db.rows(
      sql`with m as (update whatsapp_messages set provider_id = ${providerId}, sent_at = ${at},
              state = case when state in ('queued', 'sending') then 'sent' else state end
            where organization_id = ${organizationId} and id = ${messageId})
          update whatsapp_conversations set number = ${number}
          where organization_id = ${organizationId} and session_id = ${sessionId} and number <> ${number}`,
    );
  }

  async markRefused(
    organizationId: string,
    messageId: string,
    state: 'queued' | 'failed',
    error: string,
  ): Promise<void> {
    await this.#db.rows(
      sql`update whatsapp_messages set state = ${state}, error = ${error}
          where organization_id = ${organizationId} and id = ${messageId} and state = 'sending'`,
    );
  }

  candidate({ organizationId, sessionId }: ConversationKey): Promise<WhatsappCandidate | undefined> {
    return this.#db.record(
      sql`select c.whatsapp_number, c.phone_number, c.full_name as name, o.test_of is null as livemode
          from screening_sessions s join candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id
            join organizations o on o.id = s.organization_id
          where s.organization_id = ${organizationId} and s.id = ${sessionId}`,
    );
  }
}
