import { h, type JSX } from 'preact';
import { formatNumber } from '#platform/pages/format.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import { copy } from '../console.messages.ts';

const pageSize = 50;
const countUpTo = 10_000;

type Paging = Omit<Page<unknown>, 'rows'> & PageQuery & { path: string; query: URLSearchParams };

export function pager({ path, query, total, isCapped, limit, offset }: Paging): JSX.Element | null {
  if (total === 0) return null;
  const pageAt = (start: number): string => {
    const other = new URLSearchParams(query);
    if (start > 0) other.set('offset', String(start));
    else other.delete('offset');
    return other.size > 0 ? `${path}?${other.toString()}` : path;
  };
  const last = Math.min(offset + limit, total);
  const t = copy.pager;
  return h('nav', { class: 'pager', 'aria-label': t.label }, [
    h(
      'p',
      null,
      t.position(
        formatNumber(offset + 1),
        formatNumber(last),
        isCapped ? t.moreThan(formatNumber(total - 1)) : formatNumber(total),
      ),
    ),
    offset > 0 && h('a', { href: pageAt(Math.max(0, offset - limit)), rel: 'prev' }, t.previous),
    last < total && h('a', { href: pageAt(offset + limit), rel: 'next' }, t.next),
  ]);
}

/** 0 without an offset, or with an invalid one. */
export function offsetIn(query: URLSearchParams): number {
  const text = query.get('offset') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** The page that the address names, of a list that is counted no further than people read. */
export const pagingIn = (query: URLSearchParams) => ({ limit: pageSize, offset: offsetIn(query), countUpTo });
