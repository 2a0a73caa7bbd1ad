import { Migration } from '@mikro-orm/migrations';

/**
 * Erasing candidates. Functions have the rights of the owner: while this migrates, web and worker have none on the new
 * tables, and later they may read neither the secret nor masked contacts, nor change the audit log. Each works only while
 * an erasure of the candidate runs.
 */
export class Migration20261122220000_erasures extends Migration {
  override up(): void {
    this.addSql(`
      create table erasures (
        id uuid primary key,
        organization_id uuid not null references organizations (id) on delete cascade,
        candidate_id uuid not null,
        state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
        reason text,
        task_id uuid,
        stores jsonb not null default '[]',
        error text,
        completed_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, candidate_id)
      )`);
    this.addSql(`create index erasures_list_idx on erasures (organization_id, created_at desc, id desc)`);
    this.addSql(`create index erasures_changes_idx on erasures (organization_id, updated_at, id)`);
    for (const on of ['insert', 'update']) {
      this.addSql(`create trigger stamp_${on} before ${on} on erasures for each row execute function stamp_change()`);
    }
    this.addSql(`
      create table erased_addresses (
        organization_id uuid not null references organizations (id) on delete cascade,
        hash bytea not null,
        is_unsubscribed boolean not null default false,
        erased_at timestamptz(3) not null default now(),
        primary key (organization_id, hash)
      )`);
    this.addSql(
      `insert into installation_secrets (name, secret)
       values ('erased_addresses', gen_random_uuid()::text || gen_random_uuid()::text) on conflict do nothing`,
    );
    this.addSql(`
      create function erased_address_hash(organization uuid, address text) returns bytea
      language sql stable security definer set search_path from current as $$
        select sha256(convert_to(concat_ws(' ', secret, organization, lower(trim(address))), 'UTF8'))
        from installation_secrets where name = 'erased_addresses'
      $$`);
    this.#addFormerResumes();
    this.#addErasing();
    this.#addRecognition();
    this.addSql('alter table idempotency_keys add column candidate_ids uuid[]');
  }

