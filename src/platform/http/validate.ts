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
        ? { path: pathOf([...issue.path, key]), code: 'not_allowed', message: 'is determined by the API key and must not be sent' }
        : { path: pathOf([...issue.path, key]), code: 'unknown_field', message: 'is not a known field' };
    }
  } else if (issue.code === 'invalid_type' && valueAt(input, issue.path) === undefined) {
    yield { path, code: 'required', message: 'is required' };
  } else if (issue.code === 'custom') {
    yield { path, code: String(issue.params?.['code'] ?? 'invalid_value'), message: issue.message };
  } else {
    yield { path, code: issue.code, message: issue.message.replace(/^Invalid input: /, '') };
  }
}

/** The checked and transformed value. Throws ValidationError with every wrong field. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ValidationError(result.error.issues.flatMap((issue) => [...fieldErrors(issue, input)]));
}
