import { raw, type Sql, sql } from '#platform/database/sql.ts';

/** Matches names, and emails where the reader sees them. `alias`: of the table of candidates. */
export function candidateSearch(pattern: string, { seesContact }: { seesContact: boolean }, alias?: string): Sql {
  const column = (name: string): Sql => raw(alias ? `${alias}.${name}` : name);
  const name = sql`${column('full_name')} ilike ${pattern}`;
  return seesContact ? sql`(${name} or ${column('email')} ilike ${pattern})` : name;
}
