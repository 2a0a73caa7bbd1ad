import { Migration } from '@mikro-orm/migrations';

/** What the console lists and the API does not. */
export class Migration20261121133000_console_lists extends Migration {
  override up(): void {
    // A column of a job's board: the first of a status by score. Every write of an application touches all its indexes
    // anyway, since it moves updated_at, so that this is one entry more.
    this.addSql(
      `create index candidate_jobs_board_idx on candidate_jobs (organization_id, job_id, status, match_score desc nulls last, created_at desc, id desc)`,
    );
    // Masked profiles are a few of many candidates. A candidate whose state stays is written without touching it.
    this.addSql(
      `create index candidates_masked_idx on candidates (organization_id, created_at desc, id desc) where talent_pool_status = 'masked'`,
    );
  }
}
