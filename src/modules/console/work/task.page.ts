import { h, type JSX } from 'preact';
import { type FailedWorkFilter, type WorkItem, WorkService, workKinds } from '#modules/work';
import { NotFound } from '#platform/errors.ts';
import { factList } from '#platform/pages/fact-list.ts';
import { runAudited } from '../audit-trail.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { readerOf } from '../live/live.ts';
import { pathId } from '../path-id.ts';
import { taskActions, taskAttempts, taskBadge, taskRows, taskStep, taskTitle } from './work-item.ts';
import { taskListPath, taskPath } from './work-links.ts';
import { taskDuration } from './work-list.view.ts';
import { WorkNameQueries, type WorkNames } from './work-name.queries.ts';

const { work: t } = copy;

/** Throws NotFound. */
const requestedTask = (context: ConsoleContext): Promise<WorkItem> =>
  context.resolve(WorkService).get(context.user.organizationId, pathId(context));

/** About the same candidate, or else application or job; oldest first. */
async function relatedTasks({ user, resolve }: ConsoleContext, item: WorkItem): Promise<WorkItem[]> {
  const { application_id, candidate_id, job_id } = item;
  const about = candidate_id ? { candidate_id } : application_id ? { application_id } : job_id ? { job_id } : undefined;
  if (!about) return [];
  const { rows } = await resolve(WorkService).list(user.organizationId, { ...about, limit: 20, offset: 0 });
  return rows.filter(({ id }) => id !== item.id).toReversed();
}

/** Undefined if it was removed since. */
async function triggerOf({ user, resolve }: ConsoleContext, { caused_by }: WorkItem): Promise<WorkItem | undefined> {
  if (caused_by === null) return undefined;
  return resolve(WorkService)
    .get(user.organizationId, caused_by)
    .catch((error: unknown) => {
      if (error instanceof NotFound) return undefined;
      throw error;
    });
}

function taskFacts(item: WorkItem, trigger: WorkItem | undefined, names: WorkNames): JSX.Element {
  const { job_id: job, candidate_id: candidate, application_id: application, task_group: group } = item;
  const link = (href: string, text: string) => h('a', { href }, text);
  return factList([
    [t.task.status, taskBadge(item)],
    [t.task.error, item.error],
    [t.task.attempts, taskAttempts(item) ?? t.task.noAttempts],
    [
      t.task.candidate,
      candidate && link(`/console/candidates/${candidate}`, names.candidates.get(candidate) ?? copy.deleted),
    ],
    [t.task.job, job && link(`/console/jobs/${job}`, names.jobs.get(job) ?? copy.deleted)],
    [t.task.application, application && link(`/console/applications/${application}`, t.task.viewApplication)],
    [t.task.bulk, group && link(taskListPath({ task_group: group }), t.task.viewBulk)],
    [t.task.triggeredBy, trigger && link(taskPath(trigger.id), taskTitle(trigger, names))],
    [t.task.queued, showDateTime(item.created_at)],
    [t.task.started, showDateTime(item.started_at)],
    [t.task.finished, showDateTime(item.finished_at)],
    [t.task.duration, taskDuration(item)],
  ]);
}

const isOpen = ({ state }: WorkItem): boolean => state === 'queued' || state === 'running' || state === 'retrying';

const taskPage = defineConsolePage({
  method: 'get',
  path: '/console/work/{id}',
  role: 'recruiter',
  handler: async (context) => {
    const item = await requestedTask(context);
    const [trigger, related] = await Promise.all([triggerOf(context, item), relatedTasks(context, item)]);
    const all = [item, ...(trigger ? [trigger] : []), ...related];
    const names = await context.resolve(WorkNameQueries).namesOf(context.user.organizationId, all);
    const { isAdmin } = readerOf(context);
    const [title, step] = [taskTitle(item, names), taskStep(item)];
    return {
      document: consolePage(
        context,
        { title, section: 'work' },
        h('h1', null, title),
        taskFacts(item, trigger, names),
        step && h('p', null, step),
        taskActions(item, names, { from: 'item', isAdmin }),
        related.length > 0 && [h('h2', null, t.task.related), taskRows(related, names, { from: 'work', isAdmin })],
        h('p', null, [
          isOpen(item) && [h('a', { href: taskPath(item.id) }, copy.live.refresh), ' · '],
          h('a', { href: '/console/work' }, t.allTasks),
        ]),
      ),
    };
  },
});

function returnPath(from: string, item: WorkItem | undefined): string {
  if (from === 'list') return taskListPath({ state: 'failed' });
  return item && from === 'item' ? taskPath(item.id) : '/console';
}

/** One failed task, or all. Tasks that are no longer failed stay as they are. */
async function act(context: ConsoleContext, verb: 'retry' | 'dismiss', item?: WorkItem): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const typed = form.value('kind');
  const kind = workKinds.find((one) => one === typed);
  // An unknown kind must not act on all kinds.
  if (typed !== '' && kind === undefined) throw new NotFound('The kind of task');
  const error = form.value('error');
  const which: FailedWorkFilter = item ? { id: item.id } : { ...(kind && { kind }), ...(error !== '' && { error }) };
  const changed = await runAudited(
    context,
    () => resolve(WorkService)[verb](user.organizationId, which),
    (tasks) =>
      tasks === 0
        ? undefined
        : {
            action: `task.${verb}`,
            subject: item?.id,
            details: { tasks, ...(which.kind && { kind: which.kind }), ...(which.error && { error: which.error }) },
          },
  );
  return {
    redirect: returnPath(form.value('from'), item),
    notice: changed === 0 ? t[verb].none : t[verb].done(changed),
  };
}

const actionPages = (['retry', 'dismiss'] as const).flatMap((verb) => [
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
    handler: async (context) => act(context, verb, await requestedTask(context)),
  }),
]);

export const taskPages = [taskPage, ...actionPages];
