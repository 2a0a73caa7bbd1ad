import { z } from 'zod';
import { defineEvent } from '#platform/tasks/event.ts';

const payload = z.object({ organizationId: z.guid(), applicationIds: z.array(z.guid()) });

/** These applications need a score of ours: they are new without one, or the integration took its own back. */
export const scoreWanted = defineEvent({ name: 'applications.score-wanted', payload });
