import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** How people see the reading of a resume. The last is a task of its own, which this one causes. */
export const readingSteps = ['download', 'parse', 'fill', 'score'] as const;

/**
 * Downloads and reads the candidate's resume. At most four at once in a process: 30 s for the download, and 8 s each for
 * the parsing, which goes one by one, and up to 300 s for a language model.
 */
export const readResume = defineTask({
  name: 'candidates.read-resume',
  payload: z.object({ organizationId: z.guid(), candidateId: z.guid() }),
  kind: 'resume',
  about: ({ candidateId }) => ({ candidateId, steps: readingSteps.length }),
  retry: { delays: [5, 30, 120, 600, 3600] },
  timeoutSeconds: 400,
  maxLoops: 2,
});
