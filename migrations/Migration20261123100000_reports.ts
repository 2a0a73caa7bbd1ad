import { Migration } from '@mikro-orm/migrations';

const dayOf = (row: string) => `(${row}.created_at at time zone 'UTC')::date`;

/** It may run while others write, and again. */
export const markAllApplications = `
  insert into report_marks (organization_id, job_id, day)
  select organization_id, job_id, ${dayOf('a')} from candidate_jobs a group by 1, 2, 3 order by 1, 3, 2`;

/**
 * Counts for reports, of applications by job and day of the application. Triggers only note which counts have changed. The
 * worker counts those again from the rows. Noting all existing applications takes a while, so it runs outside the
 * transaction that creates the triggers.
 */
export class Migration20261123100000_reports extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const trigger = (name: string, on: string, rest: string) =>
      `create or replace trigger ${name} after ${on} ${rest};`;
    this.addSql(`
      do $migration$ begin
        create table if not exists report_marks (
          organization_id uuid not null references organizations (id),
          id bigint generated always as identity,
          job_id uuid not null,
          day date not null,
          primary key (organization_id, id)
        );
        create table if not exists report_outcomes (
          organization_id uuid not null references organizations (id),
          unit text not null check (unit in ('job', 'day', 'month')),
          job_id uuid not null,
          day date not null,
          number integer not null,
          source text not null,
          status text not null,
          statuses text[] not null,
          applications bigint not null,
          primary key (organization_id, unit, job_id, day, number)
        );
        create index if not exists report_outcomes_day_idx on report_outcomes (organization_id, day) where unit = 'job';
        create table if not exists report_stage_times (
          organization_id uuid not null references organizations (id),
          unit text not null check (unit in ('job', 'day', 'month')),
          job_id uuid not null,
          day date not null,
          status text not null,
          bucket smallint not null,
          applications bigint not null,
          primary key (organization_id, unit, job_id, day, status, bucket)
        );
        create index if not exists report_stage_times_day_idx on report_stage_times (organization_id, day) where unit = 'job';
        create table if not exists report_hires (
          organization_id uuid not null references organizations (id),
          job_id uuid not null,
          day date not null,
          number integer not null,
          hired_on date not null,
          days float8 not null,
          primary key (organization_id, job_id, day, number)
        );
        create index if not exists report_hires_hired_idx on report_hires (organization_id, hired_on) include (job_id, days);

        create or replace function mark_report_rows() returns trigger language plpgsql security definer
        set search_path from current as $$
        begin
          insert into report_marks (organization_id, job_id, day)
            select distinct organization_id, job_id, ${dayOf('r')} from changed r;
          return null;
        end $$;
        create or replace function mark_report_move() returns trigger language plpgsql security definer
        set search_path from current as $$
        begin
          insert into report_marks (organization_id, job_id, day)
            values (old.organization_id, old.job_id, ${dayOf('old')});
          if (new.job_id, new.created_at) is distinct from (old.job_id, old.created_at) then
            insert into report_marks (organization_id, job_id, day)
              values (new.organization_id, new.job_id, ${dayOf('new')});
          end if;
          return null;
        end $$;
        create or replace function mark_report_history() returns trigger language plpgsql security definer
        set search_path from current as $$
        begin
          insert into report_marks (organization_id, job_id, day)
            select distinct a.organization_id, a.job_id, ${dayOf('a')} from candidate_jobs a
            where a.organization_id = coalesce(new.organization_id, old.organization_id)
              and a.id in (old.application_id, new.application_id);
          return null;
        end $$;
        create or replace function mark_report_source() returns trigger language plpgsql security definer
        set search_path from current as $$
        begin
          insert into report_marks (organization_id, job_id, day)
            select a.organization_id, a.job_id, ${dayOf('a')} from candidate_jobs a
            where a.organization_id = new.organization_id and a.candidate_id = new.id;
          return null;
        end $$;
        ${trigger(
          'mark_reports_insert',
          'insert on candidate_jobs',
          'referencing new table as changed for each statement execute function mark_report_rows()',
        )}
        ${trigger(
          'mark_reports_delete',
          'delete on candidate_jobs',
          'referencing old table as changed for each statement execute function mark_report_rows()',
        )}
        ${trigger(
          'mark_reports_update',
          'update of status, candidate_id, job_id, created_at on candidate_jobs',
          `for each row when ((old.status, old.candidate_id, old.job_id, old.created_at)
             is distinct from (new.status, new.candidate_id, new.job_id, new.created_at))
           execute function mark_report_move()`,
        )}
        ${trigger(
          'mark_reports_insert',
          'insert on candidate_job_status_events',
          'for each row when (new.from_status is not null) execute function mark_report_history()',
        )}
        ${trigger(
          'mark_reports_update',
          'update of application_id, to_status, changed_at on candidate_job_status_events',
          `for each row when ((old.application_id, old.to_status, old.changed_at)
             is distinct from (new.application_id, new.to_status, new.changed_at))
           execute function mark_report_history()`,
        )}
        ${trigger(
          'mark_reports_delete',
          'delete on candidate_job_status_events',
          'for each row execute function mark_report_history()',
        )}
        ${trigger(
          'mark_reports_update',
          'update of source on candidates',
          'for each row when (old.source is distinct from new.source) execute function mark_report_source()',
        )}
      end $migration$`);
    this.addSql(markAllApplications);
  }
}
