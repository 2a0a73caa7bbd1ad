import { z } from 'zod';
import { defineEvent } from '#platform/tasks/event.ts';

export const messageKinds = ['interest_outreach', 'video_interview_invite'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The mail server has taken a message to a candidate, most often about a job. */
export const messageSent = defineEvent({
  name: 'outreach.message-sent',
  payload: z.object({
    organizationId: z.guid(),
    messageId: z.guid(),
    kind: z.enum(messageKinds),
    candidateId: z.guid(),
    jobId: z.guid().nullable(),
  }),
});
