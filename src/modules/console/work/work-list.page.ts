import { h, type JSX } from 'preact';
import { type WorkItem, WorkService, workKinds, workStates } from '#modules/work';
import { id } from '#platform/schema/fields.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterBar, filterOptions } from '../components/filters.ts';
import { pager, pagingIn } from '../components/pager.ts';
import { type Column, table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { defineConsolePage } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { bulkTaskActions, taskActions, taskAttempts, taskBadge, taskTitle } from './work-item.ts';
import { taskPath } from './work-links.ts';
import { WorkNameQueries, type WorkNames } from './work-name.queries.ts';

const { work: t } = copy;
const path = '/console/work';
const references = ['job_id', 'candidate_id', 'application_id', 'task_group'] as const;

function filtersOf(query: URLSearchParams) {
  const kind = workKinds.find((one) => one === query.get('kind'));
  const state = workStates.find((one) => one === query.get('state'));
  const ids = references.flatMap((name) => {
    const parsed = id().safeParse(query.get(name));
    return parsed.success ? [[name, query.get(name) as string] as const] : [];
  });
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(Object.fromEntries(ids) as Partial<Record<(typeof references)[number], string>>),
  };
}
type TaskFilters = ReturnType<typeof filtersOf>;

const filterForm = (filters: TaskFilters): JSX.Element =>
  filterBar(
    path,
    [
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
      ...references.map((name) => ({ kind: 'fixed' as const, name, label: name })),
    ],
    filters,
    new Map(),
  );

function scopeOf({ task_group, application_id, candidate_id, job_id }: TaskFilters, { candidates, jobs }: WorkNames) {
  if (task_group) return t.list.scope.bulk;
  if (application_id) return t.list.scope.application;
  const names = [candidates.get(candidate_id ?? ''), jobs.get(job_id ?? '')].filter((name) => name !== undefined);
  return names.length > 0 ? t.list.scope.about(names) : undefined;
}

/** For all failed tasks, or one kind. Other filters have no buttons. */
function listActions(filters: TaskFilters, total: number): JSX.Element | null {
  const isNarrower = references.some((name) => filters[name]);
  return filters.state !== 'failed' || total === 0 || isNarrower ? null : bulkTaskActions(total, 'list', filters.kind);
}

const columns = (names: WorkNames): Column<WorkItem>[] => [
  { label: t.task.name, of: (item) => h('a', { href: taskPath(item.id) }, taskTitle(item, names)) },
  { label: t.task.status, of: taskBadge },
  { label: t.task.attempts, of: (item) => taskAttempts(item) },
  { label: t.task.error, of: ({ error }) => error },
  { label: t.task.queued, of: ({ created_at }) => showDateTime(created_at) },
];

const actionColumn = (names: WorkNames): Column<WorkItem> => ({
  label: t.task.action,
  of: (item) => taskActions(item, names, 'list'),
});

const taskListPage = defineConsolePage({
  method: 'get',
  path,
  role: 'recruiter',
  handler: async (context) => {
    const { user, query, resolve } = context;
    const filters = filtersOf(query);
    const { countUpTo, ...paging } = pagingIn(query);
    // The button that retries all failed tasks names their number.
    const isExact = filters.state === 'failed';
    const page = await resolve(WorkService).list(user.organizationId, {
      ...filters,
      ...paging,
      ...(!isExact && { countUpTo }),
    });
    const names = await resolve(WorkNameQueries).namesOf(user.organizationId, page.rows);
    const hasFailed = page.rows.some(({ state }) => state === 'failed');
    const scope = scopeOf(filters, names);
    return {
      document: consolePage(
        context,
        { title: t.allTasks, section: 'work' },
        h('h1', null, t.allTasks),
        filterForm(filters),
        scope && h('p', null, scope),
        listActions(filters, page.total),
        page.rows.length === 0
          ? emptyState(t.list.empty.title, h('a', { href: '/console' }, t.list.empty.link))
          : table(t.list.caption, [...columns(names), ...(hasFailed ? [actionColumn(names)] : [])], page.rows),
        pager({ path, query, ...page, ...paging }),
      ),
    };
  },
});

export const workListPages = [taskListPage];
