import { Migration } from '@mikro-orm/migrations';

/** What a session remembers besides its answers: when its reminder is due, and that no resume will come. */
export class Migration20261121121000_screening extends Migration {
  override up(): void {
    this.addSql(
      'alter table screening_sessions add column remind_at timestamptz(3), add column resume_skipped_at timestamptz(3)',
    );
    this.addSql(`
      create index screening_sessions_reminder_idx on screening_sessions (remind_at)
      where remind_at is not null and status in ('initiated', 'message_sent', 'in_progress', 'awaiting_resume')`);
    // A reminder is no change of the session: who follows changes would be told of one that shows nothing new.
    this.addSql('drop trigger stamp_update on screening_sessions');
    this.addSql(`
      create trigger stamp_update before update on screening_sessions for each row
      when (old.remind_at is not distinct from new.remind_at) execute function stamp_change()`);
  }
}
