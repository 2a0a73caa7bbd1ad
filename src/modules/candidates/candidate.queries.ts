import { hash } from 'node:crypto';
import { storedCount } from '#platform/database/list.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import type { talentPoolStatuses } from './candidate.schemas.ts';

/** Matches names, and emails where the reader sees them. `alias`: of the table of candidates. */
export function candidateSearch(pattern: string, { seesContact }: { seesContact: boolean }, alias?: string): Sql {
  const column = (name: string): Sql => raw(alias ? `${alias}.${name}` : name);
  const name = sql`${column('full_name')} ilike ${pattern}`;
  return seesContact ? sql`(${name} or ${column('email')} ilike ${pattern})` : name;
}

export const countOfTag = (organizationId: string, tag: string): Sql =>
  storedCount(organizationId, 'candidate_tags', hash('sha256', tag));

/** Candidates who are not linked are not counted, but all others are. */
export function countInPool(organizationId: string, status: (typeof talentPoolStatuses)[number]): Sql {
  if (status !== 'not_linked') return storedCount(organizationId, 'talent_pool', status);
  return sql`select (${storedCount(organizationId, 'candidates')}) - (${storedCount(organizationId, 'talent_pool')})`;
}
