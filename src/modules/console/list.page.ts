import { type ComponentChildren, h, type JSX } from 'preact';
import { type Filter, filterBar } from './components/filters.ts';
import { pager } from './components/pager.ts';
import { type Column, table } from './components/table.ts';
import type { ConsoleContext, ConsoleReply } from './console.page.ts';
import { consolePage, type Section } from './layout.ts';
import type { ListQuery } from './list-query.ts';

type List<T> = {
  title: string;
  /** What stands above the list, where that is not its title. */
  heading?: string;
  section: Section;
  /** What there is to say below the heading. */
  about?: ComponentChildren;
  path: string;
  filters: readonly Filter[];
  asked: Pick<ListQuery<Record<string, never>>, 'limit' | 'offset' | 'problems' | 'isFiltered'> & {
    typed: Readonly<Record<string, string>>;
  };
  /** For who does not see the table. */
  caption: string;
  columns: readonly Column<T>[];
  page: { rows: readonly T[]; total: number };
  /** Where there is nothing at all. */
  empty: JSX.Element;
};

/** The rows of a list's page with the way to its other pages, or why there are none. */
function rowsOf<T>(query: URLSearchParams, { caption, path, asked, page, columns, empty }: List<T>): ComponentChildren {
  if (asked.problems.size > 0) return h('p', { class: 'quiet' }, 'Nothing is listed until the filters are right.');
  if (page.total === 0 && !asked.isFiltered) return empty;
  if (page.total === 0)
    return h('p', { class: 'empty' }, ['Nothing fits these filters. ', h('a', { href: path }, 'Show all')]);
  if (page.rows.length === 0)
    return h('p', { class: 'empty' }, ['The list ends before this page. ', h('a', { href: path }, 'To its beginning')]);
  return [table(caption, columns, page.rows), pager({ path, query, total: page.total, ...asked })];
}

/** A list below its filters. What is wrong with a filter is named beside it (422), and then nothing is listed. */
export function listPage<T>(context: ConsoleContext, list: List<T>): ConsoleReply {
  const { title, heading = title, section, about, path, filters, asked } = list;
  return {
    status: asked.problems.size > 0 ? 422 : 200,
    document: consolePage(
      context,
      { title, section },
      h('h1', null, heading),
      about,
      filterBar(path, filters, asked.typed, asked.problems),
      rowsOf(context.query, list),
    ),
  };
}
