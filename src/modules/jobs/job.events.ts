import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';

/** Match scores against the job are out of date. */
export const jobRequirementsChanged = defineEvent({
  name: 'jobs.requirements-changed',
  payload: z.object({ organizationId: z.guid(), jobId: z.guid() }),
});
