import { type ComponentChildren, h, type JSX } from 'preact';
import { actorName } from '../activity/actor-name.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { problemSummary } from '../field.ts';
import { type FormErrors, problemsOf } from '../form-errors.ts';
import type { LastChange } from './last-change.queries.ts';

const { conflict: t } = copy.editing;

const longText = 120;

/** `text`: what is stored now, as people read it. */
export type Conflicting = { name: string; label: string; text: string };

const shown = (text: string): ComponentChildren => {
  if (text === '') return t.empty;
  if (text.length <= longText && !text.includes('\n')) return t.value(text);
  return h('details', null, [h('summary', null, t.show), h('div', { class: 'given' }, text)]);
};

/** Introduces what another user has saved: `what`, such as "Their version". `change` is undefined if it is not known. */
export const savedBy = (what: string, change: LastChange | undefined): ComponentChildren =>
  change ? t.savedBy(what, actorName(change), showDateTime(change.at)) : `${what}:`;

export function conflictSummary(conflicts: readonly Conflicting[], change: LastChange | undefined): JSX.Element | null {
  if (conflicts.length === 0) return null;
  return h('div', { class: 'problems', role: 'alert', tabIndex: -1, autofocus: true }, [
    h('p', null, [t.intro, ' ', savedBy(t.theirs, change)]),
    h(
      'ul',
      null,
      conflicts.map(({ name, label, text }) =>
        h('li', null, [h('a', { href: `#field-${name}` }, label), ': ', shown(text)]),
      ),
    ),
  ]);
}

/** Shown above a form: a list of its invalid fields, or an error of the whole form. */
export const formProblems = (errors: FormErrors | undefined): ComponentChildren => [
  problemSummary(problemsOf(errors)),
  errors?.message !== undefined &&
    h('div', { class: 'problems', role: 'alert', tabIndex: -1, autofocus: true }, h('p', null, errors.message)),
];

export const hidden = (name: string, value: string): JSX.Element => h('input', { type: 'hidden', name, value });

/** Buttons of a form, and a link that leaves it. */
export const formActions = (submit: string, cancelPath: string): JSX.Element =>
  h('div', { class: 'actions' }, [
    h('button', { type: 'submit' }, submit),
    h('a', { class: 'button other', href: cancelPath }, copy.form.cancel),
  ]);
