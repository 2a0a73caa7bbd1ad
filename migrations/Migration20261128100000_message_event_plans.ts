import { Migration } from '@mikro-orm/migrations';

/**
 * As before, but each email's application is read by its candidate. Until PostgreSQL has analyzed `candidate_jobs` it
 * expects an organization and a job to have as few applications as a candidate. A connection that sent emails then read
 * all of the job's for each one, and kept that plan.
 */
export class Migration20261128100000_message_event_plans extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function write_message_events() returns trigger language plpgsql
        set enable_nestloop = off as $$
      declare
        actor text := coalesce(current_setting('app.actor', true), '');
        xact xid8 := pg_current_xact_id();
      begin
        insert into events
          (organization_id, id, recorded_at, type, actor_type, actor_id, subject_type, subject_id, version, changed, data)
        select m.organization_id, event_id(m.at), m.at, 'message.' || m.state,
          coalesce(nullif(split_part(actor, ':', 1), ''), 'system'),
          coalesce(nullif(split_part(actor, ':', 2), '')::uuid,
            case when actor = 'candidate:' then coalesce(m.candidate_id, m.id) end),
          'message', m.id, m.event_version, '{}',
          jsonb_build_object('kind', m.kind, 'candidate_id', m.candidate_id, 'application_id',
            (select a.id from candidate_jobs a where a.organization_id = m.organization_id
              and a.candidate_id = m.candidate_id
              -- Not an equation: it must find no index.
              and a.job_id is not distinct from m.job_id))
        from (
          select n.organization_id, n.id, n.event_version, n.state, n.kind, n.candidate_id, n.job_id,
            clock_timestamp() as at
          from old_rows o join new_rows n on n.id = o.id
          where o.state <> n.state and n.state in ('sent', 'failed')) as m;
        return null;
      end $$`);
  }
}
