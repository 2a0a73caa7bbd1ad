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
      'Stops an import that is queued or running. Rows that are done stay done, see `counts`. An import that has ended ' +
      'gives 409 `conflict`.',
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
      'Removes the candidates and applications that the import made, within 24 hours of its end. Those to which anything ' +
      'has happened since stay: see `GET /api/v1/imports/{id}/kept`. Candidates who were there before stay as they are ' +
      'now. Removed candidates are erased. With applications, it needs the scope `applications:write` too. An import ' +
      'that is in progress, ended earlier, or is a dry run gives 409 `conflict`. Follow the undo with ' +
      '`GET /api/v1/imports/{id}`.',
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
    summary: 'List what an undo has kept',
    description:
      'Lists the candidates and applications that the import made and its undo has kept, with the reason, for 30 days. ' +
      'Newest first.',
    access: 'api-key',
    scope,
    request: { params, query: KeptRecordQuery },
    replies: { 200: KeptRecordList },
    errors: ['not_found'],
    handler: async ({ actor, params: { id: importId }, query, resolve }) =>
      listReply(await resolve(ImportUndoService).kept(actor.organizationId, importId, query), query),
  }),
];
