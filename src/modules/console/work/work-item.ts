import { type ComponentChildren, h, type JSX } from 'preact';
import type { WorkItem, WorkKind } from '#modules/work';
import { badge, type Tone } from '../components/badges.ts';
import { progressBar } from '../components/progress-bar.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { taskPath } from './work-links.ts';
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

export function taskTitle({ kind, candidate_id, job_id }: WorkItem, { candidates, jobs }: WorkNames): string {
  const names = [candidates.get(candidate_id ?? ''), jobs.get(job_id ?? '')].filter((name) => name !== undefined);
  const isOfManyCandidates = kind === 'match_score' && candidate_id === null;
  return t.task.title(isOfManyCandidates ? t.kinds[kind].many : t.kinds[kind].one, names);
}

export const taskBadge = ({ state }: WorkItem): JSX.Element => badge(t.states[state], tones[state]);

export function taskStep({ state, step, progress }: WorkItem): ComponentChildren {
  if (state === 'done' || state === 'dismissed') return null;
  if (progress) return progressBar(t.task.step(step), progress.done, progress.total);
  return step === null ? null : t.task.step(step);
}

/** `text`: with or without a label. */
export function taskAttempts(
  { state, attempts, max_attempts, next_attempt_at }: WorkItem,
  text: (attempts: number, max: number) => string = t.task.attemptCount,
): ComponentChildren {
  const soFar = attempts === 0 ? null : text(attempts, Math.max(attempts, max_attempts));
  if (state !== 'retrying' || next_attempt_at === null) return soFar;
  return [soFar, soFar && ', ', t.task.nextAttempt(showDateTime(next_attempt_at))];
}

type From = 'work' | 'list' | 'item';
type Verb = 'retry' | 'dismiss';

const actionForm = (
  path: string,
  { verb, from, kind }: { verb: Verb; from: From; kind?: WorkKind | undefined },
  ...content: ComponentChildren[]
): JSX.Element =>
  h('form', { method: 'post', action: `${path}/${verb}` }, [
    h('input', { type: 'hidden', name: 'from', value: from }),
    kind && h('input', { type: 'hidden', name: 'kind', value: kind }),
    ...content,
  ]);

export function taskActions(item: WorkItem, names: WorkNames, from: From): JSX.Element | null {
  if (item.state !== 'failed') return null;
  // Screen readers hear which of many equal buttons this is.
  const about = h('span', { class: 'unseen' }, ` ${taskTitle(item, names)}`);
  const button = (verb: Verb, style: string): JSX.Element =>
    actionForm(taskPath(item.id), { verb, from }, h('button', { type: 'submit', class: style }, [t[verb].one, about]));
  return h('div', { class: 'actions' }, [button('retry', 'small'), button('dismiss', 'small other')]);
}

/** `count` failed tasks: all, or those of a kind. */
export function bulkTaskActions(count: number, from: From, kind?: WorkKind): JSX.Element {
  const announcement = from === 'work' && { 'data-announce': t.failed.announcement(count), 'data-ends-notice': '' };
  return h('div', { class: 'actions', ...announcement }, [
    actionForm('/console/work', { verb: 'retry', from, kind }, h('button', { type: 'submit' }, t.retry.all(count))),
    h('details', { id: 'dismiss-all' }, [
      h('summary', null, t.dismiss.all),
      actionForm(
        '/console/work',
        { verb: 'dismiss', from, kind },
        h('p', null, t.dismiss.consequence),
        h('button', { type: 'submit', class: 'danger' }, t.dismiss.confirm(count)),
      ),
    ]),
  ]);
}

/** What helps against a lack of credits. */
export const creditsLink = ({ kind, state, error }: WorkItem): ComponentChildren =>
  kind === 'questions' &&
  state === 'failed' &&
  error?.includes('credits') && [' ', h('a', { href: '/console/settings/credits' }, t.viewCredits)];

export function taskRow(item: WorkItem, names: WorkNames, from: From): JSX.Element {
  const [step, attempts] = [taskStep(item), taskAttempts(item, t.task.attempt)];
  return h('li', { class: 'work-item', id: `task-${item.id}` }, [
    h('div', { class: 'work-head' }, [
      taskBadge(item),
      ' ',
      h('a', { href: taskPath(item.id) }, taskTitle(item, names)),
    ]),
    item.error !== null &&
      h('p', { class: item.state === 'failed' ? 'wrong' : 'quiet' }, [item.error, creditsLink(item)]),
    h('div', { class: 'work-more' }, [
      step && h('span', null, step),
      attempts && h('span', { class: 'quiet' }, attempts),
      taskActions(item, names, from),
    ]),
  ]);
}

export const taskRows = (items: readonly WorkItem[], names: WorkNames, from: From): JSX.Element =>
  h(
    'ul',
    { class: 'work' },
    items.map((item) => taskRow(item, names, from)),
  );
