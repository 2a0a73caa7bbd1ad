import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

const candidate = { organizationId: z.guid(), candidateId: z.guid() };

/** Tells the candidate that a hold keeps their request waiting, then the admins. */
export const tellCandidateOfHold = defineTask({
  name: 'privacy.tell-candidate-of-hold',
  payload: z.object(candidate),
  retry: { delays: [5, 30, 120, 600, 3600] },
  timeoutSeconds: 300,
});

/** Tells an admin of a request that waits. */
export const tellOfHeldErasure = defineTask({
  name: 'privacy.tell-held-erasure',
  payload: z.object({ ...candidate, userId: z.guid() }),
  retry: { delays: [5, 30, 120, 600, 3600, 21_600] },
  timeoutSeconds: 300,
});

/** Resumes or stops a request after a legal hold was set or released, and after a merge. */
export const settleHeldErasure = defineTask({
  name: 'privacy.settle-held-erasure',
  payload: z.object(candidate),
  retry: { delays: [1, 5, 30, 120, 600, 3600] },
  timeoutSeconds: 60,
});

/**
 * The earlier name of this task, which web processes of a release without `settleHeldErasure` enqueue. The name changed
 * because workers of that release only resume erasures and would ignore a hold that was set.
 */
export const resumeHeldErasure = defineTask({
  name: 'privacy.resume-held-erasure',
  payload: z.object(candidate),
  retry: { delays: [1, 5, 30, 120, 600, 3600] },
  timeoutSeconds: 60,
});
