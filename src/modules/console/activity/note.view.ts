import { type ComponentChildren, h, type JSX } from 'preact';
import { type Member, maxNoteLength, type StoredNote } from '#modules/notes';
import { pageHead } from '../components/page-head.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { conflictSummary, formActions, formProblems, hidden } from '../editing/edit.view.ts';
import type { LastChange } from '../editing/last-change.queries.ts';
import { textField } from '../field.ts';
import { type FormErrors, problemsOf } from '../form-errors.ts';
import { consolePage } from '../layout.ts';
import { mentionChoice } from '../mentions/mention.view.ts';
import { notePath } from './activity.view.ts';
import { actorName } from './actor-name.ts';
import { linkedText } from './note-text.view.ts';

const { notes: t } = copy.activity;

/** Names the note before it is stored: a form that is sent twice makes one note. */
export const noteIdField = 'note_id';
export const noteField = 'note';

type Field = { members: readonly Member[]; form?: string; typed?: string | undefined };

const noteArea = ({ members, form, typed = '' }: Field): JSX.Element[] => [
  h('label', { for: 'note' }, t.label),
  h('textarea', {
    ...{
      id: 'note',
      name: noteField,
      rows: 3,
      maxLength: maxNoteLength,
      value: typed,
      'aria-describedby': 'note-hint',
      'data-key': 'n',
    },
    ...(form === undefined ? { required: true } : { form }),
  }),
  h('span', { class: 'hint', id: 'note-hint' }, copy.mentions.hint),
  ...(members.length > 0 ? [mentionChoice(members, form)] : []),
];

/** The form on a candidate's page. `id` lets buttons elsewhere on the page submit it. */
export const candidateNoteForm = (
  candidateId: string,
  noteId: string,
  { members = [], id }: { members?: readonly Member[]; id?: string } = {},
): JSX.Element =>
  h('form', { id, method: 'post', action: `/console/candidates/${candidateId}/notes`, class: 'new-note' }, [
    hidden(noteIdField, noteId),
    noteArea({ members }),
    h('button', { type: 'submit', class: 'other' }, t.add),
  ]);

/** Note fields of an application's page, whose actions share one form. */
export const applicationNoteFields = (
  { form, action, typed }: { form: string; action: string; typed?: string | undefined },
  noteId: string,
  members: readonly Member[] = [],
): JSX.Element =>
  h('div', { class: 'new-note' }, [
    h('input', { type: 'hidden', name: noteIdField, value: noteId, form }),
    noteArea({ members, form, typed }),
    h('button', { type: 'submit', class: 'other', form, formAction: action }, t.add),
  ]);

/** They can be changed through the API alone. */
export const givenNotes = (text: string | null): JSX.Element | null =>
  text === null
    ? null
    : h('section', { 'aria-labelledby': 'given-notes' }, [
        h('h3', { id: 'given-notes' }, t.given),
        h('p', { class: 'quiet' }, t.givenHint),
        h('div', { class: 'note given' }, text),
      ]);

export type NotePerson = { id: string; full_name: string };

const frame = (context: ConsoleContext, title: string, ...content: ComponentChildren[]): JSX.Element =>
  consolePage(context, { title, section: 'candidates' }, h('h1', null, title), ...content);

/** A new note that could not be stored. */
export const newNotePage = (
  context: ConsoleContext,
  { id }: NotePerson,
  { noteId, typed, errors }: { noteId: string; typed: string; errors: FormErrors },
): JSX.Element =>
  frame(
    context,
    t.add,
    formProblems(errors),
    h('form', { method: 'post', action: `/console/candidates/${id}/notes`, class: 'new-note' }, [
      hidden(noteIdField, noteId),
      noteTextField(noteField, typed, errors),
      formActions(t.add, `/console/candidates/${id}`),
    ]),
  );

const noteTextField = (name: string, value: string, errors: FormErrors | undefined): JSX.Element =>
  textField({
    ...{ name, label: t.text, required: true, value, rows: 10, maxLength: maxNoteLength },
    problems: problemsOf(errors),
  });

export function notePage(context: ConsoleContext, person: NotePerson, note: StoredNote, mayEdit: boolean): JSX.Element {
  const { author, application_id: applicationId, created_at: at, edited_at: editedAt } = note;
  const name = actorName({ actor_type: note.by_operator ? 'operator' : author.type, actor_name: author.name });
  const about = applicationId === null ? `candidates/${person.id}` : `applications/${applicationId}`;
  const back = applicationId === null ? copy.activity.back.candidate : copy.activity.back.application;
  return consolePage(
    context,
    { title: t.title(person.full_name), section: 'candidates' },
    pageHead({
      title: t.title(person.full_name),
      meta: [
        t.heading(name),
        ', ',
        showDateTime(at),
        editedAt !== null && [' (', t.edited, ' ', showDateTime(editedAt), ')'],
      ],
      actions: mayEdit && h('a', { class: 'button other', href: `${notePath(person.id, note.id)}/edit` }, t.edit),
    }),
    h(
      'div',
      { class: 'note given' },
      linkedText(
        note.text,
        note.mentions.map(({ name: mentioned }) => mentioned),
      ),
    ),
    h('p', null, h('a', { href: `/console/${about}#activity` }, back)),
  );
}

export type NoteEdit = {
  text: string;
  seen: string;
  stored: string;
  isConflict?: boolean;
  change?: LastChange | undefined;
  errors?: FormErrors;
};

export function editNotePage(context: ConsoleContext, { id }: NotePerson, noteId: string, edit: NoteEdit): JSX.Element {
  const { text, seen, stored, isConflict, change, errors } = edit;
  const path = notePath(id, noteId);
  return frame(
    context,
    t.editTitle,
    isConflict ? conflictSummary([{ name: 'text', label: t.text, text: stored }], change) : null,
    formProblems(errors),
    h('form', { method: 'post', action: `${path}/edit`, class: 'new-note' }, [
      hidden('seen', seen),
      noteTextField('text', text, errors),
      formActions(t.save, path),
    ]),
    h('form', { method: 'post', action: `${path}/delete` }, [
      h('p', { class: 'quiet' }, t.removeHint),
      h('button', { type: 'submit', class: 'other' }, t.remove),
    ]),
  );
}
