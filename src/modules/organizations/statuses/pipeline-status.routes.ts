import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { PipelineStatusQueries } from './pipeline-status.queries.ts';
import { PipelineStatusList, PipelineStatusQuery } from './pipeline-status.schemas.ts';

export const pipelineStatusEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/pipeline-statuses',
    operationId: 'listPipelineStatuses',
    tag: 'Organization',
    summary: 'List pipeline statuses',
    description:
      'Lists the statuses that applications may have, in pipeline order. With `updated_after` or `cursor`, lists all of ' +
      'them if any was added, renamed, moved or removed since. Needs no scope, like the organization itself.',
    access: 'api-key',
    scope: null,
    request: { query: PipelineStatusQuery },
    replies: { 200: PipelineStatusList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(PipelineStatusQueries).page(actor.organizationId, query), query),
  }),
];
