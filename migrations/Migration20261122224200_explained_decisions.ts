import { Migration } from '@mikro-orm/migrations';

/** Of applications, in events. */
const eventFields = [
  ...['status', 'screening_score', 'match_score', 'notes', 'shortlisted_by_user_id', 'shortlisted_at'],
  ...['screening_started_at', 'screening_completed_at', 'status_date', 'outreach_sent_at', 'interest_clicked_at'],
  ...['interest_declined_at', 'video_interview_invite_sent_at', 'whatsapp_started_at', 'closed_at'],
  ...['closed_by_user_id', 'rejected_at', 'rejection_reason', 'external_id', 'metadata'],
];
const eventData = ['candidate_id', 'job_id', 'status', 'match_score', 'screening_score'];

/**
 * Explaining a decision also notes a changed note for the audit log, without its text, and says whether the email is
 * requested for the first time. Events name the reason as the API does.
 */
export class Migration20261122224200_explained_decisions extends Migration {
  override up(): void {
    this.#explain();
    this.#events();
  }

  #explain(): void {
    this.addSql(`drop function explain_decision`);
    this.addSql(`
      create function explain_decision(organization uuid, application uuid, sets_reason boolean, reason uuid,
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
            to_status, outcome, decided_at, decided_by_type, decided_by_id, reason_id, shown, keep_until)
          select event_id(clock_timestamp()), a.organization_id, a.id, a.job_id, a.candidate_id,
            decision_subject(a.organization_id, a.candidate_id), e.from_status, a.status, status_outcome(a.status),
            a.status_date, case when e.changed_by_user_id is null then 'system' else 'user' end, e.changed_by_user_id,
            a.rejection_reason_id,
            '{"score": null, "source": null, "algorithm_version": null, "inputs_hash": null, "components": [],
              "explanation_opened": false}', a.status_date + interval '4 years'
          from candidate_jobs a left join lateral (
            select h.from_status, h.changed_by_user_id from candidate_job_status_events h
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

  #events(): void {
    this.addSql(`
      create or replace function write_update_event() returns trigger language plpgsql as $$
      declare
        about text := tg_argv[0];
        o jsonb := to_jsonb(old);
        n jsonb := to_jsonb(new);
        fields text[];
        kind text;
        facts jsonb;
        earlier record;
        xact xid8 := pg_current_xact_id();
      begin
        if current_setting('app.events', true) = 'off' then return new; end if;
        -- As the API names it.
        if about = 'application' then
          o := o || jsonb_build_object('rejection_reason', o -> 'rejection_reason_id');
          n := n || jsonb_build_object('rejection_reason', n -> 'rejection_reason_id');
        end if;
        select array_agg(f order by i) into fields from unnest(tg_argv[1]::text[]) with ordinality as t (f, i)
          where o -> f is distinct from n -> f;
        if fields is null and coalesce(current_setting('app.event_type', true), '') not like about || '.%'
          and (about <> 'video_interview' or (o -> 'assessed_at') is not distinct from (n -> 'assessed_at')) then
          return new;
        end if;
        kind := event_type(about, o, n, coalesce(fields, '{}'));
        select jsonb_object_agg(f, n -> f) into facts from unnest(tg_argv[2]::text[]) as f;
        if kind like '%.status_changed' then facts := facts || jsonb_build_object('from_status', o -> 'status'); end if;
        -- This transaction may have changed the row before.
        if old.updated_at >= now() - interval '1 ms' then
          select e.recorded_at, e.id, e.type, e.changed, e.data into earlier from events e
            where e.organization_id = new.organization_id and e.subject_id = new.id and e.recorded_at >= now()
              and e.version = old.event_version and e.xmin = xact::xid;
          if found then
            if kind is null or event_rank(earlier.type) >= event_rank(kind) then kind := earlier.type; end if;
            if kind like '%.created' or kind = 'screening.started' then
              fields := '{}';
            else
              fields := array(select f from unnest(tg_argv[1]::text[]) with ordinality as t (f, i)
                where f = any(earlier.changed) or f = any(fields) order by i);
            end if;
            facts := facts || case when earlier.data ? 'from_status'
              then jsonb_build_object('from_status', earlier.data -> 'from_status') else '{}' end;
            if kind not like '%.status_changed' then facts := facts - 'from_status'; end if;
            update events set type = kind, changed = fields, data = facts
              where recorded_at = earlier.recorded_at and id = earlier.id;
            return new;
          end if;
        end if;
        if kind is null then return new; end if;
        new.event_version := old.event_version + 1;
        perform write_event(new.organization_id, kind, about, new.id, new.event_version, fields, facts);
        return new;
      end $$`);
    this.addSql(
      `create or replace trigger write_update_event before update on candidate_jobs for each row execute function write_update_event('application', '{${eventFields.join(',')}}', '{${eventData.join(',')}}')`,
    );
  }
}
