import { Migration } from '@mikro-orm/migrations';

/** `shown`: columns whose values entries have. They hold no name, contact data, pay or free text. */
type Audited = { table: string; subject: string; shown: string[]; hidden: string[] };

const audited: Audited[] = [
  {
    table: 'clients',
    subject: 'client',
    shown: ['status'],
    hidden: ['name', 'email', 'phone', 'address', 'contact_person', 'website', 'industry', 'tags', 'notes', 'metadata'],
  },
  {
    table: 'jobs',
    subject: 'job',
    shown: [
      ...['client_id', 'client_name_not_disclosed', 'direct_video_interview_on_apply', 'work_mode', 'job_type'],
      ...['openings_count', 'status', 'min_experience_years', 'max_experience_years', 'currency', 'ctc_not_disclosed'],
      ...['recruiter_id', 'skip_ai_enrichment'],
    ],
    hidden: [
      ...['title', 'jd_text', 'description', 'client_name', 'locations', 'min_ctc', 'max_ctc', 'rate'],
      ...['required_skills', 'preferred_skills', 'screening_questions', 'metadata'],
    ],
  },
  {
    table: 'candidates',
    subject: 'candidate',
    shown: [
      ...['total_experience_years', 'relevant_experience_years', 'notice_period_days', 'in_notice_period'],
      ...['last_working_day', 'screening_score', 'talent_pool_status'],
    ],
    hidden: [
      ...['full_name', 'email', 'phone_number', 'whatsapp_number', 'location', 'preferred_location', 'primary_skills'],
      ...['secondary_skills', 'current_company', 'current_designation', 'current_ctc', 'expected_ctc', 'resume_url'],
      ...['resume_path', 'source', 'tags', 'metadata'],
    ],
  },
  {
    table: 'candidate_jobs',
    subject: 'application',
    shown: [
      ...['candidate_id', 'job_id', 'status', 'screening_score', 'match_score', 'shortlisted_by_user_id'],
      ...['screening_started_at', 'screening_completed_at', 'status_date', 'outreach_sent_at', 'interest_clicked_at'],
      ...['video_interview_invite_sent_at', 'whatsapp_started_at', 'closed_at', 'closed_by_user_id'],
    ],
    hidden: ['notes', 'metadata'],
  },
  {
    table: 'video_interviews',
    subject: 'video_interview',
    shown: ['candidate_id', 'job_id', 'question_source', 'initiated_via', 'status', 'expires_at'],
    hidden: [],
  },
  {
    table: 'screening_sessions',
    subject: 'screening',
    shown: ['candidate_id', 'job_id', 'channel', 'status', 'expires_at'],
    hidden: [],
  },
  {
    table: 'api_keys',
    subject: 'api_key',
    shown: ['scopes', 'allowed_ips', 'expires_at', 'revoked_at', 'successor_id'],
    hidden: ['name'],
  },
  {
    table: 'organizations',
    subject: 'organization',
    shown: ['plan', 'outreach_enabled'],
    hidden: ['name', 'public_name', 'pipeline_statuses', 'sender_name', 'reply_to'],
  },
  { table: 'users', subject: 'user', shown: ['role'], hidden: ['email', 'full_name'] },
];

/**
 * The audit log of keys, users and operators. Triggers note what a call changes, in a setting of its transaction. The call
 * writes the entries in one statement before it commits. Without `app.audit`, as in the worker, nothing is noted.
 */
export class Migration20261122102000_audit_log extends Migration {
  override up(): void {
    this.#columns();
    this.#functions();
    for (const { table, subject, shown, hidden } of audited) {
      const args = [subject, shown.join(','), hidden.join(',')].map((text) => `'${text}'`).join(', ');
      for (const [event, rows] of [
        ['insert', 'new table as new_rows'],
        ['update', 'old table as old_rows new table as new_rows'],
        ['delete', 'old table as old_rows'],
      ]) {
        this.addSql(
          `create trigger note_${event} after ${event} on ${table} referencing ${rows} for each statement execute function note_changes(${args})`,
        );
      }
    }
    this.addSql(
      `create trigger note_insert after insert on credit_entries referencing new table as new_rows for each statement execute function note_credits()`,
    );
    this.addSql(
      `create trigger note_insert after insert on resume_files referencing new table as new_rows for each statement execute function note_uploads()`,
    );
  }

