import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** One hour covers ten answers with a slow transcription service. */
export const assessInterview = defineTask({
  name: 'interviews.assess',
  payload: z.object({
    organizationId: z.guid(),
    interviewId: z.guid(),
    candidateId: z.guid(),
    jobId: z.guid().nullable(),
  }),
  kind: 'assessment',
  subject: ({ candidateId, jobId }) => ({ candidateId, jobId }),
  retry: { delays: [10, 60, 300, 1200, 3600, 14_400, 43_200] },
  timeoutSeconds: 3600,
  maxConcurrency: 3,
  turnSeconds: 60,
});
