import { z } from 'zod';
import { listOf, listQuery } from '#platform/http/page.ts';
import { anyJson, id, ignored, metadata, score, text, timestamp, withoutIgnored } from '#platform/http/types.ts';

const status = () => text(255).describe("One of the organization's pipeline statuses, exactly");
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

export const Apply = z.strictObject({ candidate_id: id(), job_id: id(), ...changeable });
export type Apply = z.output<typeof Apply>;

export const InlineApply = z.strictObject({ job_id: id(), ...changeable });

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
export const UpdateApplication = update.transform((body, context) => ({
  fields: changed(body, context),
  // Response-only fields tell an answer that is sent back, where a score is what was shown, from one that means to set it.
  sentBack: readOnly.some((name) => name in body),
}));
export type UpdateApplication = z.output<typeof UpdateApplication>;

export const BulkApply = z
  .strictObject({
    job_id: id(),
    candidate_ids: z.array(id()).min(1, 'must have at least 1 item').max(100, 'must have at most 100 items'),
    status: status().optional(),
    notes: notes().optional(),
    match_scores: z.record(id(), score().nullable()).optional().describe('Scores by candidate id'),
  })
  .superRefine(({ candidate_ids, match_scores }, context) => {
    const named = new Set(candidate_ids);
    for (const candidateId of Object.keys(match_scores ?? {})) {
      if (named.has(candidateId)) continue;
      context.addIssue({ code: 'custom', path: ['match_scores', candidateId], message: 'is not one of candidate_ids' });
    }
  });
export type BulkApply = z.output<typeof BulkApply>;

export const ApplicationQuery = listQuery({
  candidate_id: id().optional(),
  job_id: id().optional(),
  status: text(255).optional().describe('Exact pipeline status'),
  search: text(200).optional().describe('Part of the candidate name or email, or of the job title'),
});
export type ApplicationQuery = z.output<typeof ApplicationQuery>;

export const ApplicationView = z.object({
  id: id(),
  candidate_id: id(),
  job_id: id(),
  organization_id: id(),
  status: z.string().describe('Current pipeline status'),
  screening_score: z.number().nullable(),
  match_score: z.number().nullable().describe('0-100; null until the worker has computed it'),
  notes: z.string().nullable(),
  shortlisted_by_user_id: id().nullable().describe('Null when applied by API key'),
  shortlisted_at: timestamp().describe('When applied'),
  screening_started_at: timestamp().nullable(),
  screening_completed_at: timestamp().nullable(),
  status_date: timestamp().describe('When the current status was entered'),
  outreach_sent_at: timestamp().nullable().describe('When the mail server took the interest email'),
  interest_clicked_at: timestamp().nullable(),
  video_interview_invite_sent_at: timestamp().nullable(),
  whatsapp_started_at: timestamp().nullable(),
  closed_at: timestamp().nullable(),
  closed_by_user_id: id().nullable(),
  metadata: anyJson().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
});
export type ApplicationView = z.output<typeof ApplicationView>;

export const EnrichedApplication = ApplicationView.extend({
  job_title: z.string().nullable(),
  job_status: z.string().nullable(),
  candidate_full_name: z.string().nullable(),
  candidate_email: z.string().nullable().describe('Null while the talent-pool profile is masked'),
});
export type EnrichedApplication = z.output<typeof EnrichedApplication>;

export const ApplicationReply = z.object({ data: ApplicationView });
export const EnrichedApplicationReply = z.object({ data: EnrichedApplication });
export const ApplicationList = listOf(EnrichedApplication);

export const StatusEvent = z.object({
  id: id(),
  application_id: id(),
  from_status: z.string().nullable().describe('Null on creation'),
  to_status: z.string(),
  changed_at: timestamp(),
  changed_by_user_id: id().nullable().describe('Null when changed by API key'),
});
export type StatusEvent = z.output<typeof StatusEvent>;
export const StatusEventList = listOf(StatusEvent);
export const StatusEventQuery = listQuery({});

export const BulkReply = z.object({
  data: z.array(
    z.object({
      index: z.int().describe('Position in candidate_ids'),
      candidate_id: id(),
      result: z.enum(['created', 'existing', 'failed']),
      application: ApplicationView.nullable(),
      error: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
  ),
  meta: z.object({ total: z.int(), created: z.int(), existing: z.int(), failed: z.int() }),
});
export type BulkReply = z.output<typeof BulkReply>;
