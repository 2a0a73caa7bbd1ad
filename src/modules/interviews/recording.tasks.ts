import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Makes recordings of what was received of an interview that has ended. */
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
  retry: { limit: 5, delaySeconds: 5, delayMaxSeconds: 600 },
  timeoutSeconds: 900,
});
