import { Migration } from '@mikro-orm/migrations';

/**
 * What the service has filled into a job by itself, and which version of the reading it was read with: 0 says that what
 * it is made of has changed since. Jobs of before are read by the worker's schedule.
 */
export class Migration20261121111000_job_enrichment extends Migration {
  override up(): void {
    this.addSql(`alter table jobs
      add column filled jsonb not null default '{}',
      add column reading_version integer not null default 0`);
    this.addSql(`create index jobs_outdated_idx on jobs (reading_version, id) where not skip_ai_enrichment`);
    // That a job has been read is no change of it; what was found in it is, and is written by itself.
    this.addSql(`drop trigger stamp_update on jobs`);
    this.addSql(`create trigger stamp_update before update on jobs for each row
      when (old.applicant_count = new.applicant_count and old.filled_count = new.filled_count
        and old.reading_version >= new.reading_version)
      execute function stamp_change()`);
  }
}
