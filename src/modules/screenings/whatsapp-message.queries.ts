import { type ExportedMessage, withoutLinkTokens } from '#modules/outreach';
import type { Database } from '#platform/database/database.ts';
import { shared, sql } from '#platform/database/sql.ts';
import type { ExportedPerson } from '#platform/files/export-part.ts';
import { type ChatMessage, chatText } from '#platform/messaging/chat.ts';
import type { ChatContent } from '#platform/messaging/whatsapp-webhook.ts';

/** A message of a conversation, without the tokens of links. `text` is null for a file. */
export type ConversationMessage = {
  id: string;
  direction: 'in' | 'out';
  state: string;
  error: string | null;
  text: string | null;
  /** WhatsApp has the approved text of templates. */
  isTemplate: boolean;
  at: string;
};

/** Longer conversations show their end. */
const mostShown = 500;

type Row = Omit<ExportedMessage, 'text' | 'text_missing'> & { content: ChatMessage | ChatContent };

function textOf(content: Row['content']): string | null {
  if (content.kind === 'choice') return content.id;
  return content.kind === 'document' || content.kind === 'other' ? null : chatText(content);
}

export class WhatsappMessageQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** In both directions, oldest first. */
  async ofSession(organizationId: string, sessionId: string): Promise<ConversationMessage[]> {
    const rows = await this.#db.rows<Omit<ConversationMessage, 'text' | 'isTemplate'> & Pick<Row, 'content'>>(
      sql`select id, direction, state, error, content, coalesce(sent_at, created_at) as at from whatsapp_messages
        where organization_id = ${organizationId} and session_id = ${sessionId}
        order by created_at desc, id desc limit ${mostShown}`,
    );
    return rows.toReversed().map(({ content, ...row }) => {
      const text = textOf(content);
      return { ...row, text: text && withoutLinkTokens(text), isTemplate: content.kind === 'template' };
    });
  }

  /** In both directions, newest first. */
  async ofPerson({ organizationId, candidateId }: ExportedPerson): Promise<ExportedMessage[]> {
    const tenant = shared(organizationId);
    const rows = await this.#db.rows<Row>(
      sql`select w.id, 'whatsapp' as channel,
          case w.direction when 'in' then 'from_candidate' else 'to_candidate' end as direction,
          case when w.direction = 'in' then 'answer' when w.dedupe_key = 'invite' then 'screening_invite'
            else 'screening_message' end as kind,
          case when w.direction = 'out' then '+' || c.number end as "to", null as subject, w.content, w.state,
          s.candidate_id, a.id as application_id, w.sent_at, w.created_at
        from screening_sessions s
          join whatsapp_conversations c on c.organization_id = s.organization_id and c.session_id = s.id
          join whatsapp_messages w on w.organization_id = s.organization_id and w.session_id = s.id
          left join candidate_jobs a on a.organization_id = s.organization_id and a.candidate_id = s.candidate_id
            and a.job_id = s.job_id
        where s.organization_id = ${tenant} and s.candidate_id = ${candidateId}
        order by w.created_at desc, w.id desc`,
    );
    return rows.map(({ content, ...row }) => {
      const text = textOf(content);
      return { ...row, text, text_missing: text === null ? 'file' : null };
    });
  }
}
