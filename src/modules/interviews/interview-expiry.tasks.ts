import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Stores `expired` for invitations past their time. One at a time; what a lost run leaves is the next one's. */
export const expireInterviews = defineTask({
  name: 'interviews.expire',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 300,
  cron: '* * * * *',
  maxLoops: 1,
});
