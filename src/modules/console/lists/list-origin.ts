/** A record before or after the current one in the list that it was opened from. */
export type Neighbor = { id: string; name: string };
export type Neighbors = { previous?: Neighbor | undefined; next?: Neighbor | undefined };

/** Paths of the records in each list. */
const records = {
  candidates: '/console/candidates',
  applications: '/console/applications',
  board: '/console/applications',
} as const;
type ListName = keyof typeof records;

/** The list that a record was opened from, with its filters and order. `path`: of a list that is not above its records. */
export type ListOrigin = { name: ListName; filters: URLSearchParams; path?: string };

export type OpenedNeighbors = { origin: ListOrigin; neighbors: Neighbors };

const parameter = 'list';

/** Undefined for a page that was opened from elsewhere. `fields`: the filters of the list. */
export function originIn(query: URLSearchParams, name: ListName, fields: readonly string[]): ListOrigin | undefined {
  if (query.get(parameter) !== name) return undefined;
  return { name, filters: new URLSearchParams([...query].filter(([key]) => fields.includes(key))) };
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;

/** The address of a record, as its list links to it. */
export const openedFrom = ({ name, filters }: ListOrigin, id: string): string =>
  withQuery(`${records[name]}/${id}`, new URLSearchParams([[parameter, name], ...filters]));

export const pathOfList = ({ name, filters, path }: ListOrigin): string => path ?? withQuery(records[name], filters);

/** The origin for the filters of a list. Leaves out empty ones. */
export const originOf = (name: ListName, typed: Readonly<Record<string, string>>): ListOrigin => ({
  name,
  filters: new URLSearchParams(Object.entries(typed).filter(([, value]) => value !== '')),
});

/** A column of the board of a job. */
export const boardOrigin = (jobId: string, status: string): ListOrigin => ({
  ...originOf('board', { status }),
  path: `/console/jobs/${jobId}/board`,
});

/** The address of a page that leads back to the record. */
export const keptIn = (path: string, opened: OpenedNeighbors | undefined): string =>
  opened ? withQuery(path, new URLSearchParams([[parameter, opened.origin.name], ...opened.origin.filters])) : path;

/**
 * Keeps the list in the URL of the record's page after a form. `referer` is the page that had the form: the record's
 * own, or one below it.
 */
export function keepingList(redirect: string, referer: string | undefined): string {
  const from = referer === undefined ? null : URL.parse(referer);
  if (!from?.searchParams.has(parameter) || redirect.includes('?')) return redirect;
  const [path = '', part] = redirect.split('#', 2);
  const isOwn = from.pathname.endsWith(path) || from.pathname.includes(`${path}/`);
  return isOwn ? `${path}${from.search}${part === undefined ? '' : `#${part}`}` : redirect;
}
