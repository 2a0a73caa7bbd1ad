import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** The first retries come soon: the candidate is waiting. */
export const converse = defineTask({
  name: 'screenings.converse',
  payload: z.object({
    organizationId: z.guid(),
    sessionId: z.guid(),
    // for the task list
    candidateId: z.guid().optional(),
    jobId: z.guid().optional(),
  }),
  kind: 'screening',
  subject: ({ candidateId, jobId }) => ({ candidateId, jobId }),
  retry: { delays: [2, 5, 30, 120, 600, 3600, 21_600] },
  timeoutSeconds: 300,
});
