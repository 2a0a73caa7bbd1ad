import { z } from 'zod';

// Types of request fields. They accept only values that PostgreSQL stores and returns unchanged.

const characters = (s: string): number => [...s].length;
export const isStorableText = (s: string): boolean => !s.includes('\0') && s.isWellFormed();

/** Text of at most `max` code points, stored unchanged. */
export const text = (max: number) =>
  z
    .string()
    .refine((s) => s.length <= max || characters(s) <= max, {
      message: `must have at most ${max} characters`,
      params: { code: 'too_big' },
    })
    .refine(isStorableText, {
      message: 'must not contain NUL or broken characters',
      params: { code: 'invalid_format' },
    })
    .meta({ maxLength: max });

export const nonBlankText = (max: number) =>
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

export const amount = () => z.number().min(0, 'must not be negative');
export const years = () => z.number().min(0, 'must be between 0 and 80').max(80, 'must be between 0 and 80');
export const percentScore = () => z.number().min(0, 'must be between 0 and 100').max(100, 'must be between 0 and 100');
/** If z.int() failed, rules over several fields would not run. */
const wholeNumber = (min: number, tooSmall: string) =>
  z
    .number()
    .refine(Number.isInteger, { message: 'must be a whole number', params: { code: 'invalid_type' } })
    .min(min, tooSmall)
    .max(2_147_483_647, 'is too large')
    .meta({ type: 'integer' });
export const integer = () => wholeNumber(-2_147_483_648, 'is too small');
export const integerFrom = (min: number) => wholeNumber(min, `must be at least ${min}`);

const list = <T extends z.ZodType>(item: T) => z.array(item).max(200, 'must have at most 200 items');
export const textList = () => list(nonBlankText(200));
/** For filters that compare whole texts after trimming them. */
export const trimmedTextList = () =>
  list(z.string().trim().pipe(nonBlankText(200)).meta({ minLength: 1, maxLength: 200, pattern: '\\S' }));

/** Counts the keys before it checks them, because each invalid one costs as much as a valid request. */
export const recordOfIds = <T extends z.ZodType>(value: T, most: number) =>
  z.preprocess(
    (given, context) => {
      const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
      if (isObject && Object.keys(given).length > most) {
        const params = { code: 'too_big' };
        context.addIssue({ code: 'custom', message: `must have at most ${most} keys`, params });
      }
      return given;
    },
    z.record(id(), value),
  );

/** Later rules do not check text that is no date. */
export const date = () => z.iso.date({ error: 'must be a date as YYYY-MM-DD', abort: true });

/** Whether the year is from 1 to 9999. PostgreSQL and JavaScript write these years alike. */
export const isStorableDate = (timestamp: Date): boolean => /^(?!0000)\d{4}-/.test(timestamp.toISOString());

/** In a query, a `+` that is not encoded arrives as a space. */
const lostItsPlus = (input: unknown): boolean => typeof input === 'string' && /\d \d\d:?\d\d$/.test(input);

/** A date-time with an offset, converted to a Date. */
export const dateTime = () =>
  z.iso
    .datetime({
      offset: true,
      error: ({ input }) =>
        `must be a date-time with an offset${lostItsPlus(input) ? ', with + encoded as %2B in a URL' : ''}`,
    })
    .transform((s) => new Date(s))
    .refine(isStorableDate, { message: 'must be in the years 1 to 9999, in UTC', params: { code: 'invalid_value' } });

/** A rule for `refine` that is checked even if other fields are invalid. */
export const orderedBounds = (lower: string, upper: string) => ({
  check: (value: unknown): boolean => {
    const v = value as Record<string, unknown>;
    const [low, high] = [v?.[lower], v?.[upper]];
    return typeof low !== 'number' || typeof high !== 'number' || low <= high;
  },
  // A new object each time: zod removes the message from the one it gets.
  get params() {
    return {
      path: [upper],
      message: `must not be less than ${lower}`,
      when: () => true,
      params: { code: 'invalid_value' },
    };
  },
});
