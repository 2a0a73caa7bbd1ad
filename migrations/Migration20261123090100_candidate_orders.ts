import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** For lists of candidates by name and by experience. */
export class Migration20261123090100_candidate_orders extends ConcurrentIndexes {
  protected readonly indexes = {
    candidates_name_idx: 'candidates (organization_id, lower(full_name), id)',
    candidates_experience_idx: 'candidates (organization_id, total_experience_years desc nulls last, id desc)',
  };
}
