import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

export const keepEventDays = defineTask({
  name: 'integrations.keep-event-days',
  payload: z.object({}),
  retry: { limit: 5, delaySeconds: 10, delayMaxSeconds: 600 },
  timeoutSeconds: 60,
  cron: '41 * * * *',
});
