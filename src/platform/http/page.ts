import { z } from 'zod';

const whole = (min: number, max: number, message: string) =>
  z
    .string(message)
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message)
    .meta({ type: 'integer', minimum: min, maximum: max });

/** The query parameters of every list. Out of range is an error, not a clamp: a caller would miss rows silently. */
export const pageQuery = {
  limit: whole(1, 100, 'must be a whole number from 1 to 100').default(50).meta({ description: 'Page size, 1-100' }),
  offset: whole(0, 2_147_483_647, 'must be a whole number from 0').default(0).meta({ description: 'Rows to skip' }),
};

export type PageQuery = { limit: number; offset: number };
export type Page<T> = { rows: T[]; total: number };

export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({
    data: z.array(item).describe('The rows of this page'),
    meta: z
      .object({
        total: z.int().describe('Rows that match, on all pages'),
        limit: z.int().describe('Page size'),
        offset: z.int().describe('Rows skipped'),
      })
      .describe('Where this page stands'),
  });

/** A page of rows as the API answers it. */
export const listReply = <T>(page: Page<T>, query: PageQuery) => ({
  status: 200 as const,
  body: { data: page.rows, meta: { total: page.total, limit: query.limit, offset: query.offset } },
});

/**
 * A pattern for ILIKE that finds `search` anywhere; `%`, `_` and `\` in it are plain characters. Undefined, which is no
 * filter, where there is nothing to find.
 */
export const containing = (search: string | undefined): string | undefined =>
  search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : undefined;
