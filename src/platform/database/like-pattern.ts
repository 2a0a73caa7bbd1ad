/**
 * An ILIKE pattern that finds `search` anywhere, with `%`, `_` and `\` as plain characters. Undefined for an empty
 * search.
 */
export const likePattern = (search: string | undefined): string | undefined =>
  search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : undefined;
