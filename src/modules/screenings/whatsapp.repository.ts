import { type Database, prepared } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';
import type { ChatMessage } from '#platform/messaging/chat.ts';
import type { ChatContent, DeliveryReport, InboundChat } from '#platform/messaging/whatsapp.webhook.ts';
import { openSessionStatuses } from './session.states.ts';

/** Where a conversation is. */
export type ConversationKey = { organizationId: string; sessionId: string };
/** One that is there, with whom and about what. */
export type Conversing = ConversationKey & { candidateId: string; jobId: string };
export type Asked = { name: string; whatsappNumber: string | null; phoneNumber: string | null };
export type Conversation = {
  number: string;
  /** The question that was asked last; null before the first and for the resume. */
  questionId: string | null;
  askedAt: string;
  /** How often it was answered in a way that could not be understood. */
  misses: number;
};
export type ReceivedMessage = { id: string; content: ChatContent; sentAt: string; inReplyTo: string | null };
export type MessageToSend = { id: string; number: string; content: ChatMessage };
export type NewMessage = {
  /** At most one message of a session has it. */
  key: string;
  content: ChatMessage;
  /** The question that it asks. */
  questionId?: string;
};

/** The key of the template that opens a conversation. */
export const inviteKey = 'invite';

const open = openSessionStatuses.map((status) => `'${status}'`).join(', ');

const byNumber = prepared(
  'whatsapp-by-number',
  `select c.organization_id as "organizationId", c.session_id as "sessionId", s.candidate_id as "candidateId",
     s.job_id as "jobId" from whatsapp_conversations c
     join screening_sessions s on s.organization_id = c.organization_id and s.id = c.session_id
   where c.number = $1
   order by (s.status in (${open}) and s.expires_at > now()) desc, c.asked_at desc, c.session_id desc limit 1`,
);
const byMessage = prepared(
  'whatsapp-by-message',
  `select m.organization_id as "organizationId", m.session_id as "sessionId", s.candidate_id as "candidateId",
     s.job_id as "jobId" from whatsapp_messages m
     join screening_sessions s on s.organization_id = m.organization_id and s.id = m.session_id
   where m.provider_id = $1 and m.direction = 'out'`,
);

// What is known of a delivery only grows: reports come in any order, and more than once. A message that was delivered
// after it was said to have failed was delivered.
const rank = (state: string) =>
  `array_position(array['queued', 'sending', 'sent', 'failed', 'delivered', 'read'], ${state})`;
const report = `update whatsapp_messages set state = $3, error = $4
  where organization_id = $1 and id = $2 and direction = 'out' and ${rank('state')} < ${rank('$3::text')}`;
const reportByName = `update whatsapp_messages set state = $2, error = $3
  where provider_id = $1 and direction = 'out' and ${rank('state')} < ${rank('$2::text')}`;

