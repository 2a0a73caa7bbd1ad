import type { ScreeningQuestion } from '#modules/jobs';
import { ValidationError } from '#platform/errors.ts';
import type { Form } from '#platform/pages/form.ts';
import { copy } from '../../console.messages.ts';
import { withPlainLines } from '../../editing/edit.ts';
import { itemsOf, numberOrNull } from '../../editing/typed-value.ts';
import { type FormErrors, toFormErrors } from '../../form-errors.ts';

const { questions: t } = copy.jobs;

const names = [
  'id',
  'question',
  'type',
  'options',
  'required',
  'accepted',
  'low',
  'high',
  'knockout',
  'weight',
] as const;
export type QuestionField = (typeof names)[number];
/** A question as the fields of the form have it. */
export type TypedQuestion = Readonly<Record<QuestionField, string>>;

export const questionTypes = Object.keys(t.types) as ScreeningQuestion['type'][];
export const isChoice = (type: string): boolean => type.endsWith('_choice');
export const isRange = (type: string): boolean => type === 'number' || type === 'date';

export const fieldOf = (name: QuestionField, index: number): string => `${name}-${index}`;

export const newQuestion: TypedQuestion = {
  ...{ id: '', question: '', type: 'text', options: '', required: 'on' },
  ...{ accepted: '', low: '', high: '', knockout: '', weight: '' },
};

const plain = (text: string): string => withPlainLines(text).trim();

export function typedOf({ id, question, type, options, required, expected, knockout, weight }: ScreeningQuestion) {
  const list = Array.isArray(expected) ? expected : [];
  const range: { min?: number; max?: number; from?: string; to?: string } = Array.isArray(expected)
    ? {}
    : (expected ?? {});
  return {
    id: id ?? '',
    question: plain(question),
    type,
    options: plain(options?.join('\n') ?? ''),
    required: required ? 'on' : '',
    accepted: plain(list.join('\n')),
    low: String(range.min ?? range.from ?? ''),
    high: String(range.max ?? range.to ?? ''),
    knockout: knockout ? 'on' : '',
    weight: String(weight ?? ''),
  } satisfies TypedQuestion;
}

export const inOrder = (questions: readonly ScreeningQuestion[] | null): ScreeningQuestion[] =>
  (questions ?? []).toSorted((a, b) => a.order - b.order);

export const typedList = (questions: readonly ScreeningQuestion[] | null): TypedQuestion[] =>
  inOrder(questions).map(typedOf);

/** The questions as submitted, at most `most`. */
export function questionsIn(form: Form, most: number): TypedQuestion[] {
  const count = Math.min(Math.max(0, Math.trunc(Number(form.value('count')) || 0)), most);
  return Array.from({ length: count }, (_, index) => {
    const values = names.map((name) => [name, plain(form.value(fieldOf(name, index)))]);
    return Object.fromEntries(values) as TypedQuestion;
  });
}

/** Text to compare questions. Equal questions have equal texts. */
export const textOf = (question: TypedQuestion): string => JSON.stringify(names.map((name) => question[name]));

function expectedOf({ type, accepted, low, high }: TypedQuestion): unknown {
  if (!isRange(type)) return accepted === '' ? undefined : itemsOf(accepted);
  if (low === '' && high === '') return undefined;
  const [from, to] = type === 'number' ? ['min', 'max'] : ['from', 'to'];
  const value = (text: string): unknown => (type === 'number' ? numberOrNull(text) : text);
  return { ...(low !== '' && { [from]: value(low) }), ...(high !== '' && { [to]: value(high) }) };
}

const isSame = (a: TypedQuestion, b: TypedQuestion): boolean => names.every((name) => a[name] === b[name]);

/** The question in the API's format. A question that was not edited stays exactly the same. */
function inputOf(typed: TypedQuestion, order: number, stored: readonly ScreeningQuestion[]): unknown {
  const same = stored.find((one) => isSame(typedOf(one), typed));
  if (same) return { ...same, order };
  const expected = expectedOf(typed);
  return {
    ...(typed.id !== '' && { id: typed.id }),
    ...{ question: typed.question, type: typed.type, required: typed.required === 'on', order },
    ...(isChoice(typed.type) && { options: itemsOf(typed.options) }),
    ...(expected !== undefined && { expected }),
    ...(typed.knockout === 'on' && { knockout: true }),
    ...(typed.weight !== '' && { weight: numberOrNull(typed.weight) }),
  };
}

/** Throws ValidationError for choices that leave nothing to choose. */
export function questionsInput(
  typed: readonly TypedQuestion[],
  stored: readonly ScreeningQuestion[] | null,
): { screening_questions: unknown[] } {
  const list = stored ?? [];
  const without = typed.flatMap((one, index) =>
    isChoice(one.type) && itemsOf(one.options).length < 2 && !list.some((known) => isSame(typedOf(known), one))
      ? [{ path: `screening_questions[${index}].options`, code: 'invalid_value', message: t.wrong.options }]
      : [],
  );
  if (without.length > 0) throw new ValidationError(without);
  return { screening_questions: typed.map((one, index) => inputOf(one, index + 1, list)) };
}

function fieldAt(name: string, typed: TypedQuestion | undefined): QuestionField {
  if (name === 'expected') return isRange(typed?.type ?? '') ? 'low' : 'accepted';
  return names.find((one) => one === name) ?? 'question';
}

/** The fields that are wrong, by their names in the form. `from`: the place of its first question among all. */
export function questionErrors(
  error: unknown,
  { from, typed }: { from: number; typed: readonly TypedQuestion[] },
): FormErrors {
  if (!(error instanceof ValidationError)) return toFormErrors(error, {});
  const labels: Record<string, string> = {};
  const details = (error.details ?? []).map(({ path, code, message }) => {
    const [, at = '0', name = ''] = /^screening_questions\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
    const index = Number(at) - from;
    const question = typed[index];
    const field = fieldAt(name, question);
    const key = fieldOf(field, index);
    labels[key] = t.problem(Number(at) + 1, t.fields[field]);
    return { path: key, code, message: name === 'expected' ? t.wrong[wrongOf(question)] : message };
  });
  return toFormErrors(new ValidationError(details), labels);
}

function wrongOf(question: TypedQuestion | undefined): 'accepted' | 'skills' | 'number' | 'date' {
  const type = question?.type ?? '';
  if (type === 'number' || type === 'date') return type;
  return isChoice(type) ? 'accepted' : 'skills';
}
