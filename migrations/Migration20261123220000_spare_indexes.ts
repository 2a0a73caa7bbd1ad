import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/**
 * One index for applications with a score in both orders, by the score and the newest first, in place of two. And
 * `outbound_messages_activity_idx` begins with the columns of another index. Each index costs every write.
 */
export class Migration20261123220000_spare_indexes extends ConcurrentIndexes {
  protected readonly indexes = {
    // With the columns of the list's order: counting reads the index alone.
    candidate_jobs_by_match_idx: `candidate_jobs (organization_id, match_score desc nulls last, id desc)
      include (created_at)`,
  };

  override up(): void {
    super.up();
    for (const name of ['candidate_jobs_match_idx', 'candidate_jobs_score_idx', 'outbound_messages_candidate_idx']) {
      this.addSql(`drop index concurrently if exists ${name}`);
    }
  }
}
