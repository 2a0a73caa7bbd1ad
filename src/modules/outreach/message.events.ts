import { z } from 'zod';
import { defineEvent } from '#platform/tasks/event.ts';
import { messageKinds } from './message.kinds.ts';

/** The mail server has taken a message to a candidate, most often about a job. */
export const messageSent = defineEvent({
  name: 'outreach.message-sent',
  payload: z.object({
    organizationId: z.guid(),
    messageId: z.guid(),
    kind: z.enum(messageKinds),
    candidateId: z.guid(),
    jobId: z.guid().nullable(),
    // those that were announced before there were such messages have none
    screeningSessionId: z.guid().nullable().default(null),
  }),
});
