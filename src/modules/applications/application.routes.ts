import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { listReply } from '#platform/http/page.ts';
import { id } from '#platform/http/types.ts';
import {
  ApplicationList,
  ApplicationQuery,
  ApplicationReply,
  Apply,
  BulkApply,
  BulkReply,
  EnrichedApplicationReply,
  StatusEventList,
  StatusEventQuery,
  UpdateApplication,
} from './application.schemas.ts';
import { ApplicationService } from './application.service.ts';
import { BulkApplyService } from './bulk-apply.service.ts';

const params = z.object({ id: id().describe('Id of the application') });

export const applicationEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/applications',
    operationId: 'listApplications',
    tag: 'Applications',
    summary: 'List applications',
    description:
      'With `candidate_id` and `job_id` together: the one application, or an empty list where the candidate is not applied.',
    access: 'api-key',
    request: { query: ApplicationQuery },
    replies: { 200: ApplicationList },
    errors: ['invalid_pipeline_status'],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(ApplicationService).list(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/applications',
    operationId: 'createApplication',
    tag: 'Applications',
    summary: 'Apply a candidate to a job',
    description:
      '201 for a new pair of candidate and job; 200 where they are applied already, with the given fields applied to the ' +
      'application there is. The first apply sends exactly one email: the interest outreach, or the video interview ' +
      'invite where the job says so. A repeat sends nothing. Jobs in any status take applications. `match_score` is null ' +
      'until the worker has computed it.',
    access: 'api-key',
    request: { body: Apply },
    replies: { 200: ApplicationReply, 201: ApplicationReply },
    errors: ['not_found', 'invalid_pipeline_status', 'talent_pool_reveal_required'],
    handler: async ({ actor, body, resolve }) => {
      const { application, created } = await resolve(ApplicationService).apply(actor.organizationId, body);
      return { status: created ? 201 : 200, body: { data: application } };
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/applications/bulk',
    operationId: 'bulkApply',
    tag: 'Applications',
    summary: 'Apply up to 100 candidates to one job',
    description:
      'Always 200 where the body is right: each candidate has a result of their own, and one that fails undoes no other.',
    access: 'api-key',
    request: { body: BulkApply },
    replies: { 200: BulkReply },
    errors: ['not_found', 'invalid_pipeline_status'],
    handler: async ({ actor, body, resolve }) => ({
      status: 200,
      body: await resolve(BulkApplyService).apply(actor.organizationId, body),
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/applications/{id}',
    operationId: 'getApplication',
    tag: 'Applications',
    summary: 'Get one application with its candidate and job',
    access: 'api-key',
    request: { params },
    replies: { 200: EnrichedApplicationReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(ApplicationService).get(actor.organizationId, params.id) },
    }),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/v1/applications/{id}',
    operationId: 'updateApplication',
    tag: 'Applications',
    summary: 'Change the given fields of an application',
    description:
      'Entering `screening`, `screened` or a closed status sets the timestamps that belong to it. `metadata` is merged into ' +
      'what is there, key by key. `match_score` null lets the service compute it again.',
    access: 'api-key',
    request: { params, body: UpdateApplication },
    replies: { 200: ApplicationReply },
    errors: ['not_found', 'invalid_pipeline_status'],
    handler: async ({ actor, params, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(ApplicationService).update(actor.organizationId, params.id, body) },
    }),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/api/v1/applications/{id}',
    operationId: 'deleteApplication',
    tag: 'Applications',
    summary: 'Remove the application with its status history',
    description: 'Screenings and video interviews of the candidate are kept.',
    access: 'api-key',
    request: { params },
    replies: { 204: null },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => {
      await resolve(ApplicationService).remove(actor.organizationId, params.id);
      return { status: 204, body: null };
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/applications/{id}/events',
    operationId: 'listApplicationEvents',
    tag: 'Applications',
    summary: 'List the status changes of an application, newest first',
    access: 'api-key',
    request: { params, query: StatusEventQuery },
    replies: { 200: StatusEventList },
    errors: ['not_found'],
    handler: async ({ actor, params, query, resolve }) =>
      listReply(await resolve(ApplicationService).events(actor.organizationId, params.id, query), query),
  }),
];
