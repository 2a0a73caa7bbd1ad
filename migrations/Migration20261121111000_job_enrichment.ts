import { Migration } from '@mikro-orm/migrations';

/**
 * Fields of a job that the service filled, and the version of the reader that read it. Version 0 means that the job's
 * text has changed since. The worker's schedule reads older jobs.
 */
export class Migration20261121111000_job_enrichment extends Migration {
  override up(): void {
    this.addSql(`alter table jobs
      add column filled jsonb not null default '{}',
      add column reading_version integer not null default 0`);
    this.addSql(`create index jobs_outdated_idx on jobs (reading_version, id) where not skip_ai_enrichment`);
    // Marking a job as read does not change updated_at. The fields found in it are written separately and do.
    this.addSql(`drop trigger stamp_update on jobs`);
    this.addSql(`create trigger stamp_update before update on jobs for each row
      when (old.applicant_count = new.applicant_count and old.filled_count = new.filled_count
        and old.reading_version >= new.reading_version)
      execute function stamp_change()`);
  }
}
