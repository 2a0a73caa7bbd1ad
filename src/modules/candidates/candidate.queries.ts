import { hash } from 'node:crypto';
import { storedCount } from '#platform/database/list.ts';
import { join, raw, type Sql, sql } from '#platform/database/sql.ts';
import type { talentPoolStatuses } from './candidate.schemas.ts';

/**
 * Matches names, and emails where the reader sees them. Names are stored as sent, so an accented letter may be one character
 * or two: both are looked for. `alias`: of the table of candidates.
 */
export function candidateSearch(pattern: string, { seesContact }: { seesContact: boolean }, alias?: string): Sql {
  const column = (name: string): Sql => raw(alias ? `${alias}.${name}` : name);
  const forms = [...new Set([pattern, pattern.normalize('NFC'), pattern.normalize('NFD')])];
  const matches = forms.map((form) => sql`${column('full_name')} ilike ${form}`);
  if (seesContact) matches.push(sql`${column('email')} ilike ${pattern}`);
  return matches.length > 1 ? sql`(${join(matches, ' or ')})` : sql`${join(matches, ' or ')}`;
}

export const countOfTag = (organizationId: string, tag: string): Sql =>
  storedCount(organizationId, 'candidate_tags', hash('sha256', tag));

/** Candidates who are not linked are not counted, but all others are. */
export function countInPool(organizationId: string, status: (typeof talentPoolStatuses)[number]): Sql {
  if (status !== 'not_linked') return storedCount(organizationId, 'talent_pool', status);
  return sql`select (${storedCount(organizationId, 'candidates')}) - (${storedCount(organizationId, 'talent_pool')})`;
}
