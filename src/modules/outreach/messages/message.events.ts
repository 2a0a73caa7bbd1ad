import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { messageKinds } from './message-kinds.ts';

export const messageSent = defineEvent({
  name: 'outreach.message-sent',
  payload: z.object({
    organizationId: z.guid(),
    messageId: z.guid(),
    kind: z.enum(messageKinds),
    candidateId: z.guid(),
    jobId: z.guid().nullable(),
    // missing in events from before screening messages
    screeningSessionId: z.guid().nullable().default(null),
  }),
});
