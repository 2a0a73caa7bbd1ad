import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/**
 * Makes recordings of what was received of an interview that has ended. An hour is the most that a room lets one record, from
 * a slow store and onto a slow disk; two at once in a process, since each may need 3 GiB of the disk for a while. A store that
 * is away for a night costs no recording: the last try is 17 hours after the first.
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
  about: ({ candidateId, jobId }) => ({ candidateId, jobId }),
  retry: { delays: [5, 30, 120, 600, 1800, 3600, 14_400, 43_200] },
  timeoutSeconds: 3600,
  maxLoops: 1,
});

/** Removes what is kept no longer: recordings after the days of the settings, chunks a day after they were merged. */
export const removeRecordings = defineTask({
  name: 'interviews.remove-recordings',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60, delayMaxSeconds: 60 },
  timeoutSeconds: 3000,
  cron: '17 * * * *',
  maxLoops: 1,
});
