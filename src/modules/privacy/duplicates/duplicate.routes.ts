import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { DuplicateList, DuplicateQuery, duplicatesDescription } from './duplicate.schemas.ts';
import { DuplicateService } from './duplicate.service.ts';

export const duplicateEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/candidates/duplicates',
    operationId: 'listDuplicateCandidates',
    tag: 'Candidates',
    summary: 'List likely duplicates',
    description: duplicatesDescription,
    access: 'api-key',
    scope: 'candidates:read',
    request: { query: DuplicateQuery },
    replies: { 200: DuplicateList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(DuplicateService).page(actor.organizationId, query), query),
  }),
];
