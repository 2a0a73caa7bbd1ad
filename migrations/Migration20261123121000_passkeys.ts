import { Migration } from '@mikro-orm/migrations';

/** Users sign in to the console with passkeys. */
export class Migration20261123121000_passkeys extends Migration {
  override up(): void {
    this.addSql(`
      create table passkeys (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        user_id uuid not null,
        name text not null,
        credential_id text not null constraint passkeys_credential_id_key unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        is_synced boolean not null,
        last_used_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint passkeys_user_fkey foreign key (organization_id, user_id) references users (organization_id, id)
          on delete cascade
      )`);
    this.addSql('create index passkeys_user_idx on passkeys (organization_id, user_id)');
    // A challenge signs in once. Rows are written by sign-ins alone, so strangers add none.
    this.addSql(`
      create table used_challenges (
        organization_id uuid not null references organizations (id),
        challenge_hash bytea not null,
        used_at timestamptz(3) not null default now(),
        primary key (organization_id, challenge_hash)
      )`);
    this.addSql('create index used_challenges_used_idx on used_challenges (used_at)');
  }
}
