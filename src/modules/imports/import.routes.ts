import { z } from 'zod';
import type { StreamedFile } from '#platform/http/api/attachment.ts';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { currentLogContext } from '#platform/log.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { ImportUpload } from './files/import-upload.service.ts';
import { CreateImport, ImportList, ImportQuery, ImportReply } from './import.schemas.ts';
import { ImportService } from './import.service.ts';
import { importFormatOf, importTypes } from './reading/import-format.ts';

const tag = 'Imports';
const scope = 'candidates:write';
const params = z.object({ id: id().describe('ID of the import.') });

export const importEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/v1/imports',
    operationId: 'createImport',
    tag,
    summary: 'Import candidates',
    description:
      'Starts an import of candidates from a file of at most 100,000 rows and 100 MiB. The body is the file: CSV with a ' +
      'header (`text/csv`, in UTF-8, with `,`, `;` or tab between cells) or a body of `POST /api/v1/candidates` on each ' +
      'line (`application/x-ndjson`). Each row acts as `POST /api/v1/candidates`. Empty cells change nothing. ' +
      'Skills and tags are split at `;` and `,`. To apply candidates to a job, the key also needs the scope ' +
      '`applications:write`. Retrieve the progress with `GET /api/v1/imports/{id}`.',
    access: 'api-key',
    scope,
    fieldScopes: { job_id: 'applications:write' },
    request: { query: CreateImport, stream: { types: Object.values(importTypes) } },
    replies: { 202: ImportReply },
    errors: ['not_found', 'conflict'],
    async receive({ actor, resolve }, { contents, contentType, bytes }) {
      const uploads = resolve(ImportUpload);
      const { organizationId } = actor;
      const upload = { format: importFormatOf(contentType), contents, bytes, isDraft: false };
      const { id: importId, digest } = await uploads.receive(organizationId, upload);
      // The schedule does it if it fails.
      const discard = () =>
        uploads.discard(organizationId, importId).then(
          () => {},
          () => {},
        );
      return { id: importId, digest, discard };
    },
    handler: async ({ actor, query, received, address, resolve }) => {
      const { organizationId, apiKeyId, scopes, seesContact } = actor;
      const requestedBy = {
        type: 'key' as const,
        id: apiKeyId,
        email: null,
        address,
        requestId: currentLogContext().request_id ?? null,
        seesContact,
        mayApply: scopes.has('applications:write'),
      };
      const data = await resolve(ImportService).start(organizationId, received.id, requestedBy, query);
      return { status: 202, body: { data } };
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/imports',
    operationId: 'listImports',
    tag,
    summary: 'List imports',
    description: 'Lists imports, newest first.',
    access: 'api-key',
    scope,
    request: { query: ImportQuery },
    replies: { 200: ImportList },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(ImportService).list(actor.organizationId, query), query),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/imports/{id}',
    operationId: 'getImport',
    tag,
    summary: 'Retrieve an import',
    description: 'Retrieves an import with its progress.',
    access: 'api-key',
    scope,
    request: { params },
    replies: { 200: ImportReply },
    errors: ['not_found'],
    handler: async ({ actor, params: { id: importId }, resolve }) => ({
      status: 200,
      body: { data: await resolve(ImportService).get(actor.organizationId, importId) },
    }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/imports/{id}/errors',
    operationId: 'listImportErrors',
    tag,
    summary: "Download an import's errors",
    description:
      'Returns the rows with errors as a CSV file. The columns are `row` (from 1, without the header), `error`, and ' +
      'the columns as sent, or `line` for NDJSON. Errors are kept for 30 days. Keys without the scope ' +
      '`candidates.contact:read` get empty cells in columns that may have contact data. The audit log records each ' +
      'download.',
    access: 'api-key',
    scope,
    request: { params },
    replies: { 200: z.custom<StreamedFile>() },
    download: { types: ['text/csv'], action: 'import.download_errors' },
    errors: ['not_found'],
    handler: async ({ actor, params: { id: importId }, resolve }) => ({
      status: 200,
      body: await resolve(ImportService).errors(actor.organizationId, importId, actor),
    }),
  }),
];
