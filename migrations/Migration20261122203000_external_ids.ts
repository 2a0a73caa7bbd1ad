import { Migration } from '@mikro-orm/migrations';

/** With the columns of each table whose changes the audit log has: the values of those shown, the names of all. */
const tables = [
  {
    table: 'clients',
    subject: 'client',
    shown: ['status'],
    hidden: ['name', 'email', 'phone', 'address', 'contact_person', 'website', 'industry', 'tags', 'notes', 'metadata'],
  },
  {
    table: 'jobs',
    subject: 'job',
    shown: [
      ...['client_id', 'client_name_not_disclosed', 'direct_video_interview_on_apply', 'work_mode', 'job_type'],
      ...['openings_count', 'status', 'min_experience_years', 'max_experience_years', 'currency', 'ctc_not_disclosed'],
      ...['recruiter_id', 'skip_ai_enrichment', 'only_listed_skills'],
    ],
    hidden: [
      ...['title', 'jd_text', 'description', 'client_name', 'locations', 'min_ctc', 'max_ctc', 'rate'],
      ...['required_skills', 'preferred_skills', 'screening_questions', 'metadata'],
    ],
  },
  {
    table: 'candidates',
    subject: 'candidate',
    shown: [
      ...['total_experience_years', 'relevant_experience_years', 'notice_period_days', 'in_notice_period'],
      ...['last_working_day', 'screening_score', 'talent_pool_status'],
    ],
    hidden: [
      ...['full_name', 'email', 'phone_number', 'whatsapp_number', 'location', 'preferred_location', 'primary_skills'],
      ...['secondary_skills', 'current_company', 'current_designation', 'current_ctc', 'expected_ctc', 'resume_url'],
      ...['resume_path', 'source', 'tags', 'metadata'],
    ],
  },
  {
    table: 'candidate_jobs',
    subject: 'application',
    shown: [
      ...['candidate_id', 'job_id', 'status', 'screening_score', 'match_score', 'shortlisted_by_user_id'],
      ...['screening_started_at', 'screening_completed_at', 'status_date', 'outreach_sent_at', 'interest_clicked_at'],
      ...['video_interview_invite_sent_at', 'whatsapp_started_at', 'closed_at', 'closed_by_user_id'],
    ],
    hidden: ['notes', 'metadata'],
  },
];

/**
 * IDs of records in other systems. The audit log has their changes without the values, which may name a person. Entries of
 * new and deleted records do not depend on hidden columns.
 */
export class Migration20261122203000_external_ids extends Migration {
  override up(): void {
    for (const { table, subject, shown, hidden } of tables) {
      this.addSql(`alter table ${table} add column external_id text`);
      const args = [subject, shown.join(','), [...hidden, 'external_id'].join(',')].map((text) => `'${text}'`);
      this.addSql(
        `create or replace trigger note_update after update on ${table} referencing old table as old_rows new table as new_rows for each statement execute function note_changes(${args.join(', ')})`,
      );
    }
  }
}
