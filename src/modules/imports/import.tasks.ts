import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

const payload = z.object({ organizationId: z.guid(), importId: z.guid(), jobId: z.guid().nullable(), rows: z.int() });

/** Runs an import. After an interruption, the next run continues after the last imported row. */
export const runImport = defineTask({
  name: 'imports.run',
  payload,
  kind: 'import',
  subject: ({ jobId, rows }) => ({ jobId, steps: rows }),
  retry: { delays: [5, 30, 120, 600] },
  timeoutSeconds: 4 * 3600,
  maxConcurrency: 1,
  turnSeconds: 30,
});

export const tidyImports = defineTask({
  name: 'imports.tidy',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60, delayMaxSeconds: 60 },
  timeoutSeconds: 600,
  cron: '*/10 * * * *',
  maxConcurrency: 1,
});
