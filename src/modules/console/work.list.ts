import type { WorkQuery } from '#modules/work';

type Filters = Omit<WorkQuery, 'limit' | 'offset' | 'after' | 'filters'>;

/** Asks for one page of the list of work, newest first. */
export const pageOf = (filters: Filters, limit: number, offset = 0): WorkQuery => ({
  ...filters,
  limit,
  offset,
  after: undefined,
  filters: '',
});
