import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { NoFields } from '#platform/schema/no-fields.ts';
import {
  CreateWebhookEndpoint,
  UpdateWebhookEndpoint,
  WebhookEndpointList,
  WebhookEndpointQuery,
  WebhookEndpointReply,
  WebhookSecretReply,
} from './endpoint.schemas.ts';
import { maxPreviousSecrets, WebhookEndpointService } from './endpoint.service.ts';

const params = z.object({ id: id().describe('ID of the webhook endpoint.') });
const tag = 'Webhooks';

export const webhookEndpointEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/webhook-endpoints',
    operationId: 'listWebhookEndpoints',
    tag,
    summary: 'List webhook endpoints',
    description: 'Lists webhook endpoints, newest first.',
    access: 'api-key',
    scope: 'webhooks:read',
    request: { query: WebhookEndpointQuery },
    replies: { 200: WebhookEndpointList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(WebhookEndpointService).list(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/webhook-endpoints',
    operationId: 'createWebhookEndpoint',
    tag,
    summary: 'Create a webhook endpoint',
    description:
      'Creates an endpoint that receives events from now on. The response is the only one with its `secret`. An ' +
      'organization can have at most 20 endpoints.',
    access: 'api-key',
    scope: 'webhooks:write',
    request: { body: CreateWebhookEndpoint },
    replies: { 201: WebhookSecretReply },
    errors: ['conflict'],
    handler: async ({ actor, body, resolve }) => ({
      status: 201,
      body: { data: await resolve(WebhookEndpointService).create(actor.organizationId, body) },
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/webhook-endpoints/{id}',
    operationId: 'getWebhookEndpoint',
    tag,
    summary: 'Retrieve a webhook endpoint',
    description: 'Retrieves a webhook endpoint, without its secret.',
    access: 'api-key',
    scope: 'webhooks:read',
    request: { params },
    replies: { 200: WebhookEndpointReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(WebhookEndpointService).get(actor.organizationId, params.id) },
    }),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/v1/webhook-endpoints/{id}',
    operationId: 'updateWebhookEndpoint',
    tag,
    summary: 'Update a webhook endpoint',
    description:
      'Updates the given fields of an endpoint. Disabling it fails its pending deliveries, and it collects no events ' +
      'until you enable it again. Replay sends the events of that time.',
    access: 'api-key',
    scope: 'webhooks:write',
    request: { params, body: UpdateWebhookEndpoint },
    replies: { 200: WebhookEndpointReply },
    errors: ['not_found'],
    lock: ({ actor, params, resolve }) => resolve(WebhookEndpointService).lock(actor.organizationId, params.id),
    handler: async ({ actor, params, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(WebhookEndpointService).update(actor.organizationId, params.id, body) },
    }),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/api/v1/webhook-endpoints/{id}',
    operationId: 'deleteWebhookEndpoint',
    tag,
    summary: 'Delete a webhook endpoint',
    description: 'Deletes an endpoint with its deliveries.',
    access: 'api-key',
    scope: 'webhooks:write',
    request: { params },
    replies: { 204: null },
    errors: ['not_found'],
    lock: ({ actor, params, resolve }) => resolve(WebhookEndpointService).lock(actor.organizationId, params.id),
    handler: async ({ actor, params, resolve }) => {
      await resolve(WebhookEndpointService).delete(actor.organizationId, params.id);
      return { status: 204, body: null };
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/webhook-endpoints/{id}/rotate-secret',
    operationId: 'rotateWebhookSecret',
    tag,
    summary: 'Rotate the secret of a webhook endpoint',
    description:
      'Makes a new secret, which only this response shows. Each previous secret signs webhooks too for 24 ' +
      `hours after its rotation. With ${maxPreviousSecrets} of them, another rotation returns 409.`,
    access: 'api-key',
    scope: 'webhooks:write',
    request: { params, body: NoFields, isBodyOptional: true },
    replies: { 200: WebhookSecretReply },
    errors: ['not_found', 'conflict'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(WebhookEndpointService).rotateSecret(actor.organizationId, params.id) },
    }),
  }),
];
