import { type ComponentChildren, h, type JSX } from 'preact';
import type { MessageView } from '#modules/outreach';
import { stateBadge } from '../components/badges.ts';
import { type Column, table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type FileColumn, inFile } from '../downloads/list-file.ts';
import { taskListPath } from '../work/work-links.ts';

const { messages: t } = copy;

/** Some mail servers answer at length. */
const maxErrorLength = 300;

type Shown = Pick<MessageView, 'kind' | 'state' | 'error' | 'attempts' | 'candidate_id' | 'interview_id'>;

/** Leads from a failed message to the task that can be retried. An invite without an interview failed to create it. */
export function taskLink({ kind, state, candidate_id, interview_id }: Shown): JSX.Element | undefined {
  if (state !== 'failed') return undefined;
  const isUncreated = kind === 'video_interview_invite' && interview_id === null;
  return h('a', { href: taskListPath({ kind: isUncreated ? 'questions' : 'email', candidate_id }) }, t.viewTask);
}

/** State of a message, with the mail server's response or the reason why nothing was sent. */
export function messageState(message: Shown): ComponentChildren {
  const { state, error, attempts } = message;
  const soFar = state !== 'sent' && attempts > 0 ? t.attempts(attempts) : '';
  const reason = `${(error ?? '').slice(0, maxErrorLength).toWellFormed()}${soFar}`.trim();
  return h('div', null, [
    stateBadge(state),
    reason !== '' && h('p', { class: state === 'failed' ? 'server-words bad' : 'server-words' }, reason),
    taskLink(message),
  ]);
}

const columns: Record<'message' | 'status' | 'to' | 'date', Column<MessageView>> = {
  message: {
    label: t.columns.message,
    of: ({ id, kind, subject }) =>
      h('div', null, [
        h('a', { href: `/console/messages/${id}` }, t.kinds[kind]),
        subject && h('div', { class: 'quiet' }, subject),
      ]),
    value: ({ kind }) => t.kinds[kind],
  },
  status: { label: t.columns.status, of: messageState, value: ({ state }) => copy.states[state] },
  to: { label: t.columns.to, of: ({ recipient }) => recipient, value: ({ recipient }) => recipient },
  date: {
    label: t.columns.date,
    of: ({ sent_at, created_at }) => showDateTime(sent_at ?? created_at),
    value: ({ sent_at, created_at }) => sent_at ?? created_at,
  },
};

export const messageColumns: readonly Column<MessageView>[] = [
  columns.message,
  columns.status,
  {
    label: t.columns.candidate,
    of: (row) => h('a', { href: `/console/candidates/${row.candidate_id}` }, row.candidate_full_name),
    value: (row) => row.candidate_full_name,
  },
  {
    label: t.columns.job,
    of: (row) => row.job_id !== null && h('a', { href: `/console/jobs/${row.job_id}` }, row.job_title),
    value: (row) => row.job_title,
  },
  columns.date,
];

export const messageFileColumns: readonly FileColumn<MessageView>[] = [
  { label: copy.downloads.id, value: ({ id }) => id },
  ...inFile(messageColumns),
  { label: t.columns.subject, value: ({ subject }) => subject },
  { label: t.columns.error, value: ({ error }) => error },
  { label: copy.downloads.candidateId, value: (row) => row.candidate_id },
  { label: copy.downloads.jobId, value: (row) => row.job_id },
];

export const messageTable = (messages: readonly MessageView[]): JSX.Element =>
  table(t.caption, [columns.message, columns.status, columns.to, columns.date], messages);
