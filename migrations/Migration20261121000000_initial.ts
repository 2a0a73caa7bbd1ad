import { Migration } from '@mikro-orm/migrations';

/**
 * The first schema. Every table carries organization_id, and foreign keys between a tenant's tables are composite, so
 * the database refuses a link from one tenant to another. Triggers keep the counters exact and leave updated_at alone.
 */
export class Migration20261121000000_initial extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm`);

    this.addSql(`
      create table organizations (
        id uuid primary key,
        name text not null,
        public_name text,
        plan text not null default 'paid' check (plan in ('free', 'paid')),
        pipeline_statuses text[] not null,
        outreach_enabled boolean not null default true,
        credit_balance integer not null default 0 constraint organizations_credit_balance_check check (credit_balance >= 0),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      )`);
    this.addSql(`
      create table users (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        email text not null,
        full_name text not null,
        role text not null check (role in ('admin', 'recruiter')),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, id)
      )`);
    this.addSql(`create unique index users_email_key on users (organization_id, lower(email))`);
    this.addSql(`
      create table credit_entries (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        amount integer not null check (amount <> 0),
        balance_after integer not null,
        reason text not null,
        reference text,
        created_at timestamptz(3) not null default now()
      )`);
    this.addSql(
      `create index credit_entries_organization_idx on credit_entries (organization_id, created_at desc, id desc)`,
    );

    this.addSql(`
      create table api_keys (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        name text not null,
        hash bytea not null constraint api_keys_hash_key unique,
        last_four text not null,
        created_by_user_id uuid,
        last_used_at timestamptz(3),
        expires_at timestamptz(3),
        revoked_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        foreign key (organization_id, created_by_user_id) references users (organization_id, id)
      )`);
    this.addSql(`create index api_keys_organization_idx on api_keys (organization_id, created_at desc)`);

    this.addSql(`
      create table clients (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        name text not null,
        email text,
        phone text,
        address text,
        contact_person text,
        website text,
        industry text,
        status text not null default 'active' check (status in ('active', 'inactive')),
        tags text[] not null default '{}',
        notes text,
        metadata jsonb not null default '{}',
        jobs_count integer not null default 0,
        active_jobs_count integer not null default 0,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, id)
      )`);
    this.addSql(`create index clients_list_idx on clients (organization_id, created_at desc, id desc)`);
    this.addSql(`create index clients_status_idx on clients (organization_id, status, created_at desc, id desc)`);
    this.addSql(`create index clients_industry_idx on clients (organization_id, industry, created_at desc, id desc)`);
    this.addSql(
      `create index clients_search_idx on clients using gin (name gin_trgm_ops, email gin_trgm_ops, contact_person gin_trgm_ops)`,
    );

    this.addSql(`
      create table jobs (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        title text not null,
        jd_text text,
        description text,
        client_id uuid,
        client_name_not_disclosed boolean not null default false,
        direct_video_interview_on_apply boolean not null default false,
        client_name text,
        locations text[] not null default '{}',
        work_mode text check (work_mode in ('onsite', 'remote', 'hybrid')),
        job_type text default 'full_time' check (job_type in ('full_time', 'contract')),
        openings_count integer not null default 1 check (openings_count >= 1),
        status text not null default 'active' check (status in ('draft', 'active', 'paused', 'closed', 'filled')),
        min_experience_years float8,
        max_experience_years float8,
        currency text default 'INR' check (currency in ('INR', 'USD', 'EUR', 'GBP')),
        min_ctc float8,
        max_ctc float8,
        ctc_not_disclosed boolean not null default false,
        rate float8,
        required_skills text[] not null default '{}',
        preferred_skills text[] not null default '{}',
        required_skills_weighted jsonb not null default '[]',
        preferred_skills_weighted jsonb not null default '[]',
        screening_questions jsonb,
        video_interview_questions jsonb not null default '[]',
        recruiter_id uuid,
        skip_ai_enrichment boolean not null default false,
        metadata jsonb,
        applicant_count integer not null default 0,
        filled_count integer not null default 0,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, id),
        constraint jobs_client_fkey foreign key (organization_id, client_id) references clients (organization_id, id),
        constraint jobs_recruiter_fkey foreign key (organization_id, recruiter_id) references users (organization_id, id)
      )`);
    this.addSql(`create index jobs_list_idx on jobs (organization_id, created_at desc, id desc)`);
    this.addSql(`create index jobs_status_idx on jobs (organization_id, status, created_at desc, id desc)`);
    this.addSql(`create index jobs_client_idx on jobs (organization_id, client_id, created_at desc, id desc)`);
    this.addSql(
      `create index jobs_recruiter_idx on jobs (organization_id, recruiter_id) where recruiter_id is not null`,
    );
    this.addSql(`create index jobs_title_idx on jobs using gin (title gin_trgm_ops)`);

    this.addSql(`
      create table candidates (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        full_name text not null,
        email text,
        phone_number text,
        whatsapp_number text,
        location text,
        preferred_location text,
        primary_skills text[] not null default '{}',
        secondary_skills text[] not null default '{}',
        total_experience_years float8,
        relevant_experience_years float8,
        current_company text,
        current_designation text,
        current_ctc float8,
        expected_ctc float8,
        notice_period_days integer,
        in_notice_period boolean,
        last_working_day date,
        resume_url text,
        resume_path text,
        source text default 'api',
        tags text[] not null default '{}',
        screening_score float8,
        talent_pool_status text not null default 'not_linked' check (talent_pool_status in ('not_linked', 'masked', 'revealed')),
        metadata jsonb,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, id),
        -- masked means absent: what is hidden is not in the row
        constraint candidates_masked_check check (
          talent_pool_status <> 'masked' or (email is null and phone_number is null and whatsapp_number is null
            and resume_url is null and current_ctc is null and expected_ctc is null)
        ),
        constraint candidates_email_check check (email is not null or talent_pool_status = 'masked')
      )`);
    this.addSql(`create unique index candidates_email_key on candidates (organization_id, lower(email))`);
    this.addSql(`create index candidates_list_idx on candidates (organization_id, created_at desc, id desc)`);
    this.addSql(
      `create index candidates_search_idx on candidates using gin (full_name gin_trgm_ops, email gin_trgm_ops)`,
    );
    this.addSql(`create index candidates_tags_idx on candidates using gin (tags)`);

    this.addSql(`
      create table candidate_resumes (
        candidate_id uuid primary key,
        organization_id uuid not null,
        source text not null,
        state text not null check (state in ('queued', 'ok', 'failed')),
        reason text,
        content_hash bytea,
        read_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade
      )`);
    this.addSql(`
      create table resume_texts (
        organization_id uuid not null references organizations (id),
        content_hash bytea not null,
        text text,
        failure text,
        format text,
        pages integer,
        created_at timestamptz(3) not null default now(),
        primary key (organization_id, content_hash)
      )`);

    this.addSql(`
      create table outbound_messages (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        kind text not null,
        dedupe_key text,
        candidate_id uuid,
        job_id uuid,
        recipient text,
        subject text,
        state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'skipped')),
        attempts integer not null default 0,
        provider_id text,
        error text,
        sent_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, id),
        constraint outbound_messages_dedupe_key unique (organization_id, dedupe_key),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id),
        foreign key (organization_id, job_id) references jobs (organization_id, id)
      )`);
    this.addSql(`create index outbound_messages_candidate_idx on outbound_messages (organization_id, candidate_id)`);
    this.addSql(`create index outbound_messages_job_idx on outbound_messages (organization_id, job_id)`);
    this.addSql(`
      create table candidate_links (
        token_hash bytea primary key,
        organization_id uuid not null references organizations (id),
        purpose text not null,
        message_id uuid,
        candidate_id uuid not null,
        job_id uuid,
        expires_at timestamptz(3) not null,
        created_at timestamptz(3) not null default now(),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id),
        constraint candidate_links_message_fkey foreign key (organization_id, message_id) references outbound_messages (organization_id, id),
        constraint candidate_links_job_fkey foreign key (organization_id, job_id) references jobs (organization_id, id)
      )`);
    this.addSql(`create index candidate_links_message_idx on candidate_links (organization_id, message_id)`);

    this.addSql(`
      create table candidate_jobs (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        candidate_id uuid not null,
        job_id uuid not null,
        status text not null,
        screening_score float8,
        match_score float8 check (match_score between 0 and 100),
        match_score_source text not null default 'computed' check (match_score_source in ('computed', 'integration')),
        notes text,
        shortlisted_by_user_id uuid,
        shortlisted_at timestamptz(3) not null default now(),
        screening_started_at timestamptz(3),
        screening_completed_at timestamptz(3),
        status_date timestamptz(3) not null default now(),
        outreach_sent_at timestamptz(3),
        interest_clicked_at timestamptz(3),
        video_interview_invite_sent_at timestamptz(3),
        whatsapp_started_at timestamptz(3),
        closed_at timestamptz(3),
        closed_by_user_id uuid,
        metadata jsonb,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, id),
        constraint candidate_jobs_pair_key unique (organization_id, candidate_id, job_id),
        constraint candidate_jobs_candidate_fkey foreign key (organization_id, candidate_id) references candidates (organization_id, id),
        constraint candidate_jobs_job_fkey foreign key (organization_id, job_id) references jobs (organization_id, id)
      )`);
    this.addSql(`create index candidate_jobs_list_idx on candidate_jobs (organization_id, created_at desc, id desc)`);
    this.addSql(
      `create index candidate_jobs_status_idx on candidate_jobs (organization_id, status, created_at desc, id desc)`,
    );
    this.addSql(
      `create index candidate_jobs_job_idx on candidate_jobs (organization_id, job_id, created_at desc, id desc)`,
    );
    this.addSql(
      `create index candidate_jobs_job_status_idx on candidate_jobs (organization_id, job_id, status, created_at desc, id desc)`,
    );
    this.addSql(`create index candidate_jobs_batch_idx on candidate_jobs (organization_id, job_id, id)`);
    this.addSql(`
      create table candidate_job_status_events (
        id uuid primary key,
        organization_id uuid not null,
        application_id uuid not null,
        from_status text,
        to_status text not null,
        changed_by_user_id uuid,
        changed_at timestamptz(3) not null default now(),
        foreign key (organization_id, application_id) references candidate_jobs (organization_id, id) on delete cascade
      )`);
    this.addSql(
      `create index candidate_job_status_events_idx on candidate_job_status_events (organization_id, application_id, changed_at desc, id desc)`,
    );

    // Append-only. No foreign key to the application: computations outlive it.
    this.addSql(`
      create table match_scores (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        application_id uuid not null,
        score float8,
        coverage float8 not null,
        algorithm_version text not null,
        inputs_hash text not null,
        components jsonb not null,
        computed_at timestamptz(3) not null default now()
      )`);
    this.addSql(`create index match_scores_application_idx on match_scores (organization_id, application_id, id desc)`);

    // applicant_count and filled_count of jobs. Deferred: all applies to a job wait for its row, so it is locked last,
    // at commit, and not for the rest of the transaction.
    this.addSql(`
      create function jobs_count_application() returns trigger language plpgsql as $$
      declare
        was integer := case when tg_op = 'INSERT' then 0 else (old.status in ('hired', 'Candidate joined'))::int end;
        is_now integer := case when tg_op = 'DELETE' then 0 else (new.status in ('hired', 'Candidate joined'))::int end;
      begin
        update jobs set
          applicant_count = applicant_count + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end,
          filled_count = filled_count + is_now - was
        where organization_id = coalesce(new.organization_id, old.organization_id) and id = coalesce(new.job_id, old.job_id);
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger count_inserted_or_deleted after insert or delete on candidate_jobs
      deferrable initially deferred for each row execute function jobs_count_application()`);
    this.addSql(`
      create constraint trigger count_moved after update of status on candidate_jobs
      deferrable initially deferred for each row
      when ((old.status in ('hired', 'Candidate joined')) <> (new.status in ('hired', 'Candidate joined')))
      execute function jobs_count_application()`);

    // jobs_count and active_jobs_count of clients
    this.addSql(`
      create function clients_count_jobs() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.client_id is not distinct from new.client_id and old.status = new.status then
          return null;
        end if;
        if tg_op = 'UPDATE' then
          -- in a fixed order, so that moves to and fro at once do not deadlock
          perform 1 from clients where organization_id = new.organization_id and id in (old.client_id, new.client_id)
            order by id for no key update;
        end if;
        if tg_op <> 'INSERT' and old.client_id is not null then
          update clients set jobs_count = jobs_count - 1, active_jobs_count = active_jobs_count - (old.status = 'active')::int
            where organization_id = old.organization_id and id = old.client_id;
        end if;
        if tg_op <> 'DELETE' and new.client_id is not null then
          update clients set jobs_count = jobs_count + 1, active_jobs_count = active_jobs_count + (new.status = 'active')::int
            where organization_id = new.organization_id and id = new.client_id;
        end if;
        return null;
      end $$`);
    this.addSql(
      `create trigger count_jobs after insert or delete or update of client_id, status on jobs for each row execute function clients_count_jobs()`,
    );
  }
}
