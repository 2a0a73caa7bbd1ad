import { describe, expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { tenantTables } from './tenancy.rows.ts';

const app = await startApp();
const tables = await tenantTables(app);

describe('the database', () => {
  test('has organization_id, never null, in every table', async () => {
    const without = await app.rows(
      `select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and a.attnotnull)`,
    );
    expect(without.map(({ relname }) => relname).sort()).toEqual([
      // The place among candidates of all organizations.
      'candidate_search_cursor',
      // The place in the event log of all organizations.
      'duplicate_cursor',
      'installation_secrets',
      'organizations',
      // Of callers, such as addresses.
      'rate_limits',
      'schema_migrations',
      'self_identification_secrets',
      // The place in the event log of all organizations.
      'webhook_cursor',
      // It is unknown until the candidate has chosen; a choice moves the message to whatsapp_messages.
      'whatsapp_held_messages',
    ]);
  });

  test('keeps both sides of every foreign key in one organization', async () => {
    const loose = await app.rows(
      `select c.conrelid::regclass || ': ' || pg_get_constraintdef(c.oid) as key from pg_constraint c
       where c.contype = 'f' and c.conrelid::regclass::text = any($1) and c.confrelid::regclass::text = any($1)
         and not exists (
           select from unnest(c.conkey, c.confkey) as k (own, other)
           join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own and a.attname = 'organization_id'
           join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other and b.attname = 'organization_id')`,
      [tables],
    );
    expect(loose).toEqual([]);
  });

  // What was done or computed is kept when who did it, or what it was for, is removed. A request's work is known by the
  // name of the request alone, and what led to a task may be forgotten before it.
  // Tombstones name what may be deleted too, and webhooks events that are dropped earlier. A seat is a browser's tab, and in no table.
  const kept = [
    'audit_entries.actor_id',
    'audit_entries.user_id',
    'bulk_action_rows.status_event_id',
    'bulk_actions.made_by_user_id',
    'bulk_actions.task_id',
    // Hashes of what candidates are compared by.
    'candidate_duplicate_keys.employer_key',
    'candidate_duplicate_keys.phone_key',
    // Of the same application, whose history is deleted as a whole.
    'candidate_job_status_events.undoes_event_id',
    'candidate_links.decision_id',
    'common_duplicate_keys.key',
    // Decisions outlive what they are about.
    'decision_records.application_id',
    'decision_records.candidate_id',
    'decision_records.decided_by_id',
    'decision_records.job_id',
    'decision_records.subject',
    'duplicate_pairs.employer_key',
    'duplicate_pairs.phone_key',
    // They outlive the candidate.
    'erasures.candidate_id',
    'erasures.task_id',
    'events.actor_id',
    'events.organization_id',
    'events.subject_id',
    // Erasing does not wait for an export.
    'export_omissions.candidate_id',
    // A run is in no table.
    'export_omissions.run_id',
    // Its file goes before the row, and the row before the candidate. A run is in no table.
    'exports.candidate_id',
    'exports.run_id',
    'exports.task_id',
    // Records of an import may be gone.
    'import_records.candidate_id',
    // A key or a user.
    'imports.actor_id',
    'imports.task_id',
    'imports.undo_task_id',
    'legal_holds.set_by_id',
    'match_scores.application_id',
    'notes.author_id',
    'outbound_messages.decision_id',
    // Counts, and marks of what to count again, which outlive a job until the next run.
    'report_hires.job_id',
    'report_marks.job_id',
    'report_outcomes.job_id',
    'report_stage_times.job_id',
    // Written without the cost of a check, with the key and the organization that the call was authenticated for.
    'request_log_counts.api_key_id',
    'request_log_counts.organization_id',
    'request_logs.api_key_id',
    'request_logs.organization_id',
    'review_requests.application_id',
    'review_requests.candidate_id',
    'tasks.caused_by',
    'tasks.task_group',
    'tombstones.candidate_id',
    'tombstones.job_id',
    'tombstones.merged_into',
    // The live user whose copy this is: of another organization row.
    'users.test_of',
    'video_interview_ratings.user_id',
    'webhook_deliveries.event_id',
  ];
  test('has a foreign key for every column with a record’s id', async () => {
    const free = await app.rows(
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c
       where c.table_schema = 'public' and c.table_name = any($1) and c.data_type = 'uuid' and c.column_name not in ('id', 'seat_id')
         and not exists (select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
           where k.contype = 'f' and k.conrelid = c.table_name::regclass and a.attname = c.column_name)
       order by 1`,
      [tables],
    );
    expect(free.map(({ name }) => name)).toEqual(kept);
  });
});
