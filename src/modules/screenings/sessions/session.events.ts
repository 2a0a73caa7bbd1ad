import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { channels } from '../screening.schemas.ts';

/** Once for each new session. */
export const screeningStarted = defineEvent({
  name: 'screenings.screening-started',
  payload: z.object({ organizationId: z.guid(), sessionId: z.guid(), channel: z.enum(channels) }),
});
