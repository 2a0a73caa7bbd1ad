import type { z } from 'zod';
import { type FieldError, ValidationError } from '../errors.ts';
import { repeated } from './query.ts';

type Issue = z.core.$ZodIssue;

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${String(step)}` : String(step)),
    '',
  );

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], input);

/** Maximum number of choices in a message. More would hide the rest of it. The API reference lists all. */
const mostChoices = 12;
/** Whether the message is one of zod's defaults. Other messages are our own. */
const isPlain = ({ message }: Issue): boolean => /^Invalid (?:option|input): expected/.test(message);

function choicesOf(values: readonly unknown[]): string {
  const shown = values.slice(0, mostChoices).map(String);
  const left = values.length - shown.length;
  const [last] = shown.splice(-1);
  if (left > 0) return `${[...shown, last].join(', ')} or ${left} others`;
  return shown.length > 0 ? `${shown.join(', ')} or ${last}` : String(last);
}

/** Names that people who fill in a file or a form also understand. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
};

function* fieldErrors(issue: Issue, input: unknown): Generator<FieldError> {
  const path = pathOf(issue.path);
  const value = valueAt(input, issue.path);
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      yield key === 'organization_id'
        ? {
            path: pathOf([...issue.path, key]),
            code: 'not_allowed',
            message: 'is determined by the API key and must not be sent',
          }
        : { path: pathOf([...issue.path, key]), code: 'unknown_field', message: 'is not a known field' };
    }
  } else if (value === repeated) {
    yield { path, code: 'repeated', message: 'must not be given more than once' };
  } else if (['invalid_type', 'invalid_value'].includes(issue.code) && value === undefined) {
    yield { path, code: 'required', message: 'is required' };
  } else if (issue.code === 'invalid_type' && value === Infinity) {
    yield { path, code: 'too_big', message: 'is too large' };
  } else if (issue.code === 'invalid_type' && value === -Infinity) {
    yield { path, code: 'too_small', message: 'is too small' };
  } else if (issue.code === 'custom') {
    yield { path, code: String(issue.params?.['code'] ?? 'invalid_value'), message: issue.message };
  } else if (issue.code === 'invalid_value' && isPlain(issue)) {
    const one = issue.values.length > 1 ? 'one of ' : '';
    yield { path, code: issue.code, message: `must be ${one}${choicesOf(issue.values)}` };
  } else {
    const type = issue.code === 'invalid_type' ? typeNames[issue.expected] : undefined;
    const message = type === undefined ? issue.message.replace(/^Invalid input: /, '') : `must be ${type}`;
    yield { path, code: issue.code, message };
  }
}

// A body of 1 MiB can have 100,000 invalid fields.
const maxListed = 100;

class ManyWrong extends ValidationError {
  constructor(listed: FieldError[], total: number) {
    super(listed);
    const [first] = listed;
    this.message = `${first?.path || 'body'}: ${first?.message} (and ${total - 1} more errors; the first ${listed.length} are listed)`;
  }
}

const countOf = (issue: Issue): number => (issue.code === 'unrecognized_keys' ? issue.keys.length : 1);

/** Returns the transformed values in order. Throws ValidationError, which lists up to 100 invalid fields. */
export function validateAll(inputs: readonly (readonly [schema: z.ZodType, input: unknown])[]): unknown[] {
  const results = inputs.map(([schema, input]) => ({ input, result: schema.safeParse(input) }));
  const listed: FieldError[] = [];
  let total = 0;
  for (const { input, result } of results) {
    for (const issue of result.error?.issues ?? []) {
      total += countOf(issue);
      if (listed.length < maxListed) listed.push(...fieldErrors(issue, input).take(maxListed - listed.length));
    }
  }
  if (total > listed.length) throw new ManyWrong(listed, total);
  if (total > 0) throw new ValidationError(listed);
  return results.map(({ result }) => result.data);
}

/** Returns the transformed value. Throws ValidationError. */
export const validate = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> =>
  validateAll([[schema, input]])[0] as z.output<S>;
