import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

const retry = { limit: 8, delaySeconds: 2, delayMaxSeconds: 600 } as const;

/** Scores again those applications of a candidate or of a job whose ids come after `after` and not after `until`. */
export const rescore = defineTask({
  name: 'matching.rescore',
  payload: z.object({
    organizationId: z.guid(),
    candidateId: z.guid().optional(),
    jobId: z.guid().optional(),
    after: z.guid().optional(),
    until: z.guid().optional(),
  }),
  kind: 'match_score',
  about: ({ candidateId, jobId }) => ({ candidateId, jobId }),
  retry,
  timeoutSeconds: 120,
});

/** Deletes computations of scores that need not be kept any longer. One at a time; what a lost run leaves is the next one's. */
export const forgetScores = defineTask({
  name: 'matching.forget-scores',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60, delayMaxSeconds: 60 },
  timeoutSeconds: 600,
  cron: '17 2 * * *',
  maxLoops: 1,
});
