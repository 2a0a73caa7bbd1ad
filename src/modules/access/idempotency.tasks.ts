import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

export const deleteIdempotencyKeys = defineTask({
  name: 'access.forget-answers',
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 60, delayMaxSeconds: 600 },
  timeoutSeconds: 300,
  cron: '23 * * * *',
});
