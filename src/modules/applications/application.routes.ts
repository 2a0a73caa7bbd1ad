import { z } from 'zod';
import { createdTogether, defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import {
  ApplicationList,
  ApplicationQuery,
  ApplicationReply,
  BulkApply,
  BulkApplyReply,
  CreateApplication,
  EnrichedApplicationReply,
  StatusEventList,
  StatusEventQuery,
  UpdateApplication,
} from './application.schemas.ts';
import { ApplicationService } from './application.service.ts';
import { BulkApplyService } from './bulk-apply.service.ts';

const params = z.object({ id: id().describe('ID of the application.') });

export const applicationEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/applications',
    operationId: 'listApplications',
    tag: 'Applications',
    summary: 'List applications',
    description:
      'Lists applications, newest first. Pass `candidate_id` and `job_id` together to find the application of a ' +
      'candidate to a job. The list is empty if there is none.',
    access: 'api-key',
    scope: 'applications:read',
    request: { query: ApplicationQuery },
    replies: { 200: ApplicationList },
    errors: ['invalid_pipeline_status'],
    handler: async ({ actor, query, resolve }) =>
      listReply(
        await resolve(ApplicationService).list(actor.organizationId, query, { seesContact: actor.seesContact }),
        query,
      ),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/applications',
    operationId: 'createApplication',
    tag: 'Applications',
    summary: 'Apply a candidate to a job',
    description:
      'Applies a candidate to a job. Returns 201 for a new application. If the candidate was applied to this job ' +
      'before, updates the existing application with the given fields and returns 200. The first apply sends one ' +
      'email: the interest email, or the video interview invite if the job has `direct_video_interview_on_apply`. ' +
      'Later calls send no email. The job may have any status. If you omit `match_score`, it is null until the ' +
      'service has computed it. An `external_id` of another application returns 409.',
    access: 'api-key',
    scope: 'applications:write',
    request: { body: CreateApplication },
    replies: { 200: ApplicationReply, 201: ApplicationReply },
    errors: ['not_found', 'conflict', 'invalid_pipeline_status', 'talent_pool_reveal_required'],
    handler: async ({ actor, body, resolve }) => {
      const { application, created } = await resolve(ApplicationService).apply(actor.organizationId, body);
      return { status: created ? 201 : 200, body: { data: application } };
    },
    together: async ({ actor, resolve }, bodies) =>
      createdTogether(bodies, await resolve(ApplicationService).applyTogether(actor.organizationId, bodies)),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/applications/bulk',
    operationId: 'bulkApply',
    tag: 'Applications',
    summary: 'Apply up to 100 candidates to one job',
    description:
      'Applies up to 100 candidates to one job. Returns 200 with one result for each candidate, even if some or ' +
      'all of them failed. An unknown job or an invalid status fails the whole request. An external ID of another ' +
      'application fails only its item, with the code `conflict`.',
    access: 'api-key',
    scope: 'applications:write',
    request: { body: BulkApply },
    replies: { 200: BulkApplyReply },
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
    summary: 'Retrieve an application',
    description: 'Retrieves an application with details of its candidate and job.',
    access: 'api-key',
    scope: 'applications:read',
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
    summary: 'Update an application',
    description:
      'Updates the given fields of an application. Fields that you omit stay unchanged. A new status sets ' +
      '`status_date` and the timestamp of that status, such as `closed_at`. A status that closes the application ' +
      '(`hired`, `Candidate joined`, `rejected`, `withdrawn`) cancels its open screening sessions, and its video ' +
      'interviews that have not begun expire. Top-level keys of `metadata` are merged into the existing metadata. ' +
      'Set `match_score` to null to have it computed again.',
    access: 'api-key',
    scope: 'applications:write',
    request: { params, body: UpdateApplication },
    replies: { 200: ApplicationReply },
    errors: ['not_found', 'conflict', 'invalid_pipeline_status'],
    lock: ({ actor, params, resolve }) => resolve(ApplicationService).lock(actor.organizationId, params.id),
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
    summary: 'Delete an application',
    description:
      'Deletes an application and its status history. Screenings and video interviews of the candidate are kept.',
    access: 'api-key',
    scope: 'applications:write',
    request: { params },
    replies: { 204: null },
    errors: ['not_found'],
    lock: ({ actor, params, resolve }) => resolve(ApplicationService).lock(actor.organizationId, params.id),
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
    summary: 'List status changes of an application',
    description: 'Lists the status changes of an application, newest first.',
    access: 'api-key',
    scope: 'applications:read',
    request: { params, query: StatusEventQuery },
    replies: { 200: StatusEventList },
    errors: ['not_found'],
    handler: async ({ actor, params, query, resolve }) =>
      listReply(await resolve(ApplicationService).events(actor.organizationId, params.id, query), query),
  }),
];
