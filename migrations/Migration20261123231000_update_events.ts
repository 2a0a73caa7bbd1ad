import { Migration } from '@mikro-orm/migrations';

/** The API's names of the fields that events name, in their order. */
const fields = [
  ...['status', 'screening_score', 'match_score', 'notes', 'shortlisted_by_user_id', 'shortlisted_at'],
  ...['screening_started_at', 'screening_completed_at', 'status_date', 'outreach_sent_at', 'interest_clicked_at'],
  ...[
    'interest_declined_at',
    'video_interview_invite_sent_at',
    'whatsapp_started_at',
    'closed_at',
    'closed_by_user_id',
  ],
  ...['rejected_at', 'rejection_reason', 'external_id', 'metadata'],
];
const columnOf = (field: string): string => (field === 'rejection_reason' ? 'rejection_reason_id' : field);
const data = ['candidate_id', 'job_id', 'status', 'match_score', 'screening_score'];

const rowOf = (alias: string): string => `(${fields.map((field) => `${alias}.${columnOf(field)}`).join(', ')})`;
const differs = (field: string): string => `o.${columnOf(field)} is distinct from n.${columnOf(field)}`;

/** The row has not been changed in this transaction: no event of it can be extended. */
const isFirstChange = (old: string): string => `${old}.updated_at < now() - interval '1 ms'`;

/**
 * One statement writes the events of all applications, or emails, that an update has changed. An insert of its own for
 * each row, after comparing two rows as JSON, cost more than the update. The row's trigger only counts the version.
 * Second changes of a row in a transaction still take `write_update_event`, which extends the event.
 */
export class Migration20261123231000_update_events extends Migration {
  override up(): void {
    this.#applications();
    this.#messages();
  }

  #applications(): void {
    this.addSql(`
      create function number_application_event() returns trigger language plpgsql as $$
      begin
        if ${rowOf('old')} is distinct from ${rowOf('new')}
          and coalesce(current_setting('app.events', true), '') <> 'off' then
          new.event_version := old.event_version + 1;
        end if;
        return new;
      end $$`);
    // Planned once for each connection, perhaps for one row, and then used for thousands: no nested loop.
    this.addSql(`
      create function write_application_events() returns trigger language plpgsql set enable_nestloop = off as $$
      declare
        actor text := coalesce(current_setting('app.actor', true), '');
        -- The time comes after the transaction's id: see change_horizon().
        xact xid8 := pg_current_xact_id();
      begin
        if current_setting('app.events', true) = 'off' then return null; end if;
        insert into events
          (organization_id, id, recorded_at, type, actor_type, actor_id, subject_type, subject_id, version, changed, data)
        select c.organization_id, event_id(c.at), c.at, c.kind, coalesce(nullif(split_part(actor, ':', 1), ''), 'system'),
          coalesce(nullif(split_part(actor, ':', 2), '')::uuid, case when actor = 'candidate:' then c.candidate_id end),
          'application', c.id, c.event_version, c.fields,
          jsonb_build_object(${data.map((field) => `'${field}', c.${field}`).join(', ')})
            || case when c.kind = 'application.status_changed' then jsonb_build_object('from_status', c.from_status)
              else '{}' end
        from (
          select n.organization_id, n.id, n.event_version, ${data.map((field) => `n.${field}`).join(', ')},
            o.status as from_status, clock_timestamp() as at,
            array_remove(array[${fields.map((field) => `case when ${differs(field)} then '${field}' end`).join(', ')}],
              null) as fields,
            case when o.interest_clicked_at is null and n.interest_clicked_at is not null
                then 'application.interest_confirmed'
              when o.interest_declined_at is null and n.interest_declined_at is not null
                then 'application.interest_declined'
              -- A renamed status is another name, not another status.
              when ${differs('status')} and coalesce(current_setting('pipeline.renaming', true), '') <> 'on'
                then 'application.status_changed'
              when ${differs('screening_score')} or (${differs('match_score')} and n.match_score is not null
                and n.match_score_source = 'computed') then 'application.scored'
              else 'application.updated' end as kind
          from old_rows o join new_rows n on n.id = o.id
          where n.event_version = o.event_version + 1 and ${isFirstChange('o')}) as c
        where c.fields <> '{}';
        return null;
      end $$`);
    // After the triggers that stamp fields, whose names come first.
    this.addSql(`
      create trigger version_event before update on candidate_jobs for each row
        when (${isFirstChange('old')}) execute function number_application_event()`);
    this.addSql(`
      create trigger write_update_events after update on candidate_jobs
        referencing old table as old_rows new table as new_rows for each statement
        execute function write_application_events()`);
    this.addSql(`
      create or replace trigger write_update_event before update on candidate_jobs for each row
        when (not (${isFirstChange('old')}))
        execute function write_update_event('application', '{${fields.join()}}', '{${data.join()}}')`);
  }

  #messages(): void {
    const isEnd = (old: string, now: string): string =>
      `${old}.state <> ${now}.state and ${now}.state in ('sent', 'failed')`;
    this.addSql(`
      create function number_message_event() returns trigger language plpgsql as $$
      begin
        new.event_version := old.event_version + 1;
        return new;
      end $$`);
    this.addSql(`
      create function write_message_events() returns trigger language plpgsql set enable_nestloop = off as $$
      declare
        actor text := coalesce(current_setting('app.actor', true), '');
        xact xid8 := pg_current_xact_id();
      begin
        insert into events
          (organization_id, id, recorded_at, type, actor_type, actor_id, subject_type, subject_id, version, changed, data)
        select m.organization_id, event_id(m.at), m.at, 'message.' || m.state,
          coalesce(nullif(split_part(actor, ':', 1), ''), 'system'),
          coalesce(nullif(split_part(actor, ':', 2), '')::uuid, case when actor = 'candidate:' then coalesce(m.candidate_id, m.id) end),
          'message', m.id, m.event_version, '{}',
          jsonb_build_object('kind', m.kind, 'candidate_id', m.candidate_id, 'application_id',
            (select a.id from candidate_jobs a where a.organization_id = m.organization_id
              and a.candidate_id = m.candidate_id and a.job_id = m.job_id))
        from (
          select n.organization_id, n.id, n.event_version, n.state, n.kind, n.candidate_id, n.job_id,
            clock_timestamp() as at
          from old_rows o join new_rows n on n.id = o.id where ${isEnd('o', 'n')}) as m;
        return null;
      end $$`);
    this.addSql(`drop trigger write_update_event on outbound_messages`);
    this.addSql(`
      create trigger version_event before update of state on outbound_messages for each row
        when (${isEnd('old', 'new')}) execute function number_message_event()`);
    this.addSql(`
      create trigger write_update_events after update on outbound_messages
        referencing old table as old_rows new table as new_rows for each statement
        execute function write_message_events()`);
    this.addSql(`drop function write_message_event()`);
  }
}
