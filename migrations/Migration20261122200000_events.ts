import { Migration } from '@mikro-orm/migrations';

/** `fields`: names in the API whose changes an event lists. `data`: what every event of the subject says. */
type Subject = { table: string; subject: string; fields: string[]; data: string[]; created?: string; when?: string };

const changedInTransaction = (condition: string) => `${condition} or old.updated_at >= now() - interval '1 ms'`;

const subjects: Subject[] = [
  {
    table: 'clients',
    subject: 'client',
    created: 'client.created',
    fields: [
      ...['name', 'email', 'phone', 'address', 'contact_person', 'website', 'industry', 'status', 'tags', 'notes'],
      ...['external_id', 'metadata'],
    ],
    data: ['status'],
    when: 'old.jobs_count = new.jobs_count and old.active_jobs_count = new.active_jobs_count',
  },
  {
    table: 'jobs',
    subject: 'job',
    created: 'job.created',
    fields: [
      ...['title', 'jd_text', 'description', 'client_id', 'client_name_not_disclosed', 'client_name', 'locations'],
      ...['direct_video_interview_on_apply', 'work_mode', 'job_type', 'openings_count', 'status'],
      ...[
        'min_experience_years',
        'max_experience_years',
        'currency',
        'min_ctc',
        'max_ctc',
        'ctc_not_disclosed',
        'rate',
      ],
      ...['required_skills', 'preferred_skills', 'only_listed_skills', 'required_skills_weighted'],
      ...['preferred_skills_weighted', 'screening_questions', 'video_interview_questions', 'recruiter_id'],
      ...['skip_ai_enrichment', 'external_id', 'metadata'],
    ],
    data: ['client_id', 'status'],
    when: 'old.applicant_count = new.applicant_count and old.filled_count = new.filled_count',
  },
  {
    table: 'candidates',
    subject: 'candidate',
    created: 'candidate.created',
    fields: [
      ...['full_name', 'email', 'phone_number', 'whatsapp_number', 'location', 'preferred_location', 'primary_skills'],
      ...['secondary_skills', 'total_experience_years', 'relevant_experience_years', 'current_company'],
      ...['current_designation', 'current_ctc', 'expected_ctc', 'notice_period_days', 'in_notice_period'],
      ...['last_working_day', 'resume_url', 'resume_path', 'source', 'tags', 'screening_score', 'talent_pool_status'],
      ...['external_id', 'metadata'],
    ],
    data: ['talent_pool_status'],
  },
  {
    table: 'candidate_jobs',
    subject: 'application',
    created: 'application.created',
    fields: [
      ...['status', 'screening_score', 'match_score', 'notes', 'shortlisted_by_user_id', 'shortlisted_at'],
      ...['screening_started_at', 'screening_completed_at', 'status_date', 'outreach_sent_at', 'interest_clicked_at'],
      ...['interest_declined_at', 'video_interview_invite_sent_at', 'whatsapp_started_at', 'closed_at'],
      ...['closed_by_user_id', 'external_id', 'metadata'],
    ],
    data: ['candidate_id', 'job_id', 'status', 'match_score', 'screening_score'],
  },
  {
    table: 'screening_sessions',
    subject: 'screening',
    created: 'screening.started',
    fields: [
      ...['status', 'calculated_score', 'current_question_index', 'email_sent_at', 'email_opened_at'],
      ...['form_started_at', 'completed_at', 'expires_at', 'metadata'],
    ],
    data: ['candidate_id', 'job_id', 'channel', 'status', 'calculated_score'],
    when: changedInTransaction('old.status <> new.status'),
  },
  {
    table: 'video_interviews',
    subject: 'video_interview',
    created: 'video_interview.created',
    fields: [
      ...['status', 'overall_score', 'proctoring_trust_score', 'proctoring_risk_level', 'recording_merge_status'],
      ...['has_recording_chunks', 'has_valid_merge', 'current_question_index', 'started_at', 'ended_at', 'expires_at'],
      'metadata',
    ],
    data: ['candidate_id', 'job_id', 'status', 'overall_score'],
    when: changedInTransaction('old.status <> new.status or old.assessed_at is distinct from new.assessed_at'),
  },
];

