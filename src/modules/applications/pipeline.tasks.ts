import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Looks after statuses that were renamed or removed within the last hour. What a lost run leaves is the next one's. */
export const settleStatuses = defineTask({
  name: 'applications.settle-statuses',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 300,
  cron: '* * * * *',
  maxLoops: 1,
});
