import { type ComponentChildren, h, type JSX } from 'preact';
import { type FailureGroup, type WorkKind, type WorkSummary, workKinds } from '#modules/work';
import { formatAge, formatDuration, formatEstimate, formatNumber } from '#platform/pages/format.ts';
import { badge } from '../components/badges.ts';
import { barChart } from '../components/bar-chart.ts';
import { emptyState } from '../components/empty-state.ts';
import { progressBar } from '../components/progress-bar.ts';
import { type Column, table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { helpWith } from './failure-help.ts';
import { actionForm, bulkTaskActions, creditHelp, taskRows } from './work-item.ts';
import { creditsPath, taskListPath } from './work-links.ts';
import { countsByKind, totalOf, type WorkOverview } from './work-overview.service.ts';

type KindRow = WorkSummary['kinds'][number];
type Bulk = WorkSummary['groups'][number];

const { work: t } = copy;
const openStates = ['running', 'retrying', 'queued'] as const;

const section = (id: string, title: string, ...content: ComponentChildren[]): JSX.Element =>
  h('section', { id, 'aria-labelledby': `${id}-title` }, [h('h2', { id: `${id}-title` }, title), content]);

const link = (filters: Record<string, string>, text: string): JSX.Element =>
  h('a', { href: taskListPath(filters) }, text);

// Hidden on a narrow screen, where each number has a line.
const zero = (): JSX.Element => h('span', { class: 'none' }, '0');

const countColumn = (state: 'queued' | 'running' | 'retrying' | 'failed'): Column<KindRow> => ({
  label: t.states[state],
  isNumber: true,
  of: ({ kind, [state]: count }) =>
    count === 0
      ? zero()
      : h('a', { href: taskListPath({ kind, state }), ...(state === 'failed' && { class: 'wrong-link' }) }, [
          formatNumber(count),
          h('span', { class: 'unseen' }, t.byKind.link(t.states[state], t.kinds[kind].many)),
        ]),
});

const columns: Column<KindRow>[] = [
  { label: t.byKind.type, of: ({ kind }) => link({ kind }, t.kinds[kind].many) },
  countColumn('queued'),
  countColumn('running'),
  countColumn('retrying'),
  countColumn('failed'),
  {
    label: t.byKind.doneLastHour,
    isNumber: true,
    of: ({ done_last_hour: done }) => (done === 0 ? zero() : formatNumber(done)),
  },
  { label: t.byKind.longestWait, of: ({ oldest_seconds: oldest }) => oldest !== null && formatAge(oldest) },
  { label: t.byKind.timeLeft, of: ({ estimate_seconds: left }) => left !== null && formatEstimate(left) },
];

const secondsBetween = (from: string, to: string): number => Math.max(0, (Date.parse(to) - Date.parse(from)) / 1_000);

const partsOf = ({ parts }: Bulk): JSX.Element =>
  h(
    'div',
    { class: 'work-parts' },
    parts
      .toSorted((a, b) => workKinds.indexOf(a.kind) - workKinds.indexOf(b.kind))
      .map((part) => progressBar(t.kinds[part.kind].done, part.done, part.total, part)),
  );

const isOver = ({ parts }: Bulk): boolean =>
  parts.every(({ done, skipped, waiting, failed, total }) => done + skipped + waiting + failed >= total);

const classOf = (bulk: Bulk): string => (isOver(bulk) ? 'work-item over' : 'work-item');

/** Progress shown above the tasks of a bulk. */
export const bulkProgress = (bulk: Bulk): JSX.Element => h('div', { class: classOf(bulk) }, partsOf(bulk));

export function bulkRow(bulk: Bulk): JSX.Element {
  const { parts, job_title, task_group, created_at, finished_at } = bulk;
  const sum = (of: 'failed' | 'waiting'): number => parts.reduce((n, part) => n + part[of], 0);
  const [failed, waiting] = [sum('failed'), sum('waiting')];
  const [name, outcome] = [t.bulks.name(job_title), t.bulks.done(failed, waiting)];
  const tone = failed > 0 ? 'bad' : waiting > 0 ? 'plain' : 'good';
  const ended = isOver(bulk);
  const announcement = ended && { 'data-announce': t.bulks.announcement(name, outcome) };
  return h('li', { class: classOf(bulk), id: `group-${task_group}`, ...announcement }, [
    h('div', { class: 'work-head' }, [
      ended ? badge(outcome, tone) : badge(t.bulks.running, 'busy'),
      ' ',
      link({ task_group }, name),
      h('span', { class: 'quiet' }, [
        t.bulks.started(showDateTime(created_at)),
        ended && finished_at !== null && t.bulks.took(formatDuration(secondsBetween(created_at, finished_at))),
      ]),
    ]),
    partsOf(bulk),
  ]);
}

/** The one action that helps with these. Undefined where it is to try all failed tasks again, which is offered below. */
function helpFor({ kind, error, count }: FailureGroup, isAdmin: boolean, isOnly: boolean): JSX.Element | undefined {
  const which = { kind: kind as WorkKind, ...(error !== null && { error }) };
  const help = helpWith({ kind, error });
  if (help === 'credits') return creditHelp(isAdmin, { class: 'button' });
  if (help !== 'retry')
    return h('a', { class: 'button', href: taskListPath({ state: 'failed', ...which }) }, t.help.many[help]);
  if (isOnly) return undefined;
  const button = h('button', { type: 'submit', class: 'small' }, t.retry.all(count));
  return actionForm('/console/work', { verb: 'retry', from: 'work', ...which }, button);
}

function causeRow(cause: FailureGroup, isAdmin: boolean, isOnly: boolean): JSX.Element {
  const { kind, error, count } = cause;
  const which = { kind, state: 'failed', ...(error !== null && { error }) };
  const text = helpWith(cause) === 'credits' ? t.causes.credits(count) : t.causes.count(kind as WorkKind, count);
  const help = helpFor(cause, isAdmin, isOnly);
  return h('li', { class: 'work-item' }, [
    h('div', { class: 'work-head' }, link(which, text)),
    error !== null && h('p', { class: 'wrong' }, error),
    help && h('div', { class: 'work-more' }, h('div', { class: 'actions' }, help)),
  ]);
}

const tile = (filters: Record<string, string>, label: string, count: number, isWrong = false): JSX.Element =>
  h('li', null, [
    h('a', { href: taskListPath(filters), ...(isWrong && { class: 'wrong-link' }) }, [
      h('strong', null, formatNumber(count)),
      label,
    ]),
  ]);

function tiles({ summary }: WorkOverview): JSX.Element {
  const count = (state: 'queued' | 'running' | 'retrying' | 'failed') => totalOf(summary, state);
  const retrying = count('retrying');
  const failed = count('failed');
  return h('ul', { class: 'tiles work-tiles' }, [
    tile({ state: 'queued' }, t.tiles.queued, count('queued')),
    tile({ state: 'running' }, t.tiles.running, count('running')),
    retrying > 0 && tile({ state: 'retrying' }, t.tiles.retrying, retrying),
    tile({ state: 'failed' }, t.tiles.failed, failed, failed > 0),
  ]);
}

function failedSection({ summary, causes, failed, names }: WorkOverview, isAdmin: boolean): JSX.Element | null {
  const total = totalOf(summary, 'failed');
  if (total === 0) return null;
  return section(
    'failed',
    t.failed.title(total),
    h('h3', null, t.causes.title),
    h(
      'ul',
      { class: 'work' },
      causes.map((cause) => causeRow(cause, isAdmin, causes.length === 1)),
    ),
    bulkTaskActions(total, 'work'),
    h('h3', null, t.causes.latest),
    taskRows(failed, names, { from: 'work', isAdmin }),
    total > failed.length && h('p', null, link({ state: 'failed' }, t.failed.viewAll(total))),
  );
}

function openSection({ summary, open, names }: WorkOverview, isAdmin: boolean): JSX.Element | null {
  const total = openStates.reduce((sum, state) => sum + totalOf(summary, state), 0);
  if (total === 0) return null;
  return section(
    'open',
    t.open.title(total),
    taskRows(open, names, { from: 'work', isAdmin }),
    total > open.length &&
      h('p', null, [
        link({ state: 'queued' }, t.open.viewQueued),
        ' · ',
        link({ state: 'retrying' }, t.open.viewRetrying),
      ]),
  );
}

function hourSection({ minutes }: WorkSummary): JSX.Element {
  const done = minutes.reduce((sum, n) => sum + n, 0);
  if (done === 0) return section('hour', t.lastHour.title, h('p', { class: 'quiet' }, t.lastHour.none));
  const most = Math.max(...minutes);
  const summary = t.lastHour.summary(done, most);
  const axes = { highest: t.lastHour.perMinute(most), times: t.lastHour.times };
  return section('hour', t.lastHour.title, barChart(summary, minutes, axes), h('p', { class: 'quiet' }, `${summary}.`));
}

const nothingInProgress = (): JSX.Element =>
  h(
    'div',
    { id: 'nothing', 'data-announce': t.empty.title },
    emptyState(
      t.empty.title,
      t.empty.text,
      h('br', null),
      h('a', { href: '/console/jobs' }, t.empty.jobs),
      ' · ',
      h('a', { href: '/console/candidates' }, t.empty.candidates),
      ' · ',
      h('a', { href: '/docs/' }, copy.apiReference),
    ),
  );

const budgetNotice = (credits: number, isAdmin: boolean): JSX.Element =>
  h('p', { id: 'budget', class: 'notice', 'data-announce': t.budget.title }, [
    h('strong', null, t.budget.title),
    ` ${t.budget.text(credits)} `,
    isAdmin && h('a', { href: creditsPath }, t.viewCredits),
  ]);

export function workFragment(overview: WorkOverview, isAdmin: boolean): JSX.Element {
  const { summary } = overview;
  const { groups } = summary;
  const isQuiet = [...openStates, 'failed' as const].every((state) => totalOf(summary, state) === 0);
  return h('div', { id: 'live-work', tabIndex: -1 }, [
    overview.budgetReached !== undefined && budgetNotice(overview.budgetReached, isAdmin),
    tiles(overview),
    isQuiet && nothingInProgress(),
    failedSection(overview, isAdmin),
    groups.length > 0 &&
      section(
        'groups',
        t.bulks.title,
        h('ul', { class: 'work' }, groups.map(bulkRow)),
        h('p', null, h('a', { href: '/console/bulks' }, t.bulks.all)),
      ),
    (!isQuiet || totalOf(summary, 'done_last_hour') > 0) &&
      section('kinds', t.byKind.title, table(t.byKind.title, columns, countsByKind(summary))),
    openSection(overview, isAdmin),
    hourSection(summary),
  ]);
}
