import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Downloads and reads the candidate's resume. 30 s for the download, 8 s for the parsing, and some for a busy machine. */
export const readResume = defineTask({
  name: 'candidates.read-resume',
  payload: z.object({ organizationId: z.guid(), candidateId: z.guid() }),
  retry: { delays: [5, 30, 120, 600, 3600] },
  timeoutSeconds: 90,
});
