import { Conflict, NotFound, ValidationError } from '#platform/errors.ts';
import type { Form } from '#platform/pages/form.ts';
import { copy } from '../console.messages.ts';
import { type FormErrors, toFormErrors } from '../form-errors.ts';
import { type FieldTexts, withPlainLines } from './edit.ts';

const { editing: t } = copy;

/** The texts of these fields. Blanks around them are typing errors. */
export const readTexts = (form: Form, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, withPlainLines(form.value(name)).trim()]));

export const textOrNull = (text = ''): string | null => (text === '' ? null : text);

/** An invalid number stays text, which the API's schema refuses. */
export const numberOrNull = (text = ''): number | string | null => {
  if (text === '') return null;
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
};

/** An item a line, each once. */
export const itemsOf = (text = ''): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

type Typed = { labels: Readonly<Record<string, string>>; typed: FieldTexts };

const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

function detailsOf(error: unknown, { labels, typed }: Typed): unknown {
  // The message begins with the API's name of the field.
  if (error instanceof Conflict && error.message.startsWith('external_id: ')) {
    return new ValidationError([{ path: 'external_id', code: 'conflict', message: t.taken }]);
  }
  // "The client (client_id) was not found.": it was removed after the form was shown.
  const [, removed = ''] = error instanceof NotFound ? (/\((\w+)\)/.exec(error.message) ?? []) : [];
  if (removed in labels) return new ValidationError([{ path: removed, code: 'not_found', message: t.removed }]);
  if (!(error instanceof ValidationError)) return error;
  const details = (error.details ?? []).map(({ path, code, message }) => {
    const [, name = path, index] = /^([^[.]+)(?:\[(\d+)\])?/.exec(path) ?? [];
    const item = index === undefined ? undefined : itemsOf(typed[name])[Number(index)];
    const plain = message.replaceAll(/\b[a-z]+(?:_[a-z]+)+\b/g, (word) => inSentence(labels[word] ?? word));
    return { path: name, code, message: item === undefined ? plain : t.item(cut(item), plain) };
  });
  return new ValidationError(details);
}

/** Like `toFormErrors`, for forms that have lists with one item per line, and numbers as text. */
export const toTypedErrors = (error: unknown, typed: Typed): FormErrors =>
  toFormErrors(detailsOf(error, typed), typed.labels);
