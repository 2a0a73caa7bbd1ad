import { z } from 'zod';
import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { newId } from '#platform/ids.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { CreateNote, NoteList, NoteQuery, NoteReply, UpdateNote } from './note.schemas.ts';
import { NoteService } from './note.service.ts';

const candidateParams = z.object({ id: id().describe('ID of the candidate.') });
const params = candidateParams.extend({ note_id: id().describe('ID of the note.') });
type Params = z.output<typeof params>;

const tag = 'Candidates';
const listPath = '/api/v1/candidates/{id}/notes';
const path = `${listPath}/{note_id}` as const;

const keyOf = (given: Params) => ({ candidateId: given.id, noteId: given.note_id });
const authorOf = ({ apiKeyId }: { apiKeyId: string }) => ({ type: 'key' as const, id: apiKeyId });
const editorOf = (actor: { apiKeyId: string }) => ({ ...authorOf(actor), isAdmin: false });

export const noteEndpoints = [
  defineEndpoint({
    method: 'get',
    path: listPath,
    operationId: 'listNotes',
    tag,
    summary: 'List notes of a candidate',
    description:
      'Lists the notes about a candidate, newest first, with their authors. The field `notes` of an application is ' +
      'separate: one text without authors.',
    access: 'api-key',
    scope: 'candidates:read',
    request: { params: candidateParams, query: NoteQuery },
    replies: { 200: NoteList },
    errors: ['not_found'],
    handler: async ({ actor, params: given, query, resolve }) =>
      listReply(await resolve(NoteService).page(actor.organizationId, given.id, query), query),
  }),
  defineEndpoint({
    method: 'post',
    path: listPath,
    operationId: 'createNote',
    tag,
    summary: 'Add a note',
    description: 'Adds a note about a candidate. Its author is the API key.',
    access: 'api-key',
    scope: 'candidates:write',
    request: { params: candidateParams, body: CreateNote },
    replies: { 201: NoteReply },
    errors: ['not_found'],
    handler: async ({ actor, params: given, body, resolve }) => ({
      status: 201,
      body: {
        data: await resolve(NoteService).add(actor.organizationId, given.id, body, authorOf(actor), newId()),
      },
    }),
  }),
  defineEndpoint({
    method: 'get',
    path,
    operationId: 'getNote',
    tag,
    summary: 'Retrieve a note',
    description: 'Retrieves a note about a candidate.',
    access: 'api-key',
    scope: 'candidates:read',
    request: { params },
    replies: { 200: NoteReply },
    errors: ['not_found'],
    handler: async ({ actor, params: given, resolve }) => ({
      status: 200,
      body: { data: await resolve(NoteService).get(actor.organizationId, keyOf(given)) },
    }),
  }),
  defineEndpoint({
    method: 'patch',
    path,
    operationId: 'updateNote',
    tag,
    summary: 'Change a note',
    description:
      'Changes the text of a note that an API key of your organization wrote. A note of a user returns 403 ' +
      '`forbidden`: its author and admins change it in the console.',
    access: 'api-key',
    scope: 'candidates:write',
    request: { params, body: UpdateNote },
    replies: { 200: NoteReply },
    errors: ['not_found', 'forbidden'],
    lock: ({ actor, params: given, resolve }) => resolve(NoteService).lock(actor.organizationId, keyOf(given)),
    handler: async ({ actor, params: given, body, resolve }) => ({
      status: 200,
      body: {
        data: await resolve(NoteService).update(actor.organizationId, keyOf(given), body.text, editorOf(actor)),
      },
    }),
  }),
  defineEndpoint({
    method: 'delete',
    path,
    operationId: 'deleteNote',
    tag,
    summary: 'Delete a note',
    description: 'Deletes a note that an API key of your organization wrote. This can’t be undone.',
    access: 'api-key',
    scope: 'candidates:write',
    request: { params },
    replies: { 204: null },
    errors: ['not_found', 'forbidden'],
    lock: ({ actor, params: given, resolve }) => resolve(NoteService).lock(actor.organizationId, keyOf(given)),
    handler: async ({ actor, params: given, resolve }) => {
      await resolve(NoteService).remove(actor.organizationId, keyOf(given), editorOf(actor));
      return { status: 204, body: null };
    },
  }),
];
