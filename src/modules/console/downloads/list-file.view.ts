import { h, type JSX } from 'preact';
import { formatNumber } from '#platform/pages/format.ts';
import type { Page } from '#platform/paging/page.ts';
import { copy } from '../console.messages.ts';
import { mostRows } from './list-file.ts';

/** A link below a list that has rows. `path` is the file's path. The link adds the page's filters. */
export function fileLink(
  path: string,
  query: URLSearchParams,
  { total, isCapped }: Pick<Page<unknown>, 'total' | 'isCapped'>,
): JSX.Element | null {
  if (total === 0) return null;
  const filters = new URLSearchParams(query);
  filters.delete('offset');
  const address = filters.size > 0 ? `${path}?${filters.toString()}` : path;
  return h('p', { class: 'quiet' }, [
    h('a', { href: address, download: '' }, copy.downloads.link),
    (isCapped || total > mostRows) && ` ${copy.downloads.first(formatNumber(mostRows))}`,
  ]);
}
