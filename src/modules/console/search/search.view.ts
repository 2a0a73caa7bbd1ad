import { type ComponentChildren, h, type JSX } from 'preact';
import { formatNumber } from '#platform/pages/format.ts';
import { pipelineLabel } from '../components/badges.ts';
import { copy } from '../console.messages.ts';
import { taskTitle } from '../work/work-item.ts';
import { taskPath } from '../work/work-links.ts';
import type { SearchResults } from './console-search.service.ts';

type Item = { href: string; title: string; detail?: string };
type Group = { label: string; items: Item[]; more?: Item };

const { search: t } = copy;
export const searchPath = '/console/search';

function allCandidates({ candidates }: SearchResults, text: string): Item | undefined {
  const { rows, total, isCapped } = candidates;
  if (total <= rows.length) return undefined;
  const count = isCapped ? t.atLeast(formatNumber(total - 1)) : formatNumber(total);
  return { href: `/console/candidates?${new URLSearchParams({ search: text }).toString()}`, title: t.all(count) };
}

const listed = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ');

function groupsOf(results: SearchResults, text: string): Group[] {
  const { candidates, jobs, applications, tasks, names, record } = results;
  const more = allCandidates(results, text);
  const groups: Group[] = [
    {
      label: t.groups.record,
      items: record
        ? [{ href: `/console/${record.type}/${record.id}`, title: t.records[record.type], detail: record.id }]
        : [],
    },
    {
      label: t.groups.candidates,
      items: candidates.rows.map((row) => ({
        href: `/console/candidates/${row.id}`,
        title: row.full_name,
        detail: listed(row.current_designation, row.current_company, row.location),
      })),
      ...(more && { more }),
    },
    {
      label: t.groups.jobs,
      items: jobs.map(({ id, title, status, company }) => ({
        href: `/console/jobs/${id}`,
        title,
        detail: listed(company, copy.states[status as keyof typeof copy.states] ?? status),
      })),
    },
    {
      label: t.groups.applications,
      items: applications.map(({ id, full_name, title, status }) => ({
        href: `/console/applications/${id}`,
        title: t.application(full_name, title),
        detail: pipelineLabel(status),
      })),
    },
    {
      label: t.groups.tasks,
      items: tasks.map((task) => ({
        href: taskPath(task.id),
        title: taskTitle(task, names),
        detail: copy.work.states[task.state],
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const content = ({ title, detail }: Item): ComponentChildren => [
  h('span', null, title),
  detail && h('small', { class: 'quiet' }, detail),
];

/** Results as links. Works without a script. */
export function searchResults(results: SearchResults, text: string): JSX.Element {
  const groups = groupsOf(results, text);
  if (groups.length === 0) return h('p', { class: 'empty' }, t.none(text));
  return h(
    'div',
    { class: 'found' },
    groups.map(({ label, items, more }) =>
      h('section', null, [
        h('h2', null, label),
        h(
          'ul',
          null,
          items.map((item) =>
            h('li', null, [
              h('a', { href: item.href }, item.title),
              item.detail && [' ', h('small', { class: 'quiet' }, item.detail)],
            ]),
          ),
        ),
        more && h('p', null, h('a', { href: more.href }, more.title)),
      ]),
    ),
  );
}

/** Results as options of the palette's list box. */
export function searchOptions(results: SearchResults, text: string): JSX.Element {
  const groups = groupsOf(results, text);
  let number = 0;
  const option = (item: Item): JSX.Element =>
    h(
      'a',
      { role: 'option', id: `palette-${number++}`, href: item.href, tabIndex: -1, 'aria-selected': false },
      content(item),
    );
  const options = groups.map(({ label, items, more }, index) =>
    h('div', { role: 'group', 'aria-labelledby': `palette-group-${index}` }, [
      h('div', { class: 'palette-group', id: `palette-group-${index}`, role: 'presentation' }, label),
      items.map(option),
      more && option(more),
    ]),
  );
  return h('div', { 'data-summary': number === 0 ? t.none(text) : t.count(number) }, options);
}

export const searchForm = (text: string): JSX.Element =>
  h('form', { class: 'filters', method: 'get', action: searchPath, role: 'search' }, [
    h('div', { class: 'filter wide' }, [
      h('label', { for: 'search-all' }, t.label),
      h('input', { id: 'search-all', type: 'search', name: 'q', value: text, maxLength: 200 }),
    ]),
    h('div', { class: 'filter-actions' }, h('button', { type: 'submit' }, t.submit)),
  ]);
