import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Untracked: strangers must not fill the console's lists. Retries as for other emails. */
export const sendConfirmation = defineTask({
  name: 'portal.send-confirmation',
  payload: z.object({ organizationId: z.guid(), pendingApplicationId: z.guid() }),
  retry: { delays: [5, 30, 120, 600, 3600, 21_600] },
  timeoutSeconds: 300,
});

export const deleteExpiredApplications = defineTask({
  name: 'portal.delete-expired-applications',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 300,
  cron: '*/10 * * * *',
  maxConcurrency: 1,
});
