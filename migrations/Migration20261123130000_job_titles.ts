import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** For the console's list of jobs by title. */
export class Migration20261123130000_job_titles extends ConcurrentIndexes {
  protected readonly indexes = {
    jobs_by_title_idx: 'jobs (organization_id, lower(title), id)',
  };
}
