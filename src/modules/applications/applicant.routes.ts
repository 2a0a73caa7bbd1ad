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

const params = z.object({ id: id() });

// The candidates' endpoints stand here, not with the candidates: they show and make applications too.
export const applicantEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/candidates',
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
    summary: 'Create a candidate, or match one by email',
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
    summary: 'Change the given fields of a candidate, or apply them to a job',
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
