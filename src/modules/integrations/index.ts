export { eventDataFields } from './feed/event.schemas.ts';
export { CallBuffer } from './request-log/call-buffer.ts';
export type { RequestLogRow, StatusRange } from './request-log/request-log.repository.ts';
export { callMethods } from './request-log/request-log.schemas.ts';
export { RequestLogService } from './request-log/request-log.service.ts';
export type { ShownDelivery } from './webhooks/deliveries/delivery.repository.ts';
export {
  deliveryStates,
  ReplayWebhooks,
  WebhookDeliveryQuery,
  type WebhookDeliveryView,
  type WebhookTest,
} from './webhooks/deliveries/delivery.schemas.ts';
export { WebhookDeliveryService } from './webhooks/deliveries/delivery.service.ts';
export { WebhookReplayService } from './webhooks/deliveries/replay.service.ts';
export { testType } from './webhooks/deliveries/test-event.ts';
export {
  CreateWebhookEndpoint,
  UpdateWebhookEndpoint,
  type WebhookEndpointView,
  type WebhookEndpointWithSecret,
} from './webhooks/endpoint.schemas.ts';
export { WebhookEndpointService } from './webhooks/endpoint.service.ts';
export { retryDelays } from './webhooks/sending/retry-schedule.ts';
export { webhookDocument } from './webhooks/webhook-document.ts';
