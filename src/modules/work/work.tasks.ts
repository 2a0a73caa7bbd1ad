import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Compares what is shown of tasks with the queue. One at a time; what a lost run leaves is the next one's. */
export const compareRecords = defineTask({
  name: 'work.compare-records',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 60,
  cron: '* * * * *',
  maxLoops: 1,
});

/** Deletes what was done or dismissed a week ago. */
export const forgetRecords = defineTask({
  name: 'work.forget-records',
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 60, delayMaxSeconds: 600 },
  timeoutSeconds: 600,
  cron: '37 * * * *',
  maxLoops: 1,
});
