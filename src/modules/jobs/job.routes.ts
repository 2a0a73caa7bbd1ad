import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { listReply } from '#platform/http/page.ts';
import { id } from '#platform/http/types.ts';
import { CreateJob, JobList, JobQuery, JobReply, UpdateJob } from './job.schemas.ts';
import { JobService } from './job.service.ts';

const params = z.object({ id: id() });

export const endpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/jobs',
    summary: 'List jobs',
    access: 'api-key',
    request: { query: JobQuery },
    replies: { 200: JobList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(JobService).list(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/jobs',
    summary: 'Create a job',
    access: 'api-key',
    request: { body: CreateJob },
    replies: { 201: JobReply },
    errors: ['not_found'],
    handler: async ({ actor, body, resolve }) => ({
      status: 201,
      body: { data: await resolve(JobService).create(actor.organizationId, body) },
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/jobs/{id}',
    summary: 'Get one job',
    access: 'api-key',
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
    summary: 'Change the given fields of a job',
    access: 'api-key',
    request: { params, body: UpdateJob },
    replies: { 200: JobReply },
    errors: ['not_found'],
    handler: async ({ actor, params, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(JobService).update(actor.organizationId, params.id, body) },
    }),
  }),
];
