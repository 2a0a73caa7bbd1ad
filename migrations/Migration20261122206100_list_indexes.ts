import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** For the console's lists of revealed candidates, and of applications with a score. */
export class Migration20261122206100_list_indexes extends ConcurrentIndexes {
  protected readonly indexes = {
    candidates_revealed_idx: `candidates (organization_id, created_at desc, id desc) where talent_pool_status = 'revealed'`,
    // With the columns of the list's order: counting reads the index alone.
    candidate_jobs_score_idx: `candidate_jobs (organization_id, match_score) include (created_at, id)
      where match_score is not null`,
  };
}
