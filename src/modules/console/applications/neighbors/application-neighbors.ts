import type { ConsoleContext } from '../../console.page.ts';
import { readListQuery } from '../../list-query.ts';
import { type OpenedNeighbors, originIn } from '../../lists/list-origin.ts';
import { applicationFilters } from '../application-filters.ts';
import { ApplicationNeighborQueries } from './application-neighbor.queries.ts';

/** Undefined for an application that was not opened from a list, or from one whose filters are invalid. */
export async function applicationNeighbors(
  { user: { organizationId }, query, resolve }: ConsoleContext,
  id: string,
): Promise<OpenedNeighbors | undefined> {
  const origin = originIn(query, 'applications', Object.keys(applicationFilters));
  const request = origin && readListQuery(applicationFilters, origin.filters);
  if (!origin || !request || request.problems.size > 0) return undefined;
  // Of other orders, the page leads back to the list alone.
  const { order = 'newest', source } = request.filters;
  if (order !== 'newest' || source !== undefined) return { origin, neighbors: {} };
  return { origin, neighbors: await resolve(ApplicationNeighborQueries).of(organizationId, id, request.filters) };
}
