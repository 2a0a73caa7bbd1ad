import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { listReply } from '#platform/http/page.ts';
import { id } from '#platform/http/types.ts';
import { WorkList, WorkQuery, WorkReply } from './work.schemas.ts';
import { WorkService } from './work.service.ts';

const params = z.object({ id: id().describe('Id of the task') });

export const endpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/tasks',
    operationId: 'listTasks',
    tag: 'Tasks',
    summary: 'List the work that goes on after requests were answered, newest first',
    description:
      'Resumes that are read, jobs that are enriched, match scores, interviews for applicants, emails, screenings by ' +
      'WhatsApp, and what is made of recorded interviews. What is done or dismissed is listed for 7 days, what has failed for 90.',
    access: 'api-key',
    request: { query: WorkQuery },
    replies: { 200: WorkList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(WorkService).list(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/tasks/{id}',
    operationId: 'getTask',
    tag: 'Tasks',
    summary: 'Get one task',
    access: 'api-key',
    request: { params },
    replies: { 200: WorkReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(WorkService).get(actor.organizationId, params.id) },
    }),
  }),
];
