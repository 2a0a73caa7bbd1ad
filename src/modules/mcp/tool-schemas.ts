import { z } from 'zod';
import { id } from '#platform/schema/fields.ts';

export const maxLimit = 50;

/** Input of tools that list. */
export const pageInput = {
  limit: z.int().min(1).max(maxLimit).default(20).describe(`How many to return, ${maxLimit} at most.`),
  offset: z.int().min(0).max(100_000).default(0).describe('How many to skip. Pass `next_offset` of the last page.'),
};

export const pageOf = <S extends z.ZodType>(item: S) => ({
  items: z.array(item).describe('This page.'),
  total: z.int().describe('How many there are on all pages.'),
  next_offset: z.int().nullable().describe('Pass it as `offset` for the next page. Null on the last one.'),
});

export const dryRunInput = {
  dry_run: z
    .boolean()
    .default(false)
    .describe('If true, everything is checked and the result is returned, but nothing is changed or sent.'),
};
export const dryRunOutput = {
  dry_run: z.boolean().describe('True if nothing was changed or sent.'),
};

export const jobIdField = id().describe('ID of the job.');
export const candidateIdField = id().describe('ID of the candidate.');
export const applicationIdField = id().describe('ID of the application.');

/** A record in an API response. The output schema of the tool checks its fields. */
export type Row = Record<string, unknown>;
type List = { data: Row[]; meta: { total: number; limit: number; offset: number } };

export const dataOf = (body: unknown): Row => (body as { data: Row }).data;

/** A page of the tool's items from one of the API. */
export function toPage<T>(body: unknown, itemOf: (row: Row) => T) {
  const { data, meta } = body as List;
  const end = meta.offset + data.length;
  return { items: data.map(itemOf), total: meta.total, next_offset: data.length > 0 && end < meta.total ? end : null };
}
