import Mustache from 'mustache';
import { isOneLine } from '#modules/organizations';
import { type FieldError, ValidationError } from '#platform/errors.ts';
import { type MessageKind, messageKindRules } from './message-kinds.ts';

/** The text around an email's one button, with {{placeholders}}. A blank line starts a new paragraph. */
export type EmailTemplate = { subject: string; before: string; after: string };

const placeholders = ['greeting', 'candidate_name', 'job_title', 'company', 'organization', 'valid_until'] as const;
export type Placeholder = (typeof placeholders)[number];

/** One line each. */
export type PlaceholderValues = Record<Placeholder, string>;

/** The placeholders for this kind of email. Interest links work too long for their last day to matter. */
export const placeholdersOf = (kind: MessageKind): Placeholder[] =>
  placeholders.filter((name) => name !== 'valid_until' || messageKindRules[kind].opens !== 'interest');

const mostParsed = 100;
const parsed = new Map<string, string[]>();
/** The emails of a batch have the same templates. */
const templateCache = {
  get: (key: string) => parsed.get(key),
  set: (key: string, tokens: string[]) => {
    // The usual cache would hold every template ever rendered.
    if (parsed.size >= mostParsed) parsed.clear();
    parsed.set(key, tokens);
  },
  clear: () => parsed.clear(),
};
const writer = Object.assign(new Mustache.Writer(), { templateCache });

/** Values stay plain text: the caller escapes them. */
export const fillPlaceholders = (template: string, values: PlaceholderValues): string =>
  writer.render(template, values, undefined, { escape: String });

export const mentionsJob = ({ subject, before, after }: EmailTemplate): boolean =>
  /\{\{\s*(job_title|company)\s*\}\}/.test(`${subject}\n${before}\n${after}`);

function placeholderProblem(kind: MessageKind, text: string): string | undefined {
  const known = placeholdersOf(kind);
  const available = `Available placeholders: ${known.map((name) => `{{${name}}}`).join(', ')}`;
  let tokens: unknown[][];
  try {
    tokens = writer.parse(text) as unknown[][];
  } catch {
    return `has {{ without }}, or something other than a name between them. ${available}`;
  }
  const tags = tokens.filter(([type]) => type !== 'text');
  const other = tags.find(([type]) => type !== 'name');
  if (other) return `has {{${String(other[0])}${String(other[1])}}}, which is not a placeholder. ${available}`;
  const unknown = tags.map(([, name]) => String(name)).filter((name) => !known.some((one) => one === name));
  if (unknown.length === 0) return undefined;
  const names = [...new Set(unknown)].map((name) => `{{${name}}}`).join(', ');
  return `has ${names}, which this email does not support. ${available}`;
}

const maxLength = { subject: 200, before: 5_000, after: 5_000, rendered: 20_000 };
/** The longest name or title. */
const longest = 'm'.repeat(255);
const longestValues: PlaceholderValues = {
  greeting: `Hello ${longest},`,
  candidate_name: longest,
  job_title: longest,
  company: longest,
  organization: longest,
  valid_until: '30 September 2026',
};

const lengthOf = (text: string): number => [...text].length;

function textProblem(kind: MessageKind, field: keyof EmailTemplate, text: string): string | undefined {
  if (field !== 'after' && text === '') return 'must not be empty';
  if (lengthOf(text) > maxLength[field]) return `must have at most ${maxLength[field]} characters`;
  if (field === 'subject' && !isOneLine(text)) return 'must be one line without control characters';
  // oxlint-disable-next-line no-control-regex -- looks for them
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(text)) return 'must not contain control characters';
  const placeholder = placeholderProblem(kind, text);
  if (placeholder) return placeholder;
  if (lengthOf(fillPlaceholders(text, longestValues)) > maxLength.rendered) {
    return `can exceed ${maxLength.rendered} characters with long names. Use fewer placeholders`;
  }
  return undefined;
}

/** Trimmed, with `\n` line ends. Throws ValidationError with each invalid field. */
export function checkedTemplate(kind: MessageKind, input: EmailTemplate): EmailTemplate {
  const tidy = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
  const template = { subject: input.subject.trim(), before: tidy(input.before), after: tidy(input.after) };
  const problems = (['subject', 'before', 'after'] as const).flatMap((path): FieldError[] => {
    const message = textProblem(kind, path, template[path]);
    return message ? [{ path, code: 'invalid_value', message }] : [];
  });
  if (problems.length > 0) throw new ValidationError(problems);
  return template;
}
