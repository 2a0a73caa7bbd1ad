import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** The steps that people see. `score` is a task of its own, which this one causes. */
export const readingSteps = ['download', 'parse', 'fill', 'score'] as const;

/** Downloads and reads the candidate's resume: up to 30 s to download, 8 s to parse, 300 s for a language model. */
export const readResume = defineTask({
  name: 'candidates.read-resume',
  payload: z.object({ organizationId: z.guid(), candidateId: z.guid() }),
  kind: 'resume',
  subject: ({ candidateId }) => ({ candidateId, steps: readingSteps.length }),
  retry: { delays: [5, 30, 120, 600, 3600] },
  timeoutSeconds: 400,
  maxConcurrency: 4,
  turnSeconds: 10,
});
