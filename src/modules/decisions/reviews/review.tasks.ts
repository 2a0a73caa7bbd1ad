import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Untracked. One for each user. */
export const sendReviewMail = defineTask({
  name: 'decisions.send-review-mail',
  payload: z.object({
    organizationId: z.guid(),
    reviewId: z.guid(),
    userId: z.guid(),
    occasion: z.enum(['requested', 'due']),
  }),
  retry: { delays: [5, 30, 120, 600, 3600, 21_600] },
  timeoutSeconds: 300,
});

/** The next run does the rest if a run does not finish. */
export const followUpReviews = defineTask({
  name: 'decisions.follow-up-reviews',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60, delayMaxSeconds: 60 },
  timeoutSeconds: 300,
  cron: '23 * * * *',
  maxConcurrency: 1,
});
