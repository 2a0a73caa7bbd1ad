import { h, type JSX } from 'preact';
import { type WhichWork, type WorkItem, WorkService } from '#modules/work';
import { NotFound } from '#platform/errors.ts';
import { id as idType } from '#platform/http/types.ts';
import { audited } from './audited.ts';
import { emptyState } from './components/empty-state.ts';
import { moment } from './components/moment.ts';
import { offsetOf, pager } from './components/pager.ts';
import { type Column, table } from './components/table.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { selectField } from './field.ts';
import { consolePage } from './layout.ts';
import { actionsOf, stateBadge, stepOf, titleOf, triesOf, workRow } from './work.item.ts';
import { pageOf } from './work.list.ts';
import { WorkNameQueries, type WorkNames } from './work.queries.ts';
import { isKind, isState, kinds, several, states } from './work.words.ts';

const isId = (text: string | null | undefined): text is string => idType().safeParse(text).success;

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
        page.rows.length === 0
          ? emptyState('No such work', h('a', { href: '/console' }, 'To work in progress'))
          : table('Tasks, newest first', columns(names), page.rows),
        pager({ path: '/console/work', query, total: page.total, limit, offset }),
      ),
    };
  },
});

/** Throws NotFound. */
async function taskOf({ params, user, resolve }: ConsoleContext): Promise<WorkItem> {
  const id = params['id'];
  if (!isId(id)) throw new NotFound('The task');
  return resolve(WorkService).get(user.organizationId, id);
}

/** What belongs together: the tasks about a candidate, or else about an application or a job; the latest, oldest first. */
async function chainOf({ user, resolve }: ConsoleContext, item: WorkItem): Promise<WorkItem[]> {
  const { application_id, candidate_id, job_id } = item;
  const of = candidate_id ? { candidate_id } : application_id ? { application_id } : job_id ? { job_id } : undefined;
  if (!of) return [];
  const { rows } = await resolve(WorkService).list(user.organizationId, pageOf(of, 20));
  return rows.filter(({ id }) => id !== item.id).toReversed();
}

const fact = (label: string, value: JSX.Element | string | null): (JSX.Element | null)[] =>
  value === null ? [] : [h('dt', null, label), h('dd', null, value)];

function facts(item: WorkItem, names: WorkNames): JSX.Element {
  const { job_id: job, candidate_id: candidate, application_id: application, task_group: group } = item;
  const link = (href: string, text: string) => h('a', { href }, text);
  return h('dl', { class: 'facts' }, [
    fact('State', stateBadge(item)),
    fact('What is wrong', item.error),
    fact('Tries', h('span', null, triesOf(item) ?? 'None yet')),
    fact(
      'Candidate',
      candidate && link(`/console/candidates/${candidate}`, names.candidates.get(candidate) ?? 'Deleted'),
    ),
    fact('Job', job && link(`/console/jobs/${job}`, names.jobs.get(job) ?? 'Deleted')),
    fact('Application', application && link(`/console/applications/${application}`, 'Look at it')),
    fact('Bulk apply', group && link(`/console/work?task_group=${group}`, 'All of its tasks')),
    fact('Wanted', moment(item.created_at) as JSX.Element),
    fact('Begun', item.started_at && (moment(item.started_at) as JSX.Element)),
    fact('Ended', item.finished_at && (moment(item.finished_at) as JSX.Element)),
  ]);
}

const itemPage = defineConsolePage({
  method: 'get',
  path: '/console/work/{id}',
  role: 'recruiter',
  handler: async (context) => {
    const item = await taskOf(context);
    const chain = await chainOf(context, item);
    const names = await context.resolve(WorkNameQueries).of(context.user.organizationId, [item, ...chain]);
    const title = titleOf(item, names);
    return {
      document: consolePage(
        context,
        { title, section: 'work' },
        h('h1', null, title),
        facts(item, names),
        stepOf(item),
        actionsOf(item, names, 'item'),
        chain.length > 0 && [
          h('h2', null, 'What belongs to it'),
          h(
            'ul',
            { class: 'work' },
            chain.map((other) => workRow(other, names)),
          ),
        ],
        h('p', null, h('a', { href: '/console/work' }, 'All work')),
      ),
    };
  },
});

const outcome = { retry: 'will be tried again', dismiss: 'dismissed' };

/** Retries or dismisses failed work, one task or all. What is not failed any more is left as it is. */
async function act(context: ConsoleContext, verb: 'retry' | 'dismiss', item?: WorkItem): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const kind = form.value('kind');
  // what is asked for by a kind that there is none of is not everything
  if (kind !== '' && !isKind(kind)) throw new NotFound('The kind of work');
  const which: WhichWork = item ? { id: item.id } : kind === '' ? {} : { kind };
  const changed = await audited(
    context,
    () => resolve(WorkService)[verb](user.organizationId, which),
    (tasks) =>
      tasks === 0
        ? undefined
        : { action: `task.${verb}`, subject: item?.id, details: { tasks, ...(which.kind && { kind: which.kind }) } },
  );
  return {
    redirect: item && form.value('from') === 'item' ? `/console/work/${item.id}` : '/console',
    notice: changed === 0 ? 'There was nothing left to do.' : `${several(changed, 'task')} ${outcome[verb]}.`,
  };
}

const actions = (['retry', 'dismiss'] as const).flatMap((verb) => [
  defineConsolePage({
    method: 'post',
    path: `/console/work/${verb}`,
    role: 'recruiter',
    handler: (context) => act(context, verb),
  }),
  defineConsolePage({
    method: 'post',
    path: `/console/work/{id}/${verb}`,
    role: 'recruiter',
    handler: async (context) => act(context, verb, await taskOf(context)),
  }),
]);

export const taskPages = [listPage, itemPage, ...actions];
