import { Migration } from '@mikro-orm/migrations';

/**
 * As before, without waiting for the activity's row. A transaction that writes about several candidates meets them in an
 * order of its own, so waiting could end in a deadlock. The transaction that holds the row records an activity of the same moment.
 */
export class Migration20261123070000_activity_without_waiting extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function record_activity() returns trigger language plpgsql security definer
      set search_path from current as $$
      declare
        organization uuid;
        candidate uuid;
      begin
        if tg_table_name = 'candidates' then
          organization := new.organization_id;
          candidate := new.id;
          if tg_op = 'INSERT' then
            insert into candidate_activity (organization_id, candidate_id, last_activity_at)
              values (organization, candidate, clock_timestamp()) on conflict (organization_id, candidate_id) do nothing;
            return null;
          end if;
        elsif tg_table_name = 'whatsapp_messages' then
          select s.organization_id, s.candidate_id into organization, candidate from screening_sessions s
            where s.organization_id = new.organization_id and s.id = new.session_id;
        elsif tg_op = 'DELETE' then
          organization := old.organization_id;
          candidate := old.candidate_id;
        else
          organization := new.organization_id;
          candidate := new.candidate_id;
        end if;
        -- Once a second is enough, so that requests about one candidate seldom meet.
        update candidate_activity set last_activity_at = clock_timestamp()
          where (organization_id, candidate_id) in (
            select a.organization_id, a.candidate_id from candidate_activity a
            where a.organization_id = organization and a.candidate_id = candidate
              and a.last_activity_at < now() - interval '1 second'
            for no key update skip locked);
        -- "on conflict" alone would wait for a transaction that updates the row.
        if not found and tg_op <> 'DELETE' and not exists (
          select from candidate_activity where organization_id = organization and candidate_id = candidate) then
          insert into candidate_activity (organization_id, candidate_id, last_activity_at)
            values (organization, candidate, clock_timestamp()) on conflict (organization_id, candidate_id) do nothing;
        end if;
        return null;
      end $$`);
  }
}