  /** Files and texts that candidates had before. */
  #addFormerResumes(): void {
    this.addSql(`
      create table former_resumes (
        organization_id uuid not null,
        candidate_id uuid not null,
        path text,
        content_hash bytea,
        created_at timestamptz(3) not null default now(),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade
      )`);
    this.addSql('create index former_resumes_candidate_idx on former_resumes (organization_id, candidate_id)');
    this.addSql(`
      create function keep_former_path() returns trigger
      language plpgsql security definer set search_path from current as $$
      begin
        insert into former_resumes (organization_id, candidate_id, path) values (old.organization_id, old.id, old.resume_path);
        return null;
      end $$`);
    this.addSql(`
      create trigger keep_former_path after update of resume_path on candidates for each row
      when (old.resume_path is not null and old.resume_path is distinct from new.resume_path)
      execute function keep_former_path()`);
    // A deleted candidate has no resumes either.
    this.addSql(`
      create function keep_former_hash() returns trigger
      language plpgsql security definer set search_path from current as $$
      begin
        if tg_op = 'UPDATE' and old.content_hash is not distinct from new.content_hash then return null; end if;
        insert into former_resumes (organization_id, candidate_id, content_hash)
        select c.organization_id, c.id, old.content_hash from candidates c
          where c.organization_id = old.organization_id and c.id = old.candidate_id;
        return null;
      end $$`);
    this.addSql(`
      create trigger keep_former_hash after update or delete on candidate_resumes for each row
      when (old.content_hash is not null) execute function keep_former_hash()`);
  }

  #addErasing(): void {
    this.addSql(`
      create function check_erasing(organization uuid, candidate uuid) returns void
      language plpgsql security definer set search_path from current as $$
      begin
        if not exists (select from erasures
            where organization_id = organization and candidate_id = candidate and state = 'running') then
          raise exception 'no erasure of the candidate is running';
        end if;
      end $$`);
    this.addSql(`
      create function addresses_to_erase(organization uuid, candidate uuid) returns setof text
      language plpgsql security definer set search_path from current as $$
      begin
        perform check_erasing(organization, candidate);
        return query
          select lower(trim(c.email)) from candidates c
            where c.organization_id = organization and c.id = candidate and c.email is not null
          union select lower(trim(p.email)) from talent_pool_profiles p
            where p.organization_id = organization and p.candidate_id = candidate
          union select lower(trim(m.recipient)) from outbound_messages m
            where m.organization_id = organization and m.candidate_id = candidate and m.recipient is not null;
      end $$`);
    this.addSql(`
      create function erase_talent_pool_profile(organization uuid, candidate uuid) returns integer
      language plpgsql security definer set search_path from current as $$
      declare
        erased integer;
      begin
        perform check_erasing(organization, candidate);
        delete from talent_pool_profiles where organization_id = organization and candidate_id = candidate;
        get diagnostics erased = row_count;
        return erased;
      end $$`);
    // Who changed what, and when, stays.
    this.addSql(`
      create function erase_audit_values(organization uuid, candidate uuid) returns integer
      language plpgsql security definer set search_path from current as $$
      declare
        erased integer;
      begin
        perform check_erasing(organization, candidate);
        update audit_entries e set before = null, after = null, details = null
          where e.organization_id = organization
            and e.subject in (
              select candidate::text
              union all select a.id::text from candidate_jobs a
                where a.organization_id = organization and a.candidate_id = candidate
              union all select t.id::text from tombstones t
                where t.organization_id = organization and t.candidate_id = candidate and t.resource = 'application'
              union all select s.id::text from screening_sessions s
                where s.organization_id = organization and s.candidate_id = candidate
              union all select v.id::text from video_interviews v
                where v.organization_id = organization and v.candidate_id = candidate)
            and (e.before is not null or e.after is not null or e.details is not null);
        get diagnostics erased = row_count;
        return erased;
      end $$`);
  }

  /** A new candidate with the address of an erased one. */
  #addRecognition(): void {
    this.addSql(`
      create function note_erased_address(organization uuid, candidate uuid, address text) returns void
      language plpgsql security definer set search_path from current as $$
      declare
        found_hash bytea;
        unsubscribed boolean;
      begin
        select e.hash, e.is_unsubscribed into found_hash, unsubscribed from erased_addresses e
          where e.organization_id = organization and e.hash = erased_address_hash(organization, address);
        if found_hash is null then return; end if;
        if unsubscribed then
          insert into suppressed_addresses (organization_id, address, reason)
            values (organization, lower(address), 'unsubscribed') on conflict do nothing;
        end if;
        if coalesce(current_setting('app.audit', true), '') <> '' then
          perform add_notes(jsonb_build_array(jsonb_build_object('o', organization, 't', 'candidate', 'id', candidate,
            'v', 'candidate.previously_erased')));
        else
          insert into audit_entries (id, organization_id, actor_type, action, subject_type, subject, changed)
            values (gen_random_uuid(), organization, 'operator', 'candidate.previously_erased', 'candidate', candidate::text, '{}');
        end if;
      end $$`);
    this.addSql(`
      create function recognize_erased() returns trigger
      language plpgsql security definer set search_path from current as $$
      begin
        if not exists (select from erased_addresses e
            where e.organization_id = (select n.organization_id from new_rows n limit 1)) then
          return null;
        end if;
        perform note_erased_address(n.organization_id, n.id, n.email) from new_rows n where n.email is not null;
        return null;
      end $$`);
    this.addSql(`
      create trigger recognize_erased after insert on candidates referencing new table as new_rows
      for each statement execute function recognize_erased()`);
    this.addSql(`
      create function recognize_erased_change() returns trigger
      language plpgsql security definer set search_path from current as $$
      begin
        perform note_erased_address(new.organization_id, new.id, new.email);
        return null;
      end $$`);
    this.addSql(`
      create trigger recognize_erased_change after update of email on candidates for each row
      when (new.email is not null and lower(old.email) is distinct from lower(new.email))
      execute function recognize_erased_change()`);
  }
}
