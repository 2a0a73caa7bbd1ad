import { consentPurposes, consentWithdrawn } from '#modules/candidates';
import { subscribe } from '#platform/events/event.ts';
import { defineHandler, skippedStep } from '#platform/tasks/task.ts';
import { DeliveryService } from '../delivery/delivery.service.ts';
import { SuppressionService } from '../suppression.service.ts';
import { deliverMessage, deliverRejection } from './message.tasks.ts';

export const messageHandlers = [
  subscribe(
    consentWithdrawn,
    {
      task: 'outreach.consent-withdrawn',
      retry: { limit: 10, delaySeconds: 1, delayMaxSeconds: 3600 },
      timeoutSeconds: 60,
      wants: ({ purpose }) => purpose === consentPurposes.contact,
    },
    ({ payload: { organizationId, candidateId }, resolve }) =>
      resolve(SuppressionService).unsubscribeCandidate(organizationId, candidateId),
  ),
  ...[deliverMessage, deliverRejection].map((task) =>
    defineHandler(task, async ({ payload, lastAttempt, signal, progress, resolve }) => {
      const { organizationId, messageId } = payload;
      const isSent = await resolve(DeliveryService).deliver(organizationId, messageId, { lastAttempt, signal });
      if (!isSent) progress(0, 1, skippedStep);
    }),
  ),
];
