import type { MappedAction } from './mapping.ts';

export const mappedActions: readonly MappedAction[] = [
  {
    action: 'Create a candidate',
    operation: 'createCandidate',
    fields: ['full_name', 'email', 'external_id', 'application'],
    note: 'With `application`, also apply to a job. A known email returns 200 with the existing candidate.',
  },
  {
    action: 'Create an application',
    operation: 'createApplication',
    fields: ['candidate_id', 'job_id', 'status', 'external_id'],
    note: 'An existing application is returned with 200.',
  },
  { action: 'Move to a stage', operation: 'updateApplication', fields: ['status'] },
  {
    action: 'Reject',
    operation: 'updateApplication',
    fields: ['status', 'rejection_reason_id', 'decision_note'],
    note: 'With a status of category `rejected` or `withdrawn`.',
  },
  { action: 'Add an activity or a note', operation: 'createNote', fields: ['text', 'application_id'] },
  {
    action: 'Add an attachment',
    operation: 'updateCandidate',
    fields: ['resume_path', 'resume_url'],
    note: 'The path comes from [`POST /resumes`](operation:uploadResume), to which you send the file.',
  },
  {
    action: 'Add or remove a tag',
    operation: 'updateCandidate',
    fields: ['tags'],
    note: 'Send all tags. `If-Match` prevents lost updates.',
  },
  {
    action: 'Set custom fields',
    operation: 'updateApplication',
    fields: ['metadata'],
    note: 'Keys are merged into those of the application. For candidates and jobs, send the whole object.',
  },
  { action: 'Create a job', operation: 'createJob', fields: ['title', 'external_id', 'status'] },
];
