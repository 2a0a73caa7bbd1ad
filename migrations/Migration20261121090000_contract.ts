import { Migration } from '@mikro-orm/migrations';

/**
 * The rest of the contract: incremental sync without gaps, totals without counting, video interviews and screenings,
 * talent-pool profiles, uploaded resumes, and responses stored for idempotency keys.
 */
export class Migration20261121090000_contract extends Migration {
  override up(): void {
    this.#changes();
    this.#interviews();
    this.#screenings();
    this.#counts();
    this.#candidates();
    this.#idempotency();
    this.#users();
  }

  /**
   * Stamps updated_at on every write. The transaction gets its id first, then the time is read. So a reader that sees no
   * writing transaction older than a timestamp can be sure that no earlier change is still to come.
   */
  #changes(): void {
    this.addSql(`
      create function stamp_change() returns trigger language plpgsql as $$
      begin
        perform pg_current_xact_id();
        new.updated_at := clock_timestamp();
        if tg_op = 'INSERT' and new.created_at = now()::timestamptz(3) then
          new.created_at := new.updated_at;
        end if;
        return new;
      end $$`);
    // For incremental sync of one status among many.
    for (const table of ['candidate_jobs', 'jobs']) {
      this.addSql(`create index ${table}_status_changes_idx on ${table} (organization_id, status, updated_at, id)`);
    }
    // All timestamps of a new application are equal.
    this.addSql(`
      create function stamp_application() returns trigger language plpgsql as $$
      begin
        perform pg_current_xact_id();
        new.updated_at := clock_timestamp();
        if new.created_at = now()::timestamptz(3) then
          new.created_at := new.updated_at;
          new.shortlisted_at := new.updated_at;
          new.status_date := new.updated_at;
          if new.screening_started_at is not null then new.screening_started_at := new.updated_at; end if;
          if new.screening_completed_at is not null then new.screening_completed_at := new.updated_at; end if;
          if new.closed_at is not null then new.closed_at := new.updated_at; end if;
        end if;
        return new;
      end $$`);
    const counters: Record<string, string[]> = {
      clients: ['jobs_count', 'active_jobs_count'],
      jobs: ['applicant_count', 'filled_count'],
      candidates: [],
      candidate_jobs: [],
    };
    for (const [table, counted] of Object.entries(counters)) {
      // Counts belong to other rows, so they do not change this one.
      const own = counted.map((c) => `old.${c} = new.${c}`).join(' and ');
      const stamp = table === 'candidate_jobs' ? 'stamp_application' : 'stamp_change';
      this.addSql(`create trigger stamp_insert before insert on ${table} for each row execute function ${stamp}()`);
      this.addSql(
        `create trigger stamp_update before update on ${table} for each row ${own && `when (${own})`} execute function stamp_change()`,
      );
      this.addSql(`create index ${table}_changes_idx on ${table} (organization_id, updated_at, id)`);
    }
  }

  /**
   * Totals of the large lists. Each database backend has its own row, so concurrent writes do not wait for each other.
   * The total is the sum of the rows.
   */
  #counts(): void {
    this.addSql(`
      create table list_counts (
        organization_id uuid not null references organizations (id),
        list text not null,
        status text not null default '',
        slot smallint not null,
        n bigint not null,
        primary key (organization_id, list, status, slot)
      ) with (fillfactor = 50)`);
    const lists = [
      { table: 'candidates', list: 'candidates', status: `''` },
      { table: 'candidate_jobs', list: 'applications', status: 'status' },
      { table: 'screening_sessions', list: 'screening_sessions', status: `''` },
      { table: 'video_interviews', list: 'video_interviews', status: `''` },
    ];
    const add = (rows: string) =>
      `insert into list_counts as l (organization_id, list, status, slot, n) ${rows}
       on conflict (organization_id, list, status, slot) do update set n = l.n + excluded.n`;
    for (const { table, list, status } of lists) {
      const counted = (sign: string) =>
        add(`select organization_id, '${list}', ${status}, pg_backend_pid() % 64, ${sign}count(*) from changed
             group by 1, 3 order by 1, 3`);
      this.addSql(`
        create function count_${list}() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then
            ${counted('')};
          else
            ${counted('-')};
          end if;
          return null;
        end $$`);
      this.addSql(
        `create trigger count_inserted after insert on ${table} referencing new table as changed for each statement execute function count_${list}()`,
      );
      this.addSql(
        `create trigger count_deleted after delete on ${table} referencing old table as changed for each statement execute function count_${list}()`,
      );
      this.addSql(add(`select organization_id, '${list}', ${status}, 0, count(*) from ${table} group by 1, 3`));
    }
    this.addSql(`
      create function count_application_moved() returns trigger language plpgsql as $$
      begin
        ${add(`select new.organization_id, 'applications', m.status, pg_backend_pid() % 64, m.n
               from (values (old.status, -1), (new.status, 1)) as m (status, n) order by 3`)};
        return null;
      end $$`);
    this.addSql(
      `create trigger count_status after update of status on candidate_jobs for each row when (old.status <> new.status) execute function count_application_moved()`,
    );
  }

  #interviews(): void {
    this.addSql(`
      create table video_interviews (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        candidate_id uuid not null,
        job_id uuid,
        question_source text not null check (question_source in ('job', 'resume')),
        initiated_via text not null check (initiated_via in ('dashboard', 'api', 'portal', 'apply')),
        status text not null default 'invited' check (status in ('invited', 'in_progress', 'completed', 'expired', 'abandoned')),
        questions jsonb not null,
        overall_score float8,
        proctoring_trust_score float8,
        proctoring_risk_level text,
        proctoring_summary_json jsonb,
        integrity_json jsonb,
        readiness_json jsonb,
        recording_merge_status text,
        has_recording_chunks boolean not null default false,
        has_valid_merge boolean not null default false,
        current_question_index integer not null default 0,
        started_at timestamptz(3),
        ended_at timestamptz(3),
        expires_at timestamptz(3) not null,
        metadata jsonb,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, id),
        constraint video_interviews_job_check check (question_source = 'resume' or job_id is not null),
        constraint video_interviews_candidate_fkey foreign key (organization_id, candidate_id) references candidates (organization_id, id),
        constraint video_interviews_job_fkey foreign key (organization_id, job_id) references jobs (organization_id, id)
      )`);
    this.addSql(`
      create table video_interview_answers (
        id uuid primary key,
        organization_id uuid not null,
        interview_id uuid not null,
        question_index integer not null,
        question_text text not null,
        answer_transcript text,
        score float8,
        answered_at timestamptz(3) not null default now(),
        unique (organization_id, interview_id, question_index),
        foreign key (organization_id, interview_id) references video_interviews (organization_id, id)
      )`);
    this.#screeningIndexes('video_interviews', `status = 'invited'`);
    // A message's link expires with its interview.
    this.addSql(`alter table outbound_messages add column link_expires_at timestamptz(3)`);
    for (const table of ['outbound_messages', 'candidate_links']) {
      this.addSql(`alter table ${table} add column interview_id uuid`);
      this.addSql(
        `alter table ${table} add constraint ${table}_interview_fkey foreign key (organization_id, interview_id) references video_interviews (organization_id, id)`,
      );
      this.addSql(
        `create index ${table}_interview_idx on ${table} (organization_id, interview_id) where interview_id is not null`,
      );
    }
  }

  #screenings(): void {
    this.addSql(`
      create table screening_sessions (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        candidate_id uuid not null,
        job_id uuid not null,
        channel text not null check (channel in ('whatsapp', 'email', 'web_form')),
        status text not null default 'initiated' check (status in ('initiated', 'message_sent', 'in_progress', 'awaiting_resume', 'completed', 'expired', 'cancelled')),
        questions jsonb not null,
        calculated_score float8,
        current_question_index integer not null default 0,
        email_sent_at timestamptz(3),
        email_opened_at timestamptz(3),
        form_started_at timestamptz(3),
        completed_at timestamptz(3),
        expires_at timestamptz(3) not null,
        metadata jsonb,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, id),
        constraint screening_sessions_candidate_fkey foreign key (organization_id, candidate_id) references candidates (organization_id, id),
        constraint screening_sessions_job_fkey foreign key (organization_id, job_id) references jobs (organization_id, id)
      )`);
    this.addSql(`
      create table screening_responses (
        id uuid primary key,
        organization_id uuid not null,
        session_id uuid not null,
        question_id text not null,
        question text not null,
        answer text not null,
        answer_type text not null,
        score float8,
        answered_at timestamptz(3) not null default now(),
        unique (organization_id, session_id, question_id),
        foreign key (organization_id, session_id) references screening_sessions (organization_id, id)
      )`);
    const open = `status in ('initiated', 'message_sent', 'in_progress', 'awaiting_resume')`;
    this.#screeningIndexes('screening_sessions', open);
    // A candidate has one open session for a job, however often one is started.
    this.addSql(
      `create unique index screening_sessions_open_key on screening_sessions (organization_id, candidate_id, job_id, channel) where ${open}`,
    );
    this.addSql(`alter table candidate_links add column screening_session_id uuid`);
    this.addSql(
      `alter table candidate_links add constraint candidate_links_screening_fkey foreign key (organization_id, screening_session_id) references screening_sessions (organization_id, id)`,
    );
    this.addSql(
      `create index candidate_links_screening_idx on candidate_links (organization_id, screening_session_id) where screening_session_id is not null`,
    );
  }

  /** Indexes for lists of screenings by latest change, and for scheduled expiry. */
  #screeningIndexes(table: string, open: string): void {
    for (const event of ['insert', 'update']) {
      this.addSql(
        `create trigger stamp_${event} before ${event} on ${table} for each row execute function stamp_change()`,
      );
    }
    this.addSql(`create index ${table}_changes_idx on ${table} (organization_id, updated_at, id)`);
    const filters = ['job_id', 'candidate_id', 'status', ...(table === 'screening_sessions' ? ['channel'] : [])];
    for (const column of filters) {
      this.addSql(`create index ${table}_${column}_idx on ${table} (organization_id, ${column}, updated_at, id)`);
    }
    this.addSql(`create index ${table}_expiry_idx on ${table} (expires_at) where ${open}`);
  }

  #candidates(): void {
    // The hidden fields of a masked candidate. The row stays after the reveal, as a record of the linked profile.
    this.addSql(`
      create table talent_pool_profiles (
        candidate_id uuid primary key,
        organization_id uuid not null,
        email text not null,
        phone_number text,
        whatsapp_number text,
        resume_url text,
        current_ctc float8,
        expected_ctc float8,
        created_at timestamptz(3) not null default now(),
        revealed_at timestamptz(3),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id)
      )`);
    this.addSql(
      `create unique index talent_pool_profiles_email_key on talent_pool_profiles (organization_id, lower(email))`,
    );
    this.addSql(`
      create table resume_files (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        path text not null,
        format text not null check (format in ('pdf', 'docx', 'text')),
        bytes bytea not null,
        created_at timestamptz(3) not null default now(),
        constraint resume_files_path_key unique (organization_id, path)
      )`);
    // When the service started to wait for the resume's text.
    this.addSql(`alter table candidate_resumes add column queued_at timestamptz(3) not null default now()`);
    // Resume files are compressed already.
    this.addSql(`alter table resume_files alter column bytes set storage external`);
  }

  #idempotency(): void {
    this.addSql(`
      create table idempotency_keys (
        organization_id uuid not null references organizations (id),
        key_hash bytea not null,
        request_hash bytea not null,
        status smallint not null,
        body bytea not null,
        created_at timestamptz(3) not null default now(),
        primary key (organization_id, key_hash)
      )`);
    this.addSql(`create index idempotency_keys_age_idx on idempotency_keys (created_at)`);
  }

  /** Users who close, move or shortlist an application belong to its organization. */
  #users(): void {
    const named = {
      candidate_jobs: ['shortlisted_by_user_id', 'closed_by_user_id'],
      candidate_job_status_events: ['changed_by_user_id'],
    };
    for (const [table, columns] of Object.entries(named)) {
      for (const column of columns) {
        this.addSql(
          `alter table ${table} add constraint ${table}_${column}_fkey foreign key (organization_id, ${column}) references users (organization_id, id)`,
        );
      }
    }
  }
}
