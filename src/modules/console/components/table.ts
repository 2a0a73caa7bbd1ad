import { type ComponentChildren, h, type JSX } from 'preact';
import type { CsvCell } from '#platform/files/csv.ts';

const noValue = '–';

/** Numbers are aligned right. `value`: in the list's CSV, which leaves out columns without it. */
export type Column<T> = {
  label: string;
  of(row: T): ComponentChildren;
  isNumber?: boolean;
  /** In lists on a phone, minor columns are left out. */
  isMinor?: boolean;
  /** Left out where no row of the page has a value. */
  isOptional?: boolean;
  value?: (row: T) => CsvCell;
  /** Orders that the header offers. Each click chooses the next one. */
  orders?: readonly [string, ...string[]];
};

/** `current`: the order of the list. `upward`: the orders that begin with the least. */
export type Sorting = { href(order: string): string; current: string; upward: readonly string[] };

function sortOf<T>({ orders }: Column<T>, sorting: Sorting | undefined) {
  if (!sorting || !orders?.includes(sorting.current)) return {};
  return { 'aria-sort': sorting.upward.includes(sorting.current) ? ('ascending' as const) : ('descending' as const) };
}

function headerOf<T>({ label, orders }: Column<T>, sorting: Sorting | undefined): ComponentChildren {
  if (!sorting || !orders) return label;
  const at = orders.indexOf(sorting.current);
  const next = orders[(at + 1) % orders.length] ?? orders[0];
  const arrow = at >= 0 && h('span', { 'aria-hidden': true }, sorting.upward.includes(sorting.current) ? ' ↑' : ' ↓');
  return h('a', { class: 'sort', href: sorting.href(next) }, [label, arrow]);
}

/** Number of columns shown on a phone. */
const mostTelling = 4;

/** `caption` is for screen readers. On a narrow screen each row is a block, without the cells that have no value. */
export function table<T>(
  caption: string,
  allColumns: readonly Column<T>[],
  rows: readonly T[],
  sorting?: Sorting,
): JSX.Element {
  const columns = allColumns.filter((column) => !column.isOptional || rows.some((row) => column.of(row)));
  const telling = new Set(columns.filter(({ isMinor }) => !isMinor).slice(0, mostTelling));
  const numberClass = ({ isNumber }: Column<T>) => (isNumber ? { class: 'number' } : {});
  const cell = (column: Column<T>, row: T) => {
    const content = column.of(row) || noValue;
    const names = [column.isNumber && 'number', content === noValue && 'nothing', !telling.has(column) && 'minor']
      .filter(Boolean)
      .join(' ');
    return h('td', { 'data-label': column.label, ...(names && { class: names }) }, content);
  };
  const header = columns.map((column) =>
    h('th', { scope: 'col', ...numberClass(column), ...sortOf(column, sorting) }, headerOf(column, sorting)),
  );
  const body = rows.map((row) =>
    h(
      'tr',
      null,
      columns.map((column) => cell(column, row)),
    ),
  );
  return h('table', null, [
    h('caption', { class: 'unseen' }, caption),
    h('thead', null, h('tr', null, header)),
    h('tbody', null, body),
  ]);
}
