import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

export const compareRecords = defineTask({
  name: 'work.compare-records',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 60,
  cron: '* * * * *',
  maxConcurrency: 1,
});

export const forgetRecords = defineTask({
  name: 'work.forget-records',
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 60, delayMaxSeconds: 600 },
  timeoutSeconds: 600,
  cron: '37 * * * *',
  maxConcurrency: 1,
});
