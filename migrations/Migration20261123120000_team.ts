import { Migration } from '@mikro-orm/migrations';

const newId = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
  'hex')::uuid`;

/** Viewers, and invitations to an organization by email. */
export class Migration20261123120000_team extends Migration {
  override up(): void {
    // A viewer is stored as a recruiter who only reads: the release before this one knows no third role.
    this.addSql('alter table users add column reads_only boolean not null default false');
    this.#mirror();
    this.addSql(`
      create table user_invitations (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        email text not null,
        role text not null check (role in ('admin', 'recruiter', 'viewer')),
        invited_by_user_id uuid,
        token_hash bytea constraint user_invitations_token_hash_key unique,
        sent_at timestamptz(3),
        expires_at timestamptz(3) not null,
        accepted_at timestamptz(3),
        revoked_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint user_invitations_inviter_fkey foreign key (organization_id, invited_by_user_id)
          references users (organization_id, id) on delete set null (invited_by_user_id)
      )`);
    // Of two concurrent invitations of an address one wins.
    this.addSql(`create unique index user_invitations_open_key on user_invitations (organization_id, lower(email))
      where accepted_at is null and revoked_at is null`);
    this.addSql('create index user_invitations_inviter_idx on user_invitations (organization_id, invited_by_user_id)');
    this.addSql('create index user_invitations_created_idx on user_invitations (created_at)');
  }

  /** Users of test data have the role of the live ones. */
  #mirror(): void {
    this.addSql(`
      create or replace function mirror_test_user() returns trigger language plpgsql as $$
      declare
        test_id uuid;
      begin
        select o.id into test_id from organizations o
          where o.test_of = case when tg_op = 'DELETE' then old.organization_id else new.organization_id end;
        if test_id is null then return null; end if;
        if tg_op = 'INSERT' then
          insert into users (id, organization_id, email, full_name, role, reads_only, test_of)
          values (${newId}, test_id, new.email, new.full_name, new.role, new.reads_only, new.id) on conflict do nothing;
        elsif tg_op = 'UPDATE' then
          update users u set email = new.email, full_name = new.full_name, role = new.role, reads_only = new.reads_only,
            updated_at = now()
          where u.organization_id = test_id and u.test_of = new.id;
        else
          update jobs j set recruiter_id = null from users u
          where u.organization_id = test_id and u.test_of = old.id
            and j.organization_id = test_id and j.recruiter_id = u.id;
          delete from users u where u.organization_id = test_id and u.test_of = old.id;
        end if;
        return null;
      end $$`);
    this.addSql(
      `create or replace trigger mirror_test_user after insert or update of email, full_name, role, reads_only or delete on users
       for each row execute function mirror_test_user()`,
    );
  }
}
