import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

const payload = z.object({ organizationId: z.guid(), importId: z.guid(), records: z.int() });

/** Undoes an import. After an interruption, the next run continues with the remaining records. */
export const undoImport = defineTask({
  name: 'imports.undo',
  payload,
  kind: 'import',
  subject: ({ records }) => ({ steps: records }),
  // The first ones wait for work about the candidates to end.
  retry: { delays: [2, 5, 10, 30, 120, 600] },
  timeoutSeconds: 4 * 3600,
  maxConcurrency: 1,
  turnSeconds: 30,
});
