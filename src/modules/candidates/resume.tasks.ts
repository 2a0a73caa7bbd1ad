import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/**
 * Downloads and reads the candidate's resume. At most four at once in a process: 30 s for the download, and 8 s each for
 * the parsing, which goes one by one, and up to 300 s for a language model.
 */
export const readResume = defineTask({
  name: 'candidates.read-resume',
  payload: z.object({ organizationId: z.guid(), candidateId: z.guid() }),
  retry: { delays: [5, 30, 120, 600, 3600] },
  timeoutSeconds: 400,
  maxLoops: 2,
});
