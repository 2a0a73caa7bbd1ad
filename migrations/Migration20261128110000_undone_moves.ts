import { Migration } from '@mikro-orm/migrations';

/** Which move another one takes back, so that reports count neither. Moves that were undone before still count. */
export class Migration20261128110000_undone_moves extends Migration {
  override up(): void {
    this.addSql('alter table candidate_job_status_events add column if not exists undoes_event_id uuid');
  }
}
