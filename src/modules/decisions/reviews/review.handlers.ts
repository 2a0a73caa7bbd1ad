import { rejectionEmailRequested } from '#modules/applications';
import { subscribe } from '#platform/events/event.ts';
import { defineHandler } from '#platform/tasks/task.ts';
import { RejectionEmailService } from './rejection-email.service.ts';
import { ReviewService } from './review.service.ts';
import { followUpReviews, sendReviewMail } from './review.tasks.ts';
import { ReviewMailService } from './review-mail.service.ts';

const retry = { limit: 10, delaySeconds: 1, delayMaxSeconds: 3600 };

export const reviewHandlers = [
  subscribe(
    rejectionEmailRequested,
    { task: 'decisions.queue-rejection-email', retry, timeoutSeconds: 60 },
    ({ payload: { organizationId, decisionId, candidateId, jobId }, resolve }) =>
      resolve(RejectionEmailService).queue({ organizationId, decisionId, candidateId, jobId }),
  ),
  defineHandler(sendReviewMail, ({ payload, resolve }) => resolve(ReviewMailService).send(payload)),
  defineHandler(followUpReviews, ({ signal, resolve }) => resolve(ReviewService).followUp(signal)),
];
