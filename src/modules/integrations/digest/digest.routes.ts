import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import type { ScopeByParameter } from '#platform/http/api/scope.ts';
import { DigestQuery, DigestReply } from './digest.schemas.ts';
import { DigestService } from './digest.service.ts';

const scope: ScopeByParameter = {
  parameter: 'resource',
  byValue: {
    clients: ['clients:read'],
    jobs: ['jobs:read'],
    candidates: ['candidates:read'],
    applications: ['applications:read'],
  },
};

export const digestEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/sync/digest',
    operationId: 'getSyncDigest',
    tag: 'Incremental sync',
    summary: 'Compare a copy with the source',
    description:
      'Returns the number and hash of all resources with `from <= id < to`, deleted ones left out. Compute the same for ' +
      'your copy. If the two differ, halve the range and compare both halves, until a range is small enough to read ' +
      'again. Needs the scope to read the resource, such as `clients:read`.',
    access: 'api-key',
    scope,
    request: { query: DigestQuery },
    replies: { 200: DigestReply },
    errors: [],
    handler: async ({ actor, query, resolve }) => ({
      status: 200,
      body: { data: await resolve(DigestService).compute(actor.organizationId, query) },
    }),
  }),
];
