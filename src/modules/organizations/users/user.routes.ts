import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { UserList, UserQuery } from './user.schemas.ts';
import { UserService } from './user.service.ts';

export const userEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/users',
    operationId: 'listUsers',
    tag: 'Organization',
    summary: 'List users',
    description: 'Lists the users of the organization, newest first. Needs no scope, like the organization itself.',
    access: 'api-key',
    scope: null,
    request: { query: UserQuery },
    replies: { 200: UserList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(UserService).page(actor.organizationId, query), query),
  }),
];
