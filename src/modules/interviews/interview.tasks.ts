import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Makes, pays and sends the interview of a first apply or a click of interest. A task for each, so that one that cannot be paid stops no other. */
export const inviteApplicant = defineTask({
  name: 'interviews.invite-applicant',
  payload: z.object({
    organizationId: z.guid(),
    candidateId: z.guid(),
    jobId: z.guid(),
    via: z.enum(['apply', 'portal']).optional(),
  }),
  kind: 'questions',
  about: ({ candidateId, jobId }) => ({ candidateId, jobId }),
  retry: { limit: 10, delaySeconds: 1, delayMaxSeconds: 3600 },
  timeoutSeconds: 60,
});
