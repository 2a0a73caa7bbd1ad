import { Migration } from '@mikro-orm/migrations';

/**
 * One statement records the activity of all candidates of an insert. `record_activity` in each row took a quarter of the
 * time of applying in bulk. Rows that others hold are left to them, as there.
 */
export class Migration20261127100000_activity_of_applications extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function record_activity_of_applications() returns trigger language plpgsql security definer
      set search_path from current as $$
      begin
        -- Each row is looked up in the index, however many a plan that is used again was made for.
        update candidate_activity set last_activity_at = clock_timestamp()
          where (organization_id, candidate_id) in (
            select a.organization_id, a.candidate_id from new_rows n cross join lateral (
              select * from candidate_activity
              where organization_id = n.organization_id and candidate_id = n.candidate_id
                and last_activity_at < now() - interval '1 second'
              offset 0 for no key update skip locked) a);
        insert into candidate_activity (organization_id, candidate_id, last_activity_at)
          select distinct n.organization_id, n.candidate_id, clock_timestamp() from new_rows n
          where not exists (select from candidate_activity a
            where a.organization_id = n.organization_id and a.candidate_id = n.candidate_id offset 0)
          on conflict (organization_id, candidate_id) do nothing;
        return null;
      end $$`);
    this.addSql(`
      create or replace trigger record_activity_insert after insert on candidate_jobs
      referencing new table as new_rows for each statement execute function record_activity_of_applications()`);
  }
}
