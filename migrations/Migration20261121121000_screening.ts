import { Migration } from '@mikro-orm/migrations';

/** When a session's reminder is due, and whether the candidate skipped the resume. */
export class Migration20261121121000_screening extends Migration {
  override up(): void {
    this.addSql(
      'alter table screening_sessions add column remind_at timestamptz(3), add column resume_skipped_at timestamptz(3)',
    );
    this.addSql(`
      create index screening_sessions_reminder_idx on screening_sessions (remind_at)
      where remind_at is not null and status in ('initiated', 'message_sent', 'in_progress', 'awaiting_resume')`);
    // A reminder does not move updated_at: incremental sync would return a session without a visible change.
    this.addSql('drop trigger stamp_update on screening_sessions');
    this.addSql(`
      create trigger stamp_update before update on screening_sessions for each row
      when (old.remind_at is not distinct from new.remind_at) execute function stamp_change()`);
  }
}
