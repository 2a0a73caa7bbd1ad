import { defineHandler, skippedStep } from '#platform/tasks/task.ts';
import { DeliveryService } from '../delivery/delivery.service.ts';
import { deliverMessage } from './message.tasks.ts';

export const messageHandlers = [
  defineHandler(deliverMessage, async ({ payload, lastAttempt, signal, progress, resolve }) => {
    const { organizationId, messageId } = payload;
    const isSent = await resolve(DeliveryService).deliver(organizationId, messageId, { lastAttempt, signal });
    if (!isSent) progress(0, 1, skippedStep);
  }),
];
