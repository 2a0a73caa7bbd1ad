import { type ComponentChildren, h, type JSX } from 'preact';

const noValue = '–';

/** Numbers are aligned right. */
export type Column<T> = { label: string; of(row: T): ComponentChildren; isNumber?: boolean };

/** `caption` is for screen readers. On a narrow screen each row is a block, without the cells that have no value. */
export function table<T>(caption: string, columns: readonly Column<T>[], rows: readonly T[]): JSX.Element {
  const numberClass = ({ isNumber }: Column<T>) => (isNumber ? { class: 'number' } : {});
  const cell = (column: Column<T>, row: T) => {
    const content = column.of(row) || noValue;
    const names = [column.isNumber && 'number', content === noValue && 'nothing'].filter(Boolean).join(' ');
    return h('td', { 'data-label': column.label, ...(names && { class: names }) }, content);
  };
  const header = columns.map((column) => h('th', { scope: 'col', ...numberClass(column) }, column.label));
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
