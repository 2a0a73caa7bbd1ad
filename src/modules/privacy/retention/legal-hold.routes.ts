import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { id } from '#platform/schema/fields.ts';
import { LegalHoldReply, UpdateLegalHold } from './legal-hold.schemas.ts';
import { LegalHoldService } from './legal-hold.service.ts';

const params = z.object({ id: id().describe('ID of the candidate.') });
const tag = 'Privacy';

export const legalHoldEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/candidates/{id}/legal-hold',
    operationId: 'getLegalHold',
    tag,
    summary: 'Retrieve a legal hold',
    description: 'Retrieves whether the candidate is on legal hold. `hold` is false for most.',
    access: 'api-key',
    scope: 'privacy:write',
    request: { params },
    replies: { 200: LegalHoldReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(LegalHoldService).get(actor.organizationId, params.id) },
    }),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/v1/candidates/{id}/legal-hold',
    operationId: 'updateLegalHold',
    tag,
    summary: 'Set or release a legal hold',
    description:
      'Until you release the hold, retention skips the candidate, and a request to erase them returns 409 `conflict`. ' +
      'An erasure that has not removed anything yet becomes `failed`. When you release the hold, the erasure ' +
      'restarts only if the candidate asked for it. ' +
      'When candidates are merged, the hold stays.',
    access: 'api-key',
    scope: 'privacy:write',
    request: { params, body: UpdateLegalHold },
    replies: { 200: LegalHoldReply },
    errors: ['not_found'],
    handler: async ({ actor, params, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(LegalHoldService).update(actor.organizationId, params.id, body) },
    }),
  }),
];
