import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { type ChatMessage, chatText } from '#platform/messaging/chat.ts';
import type { Page } from '#platform/paging/page.ts';
import type { KeptMessage } from './kept-message.schemas.ts';

type Row = Omit<KeptMessage, 'text'> & { text: string | null; content: ChatMessage | null };

/** SQL: emails and WhatsApp messages of an organization that were sent, or failed after that. */
const keptMessages = (organizationId: string) => sql`
  select m.id, 'email' as channel, m.kind, m.recipient as "to", m.subject, m.kept_text as text, null::jsonb as content,
    m.state, m.candidate_id, m.job_id, m.created_at
  from outbound_messages m
  where m.organization_id = ${organizationId} and m.state in ('sent', 'failed') and m.kept_text is not null
  union all
  select w.id, 'whatsapp', case when w.dedupe_key = 'invite' then 'screening_invite' else 'screening_message' end,
    '+' || c.number, null, null, w.content, case when w.state = 'failed' then 'failed' else 'sent' end,
    s.candidate_id, s.job_id, w.created_at
  from whatsapp_messages w
    join whatsapp_conversations c on c.organization_id = w.organization_id and c.session_id = w.session_id
    join screening_sessions s on s.organization_id = w.organization_id and s.id = w.session_id
  where w.organization_id = ${organizationId} and w.direction = 'out' and w.provider_id is not null`;

export class KeptMessageQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Newest first. */
  async page(organizationId: string, { limit, offset }: { limit: number; offset: number }): Promise<Page<KeptMessage>> {
    const kept = keptMessages(organizationId);
    const [rows, counted] = await Promise.all([
      this.#db.rows<Row>(
        sql`with kept as (${kept})
          select k.id, k.channel, k.kind, k.to, k.subject, k.text, k.content, k.state, k.candidate_id,
            a.id as application_id, k.created_at
          from kept k left join candidate_jobs a on a.organization_id = ${organizationId}
            and a.candidate_id = k.candidate_id and a.job_id = k.job_id
          order by k.created_at desc, k.id desc limit ${limit} offset ${offset}`,
      ),
      this.#db.row<{ n: number }>(sql`select count(*) as n from (${kept}) as kept`),
    ]);
    return {
      rows: rows.map(({ content, ...row }) => ({ ...row, text: content ? chatText(content) : (row.text ?? '') })),
      total: counted?.n ?? 0,
    };
  }
}
