import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { ConsentList, ConsentQuery } from './consent.schemas.ts';
import { ConsentService } from './consent.service.ts';

export const consentEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/candidates/{id}/consents',
    operationId: 'listCandidateConsents',
    tag: 'Privacy',
    summary: 'List consents of a candidate',
    description:
      'Lists what a candidate agreed to, newest first, with the text shown and the withdrawal. The service records the ' +
      'consents that it asks for: to an application on a public job page, to a video interview and to a WhatsApp ' +
      'screening.',
    access: 'api-key',
    scope: 'candidates:read',
    request: { params: z.object({ id: id().describe('ID of the candidate.') }), query: ConsentQuery },
    replies: { 200: ConsentList },
    errors: ['not_found'],
    handler: async ({ actor, params, query, resolve }) =>
      listReply(await resolve(ConsentService).page(actor.organizationId, params.id, query), query),
  }),
];
