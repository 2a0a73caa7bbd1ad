import { defineHandler, skippedStep } from '#platform/tasks/task.ts';
import { DeliveryService } from '../delivery/delivery.service.ts';
import { deliverMessage } from './message.tasks.ts';

export const messageHandlers = [
  defineHandler(deliverMessage, async ({ payload, lastAttempt, progress, resolve }) => {
    const { organizationId, messageId } = payload;
    if (!(await resolve(DeliveryService).deliver(organizationId, messageId, lastAttempt))) progress(0, 1, skippedStep);
  }),
];
