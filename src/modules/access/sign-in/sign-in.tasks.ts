import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** The retries fit into the 15 minutes that a link is valid. */
export const sendSignInLink = defineTask({
  name: 'access.send-sign-in-link',
  payload: z.object({ organizationId: z.guid(), linkId: z.guid() }),
  retry: { delays: [2, 10, 60, 300] },
  timeoutSeconds: 300,
});

export const deleteExpiredSessions = defineTask({
  name: 'access.forget-sessions',
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 60, delayMaxSeconds: 600 },
  timeoutSeconds: 300,
  cron: '41 * * * *',
  maxConcurrency: 1,
});
