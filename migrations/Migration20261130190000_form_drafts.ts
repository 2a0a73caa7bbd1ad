import { Migration } from '@mikro-orm/migrations';

/** Forms that users sent after their sessions had ended. They are shown again after sign-in. */
export class Migration20261130190000_form_drafts extends Migration {
  override up(): void {
    this.addSql(`
      create table form_drafts (
        organization_id uuid not null references organizations (id),
        user_id uuid not null,
        page text not null,
        action text not null,
        fields jsonb not null,
        left_at timestamptz(3) not null default now(),
        primary key (organization_id, user_id),
        constraint form_drafts_user_fkey foreign key (organization_id, user_id) references users (organization_id, id)
          on delete cascade
      )`);
    this.addSql('create index form_drafts_left_idx on form_drafts (left_at)');
  }
}
