import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import type { ScopeByParameter } from '#platform/http/api/scope.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { ScreeningDetailQuery, ScreeningList, ScreeningQuery, ScreeningReply } from './screening.schemas.ts';
import { ScreeningService } from './screening.service.ts';

const params = z.object({ id: id().describe('ID of the screening session or video interview.') });

const sessionScope = ['screenings:read'] as const;
const interviewScope = ['interviews:read'] as const;
const listScope: ScopeByParameter = {
  parameter: 'type',
  byValue: { session: sessionScope, video: interviewScope, all: [...sessionScope, ...interviewScope] },
  default: 'all',
};
const detailScope: ScopeByParameter = {
  parameter: 'type',
  byValue: { screening_session: sessionScope, video_interview: interviewScope },
};

export const screeningEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/screenings',
    operationId: 'listScreenings',
    tag: 'Screenings',
    summary: 'List screenings',
    description:
      'Lists screening sessions and video interviews, most recently updated first. Sessions need the scope ' +
      '`screenings:read`, interviews `interviews:read`. `type=all` needs both.',
    access: 'api-key',
    scope: listScope,
    request: { query: ScreeningQuery },
    replies: { 200: ScreeningList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(ScreeningService).list(actor.organizationId, query, actor), query),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/screenings/{id}',
    operationId: 'getScreening',
    tag: 'Screenings',
    summary: 'Retrieve a screening',
    description:
      'Retrieves a screening session with its responses, or a video interview with its questions and answers. A ' +
      'session needs the scope `screenings:read`, an interview `interviews:read`.',
    access: 'api-key',
    scope: detailScope,
    request: { params, query: ScreeningDetailQuery },
    replies: { 200: ScreeningReply },
    errors: ['not_found'],
    handler: async ({ actor, params, query, resolve }) => ({
      status: 200,
      body: { data: await resolve(ScreeningService).get(actor.organizationId, query.type, params.id) },
    }),
  }),
];
