import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { currentLogContext } from '#platform/log.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { ImportReply } from '../import.schemas.ts';
import { KeptRecordList, KeptRecordQuery } from './import-undo.schemas.ts';
import { ImportUndoService } from './import-undo.service.ts';

const tag = 'Imports';
const scope = 'candidates:write';
const params = z.object({ id: id().describe('ID of the import.') });

export const importUndoEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/v1/imports/{id}/cancel',
    operationId: 'cancelImport',
    tag,
    summary: 'Cancel an import',
    description:
      'Stops an import that is queued or running. Rows that are done stay imported, and `counts` has their number. ' +
      'Returns 409 `conflict` if the import has ended.',
    access: 'api-key',
    scope,
    request: { params },
    replies: { 200: ImportReply },
    errors: ['not_found', 'conflict'],
    handler: async ({ actor, params: { id: importId }, resolve }) => ({
      status: 200,
      body: { data: await resolve(ImportUndoService).cancel(actor.organizationId, importId) },
    }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/v1/imports/{id}/undo',
    operationId: 'undoImport',
    tag,
    summary: 'Undo an import',
    description:
      'Removes the candidates and applications that the import added, within 24 hours of its end. Those to which anything ' +
      'has happened since stay: see `GET /api/v1/imports/{id}/kept`. Candidates who were there before stay as they are ' +
      'now. Removed candidates are erased. If the import added applications, the key also needs the scope ' +
      '`applications:write`. Returns 409 `conflict` for a dry run, for an import in progress, and after 24 hours. ' +
      'Retrieve the progress with `GET /api/v1/imports/{id}`.',
    access: 'api-key',
    scope,
    request: { params },
    replies: { 202: ImportReply },
    errors: ['not_found', 'conflict'],
    handler: async ({ actor, params: { id: importId }, address, resolve }) => {
      const { organizationId, apiKeyId, scopes } = actor;
      const requester = {
        type: 'key' as const,
        id: apiKeyId,
        email: null,
        address,
        requestId: currentLogContext().request_id ?? null,
        mayApply: scopes.has('applications:write'),
      };
      return {
        status: 202,
        body: { data: await resolve(ImportUndoService).undo(organizationId, importId, requester) },
      };
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/v1/imports/{id}/kept',
    operationId: 'listKeptRecords',
    tag,
    summary: 'List records that an undo has kept',
    description:
      'Lists the candidates and applications that the import added and its undo has kept, newest first, with the reason. ' +
      'The list is kept for 30 days.',
    access: 'api-key',
    scope,
    request: { params, query: KeptRecordQuery },
    replies: { 200: KeptRecordList },
    errors: ['not_found'],
    handler: async ({ actor, params: { id: importId }, query, resolve }) =>
      listReply(await resolve(ImportUndoService).kept(actor.organizationId, importId, query), query),
  }),
];
