import { Migration } from '@mikro-orm/migrations';

/**
 * Messages whose organization is unknown until the candidate has chosen a conversation. So the table has no
 * organization_id. `content` is emptied with the choice.
 */
export class Migration20261122111000_whatsapp_held extends Migration {
  override up(): void {
    this.addSql(`
      create table whatsapp_held_messages (
        id uuid primary key,
        number text not null,
        provider_id text not null unique,
        content jsonb,
        sent_at timestamptz(3) not null,
        held_at timestamptz(3) not null,
        prompt_id text,
        prompted_at timestamptz(3),
        options uuid[] not null default '{}',
        chosen_by text unique
      )`);
    this.addSql(
      `create index whatsapp_held_messages_number_idx on whatsapp_held_messages (number, sent_at, id) where content is not null`,
    );
    this.addSql(`create index whatsapp_held_messages_age_idx on whatsapp_held_messages (held_at)`);
  }
}
