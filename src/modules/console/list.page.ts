import { type ComponentChildren, h, type JSX } from 'preact';
import { selectionScript } from './assets.ts';
import {
  type CarriedSelection,
  carriedIn,
  noSelection,
  type Selectable,
  selectionForm,
  withPicks,
} from './bulk/selection.view.ts';
import { type Filter, filterBar } from './components/filters.ts';
import { pageHead } from './components/page-head.ts';
import { pager } from './components/pager.ts';
import { type Column, table } from './components/table.ts';
import { copy } from './console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { fileLink } from './downloads/list-file.view.ts';
import { type ConsoleSection, consolePage } from './layout.ts';
import type { ListQuery } from './list-query.ts';

type List<T> = {
  title: string;
  /** Defaults to the title. */
  heading?: string;
  section: ConsoleSection;
  about?: ComponentChildren;
  /** Links and buttons beside the heading. */
  actions?: ComponentChildren;
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
  /** What to do if no row matches the filters. */
  noMatchHint?: string | undefined;
  /** Address of the CSV. */
  file?: string;
  /** Sorting for columns that have orders. */
  sorting?: { current: string; upward: readonly string[] };
  /** Viewers select nothing. */
  selectable?: Selectable<T>;
};

const { list: t } = copy;

export const noRowsHere = (text: string, path: string, link: string): JSX.Element =>
  h('p', { class: 'empty' }, [text, ' ', h('a', { href: path }, link)]);

/** The first page of the list in another order. */
function orderedPath(path: string, query: URLSearchParams, order: string): string {
  const other = new URLSearchParams(query);
  other.delete('offset');
  other.set('order', order);
  return `${path}?${other.toString()}`;
}

function rowsOf<T>({ query, user }: ConsoleContext, list: List<T>): ComponentChildren {
  const { caption, path, request, page, columns, empty, file } = list;
  if (request.problems.size > 0) return h('p', { class: 'quiet' }, t.invalidFilters);
  const noMatch = [t.noMatch, list.noMatchHint].filter(Boolean).join(' ');
  if (page.total === 0) return request.isFiltered ? noRowsHere(noMatch, path, copy.filters.clear) : empty;
  if (page.rows.length === 0) return noRowsHere(t.pastEnd, path, t.firstPage);
  const { total, isCapped, rows } = page;
  const selectable = user.role === 'viewer' ? undefined : list.selectable;
  const matching = { path, query, paging: request.paging, total, ...(isCapped && { isCapped }) };
  const sorting = list.sorting && { ...list.sorting, href: (order: string) => orderedPath(path, query, order) };
  return [
    selectable && selectionForm({ ...selectable, ids: rows.map(selectable.idOf), matching }),
    h(
      'div',
      { 'data-key-list': '' },
      table(caption, selectable ? withPicks(columns, selectable) : columns, rows, sorting),
    ),
    pager({ path, query, ...page, ...request.paging }),
    file !== undefined && fileLink(file, query, page),
  ];
}

/** Returns 422 and no rows if a filter is invalid. */
export function listPage<T>(context: ConsoleContext, list: List<T>): ConsoleReply {
  const { title, heading = title, section, about, actions, path, filters, request } = list;
  return {
    status: request.problems.size > 0 ? 422 : 200,
    document: consolePage(
      context,
      { title, section, scripts: list.selectable ? [selectionScript.path] : [] },
      pageHead({ title: heading, actions }),
      about,
      filterBar(path, filters, request.typed, request.problems),
      rowsOf(context, list),
    ),
  };
}

type SelectablePage = (context: ConsoleContext, carried: CarriedSelection) => Promise<ConsoleReply>;

/** The list as GET and POST pages. Without the script, the selection is submitted to the next page, which keeps it. */
export const selectableListPages = (path: string, list: SelectablePage) => [
  defineConsolePage({ method: 'get', path, role: 'recruiter', handler: (context) => list(context, noSelection) }),
  defineConsolePage({
    method: 'post',
    path,
    role: 'recruiter',
    handler: (context) => list(context, carriedIn(context)),
  }),
];
