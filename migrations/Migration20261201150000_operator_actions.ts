import { Migration } from '@mikro-orm/migrations';

const tables = ['candidate_job_status_events', 'decision_records', 'notes'];

/**
 * Whether the operator did what has the name of a user, signed in as them. The default reads it from the transaction, so no
 * statement can forget it. Without a transaction, because each statement locks a table for a moment.
 */
export class Migration20261201150000_operator_actions extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const table of tables) {
      this.addSql(`alter table ${table} add column if not exists by_operator boolean not null default false`);
      this.addSql(`
        alter table ${table} alter column by_operator
          set default coalesce(current_setting('app.operator', true) = 'on', false)`);
    }
    // Records of moves from before there were any have who moved, not who explains.
    this.addSql(`
      create or replace function explain_decision(organization uuid, application uuid, sets_reason boolean, reason uuid,
        sets_note boolean, decision_note text, asks_for_email boolean)
      returns table (decision_id uuid, is_email_new boolean) language plpgsql as $$
      declare
        record decision_records;
      begin
        select d.* into record from decision_records d
          join candidate_jobs a on a.organization_id = d.organization_id and a.id = d.application_id
            and a.status = d.to_status
          where d.organization_id = organization and d.application_id = application
          order by d.decided_at desc, d.id desc limit 1;
        if record.id is null then
          -- From before decisions were recorded.
          insert into decision_records (id, organization_id, application_id, job_id, candidate_id, subject, from_status,
            to_status, outcome, decided_at, decided_by_type, decided_by_id, by_operator, reason_id, shown,
            keep_until)
          select event_id(clock_timestamp()), a.organization_id, a.id, a.job_id, a.candidate_id,
            decision_subject(a.organization_id, a.candidate_id), e.from_status, a.status, status_outcome(a.status),
            a.status_date, case when e.changed_by_user_id is null then 'system' else 'user' end, e.changed_by_user_id,
            coalesce(e.by_operator, false), a.rejection_reason_id,
            '{"score": null, "source": null, "algorithm_version": null, "inputs_hash": null, "components": [],
              "explanation_opened": false}', a.status_date + interval '4 years'
          from candidate_jobs a left join lateral (
            select h.from_status, h.changed_by_user_id, h.by_operator from candidate_job_status_events h
            where h.organization_id = a.organization_id and h.application_id = a.id
            order by h.changed_at desc, h.id desc limit 1) e on true
          where a.organization_id = organization and a.id = application and status_outcome(a.status) <> 'open'
          returning * into record;
        end if;
        update decision_records d set
          reason_id = case when sets_reason then reason else d.reason_id end,
          note = case when sets_note then decision_note else d.note end,
          email_requested_at = case when asks_for_email then coalesce(d.email_requested_at, now())
            else d.email_requested_at end
        where d.organization_id = organization and d.id = record.id
          and (sets_reason and d.reason_id is distinct from reason or sets_note and d.note is distinct from decision_note
            or asks_for_email and d.email_requested_at is null);
        if sets_note and record.note is distinct from decision_note
          and coalesce(current_setting('app.audit', true), '') <> '' then
          perform add_notes(jsonb_build_array(jsonb_build_object('o', organization, 't', 'application', 'id', application,
            'v', 'update', 'c', '{"decision_note": true}'::jsonb, 'b', '{}'::jsonb, 'a', '{}'::jsonb)));
        end if;
        return query select record.id, asks_for_email and record.email_requested_at is null;
      end $$`);
  }
}
