import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** For finding uploads that nothing refers to. */
export class Migration20261122151000_upload_indexes extends ConcurrentIndexes {
  protected readonly indexes = {
    candidates_resume_path_idx: 'candidates (organization_id, resume_path) where resume_path is not null',
    candidate_jobs_applied_as_idx: `candidate_jobs (organization_id, (metadata -> 'applied_as' ->> 'resume_path'))
      where metadata -> 'applied_as' ->> 'resume_path' is not null`,
    resume_files_created_idx: 'resume_files (created_at)',
  };
}
