import { h, type JSX } from 'preact';
import { type WorkItem, WorkService, workKinds, workStates } from '#modules/work';
import { id as idType } from '#platform/http/types.ts';
import { emptyState } from './components/empty-state.ts';
import { filterBar, optionsOf } from './components/filters.ts';
import { moment } from './components/moment.ts';
import { offsetOf, pager } from './components/pager.ts';
import { type Column, table } from './components/table.ts';
import { defineConsolePage } from './console.page.ts';
import { consolePage } from './layout.ts';
import { actionsOf, actionsOfAll, stateBadge, titleOf, triesOf } from './work.item.ts';
import { pageOf } from './work.list.ts';
import { WorkNameQueries, type WorkNames } from './work.queries.ts';
import { isKind, isState, kinds, states } from './work.words.ts';

const isId = (text: string | null): text is string => idType().safeParse(text).success;

const path = '/console/work';
const perPage = 50;
const references = ['job_id', 'candidate_id', 'application_id', 'task_group'] as const;

/** The filters of an address, without what means nothing. */
function filtersOf(query: URLSearchParams) {
  const kind = query.get('kind') ?? '';
  const state = query.get('state') ?? '';
  const ids = references.flatMap((name) => {
    const value = query.get(name);
    return isId(value) ? [[name, value] as const] : [];
  });
  return {
    ...(isKind(kind) && { kind }),
    ...(isState(state) && { state }),
    ...(Object.fromEntries(ids) as Partial<Record<(typeof references)[number], string>>),
  };
}
type Filters = ReturnType<typeof filtersOf>;

const bar = (filters: Filters): JSX.Element =>
  filterBar(
    path,
    [
      {
        kind: 'choice',
        name: 'kind',
        label: 'Kind',
        all: 'All',
        options: optionsOf(workKinds, (kind) => kinds[kind].several),
      },
      {
        kind: 'choice',
        name: 'state',
        label: 'State',
        all: 'All',
        options: optionsOf(workStates, (state) => states[state].label),
      },
      ...references.map((name) => ({ kind: 'fixed' as const, name })),
    ],
    filters,
    new Map(),
  );

/** What the rows have in common besides what the filters show. */
function scopeOf({ task_group: group, application_id: application, candidate_id, job_id }: Filters, names: WorkNames) {
  const about = [names.candidates.get(candidate_id ?? ''), names.jobs.get(job_id ?? '')].filter(Boolean).join(', ');
  if (group) return 'Of one bulk apply.';
  if (application) return 'About one application.';
  return about === '' ? undefined : `About ${about}.`;
}

/** Failed work of all, or of one kind, is dealt with at once; of one job or candidate it is not. */
function actionsOnList(filters: Filters, total: number): JSX.Element | null {
  const isPart = references.some((name) => filters[name]);
  return filters.state !== 'failed' || total === 0 || isPart ? null : actionsOfAll(total, 'list', filters.kind);
}

const columns = (names: WorkNames): Column<WorkItem>[] => [
  { label: 'Task', of: (item) => h('a', { href: `/console/work/${item.id}` }, titleOf(item, names)) },
  { label: 'State', of: stateBadge },
  { label: 'Tries', of: (item) => triesOf(item) ?? '–' },
  { label: 'What is wrong', of: ({ error }) => error ?? '–' },
  { label: 'Wanted', of: ({ created_at }) => moment(created_at) },
];

const actionColumn = (names: WorkNames): Column<WorkItem> => ({
  label: 'Action',
  of: (item) => actionsOf(item, names, 'list'),
});

const listPage = defineConsolePage({
  method: 'get',
  path,
  role: 'recruiter',
  handler: async (context) => {
    const { user, query, resolve } = context;
    const filters = filtersOf(query);
    const [limit, offset] = [perPage, offsetOf(query)];
    const page = await resolve(WorkService).list(user.organizationId, pageOf(filters, limit, offset));
    const names = await resolve(WorkNameQueries).of(user.organizationId, page.rows);
    const hasFailed = page.rows.some(({ state }) => state === 'failed');
    const scope = scopeOf(filters, names);
    return {
      document: consolePage(
        context,
        { title: 'All work', section: 'work' },
        h('h1', null, 'All work'),
        bar(filters),
        scope && h('p', null, scope),
        actionsOnList(filters, page.total),
        page.rows.length === 0
          ? emptyState('No such work', h('a', { href: '/console' }, 'To work in progress'))
          : table('Tasks, newest first', [...columns(names), ...(hasFailed ? [actionColumn(names)] : [])], page.rows),
        pager({ path, query, total: page.total, limit, offset }),
      ),
    };
  },
});

export const workListPages = [listPage];
