import { defineHandler } from '#platform/tasks/task.ts';
import { WebhookDeliveryService } from '../deliveries/delivery.service.ts';
import { FailureMailService } from './failure-mail.service.ts';
import { deleteDeliveries, tellEndpointFailing } from './webhook.tasks.ts';

export const webhookHandlers = [
  defineHandler(tellEndpointFailing, ({ payload, resolve }) => resolve(FailureMailService).send(payload)),
  defineHandler(deleteDeliveries, ({ signal, resolve }) => resolve(WebhookDeliveryService).deleteOld(signal)),
];
