import { type ComponentChildren, h, type JSX } from 'preact';

/** A column: what stands above it, and what it shows of a row. Numbers stand to the right. */
export type Column<T> = { label: string; of(row: T): ComponentChildren; isNumber?: boolean };

/**
 * Rows under their columns. `caption` is for who does not see the table. On a narrow screen each row becomes a block, in
 * which the labels stand beside the values.
 */
export function table<T>(caption: string, columns: readonly Column<T>[], rows: readonly T[]): JSX.Element {
  const classOf = ({ isNumber }: Column<T>) => (isNumber ? { class: 'number' } : {});
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
          columns.map((column) => h('td', { 'data-label': column.label, ...classOf(column) }, column.of(row))),
        ),
      ),
    ),
  ]);
}
