import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/**
 * Goes on with a conversation: deals with what has come, in its order, and sends what is to be sent. What WhatsApp does
 * not take for now is tried again; the first tries come soon, as somebody waits with the phone in hand.
 */
export const converse = defineTask({
  name: 'screenings.converse',
  payload: z.object({
    organizationId: z.guid(),
    sessionId: z.guid(),
    // with whom and about what, for people who watch
    candidateId: z.guid().optional(),
    jobId: z.guid().optional(),
  }),
  kind: 'screening',
  about: ({ candidateId, jobId }) => ({ candidateId, jobId }),
  retry: { delays: [2, 5, 30, 120, 600, 3600, 21_600] },
  timeoutSeconds: 300,
});
