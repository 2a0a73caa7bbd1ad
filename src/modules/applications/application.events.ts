import { z } from 'zod';
import { defineEvent } from '#platform/tasks/event.ts';

const payload = z.object({ organizationId: z.guid(), applicationIds: z.array(z.guid()) });

/** These applications are the first of their candidate and job, which sends a video interview invite instead of a mail. */
export const interviewWanted = defineEvent({ name: 'applications.interview-wanted', payload });

/** These applications need a score of ours: they are new without one, or the integration took its own back. */
export const scoreWanted = defineEvent({ name: 'applications.score-wanted', payload });
