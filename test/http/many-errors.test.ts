import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ValidationError } from '../../src/platform/errors.ts';
import { validate, validateAll } from '../../src/platform/http/validate.ts';

const refusal = (check: () => unknown): ValidationError => {
  try {
    check();
  } catch (error) {
    return error as ValidationError;
  }
  throw new Error('nothing was wrong');
};
const unknown = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`key${i}`, 1]));

test('the first 100 wrong fields are listed, and the message says how many there are more', () => {
  const error = refusal(() => validate(z.strictObject({ name: z.string() }), unknown(100_000)));
  expect(error.code).toBe('validation_error');
  expect(error.details).toHaveLength(100);
  expect(error.details?.slice(0, 2).map((d) => d.path)).toEqual(['name', 'key0']);
  expect(error.message).toBe('name: is required (and 100000 more; the first 100 are listed)');
});

test('100 wrong fields, of several inputs, are listed whole', () => {
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
