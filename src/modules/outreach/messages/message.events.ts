import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { messageKinds } from './message-kinds.ts';

/** The mail server accepted a message to a candidate. */
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
