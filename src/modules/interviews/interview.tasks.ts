import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** One for each candidate: a failure stops no other. */
export const inviteApplicant = defineTask({
  name: 'interviews.invite-applicant',
  payload: z.object({
    organizationId: z.guid(),
    candidateId: z.guid(),
    jobId: z.guid(),
    via: z.enum(['apply', 'portal']).default('apply'),
    waitingSince: z.iso.datetime().optional(),
  }),
  kind: 'questions',
  subject: ({ candidateId, jobId }) => ({ candidateId, jobId }),
  retry: { limit: 10, delaySeconds: 1, delayMaxSeconds: 3600 },
  timeoutSeconds: 60,
});

/** Untracked. One for each admin. */
export const tellBudgetReached = defineTask({
  name: 'interviews.tell-budget-reached',
  payload: z.object({ organizationId: z.guid(), userId: z.guid(), day: z.iso.date() }),
  retry: { delays: [5, 30, 120, 600, 3600, 21_600] },
  timeoutSeconds: 300,
});

/** The next run does the rest. */
const everyMinute = {
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 10, delayMaxSeconds: 10 },
  timeoutSeconds: 300,
  cron: '* * * * *',
  maxConcurrency: 1,
};
export const expireInterviews = defineTask({ name: 'interviews.expire', ...everyMinute });
export const continueWaitingInvites = defineTask({ name: 'interviews.continue-waiting', ...everyMinute });
export const abandonInterviews = defineTask({ name: 'interviews.abandon', ...everyMinute });
