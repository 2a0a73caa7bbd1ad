import { Migration } from '@mikro-orm/migrations';

const defaults = [
  {
    code: 'experience',
    label: 'Not enough relevant experience',
    outcome: 'rejected',
    text: 'The role needs more relevant experience than your application shows.',
  },
  {
    code: 'skills',
    label: 'Required skills missing',
    outcome: 'rejected',
    text: 'Your application does not show all the skills that the role requires.',
  },
  {
    code: 'interview',
    label: 'Interview below expectations',
    outcome: 'rejected',
    text: 'Your interview did not show all that the role requires.',
  },
  {
    code: 'other_candidate',
    label: 'Another candidate chosen',
    outcome: 'rejected',
    text: 'We chose another candidate, whose experience matches the role more closely.',
  },
  {
    code: 'location',
    label: "Location or work mode doesn't match",
    outcome: 'rejected',
    text: 'Your location or preferred way of working does not match the role.',
  },
  {
    code: 'pay',
    label: "Pay expectation doesn't match",
    outcome: 'rejected',
    text: 'Your pay expectation does not match the budget for the role.',
  },
  {
    code: 'availability',
    label: "Availability doesn't match",
    outcome: 'rejected',
    text: 'You are not available when the role has to start.',
  },
  {
    code: 'position_closed',
    label: 'Position closed',
    outcome: 'rejected',
    text: 'The role has been filled or is no longer open.',
  },
  {
    code: 'accepted_other_offer',
    label: 'Accepted another offer',
    outcome: 'withdrawn',
    text: 'You accepted another offer.',
  },
  {
    code: 'no_longer_interested',
    label: 'No longer interested',
    outcome: 'withdrawn',
    text: 'You are no longer interested in the role.',
  },
  {
    code: 'no_response',
    label: 'No response',
    outcome: 'withdrawn',
    text: 'We did not receive an answer from you.',
  },
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const defaultRows = defaults
  .map(({ code, label, outcome, text }, i) => `(${i}, ${[code, label, outcome, text].map(quoted).join(', ')})`)
  .join(', ');

/** Of applications: the columns whose changes the audit log and events have. */
const shown = [
  ...['candidate_id', 'job_id', 'status', 'screening_score', 'match_score', 'shortlisted_by_user_id'],
  ...['screening_started_at', 'screening_completed_at', 'status_date', 'outreach_sent_at', 'interest_clicked_at'],
  ...['video_interview_invite_sent_at', 'whatsapp_started_at', 'closed_at', 'closed_by_user_id'],
  ...['rejected_at', 'rejection_reason_id'],
];
const hidden = ['notes', 'metadata', 'external_id'];
const eventFields = [
  ...['status', 'screening_score', 'match_score', 'notes', 'shortlisted_by_user_id', 'shortlisted_at'],
  ...['screening_started_at', 'screening_completed_at', 'status_date', 'outreach_sent_at', 'interest_clicked_at'],
  ...['interest_declined_at', 'video_interview_invite_sent_at', 'whatsapp_started_at', 'closed_at'],
  ...['closed_by_user_id', 'rejected_at', 'rejection_reason_id', 'external_id', 'metadata'],
];
const eventData = ['candidate_id', 'job_id', 'status', 'match_score', 'screening_score'];

/**
 * Reasons that an organization gives for rejecting candidates or for their withdrawal. Triggers give new organizations
 * some, and keep those of an application right, whichever release moves it.
 */
export class Migration20261122224000_rejection_reasons extends Migration {
  override up(): void {
    this.#reasons();
    this.#defaults();
    this.#applications();
    this.#logs();
  }

  #reasons(): void {
    this.addSql(`
      create table rejection_reasons (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        code text not null,
        label text not null,
        outcome text not null check (outcome in ('rejected', 'withdrawn')),
        candidate_text text,
        active boolean not null default true,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, id),
        constraint rejection_reasons_code_key unique (organization_id, code)
      )`);
    this.addSql(
      `create index rejection_reasons_list_idx on rejection_reasons (organization_id, created_at desc, id desc)`,
    );
    this.addSql(`create index rejection_reasons_changes_idx on rejection_reasons (organization_id, updated_at, id)`);
    for (const event of ['insert', 'update']) {
      this.addSql(
        `create trigger stamp_${event} before ${event} on rejection_reasons for each row execute function stamp_change()`,
      );
    }
  }

  /** With the rights of the owner: while this migrates, web and worker have none on the new table. */
  #defaults(): void {
    this.addSql(`
      create function add_default_reasons(organization uuid) returns void language sql security definer
      set search_path from current as $$
        insert into rejection_reasons (id, organization_id, code, label, outcome, candidate_text, created_at)
        select event_id(clock_timestamp()), organization, d.code, d.label, d.outcome, d.candidate_text,
          clock_timestamp() - d.n * interval '1 ms'
        from (values ${defaultRows}) as d (n, code, label, outcome, candidate_text) order by d.n desc
        on conflict do nothing
      $$`);
    // Part of what makes the organization, so without audit entries of their own.
    this.addSql(`
      create function add_reasons() returns trigger language plpgsql as $$
      declare
        audited text := coalesce(current_setting('app.audit', true), '');
      begin
        perform set_config('app.audit', '', true);
        perform add_default_reasons(new.id);
        perform set_config('app.audit', audited, true);
        return null;
      end $$`);
    this.addSql(`create trigger add_reasons after insert on organizations for each row execute function add_reasons()`);
    this.addSql(`select add_default_reasons(id) from organizations`);
  }

  #applications(): void {
    this.addSql(`
      alter table candidate_jobs
        add column rejection_reason_id uuid,
        add column rejected_at timestamptz(3)`);
    // Not valid: new values are checked, and there are no old ones to look for.
    this.addSql(`
      alter table candidate_jobs add constraint candidate_jobs_reason_fkey
        foreign key (organization_id, rejection_reason_id) references rejection_reasons (organization_id, id) not valid`);
    this.addSql(`
      create function status_outcome(status text) returns text language sql immutable as $$
        select case when status in ('hired', 'Candidate joined') then 'hired'
          when status in ('rejected', 'withdrawn') then status else 'open' end
      $$`);
    // Another outcome has other reasons. A reason that the same statement sets stays.
    this.addSql(`
      create function stamp_rejection() returns trigger language plpgsql as $$
      begin
        new.rejected_at := case when new.status = 'rejected' then new.status_date end;
        if tg_op = 'UPDATE' and new.rejection_reason_id is not distinct from old.rejection_reason_id then
          new.rejection_reason_id := null;
        end if;
        return new;
      end $$`);
    // After stamp_insert, which sets the date of the status: triggers run in the order of their names.
    this.addSql(
      `create trigger stamp_rejection before insert on candidate_jobs for each row when (new.status = 'rejected') execute function stamp_rejection()`,
    );
    this.addSql(
      `create trigger stamp_rejection_change before update of status on candidate_jobs for each row when (old.status <> new.status) execute function stamp_rejection()`,
    );
  }

  #logs(): void {
    const args = ['application', shown.join(','), hidden.join(',')].map(quoted).join(', ');
    this.addSql(
      `create or replace trigger note_update after update on candidate_jobs referencing old table as old_rows new table as new_rows for each statement execute function note_changes(${args})`,
    );
    this.addSql(
      `create or replace trigger note_delete after delete on candidate_jobs referencing old table as old_rows for each statement execute function note_changes(${args})`,
    );
    this.addSql(
      `create or replace trigger write_update_event before update on candidate_jobs for each row execute function write_update_event('application', '{${eventFields.join(',')}}', '{${eventData.join(',')}}')`,
    );
    const reason = ['rejection_reason', 'code,outcome,active', 'label,candidate_text'].map(quoted).join(', ');
    for (const [event, rows] of [
      ['insert', 'new table as new_rows'],
      ['update', 'old table as old_rows new table as new_rows'],
    ]) {
      this.addSql(
        `create trigger note_${event} after ${event} on rejection_reasons referencing ${rows} for each statement execute function note_changes(${reason})`,
      );
    }
  }
}
