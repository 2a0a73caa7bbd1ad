import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

const retry = { limit: 8, delaySeconds: 2, delayMaxSeconds: 600 } as const;

export const rescoreRange = defineTask({
  name: 'matching.rescore',
  payload: z.object({
    organizationId: z.guid(),
    candidateId: z.guid().optional(),
    jobId: z.guid().optional(),
    after: z.guid().optional(),
    until: z.guid().optional(),
  }),
  kind: 'match_score',
  subject: ({ candidateId, jobId }) => ({ candidateId, jobId }),
  retry,
  timeoutSeconds: 120,
});

export const deleteOldScores = defineTask({
  name: 'matching.forget-scores',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60, delayMaxSeconds: 60 },
  timeoutSeconds: 600,
  cron: '17 2 * * *',
  maxConcurrency: 1,
});
