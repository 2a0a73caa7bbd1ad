import { type ComponentChildren, h, type JSX } from 'preact';
import { type WorkItem, type WorkKind, workKinds, workStates } from '#modules/work';
import { formatDuration } from '#platform/pages/format.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterBar, filterOptions } from '../components/filters.ts';
import { pager } from '../components/pager.ts';
import { type Column, table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type FileColumn, inFile } from '../downloads/list-file.ts';
import { fileLink } from '../downloads/list-file.view.ts';
import { helpWith } from './failure-help.ts';
import { bulkProgress } from './work-fragment.ts';
import { bulkTaskActions, creditHelp, taskActions, taskAttempts, taskBadge, taskTitle } from './work-item.ts';
import { taskPath } from './work-links.ts';
import { references, type TaskList, type WorkListRequest } from './work-list.service.ts';
import type { WorkNames } from './work-name.queries.ts';

const { work: t } = copy;
export const workListPath = '/console/work';
export const workFilePath = `${workListPath}.csv`;

export const workFilters = ({ choices, typed, problems }: WorkListRequest): JSX.Element =>
  filterBar(
    workListPath,
    [
      { kind: 'search', name: 'search', label: t.list.filters.search },
      {
        kind: 'choice',
        name: 'kind',
        label: t.list.filters.kind,
        options: filterOptions(workKinds, (kind) => t.kinds[kind].many),
      },
      {
        kind: 'choice',
        name: 'state',
        label: t.list.filters.state,
        options: filterOptions(workStates, (state) => t.states[state]),
      },
      { kind: 'date', name: 'from', label: t.list.filters.from },
      { kind: 'date', name: 'to', label: t.list.filters.to },
      ...[...references, 'error'].map((name) => ({ kind: 'fixed' as const, name, label: name })),
    ],
    { ...typed, ...choices },
    problems,
  );

function scopeOf({ choices, filters }: WorkListRequest, { candidates, jobs }: WorkNames): string | undefined {
  const { task_group, application_id, candidate_id, job_id } = choices;
  if (filters.error !== undefined) return t.list.scope.error(filters.error);
  if (task_group) return t.list.scope.bulk;
  if (application_id) return t.list.scope.application;
  const names = [candidates.get(candidate_id ?? ''), jobs.get(job_id ?? '')].filter((name) => name !== undefined);
  return names.length > 0 ? t.list.scope.about(names) : undefined;
}

/** What has to be corrected before a retry of tasks with this error. */
function helpFirst(kind: WorkKind | undefined, error: string | undefined, isAdmin: boolean): ComponentChildren {
  const help = kind && error !== undefined ? helpWith({ kind, error }) : 'retry';
  if (help === 'retry') return null;
  return [
    h('p', null, t.help.first[help]),
    help === 'credits' && h('p', null, creditHelp(isAdmin, { class: 'button' })),
  ];
}

/** Buttons for all failed tasks, or those of one kind or error. There are none for other filters. */
function listActions({ choices, filters }: WorkListRequest, total: number, isAdmin: boolean): ComponentChildren {
  const { search, from, to, error } = filters;
  const isNarrower = references.some((name) => choices[name]) || [search, from, to].some((one) => one !== undefined);
  if (choices.state !== 'failed' || total === 0 || isNarrower) return null;
  return [helpFirst(choices.kind, error, isAdmin), bulkTaskActions(total, 'list', { kind: choices.kind, error })];
}

/** Seconds of the last attempt so far. Null before the first. */
export const taskSeconds = ({ started_at, finished_at }: WorkItem): number | null =>
  started_at === null || finished_at === null
    ? null
    : Math.max(0, (Date.parse(finished_at) - Date.parse(started_at)) / 1_000);

export function taskDuration(item: WorkItem): string | null {
  const seconds = taskSeconds(item);
  if (seconds === null) return null;
  return seconds < 0.5 ? t.task.underASecond : formatDuration(seconds);
}

const rounded = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds));

const columns = (names: WorkNames): Column<WorkItem>[] => [
  { label: t.task.name, of: (item) => h('a', { href: taskPath(item.id) }, taskTitle(item, names)) },
  { label: t.task.status, of: taskBadge, value: ({ state }) => t.states[state] },
  { label: t.task.attempts, of: (item) => taskAttempts(item), value: ({ attempts }) => attempts },
  { label: t.task.error, of: ({ error }) => error, value: ({ error }) => error },
  {
    label: t.task.queued,
    of: ({ created_at }) => showDateTime(created_at),
    value: ({ created_at }) => created_at,
  },
  {
    label: t.task.duration,
    of: (item) => h('span', { class: 'whole' }, taskDuration(item)),
    value: (item) => rounded(taskSeconds(item)),
  },
];

export type WorkFileRow = WorkItem & { title: string };
export const workFileColumns: readonly FileColumn<WorkFileRow>[] = [
  { label: copy.downloads.id, value: ({ id }) => id },
  { label: t.task.name, value: ({ title }) => title },
  ...inFile(columns({ jobs: new Map(), candidates: new Map() })),
  { label: copy.downloads.candidateId, value: (item) => item.candidate_id },
  { label: copy.downloads.jobId, value: (item) => item.job_id },
  { label: copy.downloads.applicationId, value: (item) => item.application_id },
];

const actionColumn = (names: WorkNames, isAdmin: boolean): Column<WorkItem> => ({
  label: t.task.action,
  of: (item) => taskActions(item, names, { from: 'list', isAdmin }),
});

function rowsOf({ page, names }: TaskList, isAdmin: boolean): ComponentChildren {
  if (page.rows.length === 0) return emptyState(t.list.empty.title, h('a', { href: '/console' }, t.list.empty.link));
  const hasFailed = page.rows.some(({ state }) => state === 'failed');
  return table(t.list.caption, [...columns(names), ...(hasFailed ? [actionColumn(names, isAdmin)] : [])], page.rows);
}

export function workListFragment(list: TaskList, query: URLSearchParams, isAdmin: boolean): JSX.Element {
  const { request, page, names, bulk } = list;
  const scope = scopeOf(request, names);
  return h('div', { id: 'live-list', tabIndex: -1 }, [
    scope && h('p', null, scope),
    bulk && bulkProgress(bulk),
    listActions(request, page.total, isAdmin),
    rowsOf(list, isAdmin),
    pager({ path: workListPath, query, ...page, ...request.paging }),
    fileLink(workFilePath, query, page),
  ]);
}
