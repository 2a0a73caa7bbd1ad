import { type ComponentChildren, h, type JSX } from 'preact';
import type { WorkItem, WorkKind } from '#modules/work';
import { deferredStep } from '#platform/tasks/task.ts';
import { badge, type Tone } from '../components/badges.ts';
import { progressBar } from '../components/progress-bar.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { helpWith } from './failure-help.ts';
import { creditsPath, taskPath } from './work-links.ts';
import type { WorkNames } from './work-name.queries.ts';

const { work: t } = copy;

const tones: Record<WorkItem['state'], Tone> = {
  queued: 'plain',
  running: 'busy',
  retrying: 'busy',
  failed: 'bad',
  done: 'good',
  dismissed: 'plain',
};

type Titled = Pick<WorkItem, 'kind' | 'candidate_id' | 'job_id'>;
export function taskTitle({ kind, candidate_id, job_id }: Titled, { candidates, jobs }: WorkNames): string {
  const names = [candidates.get(candidate_id ?? ''), jobs.get(job_id ?? '')].filter((name) => name !== undefined);
  const isOfManyCandidates = kind === 'match_score' && candidate_id === null;
  return t.task.title(isOfManyCandidates ? t.kinds[kind].many : t.kinds[kind].one, names);
}

const isDeferred = ({ state, step }: WorkItem): boolean => state === 'done' && step === deferredStep;

export const taskBadge = (item: WorkItem): JSX.Element =>
  isDeferred(item) ? badge(t.deferred, 'plain') : badge(t.states[item.state], tones[item.state]);

export function taskStep(item: WorkItem): ComponentChildren {
  const { state, step, progress } = item;
  if (isDeferred(item)) return t.task.step(deferredStep);
  if (state === 'done' || state === 'dismissed') return null;
  if (progress) return progressBar(t.task.step(step), progress.done, progress.total);
  return step === null ? null : t.task.step(step);
}

/** `text`: with or without a label. */
export function taskAttempts(
  { state, attempts, max_attempts, next_attempt_at }: WorkItem,
  text: (attempts: number, max: number) => string = t.task.attemptCount,
): ComponentChildren {
  const soFar = attempts === 0 ? null : h('span', { class: 'whole' }, text(attempts, Math.max(attempts, max_attempts)));
  if (state !== 'retrying' || next_attempt_at === null) return soFar;
  return [soFar, soFar && ', ', t.task.nextAttempt(showDateTime(next_attempt_at))];
}

type From = 'work' | 'list' | 'item';
/** The page that shows the tasks, and whether the user is an admin. */
export type Shown = { from: From; isAdmin: boolean };
type Verb = 'retry' | 'dismiss';

/** Chooses all failed tasks, or those of a kind or with an error. */
export type FailedChoice = { kind?: WorkKind | undefined; error?: string | undefined };

export const actionForm = (
  path: string,
  { verb, from, kind, error }: { verb: Verb; from: From } & FailedChoice,
  ...content: ComponentChildren[]
): JSX.Element =>
  h('form', { method: 'post', action: `${path}/${verb}` }, [
    h('input', { type: 'hidden', name: 'from', value: from }),
    kind && h('input', { type: 'hidden', name: 'kind', value: kind }),
    error && h('input', { type: 'hidden', name: 'error', value: error }),
    ...content,
  ]);

/** A link for admins. Other users get a hint instead, because they cannot open the page about credits. */
export const creditHelp = (
  isAdmin: boolean,
  { text = t.help.credits, ...style }: { text?: string; class?: string } = {},
) => (isAdmin ? h('a', { ...style, href: creditsPath }, text) : h('span', null, t.help.askAdmin));

/** Link to the page for correcting the cause, if a retry alone would fail again. */
function helpLink(item: WorkItem, isAdmin: boolean): JSX.Element | null {
  const help = helpWith(item);
  if (help === 'retry') return null;
  const style = { class: 'button small' };
  if (help === 'credits') return creditHelp(isAdmin, style);
  const { candidate_id: candidate } = item;
  return candidate === null ? null : h('a', { ...style, href: `/console/candidates/${candidate}` }, t.help.one[help]);
}

export function taskActions(item: WorkItem, names: WorkNames, { from, isAdmin }: Shown): JSX.Element | null {
  if (item.state !== 'failed') return null;
  // Screen readers hear which of many equal buttons this is.
  const about = h('span', { class: 'unseen' }, ` ${taskTitle(item, names)}`);
  const button = (verb: Verb, style: string): JSX.Element =>
    actionForm(taskPath(item.id), { verb, from }, h('button', { type: 'submit', class: style }, [t[verb].one, about]));
  const help = helpLink(item, isAdmin);
  return h('div', { class: 'actions' }, [
    help,
    button('retry', help ? 'small other' : 'small'),
    button('dismiss', 'small other'),
  ]);
}

/** `count` failed tasks. */
export function bulkTaskActions(count: number, from: From, which: FailedChoice = {}): JSX.Element {
  const announcement = from === 'work' && { 'data-announce': t.failed.announcement(count), 'data-ends-notice': '' };
  return h('div', { class: 'actions', ...announcement }, [
    actionForm(
      '/console/work',
      { verb: 'retry', from, ...which },
      h('button', { type: 'submit', class: 'other' }, t.retry.all(count)),
    ),
    h('details', { id: 'dismiss-all' }, [
      h('summary', null, t.dismiss.all),
      actionForm(
        '/console/work',
        { verb: 'dismiss', from, ...which },
        h('p', null, t.dismiss.consequence),
        h('button', { type: 'submit', class: 'danger' }, t.dismiss.confirm(count)),
      ),
    ]),
  ]);
}

function taskRow(item: WorkItem, names: WorkNames, shown: Shown): JSX.Element {
  const [step, attempts] = [taskStep(item), taskAttempts(item, t.task.attempt)];
  return h('li', { class: 'work-item', id: `task-${item.id}` }, [
    h('div', { class: 'work-head' }, [
      taskBadge(item),
      ' ',
      h('a', { href: taskPath(item.id) }, taskTitle(item, names)),
    ]),
    item.error !== null && h('p', { class: item.state === 'failed' ? 'wrong' : 'quiet' }, item.error),
    h('div', { class: 'work-more' }, [
      step && h('span', null, step),
      attempts && h('span', { class: 'quiet' }, attempts),
      taskActions(item, names, shown),
    ]),
  ]);
}

export const taskRows = (items: readonly WorkItem[], names: WorkNames, shown: Shown): JSX.Element =>
  h(
    'ul',
    { class: 'work' },
    items.map((item) => taskRow(item, names, shown)),
  );
