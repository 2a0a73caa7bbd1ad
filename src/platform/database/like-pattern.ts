/**
 * A pattern for ILIKE that finds `search` anywhere; `%`, `_` and `\` in it are plain characters. Undefined for an empty
 * search.
 */
export const likePattern = (search: string | undefined): string | undefined =>
  search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : undefined;
