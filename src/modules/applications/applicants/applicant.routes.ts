import { z } from 'zod';
import { createdTogether, defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import {
  ApplicantQuery,
  ApplicantReply,
  CandidateList,
  CreateApplicant,
  UpdateApplicant,
} from './applicant.schemas.ts';
import { ApplicantService } from './applicant.service.ts';

const params = z.object({ id: id().describe('ID of the candidate.') });

// The endpoints of candidates are here because they also return and create applications.
export const applicantEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/candidates',
    operationId: 'listCandidates',
    tag: 'Candidates',
    summary: 'List candidates',
    description: 'Lists candidates, newest first.',
    access: 'api-key',
    scope: 'candidates:read',
    request: { query: ApplicantQuery },
    replies: { 200: CandidateList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(ApplicantService).list(actor.organizationId, query, actor), query),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/candidates',
    operationId: 'createCandidate',
    tag: 'Candidates',
    summary: 'Create or match a candidate',
    description:
      'Creates a candidate and returns 201. If the organization has a candidate with this email, updates that ' +
      'candidate with the given fields and returns 200. Emails are compared case-insensitively. Pass `application` ' +
      'to also apply the candidate to a job, like `POST /api/v1/applications`. If either part fails, nothing is ' +
      'changed. An `external_id` of another candidate returns 409.',
    access: 'api-key',
    scope: 'candidates:write',
    fieldScopes: { application: 'applications:write' },
    request: { body: CreateApplicant },
    replies: { 200: ApplicantReply, 201: ApplicantReply },
    errors: ['not_found', 'conflict', 'invalid_pipeline_status', 'talent_pool_reveal_required'],
    handler: async ({ actor, body, resolve }) => {
      const { applicant, created } = await resolve(ApplicantService).createOrMatch(actor.organizationId, body, actor);
      return { status: created ? 201 : 200, body: { data: applicant } };
    },
    together: async ({ actor, resolve }, bodies) =>
      createdTogether(bodies, await resolve(ApplicantService).createTogether(actor.organizationId, bodies)),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/candidates/{id}',
    operationId: 'getCandidate',
    tag: 'Candidates',
    summary: 'Retrieve a candidate',
    description: 'Retrieves a candidate with their applications.',
    access: 'api-key',
    scope: 'candidates:read',
    request: { params },
    replies: { 200: ApplicantReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(ApplicantService).get(actor.organizationId, params.id) },
    }),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/v1/candidates/{id}',
    operationId: 'updateCandidate',
    tag: 'Candidates',
    summary: 'Update a candidate',
    description:
      'Updates the given fields of a candidate. Fields that you omit stay unchanged. `metadata` replaces the ' +
      'existing metadata. Pass `application`, alone or with other fields, to apply the candidate to a job. If ' +
      'either part fails, nothing is changed. While the talent-pool profile is masked, the name, contact fields ' +
      'and CTC are locked.',
    access: 'api-key',
    scope: 'candidates:write',
    fieldScopes: { application: 'applications:write' },
    request: { params, body: UpdateApplicant },
    replies: { 200: ApplicantReply },
    errors: ['not_found', 'conflict', 'invalid_pipeline_status', 'talent_pool_reveal_required'],
    lock: ({ actor, params, resolve }) => resolve(ApplicantService).lock(actor.organizationId, params.id),
    handler: async ({ actor, params, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(ApplicantService).update(actor.organizationId, params.id, body, actor) },
    }),
  }),
];
