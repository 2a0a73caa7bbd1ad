import Mustache from 'mustache';
import { isOneLine } from '#modules/organizations';
import { type FieldError, ValidationError } from '#platform/errors.ts';
import { kinds, type MessageKind } from './message.kinds.ts';

/** The words around a message's one link, with {{placeholders}}. A blank line begins a new paragraph. */
export type Template = { subject: string; before: string; after: string };

/** What a placeholder stands for in one message, each in one line. */
export type Values = {
  /** With the comma; without a name where what is given for one is no way to greet somebody. */
  greeting: string;
  candidate_name: string;
  job_title: string;
  company: string;
  organization: string;
  valid_until: string;
};
export type Placeholder = keyof Values;

/** What people are told of each placeholder. */
export const placeholders: Readonly<Record<Placeholder, string>> = {
  greeting: '“Hello Asha Rao,”, or “Hello,” where the name is no way to greet somebody',
  candidate_name: "The candidate's name",
  job_title: "The job's title",
  company: 'The company as candidates see it',
  organization: 'Your public name',
  valid_until: 'The day on which the link ends',
};

/** The placeholders that a message of this kind has something for. Interest links have no day that is worth a line. */
export const placeholdersOf = (kind: MessageKind): Placeholder[] =>
  (Object.keys(placeholders) as Placeholder[]).filter(
    (name) => name !== 'valid_until' || kinds[kind].opens !== 'interest',
  );

// The library keeps each template it ever saw, unless it has nowhere to.
const writer = Object.assign(new Mustache.Writer(), { templateCache: undefined });

/** The template with its values. They stay text: what is made of them escapes it where it must. */
export const filled = (template: string, values: Values): string =>
  writer.render(template, values, undefined, { escape: String });

/** Whether the words say something of a job. */
export const speaksOfJob = ({ subject, before, after }: Template): boolean =>
  /\{\{\s*(job_title|company)\s*\}\}/.test(`${subject}\n${before}\n${after}`);

/** What is wrong with the placeholders of a text, in words. */
function wrongPlaceholders(kind: MessageKind, text: string): string | undefined {
  const known = placeholdersOf(kind);
  const all = known.map((name) => `{{${name}}}`).join(', ');
  let tokens: unknown[][];
  try {
    tokens = writer.parse(text) as unknown[][];
  } catch {
    return `has a {{ that is not closed by }}, or something else than a name between them. There are ${all}`;
  }
  const tags = tokens.filter(([type]) => type !== 'text');
  const odd = tags.find(([type]) => type !== 'name');
  if (odd) return `has {{${String(odd[0])}${String(odd[1])}}}, which is no placeholder. There are ${all}`;
  const unknown = tags.map(([, name]) => String(name)).filter((name) => !known.some((one) => one === name));
  if (unknown.length === 0) return undefined;
  return `has ${[...new Set(unknown)].map((name) => `{{${name}}}`).join(', ')}, which this message does not know. There are ${all}`;
}

const most = { subject: 200, before: 5_000, after: 5_000, rendered: 20_000 };
/** Names and titles have at most so many characters. */
const longest = 'm'.repeat(255);
const longestValues: Values = {
  greeting: `Hello ${longest},`,
  candidate_name: longest,
  job_title: longest,
  company: longest,
  organization: longest,
  valid_until: '30 September 2026',
};

const lengthOf = (text: string): number => [...text].length;

function wrongText(kind: MessageKind, field: keyof Template, text: string): string | undefined {
  if (field !== 'after' && text === '') return 'must not be empty';
  if (lengthOf(text) > most[field]) return `must have at most ${most[field]} characters`;
  if (field === 'subject' && !isOneLine(text)) return 'must be one line without control characters';
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(text)) return 'must not contain control characters';
  const placeholder = wrongPlaceholders(kind, text);
  if (placeholder) return placeholder;
  if (lengthOf(filled(text, longestValues)) > most.rendered) {
    return `can become longer than ${most.rendered} characters with long names: use fewer placeholders`;
  }
  return undefined;
}

/** As it is kept: without blanks around it, line ends as one character. Throws ValidationError with each wrong field. */
export function checkedTemplate(kind: MessageKind, input: Template): Template {
  const tidy = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
  const template = { subject: input.subject.trim(), before: tidy(input.before), after: tidy(input.after) };
  const wrong = (['subject', 'before', 'after'] as const).flatMap((path): FieldError[] => {
    const message = wrongText(kind, path, template[path]);
    return message ? [{ path, code: 'invalid_value', message }] : [];
  });
  if (wrong.length > 0) throw new ValidationError(wrong);
  return template;
}
