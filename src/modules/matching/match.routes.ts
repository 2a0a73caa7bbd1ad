import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { id } from '#platform/schema/fields.ts';
import { MatchReply } from './match.schemas.ts';
import { MatchService } from './match.service.ts';

export const matchEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/applications/{id}/match',
    operationId: 'explainMatch',
    tag: 'Applications',
    summary: 'Explain a match score',
    description:
      'Explains the match score of an application. The contributions of its components add up exactly to the ' +
      'score. A score that was sent through the API has no components. Evidence that names pay is shown only with ' +
      'the scope `candidates.contact:read`.',
    access: 'api-key',
    scope: 'applications:read',
    request: { params: z.object({ id: id().describe('ID of the application.') }) },
    replies: { 200: MatchReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(MatchService).explain(actor.organizationId, params.id, actor) },
    }),
  }),
];
