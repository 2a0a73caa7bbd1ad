import { z } from 'zod';
import { defineEvent } from '#platform/tasks/event.ts';

const payload = z.object({ organizationId: z.guid(), applicationIds: z.array(z.guid()) });

/** These candidates applied for the first time to a job that invites to a video interview at once. */
export const interviewWanted = defineEvent({
  name: 'applications.interview-wanted',
  payload: z.object({ organizationId: z.guid(), jobId: z.guid(), candidateIds: z.array(z.guid()) }),
});

/** These applications need a score of ours: they are new without one, or the integration took its own back. */
export const scoreWanted = defineEvent({ name: 'applications.score-wanted', payload });
