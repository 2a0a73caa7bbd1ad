import { z } from 'zod';
import { defineEvent } from '#platform/tasks/event.ts';

/** How an application came to its interview: by an apply or a click of interest, or by the public job page. */
const via = z.enum(['apply', 'portal']);
export type Via = z.output<typeof via>;

/** These candidates are to be invited to a video interview: a first apply wants it, or they say that they are interested. */
export const interviewWanted = defineEvent({
  name: 'applications.interview-wanted',
  payload: z.object({
    organizationId: z.guid(),
    jobId: z.guid(),
    candidateIds: z.array(z.guid()),
    via: via.optional(),
  }),
});

/** These applications need a score of ours: they are new without one, or the integration took its own back. */
export const scoreWanted = defineEvent({
  name: 'applications.score-wanted',
  payload: z.object({
    organizationId: z.guid(),
    applicationIds: z.array(z.guid()),
    // the job and the candidate that they all have
    jobId: z.guid().optional(),
    candidateId: z.guid().optional(),
  }),
});
