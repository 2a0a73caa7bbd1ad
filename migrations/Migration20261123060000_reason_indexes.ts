import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** For whether a rejection reason is used. */
export class Migration20261123060000_reason_indexes extends ConcurrentIndexes {
  protected readonly indexes = {
    candidate_jobs_reason_idx:
      'candidate_jobs (organization_id, rejection_reason_id) where rejection_reason_id is not null',
    decision_records_reason_idx: 'decision_records (organization_id, reason_id) where reason_id is not null',
  };
}
