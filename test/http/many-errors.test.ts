import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ValidationError } from '../../src/platform/errors.ts';
import { validate, validateAll } from '../../src/platform/schema/validate.ts';

const refusal = (check: () => unknown): ValidationError => {
  try {
    check();
  } catch (error) {
    return error as ValidationError;
  }
  throw new Error('nothing was wrong');
};
const unknown = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`key${i}`, 1]));

test('List the first 100 invalid fields, and count the others in the message', () => {
  const error = refusal(() => validate(z.strictObject({ name: z.string() }), unknown(100_000)));
  expect(error.code).toBe('validation_error');
  expect(error.details).toHaveLength(100);
  expect(error.details?.slice(0, 2).map((d) => d.path)).toEqual(['name', 'key0']);
  expect(error.message).toBe('name: is required (and 100000 more; the first 100 are listed)');
});

test('List 100 invalid fields of several inputs', () => {
  const schema = z.strictObject({});
  const error = refusal(() =>
    validateAll([
      [schema, unknown(40)],
      [schema, unknown(60)],
    ]),
  );
  expect(error.details).toHaveLength(100);
  expect(error.message).toBe('key0: is not a known field (and 99 more)');
});
