import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { changingListOf } from '#platform/paging/tombstone.ts';
import { contact, contactIn } from '#platform/schema/contact.ts';
import { externalId } from '#platform/schema/external-id.ts';
import { id, percentScore, recordOfIds, text } from '#platform/schema/fields.ts';
import { metadata, storedJson } from '#platform/schema/metadata.ts';
import { readOnlyFields, timestamp, withoutReadOnlyFields } from '#platform/schema/reply-fields.ts';

const status = () =>
  text(255).describe(
    "Pipeline status. Must exactly match one of the organization's pipeline statuses. New applications default to " +
      '`Applied`.',
  );
const notes = () => text(20_000).nullable().describe('Notes for recruiters. At most 20,000 characters.');
const matchScore = () =>
  percentScore().nullable().describe('Match score from 0 to 100. If null or omitted, the service computes it.');

const applicationExternalId = () =>
  externalId()
    .nullable()
    .describe('ID of the application in your system, 1 to 255 characters. Unique among applications.');

const changeable = {
  status: status().optional(),
  external_id: applicationExternalId().optional(),
  notes: notes().optional(),
  match_score: matchScore().optional(),
  metadata: metadata()
    .nullable()
    .optional()
    .describe('Custom JSON object, at most 64 KiB. Its top-level keys are merged into the existing metadata.'),
};
export type ApplicationChange = {
  status?: string | undefined;
  external_id?: string | null | undefined;
  notes?: string | null | undefined;
  match_score?: number | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
};
/** Explains a status that ends an application without a hire. */
export type ApplicationDecision = {
  rejection_reason_id?: string | null | undefined;
  decision_note?: string | null | undefined;
  send_rejection_email?: boolean | undefined;
};

const appliedJob = () => id().describe('ID of the job. The job may have any status.');

export const CreateApplication = z
  .strictObject({
    candidate_id: id().describe('ID of the candidate.'),
    job_id: appliedJob(),
    ...changeable,
  })
  .meta({ id: 'CreateApplication', description: 'The candidate, the job and the fields of the application.' });
export type CreateApplication = z.output<typeof CreateApplication>;

export const InlineApplication = z
  .strictObject({ job_id: appliedJob(), ...changeable })
  .meta({ id: 'InlineApplication', description: 'An application of the candidate in the same request.' });

const readOnly = [
  'id',
  'candidate_id',
  'job_id',
  'organization_id',
  'screening_score',
  'shortlisted_by_user_id',
  'shortlisted_at',
  'screening_started_at',
  'screening_completed_at',
  'status_date',
  'outreach_sent_at',
  'interest_clicked_at',
  'interest_declined_at',
  'video_interview_invite_sent_at',
  'whatsapp_started_at',
  'closed_at',
  'closed_by_user_id',
  'outcome',
  'rejected_at',
  'rejection_reason',
  'created_at',
  'updated_at',
  'job_title',
  'job_status',
  'candidate_full_name',
  'candidate_email',
] as const;

const inClosingStatus = 'Only in a status of category `rejected` or `withdrawn`, or with a move to one.';
const decision = {
  rejection_reason_id: id()
    .nullable()
    .optional()
    .describe(`ID of an active rejection reason for this outcome. Null removes the reason. ${inClosingStatus}`),
  decision_note: notes()
    .optional()
    .describe(`Note in the decision's record. Candidates don't see it. At most 20,000 characters. ${inClosingStatus}`),
  send_rejection_email: z
    .boolean()
    .optional()
    .describe(
      `With true, the candidate gets one email about this decision, with a link to its explanation. Defaults to false. ${inClosingStatus}`,
    ),
};

const update = z.strictObject({
  ...changeable,
  ...decision,
  match_score: matchScore()
    .optional()
    .describe(
      'Match score from 0 to 100. Null makes the service compute it. A computed score that you send back unchanged ' +
        'together with response-only fields is ignored.',
    ),
  ...readOnlyFields(...readOnly),
});
const changed = withoutReadOnlyFields<z.output<typeof update>, (typeof readOnly)[number]>(readOnly);
export const UpdateApplication = update
  .transform((body, context) => {
    const given = changed(body, context);
    const { rejection_reason_id, decision_note, send_rejection_email, ...fields } = given;
    const decided: ApplicationDecision = {
      ...('rejection_reason_id' in given && { rejection_reason_id }),
      ...('decision_note' in given && { decision_note }),
      ...('send_rejection_email' in given && { send_rejection_email }),
    };
    return {
      fields,
      ...(Object.keys(decided).length > 0 && { decision: decided }),
      // Response-only fields identify a response that is sent back.
      sentBack: readOnly.some((name) => name in body),
    };
  })
  .meta({ id: 'UpdateApplication', description: 'The fields to update, at least one. Null clears a field.' });
