import { z } from 'zod';
import { defineEvent } from '#platform/tasks/event.ts';
import { channels } from './screening.schemas.ts';

/** A session has begun to exist: its questions are to reach the candidate through its channel. Once per session. */
export const screeningStarted = defineEvent({
  name: 'screenings.screening-started',
  payload: z.object({ organizationId: z.guid(), sessionId: z.guid(), channel: z.enum(channels) }),
});
