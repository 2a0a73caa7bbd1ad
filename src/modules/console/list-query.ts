import type { z } from 'zod';
import type { Problems } from '#platform/pages/field.ts';
import { offsetOf } from './components/pager.ts';

const pageSize = 50;
type Fields = Record<string, z.ZodType>;

/** What the address of a list asks for. What cannot be understood is in `problems`, by its field, and in no filter. */
export type ListQuery<F extends Fields> = {
  filters: { [K in keyof F]?: z.output<F[K]> | undefined };
  /** What stands in each field, as it was typed. */
  typed: Record<keyof F & string, string>;
  problems: Problems;
  isFiltered: boolean;
  limit: number;
  offset: number;
};

/** Reads the filters and the page. Empty fields are no filter; other parameters are left alone. */
export function readListQuery<F extends Fields>(fields: F, query: URLSearchParams): ListQuery<F> {
  const problems = new Map<string, string>();
  const typed: Record<string, string> = {};
  const filters: Record<string, unknown> = {};
  const read = (name: string, schema: z.ZodType, value: string): unknown => {
    const result = schema.safeParse(value);
    if (!result.success) problems.set(name, result.error.issues[0]?.message ?? 'is not understood');
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
    limit: pageSize,
    offset: offsetOf(query),
  };
}