export type UpdateApplication = {
  fields: ApplicationChange;
  decision?: ApplicationDecision | undefined;
  sentBack: boolean;
};

/** Candidates of a bulk apply. */
const mostAtOnce = 100;

export const BulkApply = z
  .strictObject({
    job_id: appliedJob(),
    candidate_ids: z
      .array(id())
      .min(1, 'must have at least 1 item')
      .max(mostAtOnce, `must have at most ${mostAtOnce} items`)
      .describe('IDs of the candidates, 1 to 100.'),
    status: status().optional(),
    notes: notes().optional().describe('Notes for recruiters, set on each application. At most 20,000 characters.'),
    match_scores: recordOfIds(percentScore().nullable(), mostAtOnce)
      .optional()
      .describe('Match scores from 0 to 100, keyed by candidate ID. Each ID must be in `candidate_ids`.'),
    external_ids: recordOfIds(externalId().nullable(), mostAtOnce)
      .optional()
      .describe(
        'IDs of the applications in your system, keyed by candidate ID. Each candidate must be in `candidate_ids`, and no ' +
          'two may have the same ID.',
      ),
  })
  .superRefine(({ candidate_ids, match_scores, external_ids }, context) => {
    const named = new Set(candidate_ids);
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    for (const [field, given] of Object.entries({ match_scores, external_ids })) {
      for (const candidateId of Object.keys(given ?? {})) {
        if (!named.has(candidateId)) refuse([field, candidateId], 'must be one of candidate_ids');
      }
    }
    const seen = new Set<string>();
    for (const [candidateId, value] of Object.entries(external_ids ?? {})) {
      if (value === null) continue;
      if (seen.has(value)) refuse(['external_ids', candidateId], 'must differ from the IDs of the other applications');
      seen.add(value);
    }
  })
  .meta({ id: 'BulkApply', description: 'One job and up to 100 candidates.' });
export type BulkApply = z.output<typeof BulkApply>;

export const ApplicationQuery = listQuery(
  {
    candidate_id: id().optional().describe('Only return applications of this candidate.'),
    job_id: id().optional().describe('Only return applications to this job.'),
    status: text(255).optional().describe('Only return applications in this pipeline status. Case-sensitive.'),
    search: text(200)
      .optional()
      .describe(
        "Only return applications with this text in the candidate's name or email or in the job title. Case-insensitive. " +
          'Emails are searched only with the scope `candidates.contact:read`.',
      ),
    external_id: externalId()
      .optional()
      .describe('Only return the application with exactly this external ID. Case-sensitive.'),
  },
  [],
  { hasDeleted: true, added: ['external_id'] },
);
export type ApplicationQuery = z.output<typeof ApplicationQuery>;
/** `min_score`: the lowest match score to return, 0-100. */
export type ApplicationFilter = ApplicationQuery & { min_score?: number | undefined };

const applicationFields = z.object({
  id: id().describe('ID of the application.'),
  candidate_id: id().describe('ID of the candidate.'),
  job_id: id().describe('ID of the job.'),
  organization_id: id().describe('ID of the organization.'),
  external_id: z.string().nullable().describe('ID of the application in your system.'),
  status: z.string().describe('Current pipeline status.'),
  screening_score: z.number().nullable().describe('Score of the latest completed screening, from 0 to 100.'),
  match_score: z
    .number()
    .nullable()
    .describe('Match score from 0 to 100. Null until it has been computed, or if there is too little data.'),
  notes: z.string().nullable().describe('Notes for recruiters.'),
  shortlisted_by_user_id: id()
    .nullable()
    .describe('ID of the user who added the application. Null if it was added through the API.'),
  shortlisted_at: timestamp().describe('When the candidate was applied to the job.'),
  screening_started_at: timestamp().nullable().describe('When the application last entered `screening`.'),
  screening_completed_at: timestamp().nullable().describe('When the application last entered `screened`.'),
  status_date: timestamp().describe('When the application entered its current status.'),
  outreach_sent_at: timestamp().nullable().describe('When the interest email was sent.'),
  interest_clicked_at: timestamp().nullable().describe('When the candidate confirmed their interest.'),
  video_interview_invite_sent_at: timestamp().nullable().describe('When the video interview invite was sent.'),
  whatsapp_started_at: timestamp().nullable().describe('When the first WhatsApp message was received.'),
  closed_at: timestamp()
    .nullable()
    .describe('When the application entered `hired`, `rejected` or `Candidate joined`. Null in any other status.'),
  closed_by_user_id: id()
    .nullable()
    .describe('ID of the user who closed the application. Null if it is open or was closed through the API.'),
  outcome: z
    .enum(['open', 'hired', 'rejected', 'withdrawn'])
    .describe('Outcome, by the category of the status. `open` for a status of category `active`.'),
  rejected_at: timestamp().nullable().describe('When the application entered `rejected`. Null in any other status.'),
  rejection_reason: z
    .object({
      id: id().describe('ID of the reason.'),
      code: z.string().describe('Stable code of the reason.'),
      label: z.string().describe('Name of the reason for recruiters.'),
    })
    .nullable()
    .describe('Reason for the rejection or withdrawal. Null without one. Another outcome clears it.'),
  metadata: contactIn('applied_as', storedJson().nullable().describe('Custom JSON object.')),
  created_at: timestamp().describe('When the application was created.'),
  updated_at: timestamp().describe('When the application was last updated.'),
});
export const ApplicationView = applicationFields.meta({
  id: 'Application',
  description: 'A candidate in the pipeline of a job.',
});
export type ApplicationView = z.output<typeof ApplicationView>;

