import { Migration } from '@mikro-orm/migrations';

const newId = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
  'hex')::uuid`;
const settings = ['name', 'public_name', 'plan', 'outreach_enabled', 'sender_name', 'reply_to'];
const rowOf = (row: string): string =>
  `(${[...settings, 'pipeline_statuses'].map((column) => `${row}.${column}`).join(', ')})`;

/**
 * Test data is an organization row of its own. Triggers copy later changes of the live organization's settings and users
 * to it, whichever release makes them.
 */
export class Migration20261122202000_test_mode extends Migration {
  override up(): void {
    this.addSql(
      'alter table organizations add column test_of uuid constraint organizations_test_of_key unique references organizations (id)',
    );
    // Of a user in test data: the live user.
    this.addSql('alter table users add column test_of uuid');
    this.addSql('create unique index users_test_of_key on users (test_of) where test_of is not null');
    // The text of a message that was kept, not sent.
    this.addSql('alter table outbound_messages add column kept_text text');
    this.#settings();
    this.#users();
  }

  #settings(): void {
    // Applications in a status that the live organization has removed keep it.
    this.addSql(`
      create function mirror_test_organization() returns trigger language plpgsql as $$
      begin
        update organizations t set ${settings.map((column) => `${column} = new.${column}`).join(', ')},
          pipeline_statuses = new.pipeline_statuses || array(select distinct a.status from candidate_jobs a
            where a.organization_id = t.id and a.status <> all(new.pipeline_statuses) order by 1),
          updated_at = now()
        where t.test_of = new.id;
        return null;
      end $$`);
    this.addSql(
      `create trigger mirror_test_organization after update of ${settings.join(', ')}, pipeline_statuses on organizations
       for each row when (new.test_of is null and ${rowOf('old')} is distinct from ${rowOf('new')})
       execute function mirror_test_organization()`,
    );
  }

  #users(): void {
    // A removed user leaves test jobs without a recruiter.
    this.addSql(`
      create function mirror_test_user() returns trigger language plpgsql as $$
      declare
        test_id uuid;
      begin
        select o.id into test_id from organizations o
          where o.test_of = case when tg_op = 'DELETE' then old.organization_id else new.organization_id end;
        if test_id is null then return null; end if;
        if tg_op = 'INSERT' then
          insert into users (id, organization_id, email, full_name, role, test_of)
          values (${newId}, test_id, new.email, new.full_name, new.role, new.id) on conflict do nothing;
        elsif tg_op = 'UPDATE' then
          update users u set email = new.email, full_name = new.full_name, role = new.role, updated_at = now()
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
      `create trigger mirror_test_user after insert or update of email, full_name, role or delete on users
       for each row execute function mirror_test_user()`,
    );
  }
}
