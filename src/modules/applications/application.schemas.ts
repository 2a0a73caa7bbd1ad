import { z } from 'zod';
import { listOf, listQuery } from '#platform/http/page.ts';
import { anyJson, id, ignored, metadata, score, text, timestamp, withoutIgnored } from '#platform/http/types.ts';

const status = () =>
  text(255).describe("One of the organization's pipeline statuses, exactly; a new application is `Applied` by default");
const notes = () => text(20_000).nullable().describe('Notes of the recruiter');
const matchScore = () =>
  score().nullable().describe('0-100, kept as given; null or omitted lets the service compute it');

/** What may be changed of an application, and set when it is made. */
const changeable = {
  status: status().optional(),
  notes: notes().optional(),
  match_score: matchScore().optional(),
  metadata: metadata().nullable().optional().describe('Custom JSON; merged into what is there, key by key'),
};
export type ApplicationChange = {
  status?: string | undefined;
  notes?: string | null | undefined;
  match_score?: number | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
};

const appliedJob = () => id().describe('A job of the organization, in any job status');

export const Apply = z
  .strictObject({
    candidate_id: id().describe('A candidate of the organization'),
    job_id: appliedJob(),
    ...changeable,
  })
  .meta({ id: 'CreateApplication', description: 'A candidate, the job, and what is known of the application' });
export type Apply = z.output<typeof Apply>;

export const InlineApply = z
  .strictObject({ job_id: appliedJob(), ...changeable })
  .meta({ id: 'InlineApplication', description: 'The application of the candidate in the same body' });

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
  'video_interview_invite_sent_at',
  'whatsapp_started_at',
  'closed_at',
  'closed_by_user_id',
  'created_at',
  'updated_at',
  'job_title',
  'job_status',
  'candidate_full_name',
  'candidate_email',
] as const;

const update = z.strictObject({
  ...changeable,
  match_score: matchScore()
    .optional()
    .describe(
      '0-100, kept as given; null lets the service compute it; one it computed is no change in an answer sent back',
    ),
  ...ignored(...readOnly),
});
const changed = withoutIgnored<z.output<typeof update>, (typeof readOnly)[number]>(readOnly);
export const UpdateApplication = update
  .transform((body, context) => ({
    fields: changed(body, context),
    // Response-only fields tell an answer that is sent back, where a score is what was shown, from one that means to set it.
    sentBack: readOnly.some((name) => name in body),
  }))
  .meta({ id: 'UpdateApplication', description: 'The fields to change, at least one' });
export type UpdateApplication = z.output<typeof UpdateApplication>;

export const BulkApply = z
  .strictObject({
    job_id: appliedJob(),
    candidate_ids: z
      .array(id())
      .min(1, 'must have at least 1 item')
      .max(100, 'must have at most 100 items')
      .describe('Candidates of the organization'),
    status: status().optional(),
    notes: notes().optional().describe('Notes of the recruiter, on each of them'),
    match_scores: z
      .record(id(), score().nullable())
      .optional()
      .describe('Scores (0-100) by candidate id; each id must be in candidate_ids'),
  })
  .superRefine(({ candidate_ids, match_scores }, context) => {
    const named = new Set(candidate_ids);
    for (const candidateId of Object.keys(match_scores ?? {})) {
      if (named.has(candidateId)) continue;
      context.addIssue({ code: 'custom', path: ['match_scores', candidateId], message: 'is not one of candidate_ids' });
    }
  })
  .meta({ id: 'BulkApply', description: 'One job and up to 100 candidates' });
export type BulkApply = z.output<typeof BulkApply>;

export const ApplicationQuery = listQuery({
  candidate_id: id().optional().describe('Only applications of this candidate'),
  job_id: id().optional().describe('Only applications to this job'),
  status: text(255).optional().describe('Only those in this pipeline status, exactly'),
  search: text(200).optional().describe('Part of the candidate name or email, or of the job title'),
});
export type ApplicationQuery = z.output<typeof ApplicationQuery>;
/** `min_score`: only those whose match score is at least that, 0-100. */
export type ApplicationFilter = ApplicationQuery & { min_score?: number | undefined };

