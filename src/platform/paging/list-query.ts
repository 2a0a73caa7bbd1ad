import { z } from 'zod';
import { dateTime } from '../schema/fields.ts';
import { type ChangePosition, decodeCursor, listFingerprint } from './cursor.ts';
import type { PageQuery } from './page.ts';

const queryInteger = (min: number, max: number, message: string) =>
  z
    .string(message)
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message)
    .meta({ type: 'integer', minimum: min, maximum: max });

const paging = {
  limit: queryInteger(1, 100, 'must be a whole number from 1 to 100').default(50).describe('Page size, from 1 to 100.'),
  offset: queryInteger(0, 2_147_483_647, 'must be a whole number from 0')
    .optional()
    .meta({ override: { default: 0 } })
    .describe('Number of resources to skip. Defaults to 0.'),
  updated_after: dateTime()
    .optional()
    .describe('Only return resources that changed after this time, oldest change first, with `meta.next_cursor`.'),
  cursor: z
    .string()
    .max(500, 'must be a next_cursor of this list')
    .optional()
    .describe(
      '`meta.next_cursor` of the previous response, with the same filters. Returns the resources that changed since.',
    ),
};

/** A rule over several filters, as for `refine`. */
type QueryRule = { check: (query: unknown) => boolean; params: object };

export function listQuery<F extends z.core.$ZodLooseShape>(filters: F, rules: readonly QueryRule[] = []) {
  const fields = z.strictObject({ ...filters, ...paging });
  const names = Object.keys(filters).sort();
  const checked = rules.reduce((schema, { check, params }) => schema.refine(check, params), fields);
  return checked.transform((query, context) => {
    const { limit, offset, updated_after, cursor, ...values } = query as {
      limit: number;
      offset?: number;
      updated_after?: Date;
      cursor?: string;
    };
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message, params: { code: 'invalid_value' } });
      return z.NEVER;
    };
    const list = listFingerprint(names, values);
    let after: ChangePosition | undefined = updated_after && { at: updated_after.toISOString(), id: null, list };
    if (cursor !== undefined) {
      if (updated_after !== undefined) refuse('updated_after', 'must not be sent together with cursor');
      // Imported clients send every parameter with its default.
      if (offset) refuse('offset', 'must not be sent together with cursor');
      after = decodeCursor(cursor);
      if (!after) return refuse('cursor', 'must be a next_cursor of this list');
      if (after.list !== list) {
        return refuse('cursor', 'belongs to another list or other filters. Send the filters that it was returned for');
      }
    }
    return { ...values, limit, offset: offset ?? 0, after } as Omit<
      z.output<z.ZodObject<F & typeof paging, z.core.$strict>>,
      keyof typeof paging
    > &
      PageQuery;
  });
}
