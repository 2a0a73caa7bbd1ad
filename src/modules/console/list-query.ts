import type { z } from 'zod';
import type { Problems } from '#platform/pages/field.ts';
import { pagingIn } from './components/pager.ts';
import { copy } from './console.messages.ts';

type Fields = Record<string, z.ZodType>;

/** Invalid values are in `problems`, not in `filters`. */
export type ListQuery<F extends Fields> = {
  filters: { [K in keyof F]?: z.output<F[K]> | undefined };
  typed: Record<keyof F & string, string>;
  problems: Problems;
  isFiltered: boolean;
  paging: ReturnType<typeof pagingIn>;
};

/** Empty fields are no filter. Unknown parameters are ignored. */
export function readListQuery<F extends Fields>(fields: F, query: URLSearchParams): ListQuery<F> {
  const problems = new Map<string, string>();
  const typed: Record<string, string> = {};
  const filters: Record<string, unknown> = {};
  const read = (name: string, schema: z.ZodType, value: string): unknown => {
    const result = schema.safeParse(value);
    if (!result.success) problems.set(name, result.error.issues[0]?.message ?? copy.filters.invalid);
    return result.data;
  };
  for (const [name, schema] of Object.entries(fields)) {
    const value = (query.get(name) ?? '').replaceAll('\0', '').toWellFormed().trim();
    typed[name] = value;
    if (value !== '') filters[name] = read(name, schema, value);
  }
  return {
    filters: filters as ListQuery<F>['filters'],
    typed,
    problems,
    isFiltered: Object.values(typed).some((value) => value !== ''),
    paging: pagingIn(query),
  };
}

/** The page of a list whose filters are invalid. */
export const noRows = { rows: [], total: 0 };
