import { Migration } from '@mikro-orm/migrations';

/** Screenings by WhatsApp: the number of each session, and its messages. */
export class Migration20261121122000_whatsapp extends Migration {
  override up(): void {
    this.addSql(`
      create table whatsapp_conversations (
        organization_id uuid not null,
        session_id uuid not null,
        number text not null,
        question_id text,
        asked_at timestamptz(3) not null,
        misses integer not null default 0,
        primary key (organization_id, session_id),
        foreign key (organization_id, session_id) references screening_sessions (organization_id, id)
      )`);
    this.addSql(`create index whatsapp_conversations_number_idx on whatsapp_conversations (number, asked_at)`);
    this.addSql(`
      create table whatsapp_messages (
        id uuid primary key,
        organization_id uuid not null,
        session_id uuid not null,
        direction text not null check (direction in ('in', 'out')),
        provider_id text unique,
        dedupe_key text,
        content jsonb not null,
        in_reply_to text,
        question_id text,
        state text not null check (state in ('received', 'handled', 'ignored', 'queued', 'sending', 'sent', 'failed', 'delivered', 'read')),
        error text,
        sent_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        unique (organization_id, session_id, dedupe_key),
        foreign key (organization_id, session_id) references whatsapp_conversations (organization_id, session_id)
      )`);
    this.addSql(
      `create index whatsapp_messages_open_idx on whatsapp_messages (organization_id, session_id, direction) where state in ('received', 'queued', 'sending')`,
    );
  }
}
