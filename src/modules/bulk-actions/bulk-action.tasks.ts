import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

const payload = z.object({ organizationId: z.guid(), bulkActionId: z.guid(), rows: z.int() });

/** After an interruption, the next run resumes after the last finished row. */
export const runBulkAction = defineTask({
  name: 'bulk-actions.run',
  payload,
  kind: 'bulk_action',
  subject: ({ rows }) => ({ steps: rows }),
  retry: { delays: [5, 30, 120, 600] },
  timeoutSeconds: 4 * 3600,
  maxConcurrency: 2,
});

export const tidyBulkActions = defineTask({
  name: 'bulk-actions.tidy',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60, delayMaxSeconds: 60 },
  timeoutSeconds: 600,
  cron: '23 * * * *',
  maxConcurrency: 1,
});
