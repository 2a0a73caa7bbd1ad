import { z } from 'zod';
import { defineEvent } from '#platform/tasks/event.ts';

/** What the job asks for has changed: scores against it are out of date. */
export const jobRequirementsChanged = defineEvent({
  name: 'jobs.requirements-changed',
  payload: z.object({ organizationId: z.guid(), jobId: z.guid() }),
});
