import type { MappedResource } from './mapping.ts';

const payNote = 'In lakhs (100,000) a year. Keep it to yourself if `ctc_not_disclosed` is true.';

export const mappedJobs: MappedResource = {
  operation: 'listJobs',
  fields: [
    { merge: 'remote_id', kombo: 'remote_id', from: 'id' },
    { merge: 'name', kombo: 'name', from: 'title' },
    {
      merge: 'description',
      kombo: 'description',
      from: ['jd_text', 'description'],
      note: 'HTML. Without it, plain text.',
    },
    { merge: 'code', kombo: 'job_code', from: 'external_id' },
    {
      merge: 'status',
      kombo: 'status',
      from: 'status',
      values: { draft: 'DRAFT', active: 'OPEN', paused: 'PENDING', closed: 'CLOSED', filled: 'CLOSED' },
      note: 'Kombo has no `PENDING`: use `CLOSED`.',
    },
    { merge: 'type', note: 'Always `POSTING`.' },
    {
      merge: 'confidential',
      kombo: 'confidential',
      from: 'client_name_not_disclosed',
      note: 'The job is public, its client is not.',
    },
    {
      merge: 'departments',
      kombo: 'department',
      from: ['client_id', 'client_name'],
      note: 'The client: the employer that the organization recruits for.',
    },
    { merge: 'offices', kombo: 'location', from: 'locations[]' },
    { merge: 'recruiters', kombo: 'hiring_team', from: 'recruiter_id', note: 'A user.' },
    { merge: 'hiring_managers', note: 'No counterpart. Hiring managers work for the client and have no account.' },
    {
      kombo: 'employment_type',
      from: 'job_type',
      values: { full_time: 'FULL_TIME', contract: 'CONTRACT' },
    },
    {
      kombo: 'remote_work_status',
      from: 'work_mode',
      values: { onsite: 'ON_SITE', remote: 'REMOTE', hybrid: 'HYBRID' },
    },
    { kombo: 'salary_amount_from', from: 'min_ctc', note: payNote },
    { kombo: 'salary_amount_to', from: 'max_ctc', note: payNote },
    { kombo: 'salary_currency', from: 'currency' },
    { kombo: 'salary_period', note: 'Always `YEAR`.' },
    {
      kombo: 'experience_level',
      from: ['min_experience_years', 'max_experience_years'],
      note: 'Years, as text.',
    },
    {
      merge: 'job_posting_urls',
      kombo: 'post_url',
      from: 'id',
      note: '`/jobs/{id}` of this service, while the status is `active`. Test jobs have no page.',
    },
    { kombo: 'screening_questions', from: 'screening_questions[].question' },
    { kombo: 'stages', from: 'name', operation: 'listPipelineStatuses', note: 'All jobs have the same pipeline.' },
    {
      kombo: 'opened_at',
      note: 'No counterpart. `job.status_changed` events of the last 30 days have the time. So has `closed_at`.',
    },
    { merge: 'field_mappings', kombo: 'custom_fields', from: 'metadata' },
    { merge: 'remote_created_at', kombo: 'remote_created_at', from: 'created_at' },
    { merge: 'remote_updated_at', kombo: 'remote_updated_at', from: 'updated_at' },
    { merge: 'remote_was_deleted', kombo: 'remote_deleted_at', note: 'Always false. Jobs are closed, not deleted.' },
  ],
};

export const mappedDepartments: MappedResource = {
  operation: 'listClients',
  fields: [
    { merge: 'remote_id', from: 'id' },
    { merge: 'name', kombo: 'department', from: 'name' },
  ],
};

export const mappedStages: MappedResource = {
  operation: 'listPipelineStatuses',
  fields: [
    { merge: 'remote_id', kombo: 'remote_id', from: 'name', note: 'A status is its name, which is case-sensitive.' },
    { merge: 'name', kombo: 'name', from: 'name' },
    { merge: 'stage_order', kombo: 'index', from: 'order', note: 'Starts at 1.' },
    {
      kombo: 'status',
      from: 'category',
      values: { active: 'ACTIVE', hired: 'INACTIVE', rejected: 'INACTIVE', withdrawn: 'INACTIVE' },
    },
    { merge: 'job', note: 'All jobs have the same pipeline. Leave it empty, or repeat the statuses for each job.' },
  ],
};
