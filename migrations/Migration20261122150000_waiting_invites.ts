import { Migration } from '@mikro-orm/migrations';

/** Automatic invites over the day's limit, until a task is queued for them. */
export class Migration20261122150000_waiting_invites extends Migration {
  override up(): void {
    this.addSql(`
      create table waiting_invites (
        organization_id uuid not null,
        candidate_id uuid not null,
        job_id uuid not null,
        via text not null check (via in ('apply', 'portal')),
        waiting_since timestamptz(3) not null,
        primary key (organization_id, candidate_id, job_id),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade,
        foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade
      )`);
    this.addSql(`create index waiting_invites_job_idx on waiting_invites (organization_id, job_id)`);
    this.addSql(`create index waiting_invites_age_idx on waiting_invites (organization_id, waiting_since)`);
  }
}
