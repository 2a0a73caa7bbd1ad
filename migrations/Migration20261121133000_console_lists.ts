import { Migration } from '@mikro-orm/migrations';

/** Indexes for lists that only the console has. */
export class Migration20261121133000_console_lists extends Migration {
  override up(): void {
    // A column of a job's board: the best applications of a status. Every write moves updated_at and so touches all
    // indexes of an application; this adds one entry.
    this.addSql(
      `create index candidate_jobs_board_idx on candidate_jobs (organization_id, job_id, status, match_score desc nulls last, created_at desc, id desc)`,
    );
    // Few candidates are masked. Writes that keep the state do not touch this index.
    this.addSql(
      `create index candidates_masked_idx on candidates (organization_id, created_at desc, id desc) where talent_pool_status = 'masked'`,
    );
  }
}
