import { UserService } from '#modules/organizations';
import { Clock } from '#platform/clock.ts';
import { type Container, configToken, loggerToken, provide, type Resolve } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { EventLog } from '#platform/events/event-log.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { WebhookDeliveryRepository } from './deliveries/delivery.repository.ts';
import { webhookDeliveryEndpoints } from './deliveries/delivery.routes.ts';
import { WebhookDeliveryService } from './deliveries/delivery.service.ts';
import { WebhookReplayService } from './deliveries/replay.service.ts';
import { WebhookEndpointRepository } from './endpoint.repository.ts';
import { webhookEndpointEndpoints } from './endpoint.routes.ts';
import { WebhookEndpointService } from './endpoint.service.ts';
import { EndpointSecrets } from './endpoint-secret.ts';
import { allowHosts } from './endpoint-url.ts';
import { WebhookAttemptRepository } from './sending/attempt.repository.ts';
import { AttemptRecorder } from './sending/attempt-recorder.ts';
import { DeliveryAttempt } from './sending/delivery-attempt.ts';
import { DeliveryEngine } from './sending/delivery-engine.ts';
import { FailureMailService } from './sending/failure-mail.service.ts';
import { FanOutRepository } from './sending/fan-out.repository.ts';
import { FanOut } from './sending/fan-out.ts';
import { webhookHandlers } from './sending/webhook.handlers.ts';
import { WebhookLoop } from './sending/webhook-loop.ts';
import { WebhookSender } from './sending/webhook-sender.ts';

/** The part of the module that webhooks are. */
export const webhooks = {
  endpoints: [...webhookEndpointEndpoints, ...webhookDeliveryEndpoints],
  tableRights: {
    // The worker signs with the secrets, and never writes one.
    webhook_endpoints: {
      worker: {
        select: true,
        update: ['enabled', 'disabled_at', 'disabled_reason', 'failing_since', 'warned_at', 'updated_at'],
      },
    },
  },
  handlers: webhookHandlers,
  loops: [(resolve: Resolve) => resolve(WebhookLoop)],
  register(c: Container) {
    allowHosts(c.resolve(configToken).webhooks.allowHosts);
    provide(c, EndpointSecrets, [configToken]);
    provide(c, WebhookSender, [configToken, Clock]);
    provide(c, DeliveryAttempt, [EndpointSecrets, WebhookSender]);
    provide(c, WebhookEndpointRepository, [Database]);
    provide(c, WebhookDeliveryRepository, [Database]);
    provide(c, WebhookEndpointService, [
      Database,
      WebhookEndpointRepository,
      WebhookDeliveryRepository,
      EndpointSecrets,
      Clock,
    ]);
    provide(c, WebhookDeliveryService, [
      Database,
      WebhookDeliveryRepository,
      WebhookEndpointService,
      DeliveryAttempt,
      Clock,
    ]);
    provide(c, WebhookReplayService, [Database, WebhookEndpointService, EventLog, WebhookDeliveryRepository, Clock]);
    provide(c, FanOutRepository, [Database]);
    provide(c, FanOut, [Database, FanOutRepository, EventLog, WebhookDeliveryRepository, Clock, loggerToken]);
    provide(c, WebhookLoop, [FanOut, DeliveryEngine]);
    provide(c, WebhookAttemptRepository, [Database]);
    provide(c, AttemptRecorder, [
      Database,
      WebhookAttemptRepository,
      WebhookDeliveryRepository,
      UserService,
      TaskQueue,
      Clock,
    ]);
    provide(c, DeliveryEngine, [
      WebhookAttemptRepository,
      DeliveryAttempt,
      AttemptRecorder,
      Clock,
      configToken,
      loggerToken,
    ]);
    provide(c, FailureMailService, [UserService, WebhookEndpointService, Mailer, configToken]);
  },
} satisfies Omit<Module, 'name'>;
