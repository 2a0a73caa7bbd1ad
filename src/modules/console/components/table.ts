import { type ComponentChildren, h, type JSX } from 'preact';

/** What stands in a cell of which there is nothing to say. */
const nothing = '–';

/** A column: what stands above it, and what it shows of a row. Numbers stand to the right. */
export type Column<T> = { label: string; of(row: T): ComponentChildren; isNumber?: boolean };

/**
 * Rows under their columns. `caption` is for who does not see the table. On a narrow screen each row becomes a block, in
 * which the labels stand beside the values, and what is nothing (`nothing`) is left out.
 */
export function table<T>(caption: string, columns: readonly Column<T>[], rows: readonly T[]): JSX.Element {
  const classOf = ({ isNumber }: Column<T>) => (isNumber ? { class: 'number' } : {});
  const cell = (column: Column<T>, row: T) => {
    const content = column.of(row);
    const names = [column.isNumber && 'number', content === nothing && 'nothing'].filter(Boolean).join(' ');
    return h('td', { 'data-label': column.label, ...(names && { class: names }) }, content);
  };
  return h('table', null, [
    h('caption', { class: 'unseen' }, caption),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        columns.map((column) => h('th', { scope: 'col', ...classOf(column) }, column.label)),
      ),
    ),
    h(
      'tbody',
      null,
      rows.map((row) =>
        h(
          'tr',
          null,
          columns.map((column) => cell(column, row)),
        ),
      ),
    ),
  ]);
}
