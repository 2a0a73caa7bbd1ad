import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/**
 * Turns an ended interview into its report: transcripts, scores, what proctoring noticed. A run that fails or is killed is
 * gone on with: what there is of transcripts and scores is kept. An hour is ten answers on a slow transcription.
 */
export const assessInterview = defineTask({
  name: 'interviews.assess',
  payload: z.object({
    organizationId: z.guid(),
    interviewId: z.guid(),
    candidateId: z.guid(),
    jobId: z.guid().nullable(),
  }),
  kind: 'assessment',
  about: ({ candidateId, jobId }) => ({ candidateId, jobId }),
  retry: { delays: [10, 60, 300, 1200, 3600, 14_400, 43_200] },
  timeoutSeconds: 3600,
  maxLoops: 2,
});
