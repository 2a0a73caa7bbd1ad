import { h, type JSX } from 'preact';
import { clientStatuses } from '#modules/clients';
import type { Problems } from '#platform/pages/field.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { type FieldTexts, seenOf } from '../editing/edit.ts';
import { conflictSummary, formActions, formProblems, hidden } from '../editing/edit.view.ts';
import type { LastChange } from '../editing/last-change.queries.ts';
import { inputField, selectField, textField } from '../field.ts';
import { type FormErrors, problemsOf } from '../form-errors.ts';
import { consolePage } from '../layout.ts';
import { clientLabels } from './client-form.ts';

const { clients: t } = copy;

export const clientsPath = '/console/clients';
export const clientPath = (id: string): string => `${clientsPath}/${id}`;

const statusOptions = clientStatuses.map((value) => ({ value, label: t.statuses[value] }));

export type ClientForm = {
  texts: FieldTexts;
  errors?: FormErrors | undefined;
};

function fieldsOf(texts: FieldTexts, problems: Problems): JSX.Element {
  const common = (name: keyof typeof t.fields, required = false) => ({
    ...{ name, label: t.fields[name], value: texts[name] ?? '', required, problems },
    hint: (t.hints as Record<string, string | undefined>)[name],
  });
  const line = (name: keyof typeof t.fields, type: 'text' | 'email' | 'tel' = 'text', required = false): JSX.Element =>
    inputField({ ...common(name, required), type, autocomplete: 'off' });
  return h('div', { class: 'columns' }, [
    h('div', null, [
      line('name', 'text', true),
      selectField({ ...common('status', true), options: statusOptions }),
      line('industry'),
      line('website'),
      textField({ ...common('address'), rows: 3, maxLength: 2_000 }),
    ]),
    h('div', null, [
      line('contact_person'),
      line('email', 'email'),
      line('phone', 'tel'),
      textField({ ...common('tags'), rows: 3 }),
      textField({ ...common('notes'), rows: 6, maxLength: 20_000 }),
      line('external_id'),
    ]),
  ]);
}

/** `id`: of the client that the form makes, so that a form sent twice makes one. */
export const newClientPage = (context: ConsoleContext, id: string, { texts, errors }: ClientForm): JSX.Element => {
  const problems = problemsOf(errors);
  return consolePage(
    context,
    { title: t.create.title, section: 'clients' },
    h('h1', null, t.create.title),
    formProblems(errors),
    h('form', { method: 'post', action: `${clientsPath}/new` }, [
      hidden('id', id),
      fieldsOf(texts, problems),
      formActions(t.create.submit, clientsPath),
    ]),
  );
};

/**
 * `seen` identifies the texts that the form was made from. `conflicts` has the fields that another user has changed to
 * `stored`, with `change`.
 */
export type ClientEdit = ClientForm & {
  seen: string;
  stored: FieldTexts;
  conflicts?: readonly string[];
  change?: LastChange | undefined;
};

export function editClientPage(
  context: ConsoleContext,
  { id, name }: { id: string; name: string },
  { texts, errors, seen, stored, conflicts = [], change }: ClientEdit,
): JSX.Element {
  const problems = problemsOf(errors);
  const title = t.edit.title(name);
  const textOf = (field: string): string =>
    field === 'status'
      ? (statusOptions.find(({ value }) => value === stored[field])?.label ?? '')
      : (stored[field] ?? '');
  return consolePage(
    context,
    { title, section: 'clients' },
    h('h1', null, title),
    formProblems(errors),
    conflictSummary(
      conflicts.map((field) => ({ name: field, label: clientLabels[field] ?? field, text: textOf(field) })),
      change,
    ),
    h('form', { method: 'post', action: `${clientPath(id)}/edit` }, [
      hidden('seen', conflicts.length > 0 ? seenOf(stored) : seen),
      fieldsOf(texts, problems),
      formActions(t.edit.submit, clientPath(id)),
    ]),
  );
}
