import { Migration } from '@mikro-orm/migrations';

/** Searches of candidates that a user has named. */
export class Migration20261123091000_saved_views extends Migration {
  override up(): void {
    this.addSql(`
      create table saved_views (
        organization_id uuid not null references organizations (id),
        id uuid not null,
        user_id uuid not null,
        name text not null,
        filters jsonb not null,
        created_at timestamptz(3) not null default now(),
        primary key (organization_id, id),
        constraint saved_views_user_fkey foreign key (organization_id, user_id)
          references users (organization_id, id) on delete cascade
      )`);
    this.addSql(`create unique index saved_views_name_key on saved_views (organization_id, user_id, lower(name))`);
  }
}
