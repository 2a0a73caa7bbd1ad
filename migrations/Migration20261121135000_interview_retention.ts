import { Migration } from '@mikro-orm/migrations';

/** An index of interviews whose chunks are still stored. */
export class Migration20261121135000_interview_retention extends Migration {
  override up(): void {
    this.addSql(
      `create index video_interview_rooms_kept_idx on video_interview_rooms (closed_at, interview_id) where closed_at is not null and chunks_removed_at is null`,
    );
  }
}
