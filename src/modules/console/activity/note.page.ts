import { ApplicantService } from '#modules/applications';
import {
  CreateNote,
  type Editor,
  hasLabel,
  labelOf,
  MentionService,
  mayChange,
  type NoteKey,
  NoteService,
  type StoredNote,
  UpdateNote,
} from '#modules/notes';
import { Forbidden, NotFound } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { id as uuid } from '#platform/schema/fields.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { orStanding } from '../candidates/merging/gone.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { editOf, seenOf, withPlainLines } from '../editing/edit.ts';
import { changeMeanwhile } from '../editing/last-change.ts';
import { toFormErrors } from '../form-errors.ts';
import { pathId } from '../path-id.ts';
import { notePath } from './activity.view.ts';
import { editNotePage, type NotePerson, newNotePage, noteField, noteIdField, notePage } from './note.view.ts';

const { activity, editing } = copy;
const { notes: t } = activity;
const listPath = '/console/candidates/{id}/notes';
const path = `${listPath}/{note_id}`;

const labels = { text: t.text, [noteField]: t.text };

const editorOf = ({ user }: ConsoleContext): Editor => ({ type: 'user', id: user.id, isAdmin: user.role === 'admin' });

const personOf = (context: ConsoleContext, id: string) =>
  context.resolve(ApplicantService).get(context.user.organizationId, id);

const noteIdIn = ({ form }: ConsoleContext): string => uuid().safeParse(form.value(noteIdField)).data ?? newId();

/** The new note that came with a form. Empty without one. */
export const typedNote = ({ form }: ConsoleContext): string => withPlainLines(form.value(noteField)).trim();

/** The outcome of an action that also saved the note of its form. */
export const withNote = (context: ConsoleContext, outcome: string): string =>
  typedNote(context) === '' ? outcome : t.withNote(outcome);

/** The note, with the member who was chosen below it. */
async function withMention(context: ConsoleContext): Promise<string> {
  const { user, form, resolve } = context;
  const text = typedNote(context);
  const chosen = form.value('mention');
  if (text === '' || chosen === '') return text;
  const members = await resolve(MentionService).members(user.organizationId);
  const member = members.find(({ id }) => id === chosen);
  const label = member && labelOf(member, members);
  return label === undefined || hasLabel(text, label) ? text : `${text}\n@${label}`;
}

/** Stores it once, however often the form is sent. Throws ValidationError, and NotFound. */
export async function addTypedNote(
  context: ConsoleContext,
  candidateId: string,
  applicationId: string | null,
): Promise<void> {
  const { user, resolve } = context;
  const note = validate(CreateNote, { text: await withMention(context), application_id: applicationId });
  await runAudited(
    context,
    () => resolve(NoteService).add(user.organizationId, candidateId, note, editorOf(context), noteIdIn(context)),
    () => undefined,
  );
}

/** Shows what could not be stored. */
export function noteProblem(context: ConsoleContext, person: NotePerson, error: unknown): ConsoleReply {
  const errors = toFormErrors(error, labels);
  const typed = { noteId: noteIdIn(context), typed: typedNote(context), errors };
  return { status: errors.status, document: newNotePage(context, person, typed) };
}

async function add(context: ConsoleContext): Promise<ConsoleReply> {
  const id = pathId(context);
  const person = await personOf(context, id);
  try {
    await addTypedNote(context, id, null);
    return { redirect: `/console/candidates/${id}#activity`, notice: t.added };
  } catch (error) {
    return noteProblem(context, person, error);
  }
}

function keyIn(context: ConsoleContext): NoteKey {
  const noteId = uuid().safeParse(context.params['note_id']);
  if (!noteId.success) throw new NotFound();
  return { candidateId: pathId(context), noteId: noteId.data };
}

const noteOf = (context: ConsoleContext, key: NoteKey): Promise<StoredNote> =>
  context.resolve(NoteService).get(context.user.organizationId, key);

async function show(context: ConsoleContext): Promise<ConsoleReply> {
  const key = keyIn(context);
  const note = await noteOf(context, key);
  const mayEdit = context.user.role !== 'viewer' && mayChange(note, editorOf(context));
  return { document: notePage(context, await personOf(context, key.candidateId), note, mayEdit) };
}

async function editForm(context: ConsoleContext): Promise<ConsoleReply> {
  const key = keyIn(context);
  const note = await noteOf(context, key);
  if (!mayChange(note, editorOf(context))) throw new Forbidden('forbidden', t.notYours);
  const { text } = note;
  const edit = { text, seen: seenOf({ text }), stored: text };
  return { document: editNotePage(context, await personOf(context, key.candidateId), key.noteId, edit) };
}

/** Writes nothing if another user has changed the text. */
function store(context: ConsoleContext, key: NoteKey, typed: string): Promise<'saved' | 'same' | 'conflict'> {
  const { user, form, resolve } = context;
  const notes = resolve(NoteService);
  const change = async () => {
    await notes.lock(user.organizationId, key);
    const note = await notes.get(user.organizationId, key);
    if (!mayChange(note, editorOf(context))) throw new Forbidden('forbidden', t.notYours);
    const { text } = note;
    const { changed, conflicts } = editOf(form.value('seen'), { text: typed }, { text });
    if (conflicts.length > 0) return 'conflict';
    if (changed.length === 0) return 'same';
    await notes.update(user.organizationId, key, validate(UpdateNote, { text: typed }).text, editorOf(context));
    return 'saved';
  };
  return runAudited(context, change, () => undefined);
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const key = keyIn(context);
  const person = await personOf(context, key.candidateId);
  const typed = withPlainLines(context.form.value('text')).trim();
  const seen = context.form.value('seen');
  try {
    const outcome = await store(context, key, typed);
    if (outcome !== 'conflict') {
      const notice = outcome === 'saved' ? t.saved : editing.unchanged;
      return { redirect: notePath(key.candidateId, key.noteId), notice };
    }
    const { text: stored } = await noteOf(context, key);
    const change = await changeMeanwhile(context, key.noteId, ['text']);
    const edit = { text: typed, seen: seenOf({ text: stored }), stored, isConflict: true, change };
    return { status: 409, document: editNotePage(context, person, key.noteId, edit) };
  } catch (error) {
    if (error instanceof Forbidden) throw error;
    const errors = toFormErrors(error, labels);
    const { text: stored } = await noteOf(context, key);
    return {
      status: errors.status,
      document: editNotePage(context, person, key.noteId, { text: typed, seen, stored, errors }),
    };
  }
}

async function remove(context: ConsoleContext): Promise<ConsoleReply> {
  const key = keyIn(context);
  const { user, resolve } = context;
  await runAudited(
    context,
    () => resolve(NoteService).remove(user.organizationId, key, editorOf(context)),
    () => undefined,
  );
  return { redirect: `/console/candidates/${key.candidateId}#activity`, notice: t.removed };
}

export const notePages = [
  defineConsolePage({ method: 'post', path: listPath, role: 'recruiter', handler: add }),
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    handler: (context) =>
      orStanding(
        context,
        pathId(context),
        (candidateId) => notePath(candidateId, keyIn(context).noteId),
        () => show(context),
      ),
  }),
  defineConsolePage({ method: 'get', path: `${path}/edit`, role: 'recruiter', isChange: true, handler: editForm }),
  defineConsolePage({ method: 'post', path: `${path}/edit`, role: 'recruiter', handler: save }),
  defineConsolePage({ method: 'post', path: `${path}/delete`, role: 'recruiter', handler: remove }),
];
