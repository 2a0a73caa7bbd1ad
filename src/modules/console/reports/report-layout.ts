import { type ComponentChildren, h, type JSX } from 'preact';
import { type Column, table } from '../components/table.ts';
import { tabs } from '../components/tabs.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { consolePage } from '../layout.ts';

const { reports: t } = copy;

export type ReportPart = keyof typeof t.parts;
const parts = Object.keys(t.parts) as ReportPart[];

export const reportPath = (part: ReportPart): string =>
  part === 'hiring' ? '/console/reports' : `/console/reports/${part}`;

export function reportPage(context: ConsoleContext, part: ReportPart, ...content: ComponentChildren[]): JSX.Element {
  const visible = parts.filter((name) => name !== 'credits' || context.user.role === 'admin');
  return consolePage(
    context,
    { title: t.titles[part], section: 'reports' },
    h('h1', null, t.titles[part]),
    tabs(
      t.navigation,
      visible.map((name) => ({ href: reportPath(name), label: t.parts[name], isCurrent: name === part })),
    ),
    ...content,
  );
}

type Picture<T> = {
  id: string;
  title: string;
  about?: ComponentChildren;
  /** Null if there is nothing to draw. */
  chart: JSX.Element | null;
  columns: readonly Column<T>[];
  rows: readonly T[];
  file: string;
  /** The table says more than the chart. */
  isOpen?: boolean;
};

/** A chart with its numbers as a table and as a file. */
export const picture = <T>({ id, title, about, chart, columns, rows, file, isOpen = false }: Picture<T>): JSX.Element =>
  h('section', { class: 'picture', id, 'aria-labelledby': `${id}-title` }, [
    h('h2', { id: `${id}-title` }, title),
    about && h('p', { class: 'quiet' }, about),
    chart ?? h('p', { class: 'quiet' }, t.none.text),
    rows.length > 0 && [
      h('details', { open: isOpen }, [h('summary', null, t.numbers), table(title, columns, rows)]),
      h(
        'p',
        null,
        h('a', { href: file, download: '' }, [t.download, h('span', { class: 'unseen' }, t.downloadOf(title))]),
      ),
    ],
  ]);
