import { Migration } from '@mikro-orm/migrations';

/** Organizations sign their users in with an OpenID Connect provider. */
export class Migration20261123122000_single_sign_on extends Migration {
  override up(): void {
    this.addSql(`
      create table oidc_providers (
        organization_id uuid primary key references organizations (id),
        issuer text not null,
        client_id text not null,
        sealed_secret bytea not null,
        email_domains text[] not null check (cardinality(email_domains) between 1 and 50),
        is_required boolean not null,
        new_user_role text check (new_user_role in ('recruiter', 'viewer')),
        updated_at timestamptz(3) not null default now()
      )`);
    // Who a user is at the provider: their address there may go to somebody else.
    this.addSql(`
      create table oidc_identities (
        organization_id uuid not null references organizations (id),
        user_id uuid not null,
        issuer text not null,
        subject text not null,
        created_at timestamptz(3) not null default now(),
        primary key (organization_id, user_id),
        constraint oidc_identities_subject_key unique (organization_id, issuer, subject),
        constraint oidc_identities_user_fkey foreign key (organization_id, user_id)
          references users (organization_id, id) on delete cascade
      )`);
  }
}
