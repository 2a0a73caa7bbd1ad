import { Migration } from '@mikro-orm/migrations';

/**
 * Whatever closes an application cancels the open screenings of its candidate for its job, and ends the invites to video
 * interviews that have not begun: in the transaction of the move, so that undoing it finds them by that.
 */
export class Migration20261123221000_closed_screenings extends Migration {
  override up(): void {
    // With the rights of the owner: not everything that moves an application writes screenings.
    this.addSql(`
      create function end_screenings() returns trigger language plpgsql security definer set search_path from current as $$
      begin
        update screening_sessions s set status = 'cancelled' from candidate_jobs a
          where a.organization_id = new.organization_id and a.id = new.application_id
            and s.organization_id = new.organization_id and s.candidate_id = a.candidate_id and s.job_id = a.job_id
            and s.status in ('initiated', 'message_sent', 'in_progress', 'awaiting_resume') and s.expires_at > now();
        update video_interviews v set status = 'expired', expires_at = least(v.expires_at, now()) from candidate_jobs a
          where a.organization_id = new.organization_id and a.id = new.application_id
            and v.organization_id = new.organization_id and v.candidate_id = a.candidate_id and v.job_id = a.job_id
            and v.status = 'invited';
        return null;
      end $$`);
    this.addSql(
      `create trigger end_screenings after insert on candidate_job_status_events for each row
       when (new.to_status in ('hired', 'Candidate joined', 'rejected', 'withdrawn')) execute function end_screenings()`,
    );
  }
}