export class WhatsappRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * The conversation that a message belongs to: of the message that it answers, or else the one with its number that
   * asked last, an open one before others. Of any organization: a number does not say of which.
   */
  async find({ inReplyTo, from }: InboundChat): Promise<Conversing | undefined> {
    const answered = inReplyTo && (await this.#db.row<Conversing>(byMessage, [inReplyTo]));
    return answered || (from ? this.#db.row<Conversing>(byNumber, [from]) : undefined);
  }

  /** False for one that was received before. */
  async receive({ organizationId, sessionId }: ConversationKey, message: InboundChat): Promise<boolean> {
    const row = await this.#db.row(
      `insert into whatsapp_messages
         (id, organization_id, session_id, direction, provider_id, content, in_reply_to, state, sent_at)
       values ($1, $2, $3, 'in', $4, $5, $6, 'received', $7) on conflict (provider_id) do nothing returning 1`,
      [
        newId(),
        organizationId,
        sessionId,
        message.providerId,
        JSON.stringify(message.content),
        message.inReplyTo,
        message.sentAt,
      ],
    );
    return row !== undefined;
  }

  /** `of` is the message by our own id; without it WhatsApp's name of it has to do. */
  async report(
    { providerId, status, error }: DeliveryReport,
    of: { organizationId: string; id: string } | undefined,
  ): Promise<void> {
    if (of) await this.#db.rows(report, [of.organizationId, of.id, status, error]);
    else await this.#db.rows(reportByName, [providerId, status, error]);
  }

  /** A number stays, unless the invite could not be delivered to it. */
  async begin({ organizationId, sessionId }: ConversationKey, number: string, at: Date): Promise<void> {
    await this.#db.rows(
      `insert into whatsapp_conversations as c (organization_id, session_id, number, asked_at) values ($1, $2, $3, $4)
       on conflict (organization_id, session_id) do update set number = excluded.number, asked_at = excluded.asked_at
         where exists (select 1 from whatsapp_messages m where m.organization_id = c.organization_id
           and m.session_id = c.session_id and m.dedupe_key = '${inviteKey}' and m.state = 'failed')`,
      [organizationId, sessionId, number, at],
    );
  }

  /** Held until the transaction ends: of one conversation one message is worked on at a time. */
  async lock({ organizationId, sessionId }: ConversationKey): Promise<Conversation | undefined> {
    return this.#db.row(
      `select number, question_id as "questionId", asked_at as "askedAt", misses from whatsapp_conversations
       where organization_id = $1 and session_id = $2 for no key update`,
      [organizationId, sessionId],
    );
  }

  async setAsked({ organizationId, sessionId }: ConversationKey, questionId: string | null, at: Date): Promise<void> {
    await this.#db.rows(
      `update whatsapp_conversations set question_id = $3, asked_at = $4, misses = 0
       where organization_id = $1 and session_id = $2`,
      [organizationId, sessionId, questionId, at],
    );
  }

  async setMisses({ organizationId, sessionId }: ConversationKey, misses: number): Promise<void> {
    await this.#db.rows(
      'update whatsapp_conversations set misses = $3 where organization_id = $1 and session_id = $2',
      [organizationId, sessionId, misses],
    );
  }

  /** The earliest message that nobody has dealt with, by when it was sent. */
  async next({ organizationId, sessionId }: ConversationKey): Promise<ReceivedMessage | undefined> {
    return this.#db.row(
      `select id, content, sent_at as "sentAt", in_reply_to as "inReplyTo" from whatsapp_messages
       where organization_id = $1 and session_id = $2 and direction = 'in' and state = 'received'
       order by sent_at, id limit 1`,
      [organizationId, sessionId],
    );
  }

  /** `questionId`: the question that the message has answered. */
  async settle(
    organizationId: string,
    messageId: string,
    state: 'handled' | 'ignored',
    questionId: string | null,
  ): Promise<void> {
    await this.#db.rows(
      'update whatsapp_messages set state = $3, question_id = $4 where organization_id = $1 and id = $2',
      [organizationId, messageId, state, questionId],
    );
  }

  /** Whether a message that was sent after this moment has answered the question. */
  async isAnsweredAfter(
    { organizationId, sessionId }: ConversationKey,
    questionId: string,
    moment: string,
  ): Promise<boolean> {
    const row = await this.#db.row(
      `select 1 from whatsapp_messages where organization_id = $1 and session_id = $2 and direction = 'in'
         and question_id = $3 and sent_at > $4 limit 1`,
      [organizationId, sessionId, questionId, moment],
    );
    return row !== undefined;
  }

  /** The question that a message of ours has asked. */
  async askedIn({ organizationId, sessionId }: ConversationKey, providerId: string): Promise<string | undefined> {
    const row = await this.#db.row<{ questionId: string | null }>(
      `select question_id as "questionId" from whatsapp_messages
       where organization_id = $1 and session_id = $2 and direction = 'out' and provider_id = $3`,
      [organizationId, sessionId, providerId],
    );
    return row?.questionId ?? undefined;
  }

  /** Puts a message into the queue. One with this key that is there already stays, but is queued again if it failed. */
  async queue({ organizationId, sessionId }: ConversationKey, message: NewMessage): Promise<void> {
    await this.#db.rows(
      `insert into whatsapp_messages as m
         (id, organization_id, session_id, direction, dedupe_key, content, question_id, state)
       values ($1, $2, $3, 'out', $4, $5, $6, 'queued')
       on conflict (organization_id, session_id, dedupe_key) do update set state = 'queued', error = null
         where m.state = 'failed'`,
      [newId(), organizationId, sessionId, message.key, JSON.stringify(message.content), message.questionId ?? null],
    );
  }

  /** Marks the next message of the conversation as being sent. */
  async beginNext({ organizationId, sessionId }: ConversationKey): Promise<MessageToSend | undefined> {
    return this.#db.row(
      `update whatsapp_messages m set state = 'sending' from whatsapp_conversations c
       where m.organization_id = $1 and c.organization_id = $1 and c.session_id = m.session_id
         and m.id = (select n.id from whatsapp_messages n where n.organization_id = $1 and n.session_id = $2
           and n.direction = 'out' and n.state in ('queued', 'sending') order by n.id limit 1)
       returning m.id, c.number, m.content`,
      [organizationId, sessionId],
    );
  }

  /** What a webhook has said of it meanwhile stays. */
  async markSent(
    { organizationId, sessionId }: ConversationKey,
    messageId: string,
    sent: { providerId: string; number: string; at: Date },
  ): Promise<void> {
    await this.#db.rows(
      `with m as (update whatsapp_messages set provider_id = $4, sent_at = $6,
           state = case when state in ('queued', 'sending') then 'sent' else state end
         where organization_id = $1 and id = $3)
       update whatsapp_conversations set number = $5 where organization_id = $1 and session_id = $2 and number <> $5`,
      [organizationId, sessionId, messageId, sent.providerId, sent.number, sent.at],
    );
  }

  async markRefused(
    organizationId: string,
    messageId: string,
    state: 'queued' | 'failed',
    error: string,
  ): Promise<void> {
    await this.#db.rows(
      `update whatsapp_messages set state = $3, error = $4 where organization_id = $1 and id = $2 and state = 'sending'`,
      [organizationId, messageId, state, error],
    );
  }

  /** Who is asked. */
  async candidateOf({ organizationId, sessionId }: ConversationKey): Promise<Asked | undefined> {
    return this.#db.row(
      `select c.whatsapp_number as "whatsappNumber", c.phone_number as "phoneNumber", c.full_name as name
       from screening_sessions s join candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id
       where s.organization_id = $1 and s.id = $2`,
      [organizationId, sessionId],
    );
  }
}
