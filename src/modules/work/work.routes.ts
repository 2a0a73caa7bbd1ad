import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { WorkList, WorkQuery, WorkReply } from './work.schemas.ts';
import { WorkService } from './work.service.ts';

const params = z.object({ id: id().describe('ID of the task.') });

export const workEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/tasks',
    operationId: 'listTasks',
    tag: 'Tasks',
    summary: 'List tasks',
    description:
      'Lists background tasks, newest first. `kind` says what a task does. Done and dismissed tasks are kept for 7 days, ' +
      'failed tasks for 90.',
    access: 'api-key',
    scope: 'tasks:read',
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
    summary: 'Retrieve a task',
    description: 'Retrieves the state and progress of a background task.',
    access: 'api-key',
    scope: 'tasks:read',
    request: { params },
    replies: { 200: WorkReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(WorkService).get(actor.organizationId, params.id) },
    }),
  }),
];
