import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { CreateJob, JobList, JobQuery, JobReply, UpdateJob } from './job.schemas.ts';
import { JobService } from './job.service.ts';

const params = z.object({ id: id().describe('ID of the job.') });

export const jobEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/jobs',
    operationId: 'listJobs',
    tag: 'Jobs',
    summary: 'List jobs',
    description: 'Lists jobs, newest first.',
    access: 'api-key',
    scope: 'jobs:read',
    request: { query: JobQuery },
    replies: { 200: JobList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(JobService).list(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/jobs',
    operationId: 'createJob',
    tag: 'Jobs',
    summary: 'Create a job',
    description:
      'Creates a job. Unless `skip_ai_enrichment` is true, the service then generates weighted skills and ' +
      'interview questions in the background. It also fills empty experience, location and work mode fields from the ' +
      'description. Fields that you set are never overwritten. An `external_id` of another job returns 409.',
    access: 'api-key',
    scope: 'jobs:write',
    request: { body: CreateJob },
    replies: { 201: JobReply },
    errors: ['not_found', 'conflict'],
    handler: async ({ actor, body, resolve }) => ({
      status: 201,
      body: { data: await resolve(JobService).create(actor.organizationId, body) },
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/jobs/{id}',
    operationId: 'getJob',
    tag: 'Jobs',
    summary: 'Retrieve a job',
    description: 'Retrieves a job. To list its pipeline, use `GET /api/v1/applications?job_id={id}`.',
    access: 'api-key',
    scope: 'jobs:read',
    request: { params },
    replies: { 200: JobReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(JobService).get(actor.organizationId, params.id) },
    }),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/v1/jobs/{id}',
    operationId: 'updateJob',
    tag: 'Jobs',
    summary: 'Update a job',
    description:
      'Updates the given fields of a job. Fields that you omit stay unchanged. `metadata` replaces the existing ' +
      'metadata. A new title, description or skill list makes the service generate weighted skills and interview ' +
      'questions again. To correct the skills that were read from the description, send both lists with ' +
      '`only_listed_skills` true.',
    access: 'api-key',
    scope: 'jobs:write',
    request: { params, body: UpdateJob },
    replies: { 200: JobReply },
    errors: ['not_found', 'conflict'],
    lock: ({ actor, params, resolve }) => resolve(JobService).lock(actor.organizationId, params.id),
    handler: async ({ actor, params, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(JobService).update(actor.organizationId, params.id, body) },
    }),
  }),
];
