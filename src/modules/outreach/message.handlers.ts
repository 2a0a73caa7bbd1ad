import { handle } from '#platform/tasks/task.ts';
import { DeliveryService } from './delivery.service.ts';
import { deliverMessage } from './message.tasks.ts';

export const handlers = [
  handle(deliverMessage, ({ payload, lastAttempt, resolve }) =>
    resolve(DeliveryService).deliver(payload.organizationId, payload.messageId, lastAttempt),
  ),
];
