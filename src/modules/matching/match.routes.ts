import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { id } from '#platform/http/types.ts';
import { MatchReply } from './match.schemas.ts';
import { MatchService } from './match.service.ts';

export const endpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/applications/{id}/match',
    operationId: 'explainMatch',
    tag: 'Applications',
    summary: "Explain an application's match score",
    description:
      'The contributions of the components sum to the score exactly. A score that the integration gave has none.',
    access: 'api-key',
    request: { params: z.object({ id: id().describe('Id of the application') }) },
    replies: { 200: MatchReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(MatchService).explain(actor.organizationId, params.id) },
    }),
  }),
];
