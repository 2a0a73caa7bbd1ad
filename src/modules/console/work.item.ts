import { type ComponentChildren, h, type JSX } from 'preact';
import type { WorkItem, WorkKind } from '#modules/work';
import { badge } from './components/badge.ts';
import { moment } from './components/moment.ts';
import { progress } from './components/progress.ts';
import type { WorkNames } from './work.queries.ts';
import { kinds, several, states, stepWords } from './work.words.ts';

/** What somebody who knows the job and the candidate recognizes it by. */
export function titleOf({ kind, candidate_id, job_id }: WorkItem, { candidates, jobs }: WorkNames): string {
  const about = [candidates.get(candidate_id ?? ''), jobs.get(job_id ?? '')].filter((name) => name !== undefined);
  const what = kind === 'match_score' && candidate_id === null ? kinds[kind].several : kinds[kind].one;
  return about.length > 0 ? `${what}: ${about.join(', ')}` : what;
}

export const stateBadge = ({ state }: WorkItem): JSX.Element => badge(states[state].label, states[state].tone);

/** What is being done, and how far it is. */
export function stepOf({ state, step, progress: at }: WorkItem): ComponentChildren {
  if (state === 'done' || state === 'dismissed') return null;
  if (at) return progress(stepWords(step), at.done, at.total, `${at.done} of ${at.total}`);
  return step === null ? null : stepWords(step);
}

/** How often it was tried, and when it will be again. */
export function triesOf({ state, attempts, max_attempts, next_attempt_at }: WorkItem): ComponentChildren {
  const tries = attempts === 0 ? null : `Attempt ${attempts} of ${Math.max(attempts, max_attempts)}`;
  if (state !== 'retrying' || next_attempt_at === null) return tries;
  return [tries, tries && ', ', 'next try ', moment(next_attempt_at)];
}

/** Where a button is pressed, and so where it leads back to. */
type From = 'work' | 'list' | 'item';
type Action = { verb: 'retry' | 'dismiss'; label: string; about: string };

const button = (path: string, { verb, label, about }: Action, from: From): JSX.Element =>
  h('form', { method: 'post', action: `${path}/${verb}` }, [
    h('input', { type: 'hidden', name: 'from', value: from }),
    h('button', { type: 'submit', class: verb === 'retry' ? 'small' : 'small other' }, [
      label,
      // Many buttons are called the same: read out, each says what it is for.
      h('span', { class: 'unseen' }, ` ${about}`),
    ]),
  ]);

/** What can be done about failed work; nothing for other. */
export function actionsOf(item: WorkItem, names: WorkNames, from: From): JSX.Element | null {
  if (item.state !== 'failed') return null;
  const path = `/console/work/${item.id}`;
  const about = titleOf(item, names);
  return h('div', { class: 'actions' }, [
    button(path, { verb: 'retry', label: 'Retry', about }, from),
    button(path, { verb: 'dismiss', label: 'Dismiss', about }, from),
  ]);
}

/** What can be done about all failed work, or all of a kind, at once. `n` is how much that is. */
export function actionsOfAll(n: number, from: From, kind?: WorkKind): JSX.Element {
  const words = several(n, 'task');
  const form = (verb: Action['verb'], ...content: ComponentChildren[]) =>
    h('form', { method: 'post', action: `/console/work/${verb}` }, [
      h('input', { type: 'hidden', name: 'from', value: from }),
      kind && h('input', { type: 'hidden', name: 'kind', value: kind }),
      content,
    ]);
  return h('div', { class: 'actions', ...(from === 'work' && { 'data-announce': `${words} failed` }) }, [
    form('retry', h('button', { type: 'submit' }, 'Retry all')),
    h('details', { id: 'dismiss-all' }, [
      h('summary', null, 'Dismiss all …'),
      form(
        'dismiss',
        h('p', null, 'What was to be done stays undone, and is not shown as failed any more.'),
        h('button', { type: 'submit', class: 'danger' }, `Dismiss ${words}`),
      ),
    ]),
  ]);
}

/** One piece of work among others. */
export function workRow(item: WorkItem, names: WorkNames, from: From = 'work'): JSX.Element {
  const [step, tries] = [stepOf(item), triesOf(item)];
  return h('li', { class: 'work-item', id: `task-${item.id}` }, [
    h('div', { class: 'work-head' }, [
      stateBadge(item),
      ' ',
      h('a', { href: `/console/work/${item.id}` }, titleOf(item, names)),
    ]),
    item.error !== null && h('p', { class: item.state === 'failed' ? 'wrong' : 'quiet' }, item.error),
    h('div', { class: 'work-more' }, [
      step && h('span', null, step),
      tries && h('span', { class: 'quiet' }, tries),
      actionsOf(item, names, from),
    ]),
  ]);
}
