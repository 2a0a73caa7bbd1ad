import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { listReply } from '#platform/http/page.ts';
import { id } from '#platform/http/types.ts';
import {
  ApplicantQuery,
  ApplicantReply,
  CandidateList,
  CreateApplicant,
  UpdateApplicant,
} from './applicant.schemas.ts';
import { ApplicantService } from './applicant.service.ts';

const params = z.object({ id: id().describe('Id of the candidate') });

// The candidates' endpoints stand here, not with the candidates: they show and make applications too.
export const applicantEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/candidates',
    operationId: 'listCandidates',
    tag: 'Candidates',
    summary: 'List candidates',
    access: 'api-key',
    request: { query: ApplicantQuery },
    replies: { 200: CandidateList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(ApplicantService).list(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/candidates',
    operationId: 'createCandidate',
    tag: 'Candidates',
    summary: 'Create a candidate, or match one by email',
    description:
      'The email is compared case-insensitively. 201 for a new candidate; 200 where the organization has one with this ' +
      'email, to whom the given fields are then applied as by PUT. With `application` the candidate is applied to that ' +
      'job exactly as by `POST /applications`; both happen or neither.',
    access: 'api-key',
    request: { body: CreateApplicant },
    replies: { 200: ApplicantReply, 201: ApplicantReply },
    errors: ['not_found', 'invalid_pipeline_status', 'talent_pool_reveal_required'],
    handler: async ({ actor, body, resolve }) => {
      const { applicant, created } = await resolve(ApplicantService).createOrMatch(actor.organizationId, body);
      return { status: created ? 201 : 200, body: { data: applicant } };
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/candidates/{id}',
    operationId: 'getCandidate',
    tag: 'Candidates',
    summary: 'Get one candidate with their applications',
    access: 'api-key',
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
    summary: 'Change the given fields of a candidate, or apply them to a job',
    description:
      'Omitted fields stay as they are. The body may hold `application` alone. While the talent-pool profile is masked, ' +
      'contact fields and CTC are locked.',
    access: 'api-key',
    request: { params, body: UpdateApplicant },
    replies: { 200: ApplicantReply },
    errors: ['not_found', 'conflict', 'invalid_pipeline_status', 'talent_pool_reveal_required'],
    handler: async ({ actor, params, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(ApplicantService).update(actor.organizationId, params.id, body) },
    }),
  }),
];
