import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { ClientList, ClientQuery, ClientReply, CreateClient, UpdateClient } from './client.schemas.ts';
import { ClientService } from './client.service.ts';

const params = z.object({ id: id().describe('ID of the client.') });

export const clientEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/clients',
    operationId: 'listClients',
    tag: 'Clients',
    summary: 'List clients',
    description: 'Lists clients, newest first.',
    access: 'api-key',
    scope: 'clients:read',
    request: { query: ClientQuery },
    replies: { 200: ClientList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(ClientService).list(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/clients',
    operationId: 'createClient',
    tag: 'Clients',
    summary: 'Create a client',
    description: 'Creates a client. Names do not have to be unique. An `external_id` of another client returns 409.',
    access: 'api-key',
    scope: 'clients:write',
    request: { body: CreateClient },
    replies: { 201: ClientReply },
    errors: ['conflict'],
    handler: async ({ actor, body, resolve }) => ({
      status: 201,
      body: { data: await resolve(ClientService).create(actor.organizationId, body) },
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/clients/{id}',
    operationId: 'getClient',
    tag: 'Clients',
    summary: 'Retrieve a client',
    description: 'Retrieves a client with the number of its jobs.',
    access: 'api-key',
    scope: 'clients:read',
    request: { params },
    replies: { 200: ClientReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(ClientService).get(actor.organizationId, params.id) },
    }),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/v1/clients/{id}',
    operationId: 'updateClient',
    tag: 'Clients',
    summary: 'Update a client',
    description:
      'Updates the given fields of a client. Fields that you omit stay unchanged. `metadata` replaces the existing ' +
      'metadata.',
    access: 'api-key',
    scope: 'clients:write',
    request: { params, body: UpdateClient },
    replies: { 200: ClientReply },
    errors: ['not_found', 'conflict'],
    lock: ({ actor, params, resolve }) => resolve(ClientService).lock(actor.organizationId, params.id),
    handler: async ({ actor, params, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(ClientService).update(actor.organizationId, params.id, body) },
    }),
  }),
];
