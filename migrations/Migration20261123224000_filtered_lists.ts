import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

const large = [
  ...['candidates', 'candidate_jobs', 'candidate_job_status_events', 'candidate_search', 'jobs', 'match_scores'],
  ...['outbound_messages', 'screening_sessions', 'tasks', 'video_interviews'],
];

/**
 * Lists of tasks and messages by what people filter them for, newest first. And what PostgreSQL must know to choose
 * indexes well where there are thousands of organizations.
 */
export class Migration20261123224000_filtered_lists extends ConcurrentIndexes {
  protected readonly indexes = {
    tasks_of_job_idx: 'tasks (organization_id, job_id, created_at desc, id desc) where job_id is not null',
    // With what groups failures by cause: counting reads the index alone.
    tasks_failed_idx: `tasks (organization_id, created_at desc, id desc) include (kind, error, finished_at)
      where state = 'failed'`,
    // By sent_at: an index with the state would make PostgreSQL write every index when a message begins to be sent.
    outbound_messages_unsent_idx: 'outbound_messages (organization_id, created_at desc, id desc) where sent_at is null',
  };

  override up(): void {
    super.up();
    this.addSql('drop index concurrently if exists tasks_job_idx');
    // Of its index, which leaves rows out, PostgreSQL uses no statistics.
    this.addSql('create statistics if not exists candidates_source_stats on (lower(source)) from candidates');
    // As if jobs had a hundred applications on average, also where most have fewer: see below.
    this.addSql('alter table candidate_jobs alter column job_id set (n_distinct = -0.01)');
    for (const table of large) {
      // A prepared plan is made for an average organization. Among thousands that has so few rows that any index seems
      // good enough, such as the index of the job to find an application: in a large job that is thousands of rows.
      this.addSql(`alter table ${table} alter column organization_id set (n_distinct = 10)`);
      // Not an empty table: known to be empty, it would be read without indexes while it fills.
      this.addSql(`do $$ begin if exists (select from ${table}) then analyze ${table}; end if; end $$`);
    }
  }
}