export const EnrichedApplication = applicationFields
  .extend({
    job_title: z.string().nullable().describe('Title of the job.'),
    job_status: z.string().nullable().describe('Status of the job.'),
    candidate_full_name: z.string().nullable().describe('Full name of the candidate.'),
    candidate_email: contact(
      z.string().nullable().describe('Email of the candidate. Null while the talent-pool profile is masked.'),
    ),
    interest_declined_at: timestamp()
      .nullable()
      .describe(
        'When the candidate answered the interest email with no. They may have confirmed their interest since.',
      ),
  })
  .meta({ id: 'EnrichedApplication', description: 'An application with details of its job and candidate.' });
export type EnrichedApplication = z.output<typeof EnrichedApplication>;

export const ApplicationReply = z.object({ data: ApplicationView });
export const EnrichedApplicationReply = z.object({ data: EnrichedApplication });
export const ApplicationList = changingListOf(EnrichedApplication);

export const StatusEvent = z
  .object({
    id: id().describe('ID of the status change.'),
    application_id: id().describe('ID of the application.'),
    from_status: z.string().nullable().describe('Previous status. Null for the first status.'),
    to_status: z.string().describe('New status.'),
    changed_at: timestamp().describe('When the status changed.'),
    changed_by_user_id: id()
      .nullable()
      .describe('ID of the user who changed the status. Null if it was changed through the API.'),
  })
  .meta({ id: 'StatusEvent', description: 'One change of the pipeline status.' });
export type StatusEvent = z.output<typeof StatusEvent>;
export const StatusEventList = listOf(StatusEvent);
export const StatusEventQuery = listQuery({});

export const BulkApplyReply = z.object({
  data: z
    .array(
      z
        .object({
          index: z.int().describe('Position in `candidate_ids`, starting at 0.'),
          candidate_id: id().describe('ID of the candidate.'),
          result: z
            .enum(['created', 'existing', 'failed'])
            .describe(
              '`created`: a new application. `existing`: the candidate was applied before. `failed`: see `error`.',
            ),
          application: ApplicationView.nullable().describe('The application. Null if it failed.'),
          error: z
            .object({
              code: z.string().describe('Error code.'),
              message: z.string().describe('Error message for people.'),
              merged_into: id()
                .optional()
                .describe('ID of the candidate that stands now. Only with `gone`, after a merge.'),
            })
            .nullable()
            .describe('Reason why it failed. Null otherwise.'),
        })
        .meta({ id: 'BulkResult', description: 'The result for one candidate.' }),
    )
    .describe('One result for each candidate, in request order.'),
  meta: z
    .object({
      total: z.int().describe('Number of candidates in the request.'),
      created: z.int().describe('Number of new applications.'),
      existing: z.int().describe('Number of candidates that were applied before.'),
      failed: z.int().describe('Number of candidates that could not be applied.'),
      task_group: id()
        .nullable()
        .describe(
          'Group of the tasks that this request started, such as emails and match scores. Pass it to `GET ' +
            '/api/v1/tasks` to list them. Null if it started none.',
        ),
    })
    .describe('Number of candidates by result.'),
});
export type BulkApplyReply = z.output<typeof BulkApplyReply>;
