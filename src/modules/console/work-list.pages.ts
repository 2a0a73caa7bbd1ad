import { h, type JSX } from 'preact';
import { type WorkItem, WorkService } from '#modules/work';
import { id as idType } from '#platform/http/types.ts';
import { emptyState } from './components/empty-state.ts';
import { moment } from './components/moment.ts';
import { offsetOf, pager } from './components/pager.ts';
import { type Column, table } from './components/table.ts';
import { defineConsolePage } from './console.page.ts';
import { selectField } from './field.ts';
import { consolePage } from './layout.ts';
import { actionsOfAll, stateBadge, titleOf, triesOf } from './work.item.ts';
import { pageOf } from './work.list.ts';
import { WorkNameQueries, type WorkNames } from './work.queries.ts';
import { isKind, isState, kinds, states } from './work.words.ts';

const isId = (text: string | null): text is string => idType().safeParse(text).success;

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

function filterForm(filters: Filters): JSX.Element {
  const options = (all: Record<string, { label: string }>) => [
    { value: '', label: 'All' },
    ...Object.entries(all).map(([value, { label }]) => ({ value, label })),
  ];
  const kindLabels = Object.fromEntries(Object.entries(kinds).map(([kind, { several: label }]) => [kind, { label }]));
  const common = { required: true, problems: new Map<string, string>() };
  return h('form', { class: 'filters', action: '/console/work' }, [
    selectField({ ...common, name: 'kind', label: 'Kind', options: options(kindLabels), value: filters.kind ?? '' }),
    selectField({ ...common, name: 'state', label: 'State', options: options(states), value: filters.state ?? '' }),
    references.map((name) => filters[name] && h('input', { type: 'hidden', name, value: filters[name] })),
    h('button', { type: 'submit' }, 'Show'),
    Object.keys(filters).length > 0 && h('a', { href: '/console/work' }, 'Show all'),
  ]);
}

const columns = (names: WorkNames): Column<WorkItem>[] => [
  { label: 'Task', of: (item) => h('a', { href: `/console/work/${item.id}` }, titleOf(item, names)) },
  { label: 'State', of: stateBadge },
  { label: 'Tries', of: (item) => triesOf(item) ?? '–' },
  { label: 'What is wrong', of: ({ error }) => error ?? '–' },
  { label: 'Since', of: ({ created_at }) => moment(created_at) },
];

/** All that are listed have failed, and no others have. */
const isAllFailed = ({ state, ...others }: Filters): boolean =>
  state === 'failed' && references.every((name) => others[name] === undefined);

const listPage = defineConsolePage({
  method: 'get',
  path: '/console/work',
  role: 'recruiter',
  handler: async (context) => {
    const { user, query, resolve } = context;
    const filters = filtersOf(query);
    const [limit, offset] = [perPage, offsetOf(query)];
    const page = await resolve(WorkService).list(user.organizationId, pageOf(filters, limit, offset));
    const names = await resolve(WorkNameQueries).of(user.organizationId, page.rows);
    return {
      document: consolePage(
        context,
        { title: 'All work', section: 'work' },
        h('h1', null, 'All work'),
        filterForm(filters),
        page.total > 0 && isAllFailed(filters) && actionsOfAll(page.total, filters.kind),
        page.rows.length === 0
          ? emptyState('No such work', h('a', { href: '/console' }, 'To work in progress'))
          : table('Tasks, newest first', columns(names), page.rows),
        pager({ path: '/console/work', query, total: page.total, limit, offset }),
      ),
    };
  },
});

export const workListPages = [listPage];
