import { z } from 'zod';
import { isStorableText } from './fields.ts';

const maxBytes = 64 * 1024;
const tooLarge = 'must be at most 64 KiB as JSON, numbers written without exponents';
const maxDepth = 50;

/**
 * Characters that jsonb adds to a number. It writes all 309 digits of 1e308, so a request of a few KiB could be stored
 * as megabytes.
 */
function expansion(n: number): number {
  const size = Math.abs(n);
  if (size === 0 || (size >= 1e-6 && size < 1e21)) return 0; // no exponent in JSON either
  const written = String(size);
  const [digits = '', exponent] = written.replace('.', '').split('e');
  const places = Number(exponent);
  const plain = places > 0 ? places + 1 : 1 - places + digits.length; // 10…0, or 0.0…01
  return plain - written.length;
}

/** Uses a stack, because a deep value would overflow a recursive walk. */
function faultOf(value: unknown): string | undefined {
  const stack: [unknown, number][] = [[value, 0]];
  let expanded = 0;
  let items = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [v, depth] = next;
    if (depth > maxDepth) return `must not be nested deeper than ${maxDepth} levels`;
    if (typeof v === 'string' && !isStorableText(v)) return 'must not contain NUL or broken characters';
    if (typeof v === 'number') {
      if (!Number.isFinite(v)) return 'must not contain numbers that cannot be stored exactly: send them as strings';
      expanded += expansion(v);
      if (expanded > maxBytes) return tooLarge;
    }
    if (v !== null && typeof v === 'object') {
      const names = Array.isArray(v) ? undefined : Object.keys(v);
      items += names?.length ?? (v as unknown[]).length;
      // Each takes two bytes or more.
      if (items > maxBytes / 2) return tooLarge;
      if (names && !names.every(isStorableText)) return 'must not contain NUL or broken characters';
      for (const item of Object.values(v)) stack.push([item, depth + 1]);
    }
  }
  return Buffer.byteLength(JSON.stringify(value)) + expanded > maxBytes ? tooLarge : undefined;
}

const isObject = (v: unknown): boolean => typeof v === 'object' && v !== null && !Array.isArray(v);
const jsonObject = { type: 'object', additionalProperties: true } as const;

/** Metadata is stored unchanged. It is not copied key by key, so `__proto__` is a key like any other. */
export const metadata = () =>
  z
    .custom<Record<string, unknown>>(isObject, 'must be an object')
    .superRefine((value, context) => {
      const message = faultOf(value);
      if (message) context.addIssue({ code: 'custom', message, params: { code: 'invalid_value' } });
    })
    .meta(jsonObject);

/** z.record() would lose a key named `__proto__`. */
export const storedJson = () => z.custom<Record<string, unknown>>(isObject).meta(jsonObject);

/** Whether a value may be stored as metadata. */
export const isMetadata = (value: unknown): boolean => isObject(value) && faultOf(value) === undefined;

export const metadataTooLarge = 'must be at most 64 KiB as JSON, including the stored metadata';
