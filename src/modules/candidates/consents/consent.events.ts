import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';

/** A candidate no longer agrees to something. */
export const consentWithdrawn = defineEvent({
  name: 'candidates.consent-withdrawn',
  payload: z.object({
    organizationId: z.guid(),
    candidateId: z.guid(),
    purpose: z.string(),
    screeningSessionId: z.guid().nullable(),
  }),
});
