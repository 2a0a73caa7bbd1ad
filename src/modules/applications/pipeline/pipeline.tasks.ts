import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Fixes statuses that were renamed or removed within the last hour. */
export const fixFormerStatuses = defineTask({
  name: 'applications.settle-statuses',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 300,
  cron: '* * * * *',
  maxConcurrency: 1,
});
