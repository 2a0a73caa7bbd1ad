import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { pageQuery } from '#platform/paging/list-query.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { KeptMessageQueries } from './kept-message.queries.ts';
import { KeptMessageList } from './kept-message.schemas.ts';

const tag = 'Test mode';

export const testDataEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/test/messages',
    operationId: 'listTestMessages',
    tag,
    summary: 'List kept messages',
    description:
      'Lists the emails and WhatsApp messages that test mode kept instead of sending them, newest first. They count ' +
      'as sent.',
    access: 'api-key',
    testOnly: true,
    scope: null,
    request: { query: pageQuery },
    replies: { 200: KeptMessageList },
    errors: ['not_found'],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(KeptMessageQueries).page(actor.organizationId, query), query),
  }),
];
