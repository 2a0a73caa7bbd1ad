import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** For the filters of careers pages. */
export class Migration20261123220100_careers_indexes extends ConcurrentIndexes {
  protected readonly indexes = {
    jobs_active_idx: `jobs (organization_id, created_at desc, id desc) include (work_mode, job_type) where status = 'active'`,
    jobs_active_locations_idx: `jobs using gin (locations) where status = 'active'`,
  };
}
