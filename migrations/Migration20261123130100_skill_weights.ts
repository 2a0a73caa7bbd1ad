import { Migration } from '@mikro-orm/migrations';

const shown = [
  ...['client_id', 'client_name_not_disclosed', 'direct_video_interview_on_apply', 'work_mode', 'job_type'],
  ...['openings_count', 'status', 'min_experience_years', 'max_experience_years', 'currency', 'ctc_not_disclosed'],
  ...['recruiter_id', 'skip_ai_enrichment', 'only_listed_skills'],
];
const hidden = [
  ...['title', 'jd_text', 'description', 'client_name', 'locations', 'min_ctc', 'max_ctc', 'rate'],
  ...['required_skills', 'preferred_skills', 'skill_weights', 'screening_questions', 'metadata', 'external_id'],
];
const fields = [
  ...['title', 'jd_text', 'description', 'client_id', 'client_name_not_disclosed', 'client_name', 'locations'],
  ...['direct_video_interview_on_apply', 'work_mode', 'job_type', 'openings_count', 'status'],
  ...['min_experience_years', 'max_experience_years', 'currency', 'min_ctc', 'max_ctc', 'ctc_not_disclosed', 'rate'],
  ...['required_skills', 'preferred_skills', 'only_listed_skills', 'skill_weights', 'required_skills_weighted'],
  ...['preferred_skills_weighted', 'screening_questions', 'video_interview_questions', 'recruiter_id'],
  ...['skip_ai_enrichment', 'external_id', 'metadata'],
];

/** Weights that people set for skills of a job. Events and the audit log name their changes. */
export class Migration20261123130100_skill_weights extends Migration {
  override up(): void {
    this.addSql(`alter table jobs add column skill_weights jsonb not null default '[]'`);
    this.addSql(
      `create or replace trigger note_update after update on jobs referencing old table as old_rows new table as new_rows for each statement execute function note_changes('job', '${shown.join(',')}', '${hidden.join(',')}')`,
    );
    this.addSql(
      `create or replace trigger write_update_event before update on jobs for each row when (old.applicant_count = new.applicant_count and old.filled_count = new.filled_count) execute function write_update_event('job', '{${fields.join(',')}}', '{client_id,status}')`,
    );
  }
}
