import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

const active = `where status not in ('hired', 'Candidate joined', 'rejected', 'withdrawn')`;

/** For active applications that have not moved for long, of all jobs or of one. */
export class Migration20261123100100_waiting_indexes extends ConcurrentIndexes {
  protected readonly indexes = {
    candidate_jobs_waiting_idx: `candidate_jobs (organization_id, status_date, id) ${active}`,
    candidate_jobs_job_waiting_idx: `candidate_jobs (organization_id, job_id, status_date, id) ${active}`,
  };
}
