import type { EnrichedApplication } from '#modules/applications';
import type { ConsoleContext } from '../../console.page.ts';
import { readListQuery } from '../../list-query.ts';
import { boardOrigin, type OpenedNeighbors, originIn } from '../../lists/list-origin.ts';
import { applicationFilters } from '../application-filters.ts';
import { ApplicationNeighborQueries } from './application-neighbor.queries.ts';

/** Undefined for an application that was not opened from a list or a board, or from one whose filters are invalid. */
export async function applicationNeighbors(
  { user: { organizationId }, query, resolve }: ConsoleContext,
  { id, job_id: job }: Pick<EnrichedApplication, 'id' | 'job_id'>,
): Promise<OpenedNeighbors | undefined> {
  const { status } = applicationFilters;
  const board = originIn(query, 'board', ['status']);
  if (board) {
    const { filters, problems } = readListQuery({ status }, board.filters);
    // The application may have been moved since: its neighbors are those in the column that it was opened from.
    const terms = { job, status: filters.status, order: 'board' as const };
    if (problems.size > 0 || filters.status === undefined) return undefined;
    const neighbors = await resolve(ApplicationNeighborQueries).of(organizationId, id, terms);
    return { origin: boardOrigin(job, filters.status), neighbors };
  }
  const origin = originIn(query, 'applications', Object.keys(applicationFilters));
  const request = origin && readListQuery(applicationFilters, origin.filters);
  if (!origin || !request || request.problems.size > 0) return undefined;
  return { origin, neighbors: await resolve(ApplicationNeighborQueries).of(organizationId, id, request.filters) };
}
