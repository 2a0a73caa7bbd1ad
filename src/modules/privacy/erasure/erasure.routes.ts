import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { EraseCandidate, ErasureDetail, ErasureList, ErasureQuery, ErasureReply } from './erasure.schemas.ts';
import { ErasureService } from './erasure.service.ts';

const tag = 'Privacy';

export const erasureEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/v1/candidates/{id}/erase',
    operationId: 'eraseCandidate',
    tag,
    summary: 'Erase a candidate',
    description:
      'Removes the candidate, with all applications, messages, screenings, interviews, recordings and resumes. This ' +
      "can't be undone. A background task does it; work in progress about the candidate is cancelled. After it, the " +
      "candidate's ID returns 410 `gone`. Decision records stay, without the candidate's name and ID. If you repeat the " +
      'request, you get the same erasure. A candidate on legal hold is a 409 `conflict`.',
    access: 'api-key',
    scope: 'privacy:write',
    request: {
      params: z.object({ id: id().describe('ID of the candidate.') }),
      body: EraseCandidate,
      isBodyOptional: true,
    },
    replies: { 202: ErasureReply },
    errors: ['not_found', 'gone', 'conflict'],
    handler: async ({ actor, params, body, resolve }) => ({
      status: 202,
      body: {
        data: await resolve(ErasureService).request(actor.organizationId, params.id, body.reason ?? null),
      },
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/erasures',
    operationId: 'listErasures',
    tag,
    summary: 'List erasures',
    description: 'Lists erasures of candidates, newest first.',
    access: 'api-key',
    scope: 'privacy:write',
    request: { query: ErasureQuery },
    replies: { 200: ErasureList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(ErasureService).list(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/erasures/{id}',
    operationId: 'getErasure',
    tag,
    summary: 'Retrieve an erasure',
    description: 'Retrieves the progress of an erasure, and what was removed.',
    access: 'api-key',
    scope: 'privacy:write',
    request: { params: z.object({ id: id().describe('ID of the erasure.') }) },
    replies: { 200: ErasureDetail },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(ErasureService).get(actor.organizationId, params.id) },
    }),
  }),
];
