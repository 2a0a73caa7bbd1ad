import { z } from 'zod';
import { dateTime } from '../schema/fields.ts';
import { type ChangePosition, decodeCursor, listFingerprint } from './cursor.ts';
import type { PageQuery } from './page.ts';

export const queryInteger = (min: number, max: number, message: string) =>
  z
    .string(message)
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message)
    .meta({ type: 'integer', minimum: min, maximum: max });

export const paging = {
  limit: queryInteger(1, 100, 'must be a whole number from 1 to 100').default(50).describe('Page size, from 1 to 100.'),
  offset: queryInteger(0, 2_147_483_647, 'must be a whole number from 0 to 2147483647')
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

const deleted = {
  include_deleted: z
    .string('must be true or false')
    .refine((value) => value === 'true' || value === 'false', {
      message: 'must be true or false',
      params: { code: 'invalid_value' },
    })
    .transform((value) => value === 'true')
    .meta({ type: 'boolean' })
    .optional()
    .meta({ override: { default: false } })
    .describe(
      'With true, deleted resources are included as `{id, deleted_at}`, in the order of their deletion. Only with ' +
        '`updated_after` or `cursor`. Of the filters, only `candidate_id` and `job_id` apply to them. Defaults to false.',
    ),
};

/** Query of a list by offset, without filters. */
export const pageQuery = z
  .strictObject({ limit: paging.limit, offset: paging.offset })
  .transform(({ limit, offset }) => ({ limit, offset: offset ?? 0 }));

/** A rule about several filters, as `refine` needs it. */
type QueryRule = { check: (query: unknown) => boolean; params: object };

/**
 * `hasDeleted`: the list has tombstones. `added` has filters that were added after the list was released. Cursors from
 * before stay valid if these are not used.
 */
export function listQuery<F extends z.core.$ZodLooseShape>(
  filters: F,
  rules: readonly QueryRule[] = [],
  { hasDeleted = false, added = [] }: { hasDeleted?: boolean; added?: readonly (keyof F & string)[] } = {},
) {
  const fields = z.strictObject({ ...filters, ...paging, ...(hasDeleted && deleted) });
  const names = Object.keys(filters)
    .filter((name) => !added.includes(name))
    .sort();
  const checked = rules.reduce((schema, { check, params }) => schema.refine(check, params), fields);
  return checked.transform((query, context) => {
    const { limit, offset, updated_after, cursor, include_deleted, ...values } = query as {
      limit: number;
      offset?: number;
      updated_after?: Date;
      cursor?: string;
      include_deleted?: boolean;
    };
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message, params: { code: 'invalid_value' } });
      return z.NEVER;
    };
    if (include_deleted && updated_after === undefined && cursor === undefined) {
      refuse('include_deleted', 'needs updated_after or cursor');
    }
    // The fingerprint leaves out include_deleted if it is false, so that cursors from before this parameter stay valid.
    const list = listFingerprint(names, include_deleted ? { ...values, include_deleted } : values);
    let after: ChangePosition | undefined = updated_after && { at: updated_after.toISOString(), id: null, list };
    if (cursor !== undefined) {
      if (updated_after !== undefined) refuse('updated_after', 'must not be sent together with cursor');
      // A default offset is allowed, because imported clients send every parameter with its default.
      if (offset) refuse('offset', 'must not be sent together with cursor');
      after = decodeCursor(cursor);
      if (!after) return refuse('cursor', 'must be a next_cursor of this list');
      if (after.list !== list) {
        return refuse('cursor', 'belongs to another list or other filters. Send the filters that it was returned for');
      }
    }
    return { ...values, limit, offset: offset ?? 0, after, ...(include_deleted && { includesDeleted: true }) } as Omit<
      z.output<z.ZodObject<F & typeof paging, z.core.$strict>>,
      keyof typeof paging
    > &
      PageQuery;
  });
}
