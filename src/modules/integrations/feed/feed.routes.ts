import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { EventPageReply, EventQuery, EventReply } from './feed.schemas.ts';
import { FeedService } from './feed.service.ts';

export const feedEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/events',
    operationId: 'listEvents',
    tag: 'Events',
    summary: 'List events',
    description:
      'Lists what happened, oldest first. Each change of a resource is one event. Events are kept for 30 days. Pass ' +
      '`meta.next_cursor` as `cursor` to get the next events. No event is missed or repeated, even while others write. ' +
      'With `wait`, the request returns as soon as there is an event, or after that many seconds.',
    access: 'api-key',
    scope: 'events:read',
    request: { query: EventQuery },
    replies: { 200: EventPageReply },
    errors: ['cursor_expired'],
    handler: async ({ actor, query, resolve }) => ({
      status: 200,
      body: await resolve(FeedService).page(actor, query),
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/events/{id}',
    operationId: 'getEvent',
    tag: 'Events',
    summary: 'Retrieve an event',
    description: 'Retrieves an event of the last 30 days.',
    access: 'api-key',
    scope: 'events:read',
    request: { params: z.object({ id: z.string().describe('ID of the event.') }) },
    replies: { 200: EventReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(FeedService).get(actor, params.id) },
    }),
  }),
];
