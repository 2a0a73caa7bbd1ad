import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { ScreeningDetailQuery, ScreeningList, ScreeningQuery, ScreeningReply } from './screening.schemas.ts';
import { ScreeningService } from './screening.service.ts';

const params = z.object({ id: id().describe('ID of the screening session or video interview.') });

export const screeningEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/screenings',
    operationId: 'listScreenings',
    tag: 'Screenings',
    summary: 'List screenings',
    description: 'Lists screening sessions and video interviews, most recently updated first.',
    access: 'api-key',
    request: { query: ScreeningQuery },
    replies: { 200: ScreeningList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(ScreeningService).list(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/screenings/{id}',
    operationId: 'getScreening',
    tag: 'Screenings',
    summary: 'Retrieve a screening',
    description:
      'Retrieves a screening session with its responses, or a video interview with its questions and answers.',
    access: 'api-key',
    request: { params, query: ScreeningDetailQuery },
    replies: { 200: ScreeningReply },
    errors: ['not_found'],
    handler: async ({ actor, params, query, resolve }) => ({
      status: 200,
      body: { data: await resolve(ScreeningService).get(actor.organizationId, query.type, params.id) },
    }),
  }),
];
