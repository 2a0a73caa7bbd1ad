import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** The time limit exceeds that of a language model (300 s). */
export const enrichJob = defineTask({
  name: 'jobs.enrich',
  payload: z.object({ organizationId: z.guid(), jobId: z.guid() }),
  kind: 'enrichment',
  subject: ({ jobId }) => ({ jobId }),
  retry: { limit: 5, delaySeconds: 2, delayMaxSeconds: 300 },
  timeoutSeconds: 400,
});

/** Reads jobs that were never read, or only by an earlier version. */
export const enrichOutdatedJobs = defineTask({
  name: 'jobs.enrich-outdated',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 900,
  cron: '*/5 * * * *',
  maxConcurrency: 1,
});
