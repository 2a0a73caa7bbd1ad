import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** Jobs with weights that people set, to find those that a reader without weights has read. */
export class Migration20261123210200_weighted_job_indexes extends ConcurrentIndexes {
  protected readonly indexes = {
    jobs_weighted_outdated_idx: `jobs (reading_version, id) where not skip_ai_enrichment and skill_weights <> '[]'`,
  };
}
