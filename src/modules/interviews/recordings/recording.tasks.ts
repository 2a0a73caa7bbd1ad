import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/**
 * The time limit covers the longest interview with a slow store and disk. A merge may need 3 GiB of disk, and a worker
 * process merges up to two at once. Retries continue for 17 hours, so a store may be down overnight.
 */
export const mergeRecording = defineTask({
  name: 'interviews.merge-recording',
  payload: z.object({
    organizationId: z.guid(),
    interviewId: z.guid(),
    candidateId: z.guid(),
    jobId: z.guid().nullable(),
  }),
  kind: 'recording',
  subject: ({ candidateId, jobId }) => ({ candidateId, jobId }),
  retry: { delays: [5, 30, 120, 600, 1800, 3600, 14_400, 43_200] },
  timeoutSeconds: 3600,
  maxConcurrency: 1,
  turnSeconds: 60,
});

/** The hourly task continues where the retries end. */
export const removeWithdrawnRecording = defineTask({
  name: 'interviews.remove-withdrawn-recording',
  payload: z.object({ organizationId: z.guid(), interviewId: z.guid() }),
  retry: { delays: [5, 30, 120, 600, 1800, 3600, 3600, 3600] },
  timeoutSeconds: 300,
});

export const removeRecordings = defineTask({
  name: 'interviews.remove-recordings',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60, delayMaxSeconds: 60 },
  timeoutSeconds: 3000,
  cron: '17 * * * *',
  maxConcurrency: 1,
});
