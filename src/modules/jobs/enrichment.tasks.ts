import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/**
 * Reads what a job asks for and writes what is made of it. Whatever it finds done already, it leaves. Its time is more
 * than a language model may take (300 s).
 */
export const enrichJob = defineTask({
  name: 'jobs.enrich',
  payload: z.object({ organizationId: z.guid(), jobId: z.guid() }),
  kind: 'enrichment',
  about: ({ jobId }) => ({ jobId }),
  retry: { limit: 5, delaySeconds: 2, delayMaxSeconds: 300 },
  timeoutSeconds: 400,
});

/** Enriches jobs that were read by an earlier version of the reader, or never. What a lost run leaves is the next one's. */
export const enrichOutdatedJobs = defineTask({
  name: 'jobs.enrich-outdated',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 900,
  cron: '*/5 * * * *',
  maxLoops: 1,
});
