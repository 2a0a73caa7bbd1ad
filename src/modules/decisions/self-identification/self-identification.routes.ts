import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { id } from '#platform/schema/fields.ts';
import { SelfIdentificationBody } from './self-identification.schemas.ts';
import { SelfIdentificationService } from './self-identification.service.ts';

export const selfIdentificationEndpoints = [
  defineEndpoint({
    method: 'put',
    path: '/api/v1/applications/{id}/self-identification',
    operationId: 'putSelfIdentification',
    tag: 'Applications',
    summary: 'Store a self-identification',
    description:
      'Stores what an applicant voluntarily said about their sex, race and ethnicity when you asked for it yourself. ' +
      'The last answer counts. Nothing returns it: only the bias audit counts answers, and no score depends on them.',
    access: 'api-key',
    scope: 'applications:write',
    request: {
      params: z.object({ id: id().describe('ID of the application.') }),
      body: SelfIdentificationBody,
    },
    replies: { 204: null },
    errors: ['not_found'],
    handler: async ({ actor, params, body, resolve }) => {
      await resolve(SelfIdentificationService).save(actor.organizationId, params.id, body);
      return { status: 204, body: null };
    },
  }),
];
