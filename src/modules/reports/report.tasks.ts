import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

const scheduled = {
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 5, delayMaxSeconds: 60 },
  timeoutSeconds: 600,
  maxConcurrency: 1,
};

export const countApplications = defineTask({ name: 'reports.count-applications', cron: '* * * * *', ...scheduled });
export const countTasks = defineTask({ name: 'reports.count-tasks', cron: '4-59/10 * * * *', ...scheduled });
