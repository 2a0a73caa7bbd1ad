import { Migration } from '@mikro-orm/migrations';

/** Console sessions, sign-in links, and the audit log. */
export class Migration20261121130000_console extends Migration {
  override up(): void {
    // Shared by all web processes.
    this.addSql(`create table installation_secrets (name text primary key, secret text not null)`);
    this.addSql(
      `insert into installation_secrets (name, secret) values ('sessions', gen_random_uuid()::text || gen_random_uuid()::text)`,
    );
    // The columns are those of connect-pg-simple. Removing a user ends their sessions.
    this.addSql(`
      create table console_sessions (
        sid text primary key,
        sess jsonb not null,
        expire timestamptz(6) not null,
        organization_id uuid not null generated always as ((sess -> 'user' ->> 'organizationId')::uuid) stored,
        user_id uuid not null generated always as ((sess -> 'user' ->> 'userId')::uuid) stored,
        constraint console_sessions_user_fkey foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
      )`);
    this.addSql(`create index console_sessions_user_idx on console_sessions (organization_id, user_id)`);
    this.addSql(`create index console_sessions_expire_idx on console_sessions (expire)`);
    // A link requested by email has no token until its email is written. It is valid only for the user with that address.
    this.addSql(`
      create table sign_in_links (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        user_id uuid not null,
        via text not null check (via in ('email', 'operator')),
        email text,
        next text,
        token_hash bytea unique,
        expires_at timestamptz(3),
        used_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint sign_in_links_user_fkey foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
      )`);
    this.addSql(`create index sign_in_links_user_idx on sign_in_links (organization_id, user_id, created_at)`);
    this.addSql(`create index sign_in_links_created_idx on sign_in_links (created_at)`);
    this.addSql(`create index users_lower_email_idx on users (lower(email))`);
    // Entries outlive their users and subjects.
    this.addSql(`
      create table audit_entries (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        user_id uuid,
        user_email text,
        action text not null,
        subject text,
        details jsonb,
        address text,
        created_at timestamptz(3) not null default now()
      )`);
    this.addSql(`create index audit_entries_created_idx on audit_entries (organization_id, created_at desc, id desc)`);
  }
}
