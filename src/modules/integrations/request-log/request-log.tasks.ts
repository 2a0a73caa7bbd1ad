import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Prepares the request log's days to come, and drops those older than 30 days. */
export const keepRequestLogDays = defineTask({
  name: 'integrations.keep-request-log-days',
  payload: z.object({}),
  retry: { limit: 5, delaySeconds: 30, delayMaxSeconds: 600 },
  timeoutSeconds: 60,
  cron: '11 * * * *',
});
