import type { ConsoleContext } from '../../console.page.ts';
import { readListQuery } from '../../list-query.ts';
import { type OpenedNeighbors, originIn } from '../../lists/list-origin.ts';
import { candidateFilters, candidateTerms } from '../candidate-filters.ts';
import { CandidateSearchQueries } from '../candidate-search.queries.ts';
import { CandidateNeighborQueries } from './candidate-neighbor.queries.ts';

/** Undefined for a candidate who was not opened from a list, or from one whose filters are invalid. */
export async function candidateNeighbors(
  { user: { organizationId }, query, resolve }: ConsoleContext,
  id: string,
): Promise<OpenedNeighbors | undefined> {
  const origin = originIn(query, 'candidates', Object.keys(candidateFilters));
  const request = origin && readListQuery(candidateFilters, origin.filters);
  if (!origin || !request || request.problems.size > 0) return undefined;
  const { order, terms } = candidateTerms(request.filters);
  const isSearch = request.isFiltered;
  // Until the search index is filled, the list has another order.
  if (isSearch && !(await resolve(CandidateSearchQueries).isReady())) return { origin, neighbors: {} };
  const neighbors = await resolve(CandidateNeighborQueries).of(
    organizationId,
    id,
    isSearch ? { ...terms, order } : undefined,
  );
  return { origin, neighbors };
}
