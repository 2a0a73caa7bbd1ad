import { h, type JSX } from 'preact';
import { type WhichWork, type WorkItem, WorkService } from '#modules/work';
import { NotFound } from '#platform/errors.ts';
import { id as idType } from '#platform/http/types.ts';
import { audited } from './audited.ts';
import { moment } from './components/moment.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { consolePage } from './layout.ts';
import { actionsOf, stateBadge, stepOf, titleOf, triesOf, workRow } from './work.item.ts';
import { pageOf } from './work.list.ts';
import { WorkNameQueries, type WorkNames } from './work.queries.ts';
import { isKind, several } from './work.words.ts';

/** Throws NotFound. */
async function taskOf({ params, user, resolve }: ConsoleContext): Promise<WorkItem> {
  const id = params['id'] ?? '';
  if (!idType().safeParse(id).success) throw new NotFound('The task');
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

/** The task that led to this one, as long as it is remembered. */
async function causeOf({ user, resolve }: ConsoleContext, { caused_by }: WorkItem): Promise<WorkItem | undefined> {
  if (caused_by === null) return undefined;
  const query = resolve(WorkService).get(user.organizationId, caused_by);
  return query.catch((error: unknown) => {
    if (error instanceof NotFound) return undefined;
    throw error;
  });
}

const fact = (label: string, value: JSX.Element | string | null): (JSX.Element | null)[] =>
  value === null ? [] : [h('dt', null, label), h('dd', null, value)];

function facts(item: WorkItem, cause: WorkItem | undefined, names: WorkNames): JSX.Element {
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
    fact('Because of', cause ? link(`/console/work/${cause.id}`, titleOf(cause, names)) : null),
    fact('Wanted', moment(item.created_at) as JSX.Element),
    fact('Begun', item.started_at && (moment(item.started_at) as JSX.Element)),
    fact('Ended', item.finished_at && (moment(item.finished_at) as JSX.Element)),
  ]);
}

const isOpen = ({ state }: WorkItem): boolean => state === 'queued' || state === 'running' || state === 'retrying';

const itemPage = defineConsolePage({
  method: 'get',
  path: '/console/work/{id}',
  role: 'recruiter',
  handler: async (context) => {
    const item = await taskOf(context);
    const [cause, chain] = await Promise.all([causeOf(context, item), chainOf(context, item)]);
    const all = [item, ...(cause ? [cause] : []), ...chain];
    const names = await context.resolve(WorkNameQueries).of(context.user.organizationId, all);
    const [title, step] = [titleOf(item, names), stepOf(item)];
    return {
      document: consolePage(
        context,
        { title, section: 'work' },
        h('h1', null, title),
        facts(item, cause, names),
        step && h('p', null, step),
        actionsOf(item, names, 'item'),
        chain.length > 0 && [
          h('h2', null, 'What belongs to it'),
          h(
            'ul',
            { class: 'work' },
            chain.map((other) => workRow(other, names)),
          ),
        ],
        h('p', null, [
          isOpen(item) && [h('a', { href: `/console/work/${item.id}` }, 'Refresh'), ' · '],
          h('a', { href: '/console/work' }, 'All work'),
        ]),
      ),
    };
  },
});

const outcome = { retry: 'will be tried again', dismiss: 'dismissed' };

/** To the page on which it was pressed. */
function backTo(from: string, item: WorkItem | undefined): string {
  if (from === 'list') return '/console/work?state=failed';
  return item && from === 'item' ? `/console/work/${item.id}` : '/console';
}

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
    redirect: backTo(form.value('from'), item),
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

export const taskPages = [itemPage, ...actions];
