import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

export const reviewKinds = ['review', 'correction'] as const;
export type ReviewKind = (typeof reviewKinds)[number];
export const reviewStates = ['open', 'done'] as const;
export type ReviewState = (typeof reviewStates)[number];
export const reviewOutcomes = ['upheld', 'changed'] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

export const ReviewRequestQuery = listQuery({
  state: z.enum(reviewStates).optional().describe('Only return requests in this state.'),
  kind: z.enum(reviewKinds).optional().describe('Only return requests of this kind.'),
  decision_id: id().optional().describe('Only return requests about this decision.'),
  application_id: id().optional().describe('Only return requests about this application.'),
});
export type ReviewRequestQuery = z.output<typeof ReviewRequestQuery>;

export const ReviewRequest = z
  .object({
    id: id().describe('ID of the request.'),
    kind: z
      .enum(reviewKinds)
      .describe('`review`: a person should look at the decision again. `correction`: the data was wrong.'),
    decision_id: id().describe('ID of the decision.'),
    application_id: id().describe('ID of the application. It may have been deleted since.'),
    state: z.enum(reviewStates).describe('`done`: a user has answered the request in the console.'),
    message: z.string().describe('What the candidate wrote. Untrusted text.'),
    assigned_user_id: id()
      .nullable()
      .describe('ID of the user who has to answer. Never the user who decided. Null while there is no other user.'),
    requested_at: timestamp().describe('When the candidate sent the request.'),
    due_at: timestamp().describe('When the answer is due: 30 days after the request.'),
  })
  .meta({ id: 'ReviewRequest', description: 'A request of a candidate about a decision.' });
export type ReviewRequest = z.output<typeof ReviewRequest>;

/** The request with its answer, in the export of the candidate. */
export const ExportedReview = ReviewRequest.extend({
  outcome: z.enum(reviewOutcomes).nullable(),
  note: z.string().nullable(),
  answered_at: timestamp().nullable(),
});
export type ExportedReview = z.output<typeof ExportedReview>;

export const ReviewRequestList = listOf(ReviewRequest);
