import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Runs once, for candidates created before the search index. */
export const fillCandidateSearch = defineTask({
  name: 'candidates.fill-search',
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 5, delayMaxSeconds: 60 },
  timeoutSeconds: 600,
  cron: '* * * * *',
  maxConcurrency: 1,
});
