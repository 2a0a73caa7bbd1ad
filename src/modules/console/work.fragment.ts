import { type ComponentChildren, h, type JSX } from 'preact';
import type { WorkSummary } from '#modules/work';
import { badge } from './components/badge.ts';
import { emptyState } from './components/empty-state.ts';
import { moment } from './components/moment.ts';
import { plot } from './components/plot.ts';
import { progress } from './components/progress.ts';
import { type Column, table } from './components/table.ts';
import { actionsOfAll, workRow } from './work.item.ts';
import { workPath } from './work.path.ts';
import type { WorkOverview } from './work.service.ts';
import { age, byKind, count, estimate, inOrder, kinds, several, total } from './work.words.ts';

type KindRow = WorkSummary['kinds'][number];
type Group = WorkSummary['groups'][number];
type Counted = 'queued' | 'running' | 'retrying' | 'failed';

const section = (id: string, title: string, ...content: ComponentChildren[]): JSX.Element =>
  h('section', { id, 'aria-labelledby': `${id}-title` }, [h('h2', { id: `${id}-title` }, title), content]);

// Left out on a narrow screen, where each number has a line.
const none = (): JSX.Element => h('span', { class: 'none' }, '0');

const counts = (label: string, state: Counted): Column<KindRow> => ({
  label,
  isNumber: true,
  of: (row) =>
    row[state] === 0
      ? none()
      : h('a', { href: workPath({ kind: row.kind, state }), ...(state === 'failed' && { class: 'wrong-link' }) }, [
          count(row[state]),
          h('span', { class: 'unseen' }, ` ${label.toLowerCase()}: ${kinds[row.kind].several}`),
        ]),
});

const columns: Column<KindRow>[] = [
  { label: 'Kind', of: ({ kind }) => h('a', { href: workPath({ kind }) }, kinds[kind].several) },
  counts('Queued', 'queued'),
  counts('Running', 'running'),
  counts('Retrying', 'retrying'),
  counts('Failed', 'failed'),
  {
    label: 'Done in the last hour',
    isNumber: true,
    of: ({ done_last_hour: done }) => (done === 0 ? none() : count(done)),
  },
  { label: 'Oldest waits', of: ({ oldest_seconds: oldest }) => (oldest === null ? '–' : age(oldest)) },
  { label: 'Ready in', of: ({ estimate_seconds: ready }) => (ready === null ? '–' : estimate(ready)) },
];

const isOver = ({ parts }: Group): boolean => parts.every(({ done, failed, total: all }) => done + failed >= all);

function groupRow(group: Group): JSX.Element {
  const over = isOver(group);
  const failed = group.parts.reduce((sum, part) => sum + part.failed, 0);
  const end = failed > 0 ? `Done, ${count(failed)} failed` : 'Done';
  const name = group.job_title === null ? 'Bulk apply' : `Bulk apply to ${group.job_title}`;
  return h(
    'li',
    {
      class: 'work-item',
      id: `group-${group.task_group}`,
      ...(over && { 'data-announce': `${name}: ${end.toLowerCase()}` }),
    },
    [
      h('div', { class: 'work-head' }, [
        over ? badge(end, failed > 0 ? 'bad' : 'good') : badge('Running', 'busy'),
        ' ',
        h('a', { href: workPath({ task_group: group.task_group }) }, name),
        h('span', { class: 'quiet' }, [' begun ', moment(group.created_at)]),
      ]),
      h(
        'div',
        { class: 'work-parts' },
        inOrder(group.parts).map(({ kind, done, failed: not, total: all }) => {
          const words = `${count(done)} of ${count(all)}${not > 0 ? `, ${count(not)} failed` : ''}`;
          return progress(kinds[kind].done, done, all, words);
        }),
      ),
    ],
  );
}

function failedSection({ summary, failed, names }: WorkOverview): JSX.Element | null {
  const all = total(summary, 'failed');
  if (all === 0) return null;
  return section(
    'failed',
    `Failed: ${count(all)}`,
    actionsOfAll(all, 'work'),
    h(
      'ul',
      { class: 'work' },
      failed.map((item) => workRow(item, names)),
    ),
    all > failed.length &&
      h('p', null, h('a', { href: workPath({ state: 'failed' }) }, `All ${count(all)} that failed`)),
  );
}

function openSection({ summary, open, names }: WorkOverview): JSX.Element | null {
  const all = total(summary, 'running') + total(summary, 'retrying') + total(summary, 'queued');
  if (all === 0) return null;
  return section(
    'open',
    `Running and waiting: ${count(all)}`,
    h(
      'ul',
      { class: 'work' },
      open.map((item) => workRow(item, names)),
    ),
    all > open.length &&
      h('p', null, [
        'The rest: ',
        h('a', { href: workPath({ state: 'queued' }) }, 'all that is queued'),
        ', ',
        h('a', { href: workPath({ state: 'retrying' }) }, 'all that is retried'),
      ]),
  );
}

function hourSection({ minutes }: WorkSummary): JSX.Element {
  const done = minutes.reduce((sum, n) => sum + n, 0);
  if (done === 0) return section('hour', 'The last hour', h('p', { class: 'quiet' }, 'Nothing was done.'));
  const words = `${several(done, 'task')} done in the last hour, at most ${count(Math.max(...minutes))} in a minute`;
  return section('hour', 'The last hour', plot(words, minutes), h('p', { class: 'quiet' }, `${words}.`));
}

const nothing = (): JSX.Element =>
  emptyState(
    'Nothing is in progress',
    'Work begins when somebody applies, when a resume comes in or when a job is made. ',
    h('a', { href: '/console/jobs' }, 'Look at your jobs'),
    ' or ',
    h('a', { href: '/console/candidates' }, 'at your candidates'),
    '; integrations bring theirs ',
    h('a', { href: '/docs/' }, 'by the API'),
    '.',
  );

/** What the first page shows and changes as it happens: the same for everybody of an organization. */
export function workFragment(overview: WorkOverview): JSX.Element {
  const { summary } = overview;
  const isQuiet = (['queued', 'running', 'retrying', 'failed'] as const).every((state) => total(summary, state) === 0);
  const { groups } = summary;
  return h('div', { id: 'live-work', tabIndex: -1 }, [
    isQuiet && h('div', { id: 'nothing', 'data-announce': 'Nothing is in progress' }, nothing()),
    groups.length > 0 && section('groups', 'Bulk applies', h('ul', { class: 'work' }, groups.map(groupRow))),
    failedSection(overview),
    (!isQuiet || total(summary, 'done_last_hour') > 0) &&
      section('kinds', 'Tasks by kind', table('Tasks by kind', columns, byKind(summary))),
    openSection(overview),
    hourSection(summary),
  ]);
}
