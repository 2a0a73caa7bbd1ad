import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Stores `abandoned` for interviews whose candidates have left. One at a time; what a lost run leaves is the next one's. */
export const abandonInterviews = defineTask({
  name: 'interviews.abandon',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 300,
  cron: '* * * * *',
  maxLoops: 1,
});
