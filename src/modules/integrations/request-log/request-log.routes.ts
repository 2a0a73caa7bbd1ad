import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { RequestLog, RequestLogQuery } from './request-log.schemas.ts';
import { RequestLogService } from './request-log.service.ts';

export const requestLogEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/request-logs',
    operationId: 'listRequestLogs',
    tag: 'Request log',
    summary: 'List requests',
    description:
      'Lists the requests that your API keys made in the last 30 days, newest first, including those that were ' +
      'refused. An entry appears within 5 seconds. Bodies, query parameters and IDs in paths are never stored. Requests ' +
      'without a valid key have no entry.',
    access: 'api-key',
    scope: 'logs:read',
    request: { query: RequestLogQuery },
    replies: { 200: RequestLog },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(RequestLogService).list(actor.organizationId, query), query),
  }),
];
