import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { NoFields } from '#platform/schema/no-fields.ts';
import {
  ReplayWebhooks,
  WebhookDeliveryList,
  WebhookDeliveryQuery,
  WebhookDeliveryReply,
  WebhookReplayReply,
  type WebhookTest,
  WebhookTestReply,
} from './delivery.schemas.ts';
import { WebhookDeliveryService } from './delivery.service.ts';
import { WebhookReplayService } from './replay.service.ts';

const endpointParams = z.object({ id: id().describe('ID of the webhook endpoint.') });
const tag = 'Webhooks';

/** Outcomes of tests, by the context of their calls: a request is sent before the transaction that answers. */
const tests = new WeakMap<object, WebhookTest>();
/** Likewise the numbers of events that were queued again, in transactions of their own. */
const replays = new WeakMap<object, number>();

export const webhookDeliveryEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/v1/webhook-endpoints/{id}/test',
    operationId: 'testWebhookEndpoint',
    tag,
    summary: 'Send a test event',
    description:
      'Sends an event of the type `webhook.test` now and returns the answer. One attempt, whether or not the endpoint is ' +
      'enabled. The event is in neither the feed nor the deliveries, and the endpoint stays unchanged.',
    access: 'api-key',
    scope: 'webhooks:write',
    request: { params: endpointParams, body: NoFields, isBodyOptional: true },
    replies: { 200: WebhookTestReply },
    errors: ['not_found'],
    prepare: async (context) => {
      const { actor, params, resolve } = context;
      const by = { type: 'key' as const, id: actor.apiKeyId };
      tests.set(context, await resolve(WebhookDeliveryService).sendTest(actor.organizationId, params.id, by));
    },
    handler: (context) => {
      const outcome = tests.get(context);
      if (!outcome) throw new Error('the test event was not sent');
      return Promise.resolve({ status: 200, body: { data: outcome } });
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/webhook-endpoints/{id}/deliveries',
    operationId: 'listWebhookDeliveries',
    tag,
    summary: 'List deliveries of a webhook endpoint',
    description: 'Lists the deliveries of an endpoint, newest first. Deliveries are kept for 30 days.',
    access: 'api-key',
    scope: 'webhooks:read',
    request: { params: endpointParams, query: WebhookDeliveryQuery },
    replies: { 200: WebhookDeliveryList },
    errors: ['not_found'],
    handler: async ({ actor, params, query, resolve }) =>
      listReply(await resolve(WebhookDeliveryService).page(actor.organizationId, params.id, query), query),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/webhook-deliveries/{id}/retry',
    operationId: 'retryWebhookDelivery',
    tag,
    summary: 'Retry a webhook delivery',
    description:
      'Sends a delivery again, whatever its state: at once, then by the whole retry schedule. Returns 409 `conflict` if ' +
      'the endpoint is disabled.',
    access: 'api-key',
    scope: 'webhooks:write',
    request: {
      params: z.object({ id: id().describe('ID of the delivery.') }),
      body: NoFields,
      isBodyOptional: true,
    },
    replies: { 202: WebhookDeliveryReply },
    errors: ['not_found', 'conflict'],
    handler: async ({ actor, params, resolve }) => ({
      status: 202,
      body: { data: await resolve(WebhookDeliveryService).retry(actor.organizationId, params.id) },
    }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/webhook-endpoints/{id}/replay',
    operationId: 'replayWebhookEndpoint',
    tag,
    summary: 'Replay events',
    description:
      'Sends events of the last 30 days again, each in a new delivery with the same `webhook-id`. Returns 409 `conflict` ' +
      'if the endpoint is disabled.',
    access: 'api-key',
    scope: 'webhooks:write',
    request: { params: endpointParams, body: ReplayWebhooks },
    replies: { 202: WebhookReplayReply },
    errors: ['not_found', 'conflict'],
    prepare: async (context) => {
      const { actor, params, body, resolve } = context;
      replays.set(context, await resolve(WebhookReplayService).replay(actor.organizationId, params.id, body));
    },
    handler: (context) => {
      const count = replays.get(context);
      if (count === undefined) throw new Error('the events were not replayed');
      return Promise.resolve({ status: 202, body: { data: { count } } });
    },
  }),
];
