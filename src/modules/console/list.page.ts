import { type ComponentChildren, h, type JSX } from 'preact';
import { type Filter, filterBar } from './components/filters.ts';
import { pager } from './components/pager.ts';
import { type Column, table } from './components/table.ts';
import { copy } from './console.messages.ts';
import type { ConsoleContext, ConsoleReply } from './console.page.ts';
import { type ConsoleSection, consolePage } from './layout.ts';
import type { ListQuery } from './list-query.ts';

type List<T> = {
  title: string;
  /** Defaults to the title. */
  heading?: string;
  section: ConsoleSection;
  about?: ComponentChildren;
  path: string;
  filters: readonly Filter[];
  request: Pick<ListQuery<Record<string, never>>, 'paging' | 'problems' | 'isFiltered'> & {
    typed: Readonly<Record<string, string>>;
  };
  /** Read by screen readers. */
  caption: string;
  columns: readonly Column<T>[];
  page: { rows: readonly T[]; total: number; isCapped?: boolean };
  empty: JSX.Element;
};

const { list: t } = copy;

const noRowsHere = (text: string, path: string, link: string): JSX.Element =>
  h('p', { class: 'empty' }, [text, ' ', h('a', { href: path }, link)]);

function rowsOf<T>(query: URLSearchParams, list: List<T>): ComponentChildren {
  const { caption, path, request, page, columns, empty } = list;
  if (request.problems.size > 0) return h('p', { class: 'quiet' }, t.invalidFilters);
  if (page.total === 0) return request.isFiltered ? noRowsHere(t.noMatch, path, copy.filters.clear) : empty;
  if (page.rows.length === 0) return noRowsHere(t.pastEnd, path, t.firstPage);
  return [table(caption, columns, page.rows), pager({ path, query, ...page, ...request.paging })];
}

/** Returns 422 and no rows if a filter is invalid. */
export function listPage<T>(context: ConsoleContext, list: List<T>): ConsoleReply {
  const { title, heading = title, section, about, path, filters, request } = list;
  return {
    status: request.problems.size > 0 ? 422 : 200,
    document: consolePage(
      context,
      { title, section },
      h('h1', null, heading),
      about,
      filterBar(path, filters, request.typed, request.problems),
      rowsOf(context.query, list),
    ),
  };
}
