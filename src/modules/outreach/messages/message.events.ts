import { z } from 'zod';
import { defineEvent } from '#platform/events/event.ts';
import { messageKinds } from './message-kinds.ts';

const sentMessage = z.object({
  messageId: z.guid(),
  kind: z.enum(messageKinds),
  candidateId: z.guid(),
  jobId: z.guid().nullable(),
  // missing in events from before screening messages
  screeningSessionId: z.guid().nullable().default(null),
});
export type SentMessage = z.output<typeof sentMessage>;

/** Messages that mail servers accepted at about the same time. May be announced again. */
export const messagesSent = defineEvent({
  name: 'outreach.messages-sent',
  payload: z.object({ organizationId: z.guid(), messages: z.array(sentMessage).min(1) }),
});

/** The event that workers of release 0.1.0 announce while they run beside workers of this release. */
export const messageSent = defineEvent({
  name: 'outreach.message-sent',
  payload: sentMessage
    .extend({ organizationId: z.guid() })
    .transform(({ organizationId, ...message }) => ({ organizationId, messages: [message] })),
});
