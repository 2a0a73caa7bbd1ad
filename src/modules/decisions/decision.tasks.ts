import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

export const deleteOldDecisions = defineTask({
  name: 'decisions.delete-old',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60, delayMaxSeconds: 60 },
  timeoutSeconds: 600,
  cron: '37 2 * * *',
  maxConcurrency: 1,
});
