import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { PolicyService } from './policy.service.ts';
import { PreviewService } from './preview.service.ts';
import { PreviewQuery, RetentionPreview, RetentionReply, UpdateRetentionPolicy } from './retention.schemas.ts';

const tag = 'Privacy';

export const retentionEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/retention',
    operationId: 'getRetention',
    tag,
    summary: 'Retrieve the retention policy',
    description:
      'Retrieves how long inactive candidates are kept. Retention is off by default: `candidate_days` is null.',
    access: 'api-key',
    scope: 'privacy:write',
    request: {},
    replies: { 200: RetentionReply },
    errors: [],
    handler: async ({ actor, resolve }) => ({
      status: 200,
      body: { data: await resolve(PolicyService).get(actor.organizationId) },
    }),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/v1/retention',
    operationId: 'updateRetention',
    tag,
    summary: 'Update the retention policy',
    description: 'Sets how long inactive candidates are kept, or with null turns retention off.',
    access: 'api-key',
    scope: 'privacy:write',
    request: { body: UpdateRetentionPolicy },
    replies: { 200: RetentionReply },
    errors: [],
    handler: async ({ actor, body, resolve }) => ({
      status: 200,
      body: { data: await resolve(PolicyService).update(actor.organizationId, body) },
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/retention/preview',
    operationId: 'previewRetention',
    tag,
    summary: 'Preview retention',
    description:
      'Lists the candidates whom the policy would erase, longest inactive first. It is empty while retention is off, ' +
      'unless you pass `candidate_days`. Candidates in an active status of an active job count as active today. ' +
      '`updated_after` and `cursor` compare `last_activity_at`: poll with `cursor` to get those who become inactive later. ' +
      'Read the whole list to find candidates who return to it without activity, such as after a legal hold.',
    access: 'api-key',
    scope: 'privacy:write',
    request: { query: PreviewQuery },
    replies: { 200: RetentionPreview },
    errors: [],
    handler: async ({ actor, query, resolve }) => {
      const page = await resolve(PreviewService).page(actor.organizationId, query);
      const { status, body } = listReply(page, query);
      return { status, body: { data: body.data, meta: { ...body.meta, on_hold: page.onHold } } };
    },
  }),
];
