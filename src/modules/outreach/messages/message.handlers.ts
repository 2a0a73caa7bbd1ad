import { defineHandler } from '#platform/tasks/task.ts';
import { DeliveryService } from '../delivery/delivery.service.ts';
import { deliverMessage } from './message.tasks.ts';

export const messageHandlers = [
  defineHandler(deliverMessage, ({ payload, lastAttempt, resolve }) =>
    resolve(DeliveryService).deliver(payload.organizationId, payload.messageId, lastAttempt),
  ),
];
