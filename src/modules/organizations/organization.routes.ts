import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { OrganizationView } from './organization.schemas.ts';
import { OrganizationService } from './organization.service.ts';

export const organizationEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/organization',
    operationId: 'getOrganization',
    tag: 'Organization',
    summary: 'Retrieve the organization',
    description: 'Retrieves the organization that owns the API key.',
    access: 'api-key',
    scope: null,
    request: {},
    replies: { 200: z.object({ data: OrganizationView }) },
    errors: [],
    handler: async ({ actor, resolve }) => ({
      status: 200,
      body: { data: await resolve(OrganizationService).get(actor.organizationId) },
    }),
  }),
];
