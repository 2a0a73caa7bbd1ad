import type { MappedResource } from './mapping.ts';

export const mappedApplications: MappedResource = {
  operation: 'listApplications',
  fields: [
    { merge: 'remote_id', kombo: 'remote_id', from: 'id' },
    { merge: 'candidate', kombo: 'candidate_id', from: 'candidate_id' },
    { merge: 'job', kombo: 'job_id', from: 'job_id' },
    { merge: 'applied_at', kombo: 'remote_created_at', from: 'shortlisted_at' },
    { merge: 'current_stage', kombo: 'current_stage_id', from: 'status', note: 'The ID of a stage is its name.' },
    {
      kombo: 'outcome',
      from: 'outcome',
      values: { open: 'PENDING', hired: 'HIRED', rejected: 'DECLINED', withdrawn: 'DECLINED' },
    },
    { merge: 'rejected_at', kombo: 'rejected_at', from: 'rejected_at' },
    { merge: 'reject_reason', from: 'rejection_reason.id' },
    { kombo: 'rejection_reason_name', from: 'rejection_reason.label' },
    { merge: 'source', from: 'source', operation: 'getCandidate', note: 'Where the candidate came from.' },
    {
      merge: 'credited_to',
      from: 'shortlisted_by_user_id',
      note: 'Null for applications by API and by candidates.',
    },
    {
      merge: 'screening_question_answers',
      kombo: 'screening_question_answers',
      from: ['responses[].question', 'responses[].answer', 'responses[].answer_type'],
      operation: 'getScreening',
      note: 'Of the latest screening session with this candidate and job.',
    },
    {
      kombo: 'interviews',
      from: 'id',
      operation: 'listScreenings',
      note: 'With `type=video` and the candidate and job of the application.',
    },
    { merge: 'offers', kombo: 'offers', note: 'No counterpart. Offers are made outside this service.' },
    { merge: 'field_mappings', kombo: 'custom_fields', from: 'metadata' },
    { merge: 'remote_updated_at', kombo: 'remote_updated_at', from: 'updated_at' },
    {
      merge: 'remote_was_deleted',
      kombo: 'remote_deleted_at',
      from: 'deleted_at',
      note: 'With `include_deleted=true`.',
    },
  ],
};

export const mappedRejectReasons: MappedResource = {
  operation: 'listRejectionReasons',
  fields: [
    { merge: 'remote_id', kombo: 'remote_id', from: 'id' },
    { merge: 'name', kombo: 'name', from: 'label' },
    {
      merge: 'remote_was_deleted',
      kombo: 'remote_deleted_at',
      from: 'active',
      values: { true: 'false', false: 'true' },
      note: 'Retired reasons stay in the list, with the time in `updated_at`.',
    },
  ],
};

export const mappedInterviews: MappedResource = {
  operation: 'listScreenings',
  schema: 'VideoInterview',
  fields: [
    { merge: 'remote_id', kombo: 'remote_id', from: 'id' },
    {
      merge: 'application',
      kombo: 'application_id',
      from: ['candidate_id', 'job_id'],
      note: 'The application with this candidate and job. None if `job_id` is null.',
    },
    { merge: 'job_interview_stage', kombo: 'stage_id', from: 'pipeline_status' },
    { kombo: 'title', from: 'job_title' },
    { merge: 'start_at', kombo: 'starting_at', from: 'started_at' },
    { merge: 'end_at', kombo: 'ending_at', from: 'ended_at' },
    {
      merge: 'status',
      from: 'status',
      values: {
        invited: 'SCHEDULED',
        in_progress: 'SCHEDULED',
        completed: 'COMPLETE',
        expired: 'COMPLETE',
        abandoned: 'COMPLETE',
      },
    },
    {
      kombo: 'canceled',
      from: 'status',
      values: { invited: 'false', in_progress: 'false', completed: 'false', expired: 'true', abandoned: 'true' },
    },
    {
      merge: 'interviewers',
      kombo: 'users',
      note: 'No counterpart. Candidates record their answers alone, at a time of their choice.',
    },
    { merge: 'location', kombo: 'location', note: 'No counterpart: it is online.' },
    { merge: 'remote_created_at', kombo: 'remote_created_at', from: 'created_at' },
    { merge: 'remote_updated_at', kombo: 'remote_updated_at', from: 'updated_at' },
  ],
};

export const mappedNotes: MappedResource = {
  operation: 'listNotes',
  fields: [
    { merge: 'remote_id', kombo: 'remote_id', from: 'id' },
    { merge: 'activity_type', note: 'Always `NOTE`.' },
    { merge: 'candidate', kombo: 'candidate_id', from: 'candidate_id' },
    { kombo: 'application_id', from: 'application_id', note: 'Null for a note about the candidate.' },
    { merge: 'user', kombo: 'author_id', from: ['author.type', 'author.id'], note: 'A user if the type is `user`.' },
    { merge: 'body', kombo: 'content_html', from: 'text', note: 'Plain text: escape it for HTML.' },
    { merge: 'subject', kombo: 'title', note: 'No counterpart. Notes have no title.' },
    {
      merge: 'visibility',
      kombo: 'is_private',
      note: 'Always `PUBLIC`, or false: all users of the organization can read notes.',
    },
    { merge: 'remote_created_at', kombo: 'remote_created_at', from: 'created_at' },
    { merge: 'remote_updated_at', kombo: 'remote_updated_at', from: 'updated_at' },
  ],
};

/** Moves of applications between statuses. */
export const mappedMoves: MappedResource = {
  operation: 'listApplicationEvents',
  fields: [
    { merge: 'remote_id', from: 'id' },
    { merge: 'activity_type', note: 'Always `OTHER`.' },
    { merge: 'candidate', from: 'application_id', note: 'The candidate of the application.' },
    { merge: 'user', from: 'changed_by_user_id', note: 'Null for a move by API.' },
    { merge: 'body', from: ['from_status', 'to_status'], note: '`from_status` is null for the first status.' },
    { merge: 'remote_created_at', from: 'changed_at' },
  ],
};
