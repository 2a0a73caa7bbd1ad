import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import {
  CreateRejectionReason,
  RejectionReasonList,
  RejectionReasonQuery,
  RejectionReasonReply,
  UpdateRejectionReason,
} from './rejection-reason.schemas.ts';
import { RejectionReasonService } from './rejection-reason.service.ts';

const params = z.object({ id: id().describe('ID of the reason.') });

export const rejectionReasonEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/rejection-reasons',
    operationId: 'listRejectionReasons',
    tag: 'Decisions',
    summary: 'List rejection reasons',
    description: 'Lists the reasons for rejections and withdrawals, newest first. Retired reasons are included.',
    access: 'api-key',
    scope: 'applications:read',
    request: { query: RejectionReasonQuery },
    replies: { 200: RejectionReasonList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(RejectionReasonService).list(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/rejection-reasons',
    operationId: 'createRejectionReason',
    tag: 'Decisions',
    summary: 'Create a rejection reason',
    description: 'Creates a reason. A `code` of another reason returns 409.',
    access: 'api-key',
    scope: 'applications:write',
    request: { body: CreateRejectionReason },
    replies: { 201: RejectionReasonReply },
    errors: ['conflict'],
    handler: async ({ actor, body, resolve }) => ({
      status: 201,
      body: { data: await resolve(RejectionReasonService).create(actor.organizationId, body) },
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/rejection-reasons/{id}',
    operationId: 'getRejectionReason',
    tag: 'Decisions',
    summary: 'Retrieve a rejection reason',
    description: 'Retrieves a reason, retired or not.',
    access: 'api-key',
    scope: 'applications:read',
    request: { params },
    replies: { 200: RejectionReasonReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(RejectionReasonService).get(actor.organizationId, params.id) },
    }),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/v1/rejection-reasons/{id}',
    operationId: 'updateRejectionReason',
    tag: 'Decisions',
    summary: 'Update a rejection reason',
    description:
      'Updates the given fields of a reason. Fields that you omit stay unchanged. The code stays, so a `code` that you ' +
      'send back is ignored. Changing `outcome` returns 409 once an application or a decision has the reason. Reasons are ' +
      'never deleted: set `active` to false to retire one. Decisions that have it keep it.',
    access: 'api-key',
    scope: 'applications:write',
    request: { params, body: UpdateRejectionReason },
    replies: { 200: RejectionReasonReply },
    errors: ['not_found', 'conflict'],
    lock: ({ actor, params, resolve }) => resolve(RejectionReasonService).lock(actor.organizationId, params.id),
    handler: async ({ actor, params, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(RejectionReasonService).update(actor.organizationId, params.id, body) },
    }),
  }),
];
