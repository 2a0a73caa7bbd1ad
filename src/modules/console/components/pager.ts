import { h, type JSX } from 'preact';

type Paging = { path: string; query: URLSearchParams; total: number; limit: number; offset: number };

const counted = new Intl.NumberFormat('en');

/** Which page of a list this is, with links to its neighbours under the same filters. */
export function pager({ path, query, total, limit, offset }: Paging): JSX.Element {
  const to = (start: number): string => {
    const other = new URLSearchParams(query);
    if (start > 0) other.set('offset', String(start));
    else other.delete('offset');
    return other.size > 0 ? `${path}?${other.toString()}` : path;
  };
  const last = Math.min(offset + limit, total);
  return h('nav', { class: 'pager', 'aria-label': 'Pages' }, [
    h(
      'p',
      null,
      total === 0 ? 'None' : `${counted.format(offset + 1)}–${counted.format(last)} of ${counted.format(total)}`,
    ),
    offset > 0 && h('a', { href: to(Math.max(0, offset - limit)), rel: 'prev' }, 'Previous'),
    last < total && h('a', { href: to(offset + limit), rel: 'next' }, 'Next'),
  ]);
}

/** Where a page of a list begins, from its address; 0 for what is no such number. */
export function offsetOf(query: URLSearchParams): number {
  const text = query.get('offset') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
