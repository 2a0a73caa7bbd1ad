import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Candidates whose rows are erased in one transaction. More of them hold locks for longer. */
export const erasedTogether = 50;

/** Its record does not name the candidate: it stays as long as the erasure shows its progress. */
export const eraseCandidate = defineTask({
  name: 'privacy.erase-candidate',
  payload: z.object({ organizationId: z.guid(), erasureId: z.guid() }),
  kind: 'erasure',
  subject: () => ({}),
  // The first ones wait for work about the candidate to end.
  retry: { delays: [1, 2, 5, 10, 30, 60, 300, 900, 3600, 3600] },
  timeoutSeconds: 600,
  batchSize: erasedTogether,
});
