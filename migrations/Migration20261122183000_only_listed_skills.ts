import { Migration } from '@mikro-orm/migrations';

const shown = [
  ...['client_id', 'client_name_not_disclosed', 'direct_video_interview_on_apply', 'work_mode', 'job_type'],
  ...['openings_count', 'status', 'min_experience_years', 'max_experience_years', 'currency', 'ctc_not_disclosed'],
  ...['recruiter_id', 'skip_ai_enrichment', 'only_listed_skills'],
];
const hidden = [
  ...['title', 'jd_text', 'description', 'client_name', 'locations', 'min_ctc', 'max_ctc', 'rate'],
  ...['required_skills', 'preferred_skills', 'screening_questions', 'metadata'],
];
const rowsOf = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
};

/** Whether the description of a job adds skills to the listed ones. The audit log has its changes. */
export class Migration20261122183000_only_listed_skills extends Migration {
  override up(): void {
    this.addSql('alter table jobs add column only_listed_skills boolean not null default false');
    const args = ['job', shown.join(','), hidden.join(',')].map((text) => `'${text}'`).join(', ');
    for (const [event, rows] of Object.entries(rowsOf)) {
      this.addSql(
        `create or replace trigger note_${event} after ${event} on jobs referencing ${rows} for each statement execute function note_changes(${args})`,
      );
    }
  }
}