const applicationFields = z.object({
  id: id().describe('Application id'),
  candidate_id: id().describe('The candidate'),
  job_id: id().describe('The job'),
  organization_id: id().describe('The organization that owns all of it'),
  status: z.string().describe('Current pipeline status'),
  screening_score: z.number().nullable().describe('Score of the latest completed screening'),
  match_score: z.number().nullable().describe('0-100; null until the worker has computed it'),
  notes: z.string().nullable().describe('Notes of the recruiter'),
  shortlisted_by_user_id: id().nullable().describe('Null when applied by API key'),
  shortlisted_at: timestamp().describe('When applied'),
  screening_started_at: timestamp().nullable().describe('When the status became `screening`'),
  screening_completed_at: timestamp().nullable().describe('When the status became `screened`'),
  status_date: timestamp().describe('When the current status was entered'),
  outreach_sent_at: timestamp().nullable().describe('When the mail server took the interest email'),
  interest_clicked_at: timestamp().nullable().describe('When the candidate confirmed their interest'),
  video_interview_invite_sent_at: timestamp().nullable().describe('When the mail server took the invite'),
  whatsapp_started_at: timestamp().nullable().describe('When the first WhatsApp message came in'),
  closed_at: timestamp()
    .nullable()
    .describe('When it became `hired`, `rejected` or `Candidate joined`; null again when left'),
  closed_by_user_id: id().nullable().describe('The user who closed it; null when closed by API key'),
  metadata: anyJson().nullable().describe('Custom JSON of the integration'),
  created_at: timestamp().describe('When made'),
  updated_at: timestamp().describe('When last changed'),
});
export const ApplicationView = applicationFields.meta({
  id: 'Application',
  description: "A candidate in a job's pipeline",
});
export type ApplicationView = z.output<typeof ApplicationView>;

export const EnrichedApplication = applicationFields
  .extend({
    job_title: z.string().nullable().describe('Title of the job'),
    job_status: z.string().nullable().describe('Status of the job'),
    candidate_full_name: z.string().nullable().describe('Name of the candidate'),
    candidate_email: z.string().nullable().describe('Null while the talent-pool profile is masked'),
  })
  .meta({ id: 'EnrichedApplication', description: 'An application with what is shown of its job and candidate' });
export type EnrichedApplication = z.output<typeof EnrichedApplication>;

export const ApplicationReply = z.object({ data: ApplicationView });
export const EnrichedApplicationReply = z.object({ data: EnrichedApplication });
export const ApplicationList = listOf(EnrichedApplication);

export const StatusEvent = z
  .object({
    id: id().describe('Id of the change'),
    application_id: id().describe('The application'),
    from_status: z.string().nullable().describe('Null on creation'),
    to_status: z.string().describe('The status entered'),
    changed_at: timestamp().describe('When'),
    changed_by_user_id: id().nullable().describe('The user who changed it; null when changed by API key'),
  })
  .meta({ id: 'StatusEvent', description: 'One change of status' });
export type StatusEvent = z.output<typeof StatusEvent>;
export const StatusEventList = listOf(StatusEvent);
export const StatusEventQuery = listQuery({});

export const BulkReply = z.object({
  data: z
    .array(
      z
        .object({
          index: z.int().describe('Position in candidate_ids'),
          candidate_id: id().describe('The candidate'),
          result: z.enum(['created', 'existing', 'failed']).describe('What became of this one'),
          application: ApplicationView.nullable().describe('Null where it failed'),
          error: z
            .object({
              code: z.string().describe('As in an error answer'),
              message: z.string().describe('One sentence for a person'),
            })
            .nullable()
            .describe('Why it failed; else null'),
        })
        .meta({ id: 'BulkResult', description: 'What became of one candidate' }),
    )
    .describe('One for each candidate, in the order of the request'),
  meta: z
    .object({
      total: z.int().describe('Candidates in the request'),
      created: z.int().describe('New applications'),
      existing: z.int().describe('Applied before'),
      failed: z.int().describe('Refused; `error` says why'),
      task_group: id()
        .nullable()
        .describe(
          'Finds the work that this brings, such as emails and match scores, in `GET /api/v1/tasks`; null where it brings none',
        ),
    })
    .describe('How many of each'),
});
export type BulkReply = z.output<typeof BulkReply>;
