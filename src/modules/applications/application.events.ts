import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';

/** `apply`: an API apply or an interest click. `portal`: the public job page. */
const interviewOrigin = z.enum(['apply', 'portal']);
export type InterviewOrigin = z.output<typeof interviewOrigin>;

/** Sent on the first apply, or after an interest click. */
export const interviewRequested = defineEvent({
  name: 'applications.interview-wanted',
  payload: z.object({
    organizationId: z.guid(),
    jobId: z.guid(),
    candidateIds: z.array(z.guid()),
    via: interviewOrigin.optional(),
  }),
});

/** Sent for new applications, or after the integration has cleared its own score. */
export const scoreRequested = defineEvent({
  name: 'applications.score-wanted',
  payload: z.object({
    organizationId: z.guid(),
    applicationIds: z.array(z.guid()),
    // set if all applications share it
    jobId: z.guid().optional(),
    candidateId: z.guid().optional(),
  }),
});

/** Sent once per decision. The decision's record contains the reason, which the candidate's page shows. */
export const rejectionEmailRequested = defineEvent({
  name: 'applications.rejection-mail-wanted',
  payload: z.object({
    organizationId: z.guid(),
    applicationId: z.guid(),
    candidateId: z.guid(),
    jobId: z.guid(),
    decisionId: z.guid(),
  }),
});
