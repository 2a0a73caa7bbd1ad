import { Migration } from '@mikro-orm/migrations';

/** Of applications: the fields whose changes the audit log has, with values or without. */
const shown = [
  ...['candidate_id', 'job_id', 'status', 'screening_score', 'match_score', 'shortlisted_by_user_id'],
  ...['screening_started_at', 'screening_completed_at', 'status_date', 'outreach_sent_at', 'interest_clicked_at'],
  ...['video_interview_invite_sent_at', 'whatsapp_started_at', 'closed_at', 'closed_by_user_id'],
  ...['rejected_at', 'rejection_reason'],
];
const hidden = ['notes', 'metadata', 'external_id'];

/** The audit log names the reason of an application as the API and events do: `rejection_reason`, without its label. */
export class Migration20261123040100_audited_reasons extends Migration {
  override up(): void {
    this.addSql(`
      create function audited_fields(about text, fields jsonb) returns jsonb language sql stable as $$
        select case when about = 'application' then fields || jsonb_build_object('rejection_reason', (
          select jsonb_build_object('id', r.id, 'code', r.code) from rejection_reasons r
          where r.organization_id = (fields ->> 'organization_id')::uuid
            and r.id = (fields ->> 'rejection_reason_id')::uuid)) else fields end
      $$`);
    this.addSql(`
      do $$ begin
        execute regexp_replace(pg_get_functiondef('note_changes'::regproc), 'to_jsonb\\((n|o)\\) as',
          'audited_fields(tg_argv[0], to_jsonb(\\1)) as', 'g');
      end $$`);
    const args = `'application', '${shown.join(',')}', '${hidden.join(',')}'`;
    for (const [event, rows] of [
      ['update', 'old table as old_rows new table as new_rows'],
      ['delete', 'old table as old_rows'],
    ]) {
      this.addSql(
        `create or replace trigger note_${event} after ${event} on candidate_jobs referencing ${rows} for each statement execute function note_changes(${args})`,
      );
    }
  }
}
