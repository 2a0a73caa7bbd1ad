import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Asks a candidate which conversation a message is for. */
export const askWhichConversation = defineTask({
  name: 'screenings.ask-which',
  payload: z.object({ messageId: z.guid() }),
  retry: { delays: [2, 5, 30, 120, 600, 3600] },
  timeoutSeconds: 60,
});

export const forgetHeldMessages = defineTask({
  name: 'screenings.forget-held',
  cron: '17 * * * *',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 60,
  maxConcurrency: 1,
});
