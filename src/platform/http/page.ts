import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isInCalendar, moment } from './types.ts';

const whole = (min: number, max: number, message: string) =>
  z
    .string(message)
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message)
    .meta({ type: 'integer', minimum: min, maximum: max });

/** A place in the order of changes. Without an id: after every row of that moment. */
export type Place = { at: string; id: string | null };

/**
 * What a list is asked for: a page by offset, newest first, or what changed after a place, oldest change first.
 * `filters` names the list and the filters at hand, so that a cursor is not carried from one list to another.
 */
export type PageQuery = { limit: number; offset: number; after: Place | undefined; filters: string };
export type Page<T> = {
  rows: T[];
  total: number;
  /** Where the next page of changes begins; only in lists of changes. */
  next?: Place;
};

const paging = {
  limit: whole(1, 100, 'must be a whole number from 1 to 100').default(50).describe('Page size, 1-100'),
  offset: whole(0, 2_147_483_647, 'must be a whole number from 0')
    .optional()
    .meta({ override: { default: 0 } })
    .describe('Rows to skip; default 0'),
  updated_after: moment()
    .optional()
    .describe('Only rows changed after this moment, oldest change first; the answer carries meta.next_cursor'),
  cursor: z
    .string()
    .max(500, 'must be a next_cursor of this list')
    .optional()
    .describe('meta.next_cursor of the answer before, with the same filters: what changed since, oldest change first'),
};

const Token = z.tuple([
  z.literal(1),
  z.iso.datetime({ precision: 3 }).refine((at) => isInCalendar(new Date(at))),
  z.guid().nullable(),
  z.string().regex(/^[\w-]{11}$/),
]);

const encode = (place: Place, filters: string): string =>
  Buffer.from(JSON.stringify([1, place.at, place.id, filters])).toString('base64url');

function decode(cursor: string): { place: Place; filters: string } | undefined {
  try {
    const [, at, id, filters] = Token.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { place: { at, id }, filters };
  } catch {
    return undefined;
  }
}

/** Lists are told apart by the names of all their filters: ids of one say nothing about the order of another. */
const fingerprint = (known: readonly string[], filters: object): string =>
  createHash('sha256')
    .update(JSON.stringify([known, Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 11);

/** A rule over several filters, as for `refine`. */
type Rule = { check: (query: unknown) => boolean; params: object };

/** The query of a list: its filters with the rules they keep together, and the paging that every list has. */
export function listQuery<F extends z.core.$ZodLooseShape>(filters: F, rules: readonly Rule[] = []) {
  const fields = z.strictObject({ ...filters, ...paging });
  const known = Object.keys(filters).sort();
  const query = rules.reduce((schema, { check, params }) => schema.refine(check, params), fields);
  return query.transform((query, context) => {
    const { limit, offset, updated_after, cursor, ...given } = query as {
      limit: number;
      offset?: number;
      updated_after?: Date;
      cursor?: string;
    };
    const wrong = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message, params: { code: 'invalid_value' } });
      return z.NEVER;
    };
    const filters = fingerprint(known, given);
    let after: Place | undefined = updated_after && { at: updated_after.toISOString(), id: null };
    if (cursor !== undefined) {
      if (updated_after !== undefined) wrong('updated_after', 'must not be sent together with cursor');
      if (offset !== undefined) wrong('offset', 'must not be sent together with cursor');
      const token = decode(cursor);
      if (!token) return wrong('cursor', 'must be the next_cursor of an answer of this list');
      if (token.filters !== filters) {
        return wrong('cursor', 'belongs to another list or other filters; send those it was given for');
      }
      after = token.place;
    }
    return { ...given, limit, offset: offset ?? 0, after, filters } as Omit<
      z.output<z.ZodObject<F & typeof paging, z.core.$strict>>,
      keyof typeof paging
    > &
      PageQuery;
  });
}

export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({
    data: z.array(item).describe('The rows of this page'),
    meta: z
      .object({
        total: z.int().describe('Rows that match, on all pages; in a list of changes those that are still to come'),
        limit: z.int().describe('Page size'),
        offset: z.int().describe('Rows skipped'),
        next_cursor: z
          .string()
          .optional()
          .describe('Only with updated_after or cursor, on the last page too: send it as cursor for what comes next'),
      })
      .describe('Where this page stands'),
  });

/** A page of rows as the API answers it. */
export const listReply = <T>(page: Page<T>, { limit, offset, filters }: PageQuery) => ({
  status: 200 as const,
  body: {
    data: page.rows,
    meta: {
      total: page.total,
      limit,
      offset,
      ...(page.next && { next_cursor: encode(page.next, filters) }),
    },
  },
});

/**
 * A pattern for ILIKE that finds `search` anywhere; `%`, `_` and `\` in it are plain characters. Undefined, which is no
 * filter, where there is nothing to find.
 */
export const containing = (search: string | undefined): string | undefined =>
  search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : undefined;
