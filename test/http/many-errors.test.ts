import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ValidationError } from '../../src/platform/errors.ts';
import { recordOfIds } from '../../src/platform/schema/fields.ts';
import { metadata } from '../../src/platform/schema/metadata.ts';
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
  expect(error.message).toBe('name: is required (and 100000 more errors; the first 100 are listed)');
});

test.each([
  [['draft', 'active'], 'must be one of draft or active'],
  [['draft'], 'must be draft'],
  [Array.from({ length: 12 }, (_, n) => `c${n}`), 'must be one of c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10 or c11'],
  [
    Array.from({ length: 15 }, (_, n) => `c${n}`),
    'must be one of c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11 or 3 others',
  ],
])('Name the choices of a field, a dozen at most: %j', (choices, message) => {
  const schema = z.strictObject({ status: z.enum(choices), kind: z.enum(['x'], 'is our own') });
  const error = refusal(() => validate(schema, { status: 'wrong', kind: 'y' }));
  expect(error.details).toEqual([
    { path: 'status', code: 'invalid_value', message },
    { path: 'kind', code: 'invalid_value', message: 'is our own' },
  ]);
  expect(error.message).toBe(`status: ${message} (and 1 more error)`);
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
  expect(error.message).toBe('key0: is not a known field (and 99 more errors)');
});

/** Counts how often a value in it is read. */
function watched<T extends object>(target: T): { value: T; reads: () => number } {
  let reads = 0;
  const get = (of: T, key: PropertyKey) => {
    if (typeof key === 'string' && /\d$/.test(key)) reads++;
    return Reflect.get(of, key);
  };
  return { value: new Proxy(target, { get }), reads: () => reads };
}

test.each([
  ['match_scores', recordOfIds(z.number(), 100), unknown(101), 'must have at most 100 keys'],
  ['metadata', metadata(), unknown(33_000), 'must be at most 64 KiB as JSON, numbers written without exponents'],
])('Refuse an object with too many keys before reading its values: %s', (field, schema, object, message) => {
  const { value, reads } = watched(object);
  const error = refusal(() => validate(z.strictObject({ [field]: schema }), { [field]: value }));
  expect(error.details).toEqual([{ path: field, code: expect.stringMatching(/^(too_big|invalid_value)$/), message }]);
  expect(reads()).toBe(0);
});

test('Refuse metadata with too many items before reading them', () => {
  const { value, reads } = watched(Array.from({ length: 500_000 }, () => []));
  const error = refusal(() => validate(metadata(), { items: value }));
  expect(error.message).toMatch(/^body: must be at most 64 KiB/);
  expect(reads()).toBe(0);
});
