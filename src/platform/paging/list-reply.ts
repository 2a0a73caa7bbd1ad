import { z } from 'zod';
import { encodeCursor } from './cursor.ts';
import type { Page, PageQuery } from './page.ts';

export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({
    data: z.array(item).describe('Resources on this page.'),
    meta: z
      .object({
        total: z
          .int()
          .describe(
            'Number of matching resources on all pages. With `updated_after` or `cursor`, number of remaining ' +
              'resources, including this page.',
          ),
        limit: z.int().describe('Page size.'),
        offset: z.int().describe('Number of skipped resources.'),
        next_cursor: z
          .string()
          .optional()
          .describe(
            'Pass it as `cursor` to get the next page. Only with `updated_after` or `cursor`, also on the last page.',
          ),
      })
      .describe('Position of this page.'),
  });

export const listReply = <T>(page: Page<T>, { limit, offset }: PageQuery) => ({
  status: 200 as const,
  body: {
    data: page.rows,
    meta: { total: page.total, limit, offset, ...(page.next && { next_cursor: encodeCursor(page.next) }) },
  },
});
