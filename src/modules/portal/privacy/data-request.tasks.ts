import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Untracked: strangers must not fill the console's lists. */
export const sendDataLink = defineTask({
  name: 'portal.send-data-link',
  payload: z.object({ organizationId: z.guid(), dataRequestId: z.guid() }),
  retry: { delays: [5, 30, 120, 600, 3600] },
  timeoutSeconds: 300,
});

export const deleteExpiredDataRequests = defineTask({
  name: 'portal.delete-expired-data-requests',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 300,
  cron: '5 * * * *',
  maxConcurrency: 1,
});
