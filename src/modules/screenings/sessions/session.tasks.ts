import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** The next run does the rest. */
const scheduled = {
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 300,
  maxConcurrency: 1,
};
export const expireSessions = defineTask({ name: 'screenings.expire', cron: '* * * * *', ...scheduled });
export const remindSessions = defineTask({ name: 'screenings.remind', cron: '*/5 * * * *', ...scheduled });
