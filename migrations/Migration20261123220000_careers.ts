import { Migration } from '@mikro-orm/migrations';

/**
 * The careers pages. Organizations that exist already begin without one: their active jobs were known by link alone, so
 * an admin decides whether to list them. A former address keeps leading to the organization, and nobody else gets it.
 */
export class Migration20261123220000_careers extends Migration {
  override up(): void {
    this.addSql(`
      alter table organizations
        add column careers_enabled boolean not null default false,
        add column careers_country text check (careers_country ~ '^[A-Z]{2}$')`);
    this.addSql(`alter table organizations alter column careers_enabled set default true`);
    this.addSql(`
      create table careers_addresses (
        slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 2 and 60
          and slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
        organization_id uuid not null references organizations (id),
        is_current boolean not null,
        created_at timestamptz(3) not null default now()
      )`);
    this.addSql(
      `create unique index careers_addresses_current_key on careers_addresses (organization_id) where is_current`,
    );
    this.addSql(`create index careers_addresses_organization_idx on careers_addresses (organization_id)`);
  }
}
