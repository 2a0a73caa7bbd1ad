import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';

/** The profile or the resume has changed, so match scores are out of date. */
export const candidateProfileChanged = defineEvent({
  name: 'candidates.profile-changed',
  payload: z.object({ organizationId: z.guid(), candidateId: z.guid() }),
});
