import type { z } from 'zod';
import { type FieldError, ValidationError } from '../errors.ts';

type Issue = z.core.$ZodIssue;

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${String(step)}` : String(step)),
    '',
  );

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], input);

function* fieldErrors(issue: Issue, input: unknown): Generator<FieldError> {
  const path = pathOf(issue.path);
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
  } else if (['invalid_type', 'invalid_value'].includes(issue.code) && valueAt(input, issue.path) === undefined) {
    yield { path, code: 'required', message: 'is required' };
  } else if (issue.code === 'custom') {
    yield { path, code: String(issue.params?.['code'] ?? 'invalid_value'), message: issue.message };
  } else {
    yield { path, code: issue.code, message: issue.message.replace(/^Invalid input: /, '') };
  }
}

/** The checked and transformed values, in order. Throws ValidationError with every wrong field of all of them. */
export function validateAll(inputs: readonly (readonly [schema: z.ZodType, input: unknown])[]): unknown[] {
  const results = inputs.map(([schema, input]) => ({ input, result: schema.safeParse(input) }));
  const wrong = results.flatMap(({ input, result }) =>
    result.success ? [] : result.error.issues.flatMap((issue) => [...fieldErrors(issue, input)]),
  );
  if (wrong.length > 0) throw new ValidationError(wrong);
  return results.map(({ result }) => result.data);
}

/** The checked and transformed value. Throws ValidationError with every wrong field. */
export const validate = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> =>
  validateAll([[schema, input]])[0] as z.output<S>;
