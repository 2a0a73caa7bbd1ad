import { Migration } from '@mikro-orm/migrations';

/**
 * Email addresses that candidates no longer have, so that an erasure finds what is stored under them. A trigger keeps them,
 * because many paths change an email. Functions have the rights of the owner: the worker may not read the addresses.
 */
export class Migration20261130100000_former_addresses extends Migration {
  override up(): void {
    this.addSql(`
      create table former_addresses (
        organization_id uuid not null,
        candidate_id uuid not null,
        address text not null,
        created_at timestamptz(3) not null default now(),
        primary key (organization_id, candidate_id, address),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade
      )`);
    this.addSql(`
      create function keep_former_address() returns trigger
      language plpgsql security definer set search_path from current as $$
      begin
        insert into former_addresses (organization_id, candidate_id, address)
          values (old.organization_id, old.id, lower(trim(old.email))) on conflict do nothing;
        return null;
      end $$`);
    this.addSql(`
      create trigger keep_former_address after update of email on candidates for each row
      when (old.email is not null and lower(trim(old.email)) is distinct from lower(trim(new.email)))
      execute function keep_former_address()`);
    // Another candidate may have the address by now, for example after a mistake. Then it is theirs.
    this.addSql(`
      create or replace function addresses_to_erase(organization uuid, candidate uuid) returns setof text
      language plpgsql security definer set search_path from current as $$
      begin
        perform check_erasing(organization, candidate);
        return query
          select lower(trim(c.email)) from candidates c
            where c.organization_id = organization and c.id = candidate and c.email is not null
          union select lower(trim(p.email)) from talent_pool_profiles p
            where p.organization_id = organization and p.candidate_id = candidate
          union select former.address from (
            select lower(trim(m.recipient)) as address from outbound_messages m
              where m.organization_id = organization and m.candidate_id = candidate and m.recipient is not null
            union select f.address from former_addresses f
              where f.organization_id = organization and f.candidate_id = candidate) as former
            where not exists (select from candidates o
                where o.organization_id = organization and lower(o.email) = former.address and o.id <> candidate)
              and not exists (select from talent_pool_profiles o
                where o.organization_id = organization and lower(o.email) = former.address and o.candidate_id <> candidate);
      end $$`);
    this.addSql(`
      create function erase_former_addresses(organization uuid, candidate uuid) returns integer
      language plpgsql security definer set search_path from current as $$
      declare
        erased integer;
      begin
        perform check_erasing(organization, candidate);
        delete from former_addresses where organization_id = organization and candidate_id = candidate;
        get diagnostics erased = row_count;
        return erased;
      end $$`);
  }
}
