import { isConsolePage } from '#modules/access';
import type { BulkList } from '#modules/bulk-actions';

export const bulkPath = '/console/bulk-actions';

/** `back`: the list or board that the action leads back to, with its filters. */
export const bulkActionPath = (id: string, back?: string): string =>
  back === undefined ? `${bulkPath}/${id}` : `${bulkPath}/${id}?${new URLSearchParams({ back }).toString()}`;

export const listPath = (list: BulkList, query = new URLSearchParams()): string =>
  query.size > 0 ? `/console/${list}?${query.toString()}` : `/console/${list}`;

/** The page to return to from an action's page. Undefined if the URL is no page of the console. */
export function backIn(query: URLSearchParams): string | undefined {
  const back = query.get('back') ?? '';
  return isConsolePage(back) ? back : undefined;
}

/** The page to return to from a form on an action's page. */
export const backBefore = (referer: string | undefined): string | undefined =>
  backIn(URL.parse(referer ?? '')?.searchParams ?? new URLSearchParams());

export const isBoard = (back: string): boolean => /^\/console\/jobs\/[^/?]+\/board$/.test(back);
