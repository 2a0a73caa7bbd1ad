import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** A large organization takes minutes, more with a slow file store. */
export const makeExport = defineTask({
  name: 'privacy.make-export',
  payload: z.object({ organizationId: z.guid(), exportId: z.guid(), candidateId: z.guid().nullable() }),
  kind: 'export',
  subject: ({ candidateId }) => ({ candidateId }),
  retry: { delays: [5, 30, 120, 600] },
  timeoutSeconds: 4 * 3600,
  maxConcurrency: 1,
  turnSeconds: 30,
});

/** Untracked, as other emails that candidates ask for. */
export const mailExport = defineTask({
  name: 'privacy.mail-export',
  payload: z.object({ organizationId: z.guid(), exportId: z.guid() }),
  retry: { delays: [5, 30, 120, 600, 3600] },
  timeoutSeconds: 300,
});

export const removeExports = defineTask({
  name: 'privacy.remove-exports',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60, delayMaxSeconds: 60 },
  timeoutSeconds: 600,
  cron: '*/10 * * * *',
  maxConcurrency: 1,
});
