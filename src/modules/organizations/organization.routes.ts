import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { OrganizationView } from './organization.schemas.ts';
import { OrganizationService } from './organization.service.ts';

export const endpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/organization',
    operationId: 'getOrganization',
    tag: 'Organization',
    summary: "Get the key's organization",
    access: 'api-key',
    request: {},
    replies: { 200: z.object({ data: OrganizationView }) },
    errors: [],
    handler: async ({ actor, resolve }) => ({
      status: 200,
      body: { data: await resolve(OrganizationService).get(actor.organizationId) },
    }),
  }),
];