  #columns(): void {
    this.addSql(`
      alter table audit_entries
        add column actor_type text not null default 'user' check (actor_type in ('key', 'user', 'operator')),
        add column actor_id uuid,
        add column request_id text,
        add column subject_type text,
        add column changed text[] not null default '{}',
        add column before jsonb,
        add column after jsonb`);
    this.addSql(
      `update audit_entries set actor_id = user_id, actor_type = case when user_id is null then 'operator' else 'user' end`,
    );
    this.addSql(
      `create index audit_entries_subject_idx on audit_entries (organization_id, subject, created_at desc, id desc)`,
    );
    this.addSql(
      `create index audit_entries_actor_idx on audit_entries (organization_id, actor_id, created_at desc, id desc)`,
    );
    this.addSql(
      `create index audit_entries_action_idx on audit_entries (organization_id, action, created_at desc, id desc)`,
    );
    // As for other lists that are followed by their changes: later than the transaction's id.
    this.addSql(`
      create function stamp_entry() returns trigger language plpgsql as $$
      begin
        perform pg_current_xact_id();
        if new.created_at = now()::timestamptz(3) then new.created_at := clock_timestamp(); end if;
        return new;
      end $$`);
    this.addSql(
      `create trigger stamp_insert before insert on audit_entries for each row execute function stamp_entry()`,
    );
  }

  #functions(): void {
    // Merges objects; a later value replaces an earlier one.
    this.addSql(`create aggregate jsonb_merge (jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}')`);
    this.addSql(`
      create function add_notes(made jsonb) returns void language plpgsql as $$
      begin
        if made is null then return; end if;
        perform set_config('app.changes',
          (coalesce(nullif(current_setting('app.changes', true), ''), '[]')::jsonb || made)::text, true);
      end $$`);
    // In a note: o organization, t subject's type, id, v verb, c changed fields, b before, a after.
    this.addSql(`
      create function note_changes() returns trigger language plpgsql as $$
      declare
        shown text[] := string_to_array(tg_argv[1], ',');
        tracked text[] := shown || string_to_array(tg_argv[2], ',');
        made jsonb;
      begin
        if coalesce(current_setting('app.audit', true), '') = '' then return null; end if;
        if tg_op = 'INSERT' then
          select jsonb_agg(jsonb_build_object('o', coalesce(r.n ->> 'organization_id', r.n ->> 'id'), 't', tg_argv[0],
              'id', r.n -> 'id', 'v', 'create', 'a', (select jsonb_object_agg(f, r.n -> f) from unnest(shown) f)))
            into made from (select to_jsonb(n) as n from new_rows n) r;
        elsif tg_op = 'DELETE' then
          select jsonb_agg(jsonb_build_object('o', coalesce(r.o ->> 'organization_id', r.o ->> 'id'), 't', tg_argv[0],
              'id', r.o -> 'id', 'v', 'delete', 'b', (select jsonb_object_agg(f, r.o -> f) from unnest(shown) f)))
            into made from (select to_jsonb(o) as o from old_rows o) r;
        else
          select jsonb_agg(jsonb_build_object('o', coalesce(r.n ->> 'organization_id', r.n ->> 'id'), 't', tg_argv[0],
              'id', r.n -> 'id', 'v', 'update', 'c', d.changed,
              'b', coalesce(d.before, '{}'), 'a', coalesce(d.after, '{}')))
            into made
            from (select to_jsonb(n) as n, to_jsonb(o) as o from new_rows n join old_rows o on o.id = n.id) r
            cross join lateral (
              select jsonb_object_agg(f, true) as changed,
                jsonb_object_agg(f, r.o -> f) filter (where f = any(shown)) as before,
                jsonb_object_agg(f, r.n -> f) filter (where f = any(shown)) as after
              from unnest(tracked) f where r.o -> f is distinct from r.n -> f) d
            where d.changed is not null;
        end if;
        perform add_notes(made);
        return null;
      end $$`);
    // Charges are part of what is charged for.
    this.addSql(`
      create function note_credits() returns trigger language plpgsql as $$
      begin
        if coalesce(current_setting('app.audit', true), '') = '' then return null; end if;
        perform add_notes((select jsonb_agg(jsonb_build_object('o', organization_id, 't', 'organization',
            'id', organization_id, 'v', 'credits.add', 'b', jsonb_build_object('credit_balance', balance_after - amount),
            'a', jsonb_build_object('credit_balance', balance_after)))
          from new_rows where amount > 0));
        return null;
      end $$`);
    // Not as JSON: the row has the bytes of the file.
    this.addSql(`
      create function note_uploads() returns trigger language plpgsql as $$
      begin
        if coalesce(current_setting('app.audit', true), '') = '' then return null; end if;
        perform add_notes((select jsonb_agg(jsonb_build_object('o', organization_id, 't', 'resume', 'id', id,
            'v', 'create', 'a', jsonb_build_object('format', format))) from new_rows));
        return null;
      end $$`);
  }
}
