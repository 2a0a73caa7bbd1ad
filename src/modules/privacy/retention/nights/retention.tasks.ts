import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';
import { nightlyAt } from '../inactive.ts';

export const startRetention = defineTask({
  name: 'privacy.start-retention',
  payload: z.object({}),
  retry: { limit: 5, delaySeconds: 60, delayMaxSeconds: 600 },
  timeoutSeconds: 300,
  cron: `${nightlyAt.minute} ${nightlyAt.hour} * * *`,
  maxConcurrency: 1,
});

export const runRetention = defineTask({
  name: 'privacy.run-retention',
  payload: z.object({ organizationId: z.guid(), night: z.iso.date() }),
  retry: { limit: 5, delaySeconds: 60, delayMaxSeconds: 600 },
  timeoutSeconds: 3600,
  maxConcurrency: 1,
});

/** Its retries end before the next night, which sends it again. */
export const sendRetentionNotice = defineTask({
  name: 'privacy.send-retention-notice',
  payload: z.object({ organizationId: z.guid(), night: z.iso.date(), userId: z.guid() }),
  retry: { delays: [5, 30, 120, 600, 3600, 21_600] },
  timeoutSeconds: 300,
});
