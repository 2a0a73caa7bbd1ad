import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { ApplicationDecisionQuery, DecisionList, DecisionQuery, DecisionReply } from './decision.schemas.ts';
import { DecisionService } from './decision.service.ts';

export const decisionEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/applications/{id}/decisions',
    operationId: 'listApplicationDecisions',
    tag: 'Decisions',
    summary: 'List decisions about an application',
    description:
      'Lists the decisions about an application, newest first. Also works for a deleted or erased application. The ID of a ' +
      'merged application returns the decisions of the one that stays, with its `application_id`.',
    access: 'api-key',
    scope: 'compliance:read',
    request: { params: z.object({ id: id().describe('ID of the application.') }), query: ApplicationDecisionQuery },
    replies: { 200: DecisionList },
    errors: ['not_found'],
    handler: async ({ actor, params, query, resolve }) =>
      listReply(await resolve(DecisionService).ofApplication(actor.organizationId, params.id, query, actor), query),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/decisions',
    operationId: 'listDecisions',
    tag: 'Decisions',
    summary: 'List decisions',
    description:
      'Lists the decisions that closed applications, newest first. There is one for each entry into a status of category ' +
      '`hired`, `rejected` or `withdrawn`. A later change of the reason or note updates the decision. Evidence that ' +
      'names pay is shown only with the scope `candidates.contact:read`.',
    access: 'api-key',
    scope: 'compliance:read',
    request: { query: DecisionQuery },
    replies: { 200: DecisionList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(DecisionService).list(actor.organizationId, query, actor), query),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/decisions/{id}',
    operationId: 'getDecision',
    tag: 'Decisions',
    summary: 'Retrieve a decision',
    description: 'Retrieves a decision with what the match explanation said at that time.',
    access: 'api-key',
    scope: 'compliance:read',
    request: { params: z.object({ id: id().describe('ID of the decision.') }) },
    replies: { 200: DecisionReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(DecisionService).get(actor.organizationId, params.id, actor) },
    }),
  }),
];
