import { h, type JSX } from 'preact';
import type { JobView } from '#modules/jobs';
import { copy } from '../../console.messages.ts';
import type { ConsoleContext } from '../../console.page.ts';
import { formActions, hidden } from '../../editing/edit.view.ts';
import { consolePage } from '../../layout.ts';

const { status: t } = copy.jobs.editing;

type Status = JobView['status'];

export const jobPath = (id: string, part?: 'edit' | 'duplicate' | 'status' | 'skills' | 'questions'): string =>
  part === undefined ? `/console/jobs/${id}` : `/console/jobs/${id}/${part}`;

/** Statuses that the page offers next. The API allows every change. */
const nextStatuses: Record<Status, readonly Status[]> = {
  draft: ['active', 'closed'],
  active: ['paused', 'filled', 'closed'],
  paused: ['active', 'filled', 'closed'],
  closed: ['active', 'draft'],
  filled: ['active', 'closed'],
};

const actionOf = (from: Status, to: Status): string =>
  from === 'draft' && to === 'active' ? t.links.publish : t.links[to];

export const statusLinks = ({ id, status }: JobView): JSX.Element[] =>
  nextStatuses[status].map((to) => h('a', { href: `${jobPath(id, 'status')}?to=${to}` }, actionOf(status, to)));

/** `open`: applications in progress, if they are few enough to count. `problem`: why nothing changed last time. */
type Change = { to: Status; open: number | undefined; problem?: string | undefined };

export function jobStatusPage(context: ConsoleContext, job: JobView, { to, open, problem }: Change): JSX.Element {
  const action = actionOf(job.status, to);
  const title = t.title(action, job.title);
  const consequences = [
    ...(to === 'filled' ? [t.filled(copy.jobs.filled(job.filled_count, job.openings_count))] : []),
    ...t.consequences(to, open),
  ];
  return consolePage(
    context,
    { title, section: 'jobs' },
    h('h1', null, title),
    problem !== undefined &&
      h('div', { class: 'problems', role: 'alert', tabIndex: -1, autofocus: true }, h('p', null, problem)),
    h('p', null, t.intro),
    h(
      'ul',
      { class: 'plain' },
      consequences.map((one) => h('li', null, one)),
    ),
    h('form', { method: 'post', action: jobPath(job.id, 'status') }, [
      hidden('to', to),
      hidden('seen', job.status),
      formActions(action, jobPath(job.id)),
    ]),
  );
}
