import { Migration } from '@mikro-orm/migrations';

const noRights = (signature: string) => `revoke all on function ${signature} from public`;

/**
 * What applicants say about their sex, race and ethnicity. A row is found by an HMAC of the application's id, whose secret
 * only the owner can read. Web and worker have no rights on both tables: they write and count through functions that
 * run with the rights of the owner. Rows have no time and no number, which would tell whose they are.
 */
export class Migration20261122226000_self_identification extends Migration {
  override up(): void {
    this.#tables();
    this.addSql(`
      create function self_identification_key(application uuid, inner_key bytea, outer_key bytea) returns bytea
      language sql immutable parallel safe as $$
        select sha256(outer_key || sha256(inner_key || uuid_send(application)))
      $$`);
    this.#write();
    this.#remove();
    // The names of tables and functions above are those of this schema, whatever a caller creates elsewhere.
    for (const name of [
      'self_identification_key(uuid, bytea, bytea)',
      'identify_self(uuid, uuid, boolean, text, boolean, text)',
      'carry_self_identification(uuid, uuid, uuid)',
      'forget_self_identifications(uuid, uuid)',
      'remove_self_identifications()',
    ]) {
      this.addSql(`
        do $$ begin
          execute format('alter function ${name} set search_path = %I, pg_temp', current_schema());
        end $$`);
    }
    // With a setting, PostgreSQL cannot inline it.
    this.addSql(`alter function self_identification_key(uuid, bytea, bytea) reset search_path`);
    this.addSql(noRights('remove_self_identifications()'));
  }

  #tables(): void {
    // The two padded keys of HMAC-SHA-256 (RFC 2104).
    this.addSql(`
      create table self_identification_secrets (
        is_only boolean primary key default true check (is_only),
        inner_key bytea not null check (octet_length(inner_key) = 64),
        outer_key bytea not null check (octet_length(outer_key) = 64)
      )`);
    this.addSql(`
      do $$
      declare
        secret bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
        inner_key bytea := secret || decode(repeat('00', 32), 'hex');
        outer_key bytea := inner_key;
      begin
        for i in 0..63 loop
          inner_key := set_byte(inner_key, i, get_byte(inner_key, i) # 54);
          outer_key := set_byte(outer_key, i, get_byte(outer_key, i) # 92);
        end loop;
        insert into self_identification_secrets (inner_key, outer_key) values (inner_key, outer_key);
      end $$`);
    this.addSql(`
      create table self_identifications (
        answer_key bytea primary key,
        organization_id uuid not null references organizations (id) on delete cascade,
        sex text,
        race_ethnicity text
      )`);
    this.addSql(`create index self_identifications_organization_idx on self_identifications (organization_id)`);
  }

  #write(): void {
    // Locks the application, so that an answer cannot outlive it. False: there is none.
    this.addSql(`
      create function identify_self(organization uuid, application uuid, sets_sex boolean, new_sex text,
        sets_race_ethnicity boolean, new_race_ethnicity text) returns boolean
      language plpgsql security definer as $$
      begin
        perform from candidate_jobs where organization_id = organization and id = application for key share;
        if not found then return false; end if;
        insert into self_identifications as s (answer_key, organization_id, sex, race_ethnicity)
        select self_identification_key(application, k.inner_key, k.outer_key), organization, new_sex, new_race_ethnicity
        from self_identification_secrets k
        on conflict (answer_key) do update set
          sex = case when sets_sex then excluded.sex else s.sex end,
          race_ethnicity = case when sets_race_ethnicity then excluded.race_ethnicity else s.race_ethnicity end;
        return true;
      end $$`);
  }

  #remove(): void {
    // When two applications become one. The one that stays keeps its answer, or else gets the other's.
    this.addSql(`
      create function carry_self_identification(organization uuid, from_application uuid, to_application uuid) returns void
      language plpgsql security definer as $$
      begin
        with carried as (
          delete from self_identifications s using self_identification_secrets k
          where s.organization_id = organization
            and s.answer_key = self_identification_key(from_application, k.inner_key, k.outer_key)
          returning s.sex, s.race_ethnicity)
        insert into self_identifications (answer_key, organization_id, sex, race_ethnicity)
        select self_identification_key(a.id, k.inner_key, k.outer_key), organization, c.sex, c.race_ethnicity
        from carried c cross join self_identification_secrets k
          join candidate_jobs a on a.organization_id = organization and a.id = to_application
        on conflict (answer_key) do nothing;
      end $$`);
    this.addSql(`
      create function forget_self_identifications(organization uuid, candidate uuid) returns integer
      language plpgsql security definer as $$
      declare
        deleted integer;
      begin
        delete from self_identifications s using self_identification_secrets k, candidate_jobs a
        where a.organization_id = organization and a.candidate_id = candidate and s.organization_id = organization
          and s.answer_key = self_identification_key(a.id, k.inner_key, k.outer_key);
        get diagnostics deleted = row_count;
        return deleted;
      end $$`);
    this.addSql(`
      create function remove_self_identifications() returns trigger language plpgsql security definer as $$
      begin
        delete from self_identifications s using self_identification_secrets k, old_rows a
        where s.organization_id = a.organization_id
          and s.answer_key = self_identification_key(a.id, k.inner_key, k.outer_key);
        return null;
      end $$`);
    this.addSql(
      `create trigger remove_self_identifications after delete on candidate_jobs referencing old table as old_rows for each statement execute function remove_self_identifications()`,
    );
  }
}
