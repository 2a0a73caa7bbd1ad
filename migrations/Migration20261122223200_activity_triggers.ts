import { Migration } from '@mikro-orm/migrations';

/** The actor of the transaction, as in events. The service itself has none. */
const byActor = `coalesce(current_setting('app.actor', true), '') <> ''`;
const changed = 'old.updated_at is distinct from new.updated_at';
const byActorOrOpened = `(${changed} and ${byActor}) or old.email_opened_at is distinct from new.email_opened_at`;

const triggers = [
  ['candidates', 'insert', ''],
  ['candidates', 'update', `${changed} and ${byActor}`],
  ['candidate_jobs', 'insert', ''],
  // A renamed status is another name: nothing happens to its candidates.
  [
    'candidate_jobs',
    'update',
    `${changed} and ${byActor} and coalesce(current_setting('pipeline.renaming', true), '') <> 'on'`,
  ],
  ['candidate_jobs', 'delete', byActor],
  ['screening_sessions', 'insert', ''],
  ['screening_sessions', 'update', byActorOrOpened],
  ['video_interviews', 'insert', ''],
  ['video_interviews', 'update', `${changed} and ${byActor}`],
  ['whatsapp_messages', 'insert', `new.direction = 'in'`],
] as const;

/** What the rows of before say: later than the activity, if the service has changed them since. */
const latest = (table: string) =>
  `(select max(t.updated_at) from ${table} t where t.organization_id = p.organization_id and t.candidate_id = p.id)`;

/**
 * Triggers keep the time of each candidate's last activity. Filling it for the rows of before takes a while, so that runs
 * outside the transaction that creates the triggers. Both may run again.
 */
export class Migration20261122223200_activity_triggers extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const created = triggers.map(
      ([table, event, when]) =>
        `create or replace trigger record_activity_${event} after ${event} on ${table} for each row
         ${when && `when (${when})`} execute function record_activity();`,
    );
    // With the rights of the owner: while this migrates, web and worker have none on the new table.
    this.addSql(`
      do $migration$ begin
        create or replace function record_activity() returns trigger language plpgsql security definer
        set search_path from current as $$
        declare
          organization uuid;
          candidate uuid;
        begin
          if tg_table_name = 'candidates' then
            organization := new.organization_id;
            candidate := new.id;
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
        end $$;
        ${created.join('\n')}
      end $migration$`);
    // In steps that commit: a request about one of these candidates waits for a step at most.
    this.addSql(`
      do $migration$
      declare
        done uuid := '00000000-0000-0000-0000-000000000000';
        step uuid[];
      begin
        loop
          step := array(select id from candidates where id > done order by id limit 2000);
          exit when cardinality(step) = 0;
          insert into candidate_activity (organization_id, candidate_id, last_activity_at)
          select p.organization_id, p.id, greatest(p.updated_at, ${latest('candidate_jobs')},
            ${latest('screening_sessions')}, ${latest('video_interviews')})
          from candidates p where p.id = any(step)
          on conflict (organization_id, candidate_id) do nothing;
          done := step[cardinality(step)];
          commit;
        end loop;
      end $migration$`);
  }
}
