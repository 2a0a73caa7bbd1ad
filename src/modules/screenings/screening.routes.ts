import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { listReply } from '#platform/http/page.ts';
import { id } from '#platform/http/types.ts';
import { DetailQuery, ScreeningList, ScreeningQuery, ScreeningReply } from './screening.schemas.ts';
import { ScreeningService } from './screening.service.ts';

const params = z.object({ id: id().describe('The id of a screening session or video interview') });

export const endpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/screenings',
    operationId: 'listScreenings',
    tag: 'Screenings',
    summary: 'List screening sessions and video interviews, the last changed first',
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
    summary: 'Get one screening session with its responses, or one video interview with its questions and answers',
    access: 'api-key',
    request: { params, query: DetailQuery },
    replies: { 200: ScreeningReply },
    errors: ['not_found'],
    handler: async ({ actor, params, query, resolve }) => ({
      status: 200,
      body: { data: await resolve(ScreeningService).get(actor.organizationId, query.type, params.id) },
    }),
  }),
];