const versioned = [
  ...subjects.map(({ table }) => table),
  ...['outbound_messages', 'whatsapp_messages', 'tasks', 'organizations'],
];
const list = (names: string[]) => `'{${names.join(',')}}'`;
const pairs = (names: string[], row: string) => names.map((name) => `'${name}', ${row}.${name}`).join(', ');

/**
 * The event log: triggers write a row for each resource that a transaction changes. A trigger sees every write, whatever
 * code makes it. The subject's row counts its versions, so its lock keeps them without gaps.
 */
export class Migration20261122200000_events extends Migration {
  override up(): void {
    this.#table();
    this.#days();
    this.#functions();
    for (const table of versioned) {
      // Rows from before begin at 0, so that their first event is version 1.
      this.addSql(`alter table ${table} add column event_version integer not null default 0`);
      this.addSql(
        `alter table ${table} alter column event_version set default ${subjects.some((subject) => subject.table === table) ? 1 : 0}`,
      );
    }
    for (const subject of subjects) this.#subject(subject);
    this.#deletedApplications();
    this.#messages();
    this.#failedTasks();
  }

  #table(): void {
    this.addSql(`
      create table events (
        organization_id uuid not null,
        id uuid not null,
        recorded_at timestamptz not null,
        type text not null,
        actor_type text not null check (actor_type in ('key', 'user', 'candidate', 'system')),
        actor_id uuid,
        subject_type text not null,
        subject_id uuid not null,
        version integer not null,
        changed text[] not null default '{}',
        data jsonb not null default '{}',
        primary key (recorded_at, id)
      ) partition by range (recorded_at)`);
    this.addSql(`create index events_organization_idx on events (organization_id, recorded_at)`);
    this.addSql(`create index events_subject_idx on events (subject_id, recorded_at)`);
    // A net below the days: without it, a missing day would refuse every write.
    this.addSql(`create table events_default partition of events default`);
  }

  /** Web and worker may not create tables, so the function runs with the rights of the owner. */
  #days(): void {
    this.addSql(`
      create function keep_event_days(ahead integer, kept integer) returns void language plpgsql security definer
      set search_path from current as $$
      declare
        today date := (now() at time zone 'UTC')::date;
        day date;
        part text;
        bound timestamptz;
      begin
        for day in select today + n from generate_series(0, ahead) as n loop
          part := 'events_' || to_char(day, 'YYYYMMDD');
          bound := day::timestamp at time zone 'UTC';
          continue when to_regclass(part) is not null
            or exists (select from events_default where recorded_at >= bound and recorded_at < bound + interval '24 hours');
          execute format('create table %I (like events including defaults including constraints)', part);
          execute format('alter table events attach partition %I for values from (%L) to (%L)', part, bound,
            bound + interval '24 hours');
        end loop;
        for part in
          select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'events'::regclass and c.relname ~ '^events_[0-9]{8}$'
            and to_date(substr(c.relname, 8), 'YYYYMMDD') < today - kept
        loop
          execute format('drop table %I', part);
        end loop;
        delete from events_default where recorded_at < (today - kept)::timestamp at time zone 'UTC';
      end $$`);
    this.addSql(`select keep_event_days(15, 30)`);
  }

  #functions(): void {
    // A UUIDv7 of this microsecond: events of one millisecond sort as they were written.
    this.addSql(`
      create function event_id(at timestamptz) returns uuid language sql volatile as $$
        select encode(overlay(overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from at) * 1000000)::bigint / 1000) from 3) from 1 for 6)
            placing int2send((28672 + (extract(epoch from at) * 1000000)::bigint % 1000 * 4096 / 1000)::int2) from 7 for 2),
          'hex')::uuid
      $$`);
    this.addSql(`
      create function write_event(organization uuid, kind text, about text, about_id uuid, about_version integer,
        fields text[], facts jsonb) returns void language plpgsql as $$
      declare
        actor text := coalesce(current_setting('app.actor', true), '');
        -- The time comes after the transaction's id: see change_horizon().
        xact xid8 := pg_current_xact_id();
        at timestamptz := clock_timestamp();
      begin
        insert into events
          (organization_id, id, recorded_at, type, actor_type, actor_id, subject_type, subject_id, version, changed, data)
        values (organization, event_id(at), at, kind, coalesce(nullif(split_part(actor, ':', 1), ''), 'system'),
          coalesce(nullif(split_part(actor, ':', 2), '')::uuid,
            case when actor = 'candidate:' then coalesce(facts ->> 'candidate_id', about_id::text)::uuid end), about, about_id, about_version, coalesce(fields, '{}'), facts);
      end $$`);
    // A transaction has one event for a subject: of the type with the highest rank.
    this.addSql(`
      create function event_rank(kind text) returns integer language sql immutable as $$
        select case
          -- Made and completed at once, as in test mode: what programs wait for.
          when kind in ('screening.completed', 'video_interview.completed') then 6
          when kind like '%.created' then 5
          when kind in ('application.interest_confirmed', 'application.interest_declined') then 4
          when kind in ('screening.started', 'application.scored') then 2
          when kind like '%.updated' then 1
          else 3 end
      $$`);
    this.addSql(`
      create function event_type(about text, o jsonb, n jsonb, fields text[]) returns text language plpgsql stable as $$
      begin
        case about
          when 'job' then
            if current_setting('app.event_type', true) = 'job.enriched' then return 'job.enriched'; end if;
            if 'status' = any(fields) then return 'job.status_changed'; end if;
          when 'candidate' then
            if current_setting('app.event_type', true) = 'candidate.resume_read' then return 'candidate.resume_read'; end if;
            if 'talent_pool_status' = any(fields) and n ->> 'talent_pool_status' = 'revealed' then
              return 'candidate.revealed';
            end if;
          when 'application' then
            if o ->> 'interest_clicked_at' is null and n ->> 'interest_clicked_at' is not null then
              return 'application.interest_confirmed';
            end if;
            if o ->> 'interest_declined_at' is null and n ->> 'interest_declined_at' is not null then
              return 'application.interest_declined';
            end if;
            -- A renamed status is another name, not another status.
            if 'status' = any(fields) and coalesce(current_setting('pipeline.renaming', true), '') <> 'on' then
              return 'application.status_changed';
            end if;
            if 'screening_score' = any(fields) or ('match_score' = any(fields) and n ->> 'match_score' is not null
                and n ->> 'match_score_source' = 'computed') then
              return 'application.scored';
            end if;
          when 'screening' then
            if 'status' = any(fields) and n ->> 'status' in ('completed', 'expired', 'cancelled') then
              return 'screening.' || (n ->> 'status');
            end if;
            return null;
          when 'video_interview' then
            if 'status' = any(fields) then
              return case n ->> 'status' when 'in_progress' then 'video_interview.started'
                when 'completed' then 'video_interview.completed' when 'abandoned' then 'video_interview.abandoned'
                when 'expired' then 'video_interview.expired' end;
            end if;
            if o ->> 'assessed_at' is null and n ->> 'assessed_at' is not null then return 'video_interview.assessed'; end if;
            return null;
          else
        end case;
        return about || '.updated';
      end $$`);
    // Arguments: the subject's type, its fields, the names of its data.
    this.addSql(`
      create function write_update_event() returns trigger language plpgsql as $$
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
  }

  #subject({ table, subject, created: type, fields, data, when }: Subject): void {
    const candidate =
      subject === 'candidate' ? 'n.id' : data.includes('candidate_id') ? 'n.candidate_id' : 'null::uuid';
    const self = `case when actor = 'candidate:' then ${candidate} end`;
    this.addSql(`
      create function write_${table}_events() returns trigger language plpgsql as $$
      declare
        actor text := coalesce(current_setting('app.actor', true), '');
        xact xid8 := pg_current_xact_id();
      begin
        if current_setting('app.events', true) = 'off' then return null; end if;
        insert into events
          (organization_id, id, recorded_at, type, actor_type, actor_id, subject_type, subject_id, version, data)
        select n.organization_id, event_id(t.at), t.at, '${type}',
          coalesce(nullif(split_part(actor, ':', 1), ''), 'system'), coalesce(nullif(split_part(actor, ':', 2), '')::uuid, ${self}), '${subject}', n.id, n.event_version, jsonb_build_object(${pairs(data, 'n')})
        from new_rows n cross join lateral (select clock_timestamp() as at, n.id offset 0) as t;
        return null;
      end $$`);
    this.addSql(
      `create trigger write_insert_event after insert on ${table} referencing new table as new_rows for each statement execute function write_${table}_events()`,
    );
    // After the triggers that stamp the row: they run in the order of their names.
    this.addSql(
      `create trigger write_update_event before update on ${table} for each row ${when ? `when (${when})` : ''} execute function write_update_event('${subject}', ${list(fields)}, ${list(data)})`,
    );
  }

  #deletedApplications(): void {
    const { data = [] } = subjects.find(({ table }) => table === 'candidate_jobs') ?? {};
    this.addSql(`
      create function write_deleted_application_event() returns trigger language plpgsql as $$
      begin
        if current_setting('app.events', true) = 'off' then return null; end if;
        perform write_event(old.organization_id, 'application.deleted', 'application', old.id, old.event_version + 1, '{}',
          jsonb_build_object(${pairs(data, 'old')}));
        return null;
      end $$`);
    this.addSql(
      `create trigger write_delete_event after delete on candidate_jobs for each row execute function write_deleted_application_event()`,
    );
  }

  #messages(): void {
    const application = (candidate: string, job: string) =>
      `(select a.id from candidate_jobs a where a.organization_id = new.organization_id and a.candidate_id = ${candidate} and a.job_id = ${job})`;
    this.addSql(`
      create function write_message_event() returns trigger language plpgsql as $$
      begin
        new.event_version := old.event_version + 1;
        perform write_event(new.organization_id, 'message.' || new.state, 'message', new.id, new.event_version, '{}',
          jsonb_build_object('kind', new.kind, 'candidate_id', new.candidate_id, 'application_id',
            ${application('new.candidate_id', 'new.job_id')}));
        return new;
      end $$`);
    this.addSql(
      `create trigger write_update_event before update of state on outbound_messages for each row when (old.state <> new.state and new.state in ('sent', 'failed')) execute function write_message_event()`,
    );
    this.addSql(`
      create function write_whatsapp_event() returns trigger language plpgsql as $$
      declare
        candidate uuid;
        job uuid;
      begin
        select s.candidate_id, s.job_id into candidate, job from screening_sessions s
          where s.organization_id = new.organization_id and s.id = new.session_id;
        new.event_version := old.event_version + 1;
        perform write_event(new.organization_id, 'message.' || new.state, 'message', new.id, new.event_version, '{}',
          jsonb_build_object('kind', 'whatsapp', 'candidate_id', candidate, 'application_id',
            ${application('candidate', 'job')}));
        return new;
      end $$`);
    this.addSql(
      `create trigger write_update_event before update of state on whatsapp_messages for each row when (old.state <> new.state and new.state in ('sent', 'failed') and new.direction = 'out') execute function write_whatsapp_event()`,
    );
  }

  #failedTasks(): void {
    this.addSql(`
      create function write_failed_task_event() returns trigger language plpgsql as $$
      begin
        new.event_version := old.event_version + 1;
        perform write_event(new.organization_id, 'task.failed', 'task', new.id, new.event_version, '{}',
          jsonb_build_object('kind', new.kind, 'candidate_id', new.candidate_id, 'job_id', new.job_id, 'application_id',
            case when cardinality(new.application_ids) = 1 then new.application_ids[1] end));
        return new;
      end $$`);
    this.addSql(
      `create trigger write_update_event before update of state on tasks for each row when (old.state <> 'failed' and new.state = 'failed') execute function write_failed_task_event()`,
    );
  }
}
