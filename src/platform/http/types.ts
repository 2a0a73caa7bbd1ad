import { z } from 'zod';

// What fields are made of. Every text that reaches a row goes through one of these, so that nothing is accepted which
// PostgreSQL cannot store or which would not come back as it was sent.

const characters = (s: string): number => [...s].length;
const storable = (s: string): boolean => !s.includes('\0') && s.isWellFormed();

/** Text of at most `max` characters (code points), kept exactly as sent. */
export const text = (max: number) =>
  z
    .string()
    .refine((s) => s.length <= max || characters(s) <= max, {
      message: `must have at most ${max} characters`,
      params: { code: 'too_big' },
    })
    .refine(storable, { message: 'must not contain NUL or broken characters', params: { code: 'invalid_format' } })
    .meta({ maxLength: max });

/** Text with something to read in it. */
export const filled = (max: number) =>
  text(max)
    .refine((s) => s.trim() !== '', { message: 'must not be empty', params: { code: 'too_small' } })
    .meta({ minLength: 1, pattern: '\\S' });

export const id = () => z.guid('must be a UUID').toLowerCase();

export const email = () =>
  z
    .string()
    .trim()
    .max(320, 'must have at most 320 characters')
    .pipe(z.email('must be an email address'))
    .meta({ format: 'email' });

/** A number that JSON can carry and that comes back the same. */
export const amount = () => z.number().min(0, 'must not be negative');
export const years = () => z.number().min(0, 'must be between 0 and 80').max(80, 'must be between 0 and 80');
export const score = () => z.number().min(0, 'must be between 0 and 100').max(100, 'must be between 0 and 100');
/** A whole number that a PostgreSQL integer can hold. Not z.int(): where it fails, rules over several fields do not run. */
export const whole = () =>
  z
    .number()
    .refine(Number.isInteger, { message: 'must be a whole number', params: { code: 'invalid_type' } })
    .min(-2_147_483_648, 'is too small')
    .max(2_147_483_647, 'is too large')
    .meta({ type: 'integer' });
export const count = (min = 0) => whole().min(min, `must be at least ${min}`).meta({ type: 'integer' });

const list = <T extends z.ZodType>(item: T) => z.array(item).max(200, 'must have at most 200 items');
export const strings = () => list(filled(200));
/** Strings that a filter looks for as a whole: kept without the blanks around them, as it looks for them. */
export const labels = () => list(z.string().trim().pipe(filled(200)));

export const date = () => z.iso.date('must be a date as YYYY-MM-DD');

/** Whether a moment is in the years that PostgreSQL and our own timestamps write alike: 1 to 9999, in UTC. */
export const isInCalendar = (moment: Date): boolean => /^(?!0000)\d{4}-/.test(moment.toISOString());

/** A moment, with any offset but never without one; becomes a Date. */
export const moment = () =>
  z.iso
    .datetime({ offset: true, error: 'must be a date-time with an offset' })
    .transform((s) => new Date(s))
    .refine(isInCalendar, { message: 'must be in the years 1 to 9999, in UTC', params: { code: 'invalid_value' } });

const maxMetadataBytes = 64 * 1024;
const tooLarge = 'must be at most 64 KiB as JSON, numbers written without exponents';
const maxDepth = 50;

/**
 * How much longer a number is in PostgreSQL than in JSON: jsonb has no exponents and writes all 309 digits of 1e308, so
 * that without a bound a request of a few KiB would be stored, and given back, as megabytes.
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

/** What is wrong with custom JSON, or undefined. Goes by hand because a deep value would overflow a recursive walk. */
function metadataFault(value: unknown): string | undefined {
  const stack: [unknown, number][] = [[value, 0]];
  let expanded = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [v, depth] = next;
    if (depth > maxDepth) return `must not be nested deeper than ${maxDepth} levels`;
    if (typeof v === 'string' && !storable(v)) return 'must not contain NUL or broken characters';
    if (typeof v === 'number') {
      if (!Number.isFinite(v)) return 'must not contain numbers out of range';
      expanded += expansion(v);
      if (expanded > maxMetadataBytes) return tooLarge;
    }
    if (v !== null && typeof v === 'object') {
      for (const [name, item] of Object.entries(v)) {
        if (!storable(name)) return 'must not contain NUL or broken characters';
        stack.push([item, depth + 1]);
      }
    }
  }
  return Buffer.byteLength(JSON.stringify(value)) + expanded > maxMetadataBytes ? tooLarge : undefined;
}

// What the documentation says of an object whose keys are not ours.
const jsonObject = { type: 'object', additionalProperties: true } as const;

/** A JSON object of the integration's own, kept untouched (not copied key by key: `__proto__` is a key like others). */
export const metadata = () =>
  z
    .custom<Record<string, unknown>>(
      (v) => typeof v === 'object' && v !== null && !Array.isArray(v),
      'must be an object',
    )
    .superRefine((value, context) => {
      const message = metadataFault(value);
      if (message) context.addIssue({ code: 'custom', message, params: { code: 'invalid_value' } });
    })
    .meta(jsonObject);

/** `Body` with a rule that two fields must keep; checked even where other fields are wrong. */
export const notAbove = (lower: string, upper: string) => ({
  check: (value: unknown): boolean => {
    const v = value as Record<string, unknown>;
    const [low, high] = [v?.[lower], v?.[upper]];
    return typeof low !== 'number' || typeof high !== 'number' || low <= high;
  },
  // A new one each time, because zod takes the message out of what it is given.
  get params() {
    return {
      path: [upper],
      message: `must not be less than ${lower}`,
      when: () => true,
      params: { code: 'invalid_value' },
    };
  },
});

// Replies

export const timestamp = () => z.iso.datetime();
/** Custom JSON as it is stored. Not z.record(), which would lose a key named `__proto__`. */
export const anyJson = () =>
  z.custom<Record<string, unknown>>((v) => typeof v === 'object' && v !== null && !Array.isArray(v)).meta(jsonObject);

const sentBack = { readOnly: true, description: 'Only in answers; ignored when sent back' };

/** The response-only fields that a PUT may carry back, as they came: they are ignored. */
export const ignored = <const N extends readonly string[]>(...names: N) =>
  Object.fromEntries(names.map((name) => [name, z.unknown().optional().meta(sentBack)])) as {
    [K in N[number]]: z.ZodOptional<z.ZodUnknown>;
  };

/** Drops the ignored fields of a checked PUT; nothing left is an error of its own. */
export function withoutIgnored<T extends object, const N extends keyof T & string>(names: readonly N[]) {
  return (value: T, context: z.core.$RefinementCtx): Omit<T, N> => {
    const kept = Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name as N)));
    if (Object.keys(kept).length === 0 && context.issues.length === 0) {
      context.addIssue({
        code: 'custom',
        message: 'must contain at least one field to change',
        params: { code: 'too_small' },
      });
    }
    return kept as Omit<T, N>;
  };
}
