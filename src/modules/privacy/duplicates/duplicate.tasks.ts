import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

export const findDuplicates = defineTask({
  name: 'privacy.find-duplicates',
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 5, delayMaxSeconds: 60 },
  timeoutSeconds: 600,
  cron: '* * * * *',
  maxConcurrency: 1,
});
