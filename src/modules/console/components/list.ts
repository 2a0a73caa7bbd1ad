import { type ComponentChildren, h, type JSX } from 'preact';
import type { ListQuery } from '../list-query.ts';
import { pager } from './pager.ts';
import { type Column, table } from './table.ts';

type List<T> = {
  caption: string;
  path: string;
  query: URLSearchParams;
  asked: Pick<ListQuery<Record<string, never>>, 'limit' | 'offset' | 'problems' | 'isFiltered'>;
  page: { rows: readonly T[]; total: number };
  columns: readonly Column<T>[];
  /** Where there is nothing at all. */
  empty: JSX.Element;
};

/** The rows of a list's page with the way to its other pages, or why there are none. */
export function listOfRows<T>({ caption, path, query, asked, page, columns, empty }: List<T>): ComponentChildren {
  if (asked.problems.size > 0) return h('p', { class: 'quiet' }, 'Nothing is listed until the filters are right.');
  if (page.total === 0 && !asked.isFiltered) return empty;
  if (page.total === 0)
    return h('p', { class: 'empty' }, ['Nothing fits these filters. ', h('a', { href: path }, 'Show all')]);
  if (page.rows.length === 0)
    return h('p', { class: 'empty' }, ['The list ends before this page. ', h('a', { href: path }, 'To its beginning')]);
  return [table(caption, columns, page.rows), pager({ path, query, total: page.total, ...asked })];
}
