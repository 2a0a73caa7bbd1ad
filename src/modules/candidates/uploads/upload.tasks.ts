import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

export const deleteUnusedUploads = defineTask({
  name: 'candidates.delete-unused-uploads',
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 60, delayMaxSeconds: 600 },
  timeoutSeconds: 3600,
  cron: '23 3 * * *',
  maxConcurrency: 1,
});
