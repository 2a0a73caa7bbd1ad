import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { pageQuery } from '#platform/paging/list-query.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { NoFields } from '#platform/schema/no-fields.ts';
import { KeptMessageQueries } from './kept-message.queries.ts';
import { KeptMessageList } from './kept-message.schemas.ts';
import { ResetService } from './reset.service.ts';
import { Simulation, SimulationReply } from './simulation.schemas.ts';
import { SimulationService } from './simulation.service.ts';

const tag = 'Test mode';

export const testDataEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/test/messages',
    operationId: 'listTestMessages',
    tag,
    summary: 'List kept messages',
    description:
      'Lists the emails and WhatsApp messages that test mode kept instead of sending them, newest first. They count ' +
      'as sent.',
    access: 'api-key',
    testOnly: true,
    scope: null,
    request: { query: pageQuery },
    replies: { 200: KeptMessageList },
    errors: ['not_found'],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(KeptMessageQueries).page(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/test/simulate',
    operationId: 'simulate',
    tag,
    summary: 'Simulate a candidate',
    description:
      'Does what only a candidate can do. The change is made before the response; what follows from it, such as a ' +
      'video interview’s scores, takes a few seconds. Returns 409 where the candidate could not do it, for example if ' +
      'the screening has ended.',
    access: 'api-key',
    testOnly: true,
    scope: null,
    request: { body: Simulation },
    replies: { 200: SimulationReply },
    errors: ['not_found', 'conflict', 'talent_pool_reveal_required', 'insufficient_credits'],
    handler: async ({ actor, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(SimulationService).simulate(actor.organizationId, body) },
    }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/test/reset',
    operationId: 'resetTestData',
    tag,
    summary: 'Reset test data',
    description:
      'Deletes all test data of the organization, files and waiting tasks too, and sets the balance to 1,000 credits. ' +
      'Keys, users and the audit log stay. Tasks that are running find nothing to do. It takes about a second for ' +
      'each few thousand records.',
    access: 'api-key',
    testOnly: true,
    scope: null,
    request: { body: NoFields, isBodyOptional: true },
    replies: { 204: null },
    errors: ['not_found'],
    prepare: ({ actor, resolve }) => resolve(ResetService).empty(actor.organizationId),
    handler: async ({ actor, resolve }) => {
      await resolve(ResetService).noteReset(actor.organizationId);
      return { status: 204, body: null };
    },
  }),
];
