import { z } from 'zod';
import { defineEvent } from '#platform/tasks/event.ts';

/** What is known of a candidate (profile fields, resume text) has changed: scores of their applications are out of date. */
export const candidateProfileChanged = defineEvent({
  name: 'candidates.profile-changed',
  payload: z.object({ organizationId: z.guid(), candidateId: z.guid() }),
});
