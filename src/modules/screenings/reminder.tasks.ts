import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Reminds of sessions whose half time has passed. One at a time; what a lost run leaves is the next one's. */
export const remindSessions = defineTask({
  name: 'screenings.remind',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 300,
  cron: '*/5 * * * *',
  maxLoops: 1,
});
