import { Migration } from '@mikro-orm/migrations';

/**
 * Applications of the public form until the mailbox is proven. A confirmed row keeps no personal data. All rows are
 * deleted once they expire.
 */
export class Migration20261122140000_pending_applications extends Migration {
  override up(): void {
    this.addSql(`
      create table pending_applications (
        id uuid primary key,
        organization_id uuid not null,
        job_id uuid not null,
        mailbox bytea,
        email text,
        full_name text,
        phone_number text,
        questions jsonb,
        answers jsonb,
        resume bytea,
        mail_sent_at timestamptz(3),
        confirmed_at timestamptz(3),
        outcome text check (outcome in ('applied', 'applied_before', 'discarded')),
        candidate_id uuid,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        unique (organization_id, id),
        foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade,
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade
      )`);
    // Resume files are compressed already.
    this.addSql(`alter table pending_applications alter column resume set storage external`);
    this.addSql(`create index pending_applications_mailbox_idx on pending_applications (mailbox, created_at)`);
    this.addSql(
      `create index pending_applications_job_idx on pending_applications (organization_id, job_id, created_at)`,
    );
    this.addSql(
      `create index pending_applications_candidate_idx on pending_applications (organization_id, candidate_id)
        where candidate_id is not null`,
    );
    this.addSql(`create index pending_applications_expiry_idx on pending_applications (expires_at)`);
    this.addSql(`
      create table pending_application_links (
        token_hash bytea primary key,
        organization_id uuid not null,
        pending_application_id uuid not null,
        foreign key (organization_id, pending_application_id) references pending_applications (organization_id, id)
          on delete cascade
      )`);
    this.addSql(
      `create index pending_application_links_application_idx on pending_application_links
        (organization_id, pending_application_id)`,
    );
    // Credits spent on automatic interviews, by day in UTC.
    this.addSql(`
      create table automatic_interview_budgets (
        organization_id uuid not null references organizations (id),
        day date not null,
        credits integer not null default 0,
        reached_at timestamptz(3),
        primary key (organization_id, day)
      )`);
  }
}
