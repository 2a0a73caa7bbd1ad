import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** For the orders of the console's list of applications, and for its filter by source. */
export class Migration20261123170100_application_orders extends ConcurrentIndexes {
  protected readonly indexes = {
    candidate_jobs_match_idx: 'candidate_jobs (organization_id, match_score desc nulls last, id desc)',
    candidate_jobs_screening_idx: 'candidate_jobs (organization_id, screening_score desc nulls last, id desc)',
    candidate_jobs_moved_idx: 'candidate_jobs (organization_id, status_date desc, id desc)',
    candidates_source_idx: 'candidates (organization_id, lower(source)) where source is not null',
  };
}
