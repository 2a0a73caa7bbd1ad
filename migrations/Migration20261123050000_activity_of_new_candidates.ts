import { Migration } from '@mikro-orm/migrations';

/** As before, without looking for the activity of a new candidate. That halves what the trigger adds to a creation. */
export class Migration20261123050000_activity_of_new_candidates extends Migration {
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
        -- Once a second is enough, so that requests about one candidate seldom wait for each other's row.
        update candidate_activity set last_activity_at = clock_timestamp()
          where organization_id = organization and candidate_id = candidate
            and last_activity_at < now() - interval '1 second';
        if not found and tg_op <> 'DELETE' then
          insert into candidate_activity (organization_id, candidate_id, last_activity_at)
            values (organization, candidate, clock_timestamp()) on conflict (organization_id, candidate_id) do nothing;
        end if;
        return null;
      end $$`);
  }
}
