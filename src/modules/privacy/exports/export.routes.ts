import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { NoFields } from '#platform/schema/no-fields.ts';
import { ExportList, ExportQuery, ExportReply, RequestedExportReply } from './export.schemas.ts';
import { ExportService } from './export.service.ts';

const tag = 'Privacy';
const scope = 'privacy:write';

export const exportEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/v1/candidates/{id}/export',
    operationId: 'exportCandidate',
    tag,
    summary: 'Export a candidate',
    description:
      'Starts an export of everything that the organization stores about a candidate: a ZIP file with a page to read ' +
      '(`index.html`), `candidate.json`, resumes and recordings. Includes contact data and pay, whatever other scopes ' +
      'the key has. While an export of the candidate is unfinished, returns that one.',
    access: 'api-key',
    scope,
    request: {
      params: z.object({ id: id().describe('ID of the candidate.') }),
      body: NoFields,
      isBodyOptional: true,
    },
    replies: { 202: RequestedExportReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 202,
      body: { data: await resolve(ExportService).requestOfCandidate(actor.organizationId, params.id) },
    }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/exports',
    operationId: 'exportOrganization',
    tag,
    summary: 'Export the organization',
    description:
      'Starts an export of the data of the organization: a ZIP file with `clients`, `jobs`, `candidates`, ' +
      '`applications`, `application_events`, `screenings`, `video_interviews`, `decisions` and `notes` as NDJSON files, and ' +
      'uploaded resumes. Each line is an item as in the list of the API, with contact data and pay. All lines are of ' +
      'one point in time. Candidates whose erasure is queued or running are left out. While an export of the ' +
      'organization is unfinished, returns that one.',
    access: 'api-key',
    scope,
    request: { body: NoFields, isBodyOptional: true },
    replies: { 202: RequestedExportReply },
    errors: [],
    handler: async ({ actor, resolve }) => ({
      status: 202,
      body: { data: await resolve(ExportService).requestOfOrganization(actor.organizationId) },
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/exports',
    operationId: 'listExports',
    tag,
    summary: 'List exports',
    description: 'Lists exports, newest first.',
    access: 'api-key',
    scope,
    request: { query: ExportQuery },
    replies: { 200: ExportList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(ExportService).list(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/exports/{id}',
    operationId: 'getExport',
    tag,
    summary: 'Retrieve an export',
    description: 'Retrieves an export, with the link to its file once it is ready.',
    access: 'api-key',
    scope,
    request: { params: z.object({ id: id().describe('ID of the export.') }) },
    replies: { 200: ExportReply },
    errors: ['not_found'],
    handler: async ({ actor, params, resolve }) => ({
      status: 200,
      body: { data: await resolve(ExportService).get(actor.organizationId, params.id) },
    }),
  }),
];
