import { Migration } from '@mikro-orm/migrations';

/** Users that notes mention, and who wants no emails about that. */
export class Migration20261123162000_mentions extends Migration {
  override up(): void {
    // A mention that an edit removes stays, so that nobody gets a second email when it comes back.
    this.addSql(`
      create table note_mentions (
        organization_id uuid not null references organizations (id),
        note_id uuid not null,
        user_id uuid not null,
        label text not null,
        token_hash bytea,
        mailed_at timestamptz(3),
        done_at timestamptz(3),
        removed_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        primary key (organization_id, note_id, user_id),
        constraint note_mentions_note_fkey foreign key (organization_id, note_id)
          references notes (organization_id, id) on delete cascade,
        constraint note_mentions_user_fkey foreign key (organization_id, user_id)
          references users (organization_id, id) on delete cascade,
        constraint note_mentions_token_key unique (organization_id, token_hash)
      )`);
    this.addSql(`create index note_mentions_user_idx on note_mentions (organization_id, user_id, created_at desc, note_id desc)
      where removed_at is null`);
    this.addSql(`create index note_mentions_open_idx on note_mentions (organization_id, user_id, created_at desc, note_id desc)
      where removed_at is null and done_at is null`);
    this.addSql(`
      create table mention_settings (
        organization_id uuid not null references organizations (id),
        user_id uuid not null,
        emails boolean not null,
        primary key (organization_id, user_id),
        constraint mention_settings_user_fkey foreign key (organization_id, user_id)
          references users (organization_id, id) on delete cascade
      )`);
  }
}
