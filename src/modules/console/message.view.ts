import { type ComponentChildren, h, type JSX } from 'preact';
import type { MessageView } from '#modules/outreach';
import { moment } from './components/moment.ts';
import { type Column, table } from './components/table.ts';
import { messageNames } from './message.names.ts';
import { stateBadge } from './state.badge.ts';
import { many } from './words.ts';

/** Some mail servers say much. */
const longestError = 300;

/** With what the mail server said, or why nothing was sent; of one that waits for another try, how many there were. */
function stateOf({ state, error, attempts }: MessageView): ComponentChildren {
  const tries = state !== 'sent' && attempts > 0 ? ` (${many(attempts, 'try', 'tries')})` : '';
  const said = `${(error ?? '').slice(0, longestError).toWellFormed()}${tries}`.trim();
  return h('div', null, [
    stateBadge(state),
    said !== '' && h('p', { class: state === 'failed' ? 'server-words bad' : 'server-words' }, said),
  ]);
}

const columns: Record<'what' | 'state' | 'to' | 'when', Column<MessageView>> = {
  what: {
    label: 'Message',
    of: ({ kind, subject }) => h('div', null, [messageNames[kind], subject && h('div', { class: 'quiet' }, subject)]),
  },
  state: { label: 'State', of: stateOf },
  to: { label: 'To', of: ({ recipient }) => recipient ?? '–' },
  when: { label: 'When', of: ({ sent_at, created_at }) => moment(sent_at ?? created_at) },
};

/** Beside their candidate and job, newest first. */
export const messageColumns: readonly Column<MessageView>[] = [
  columns.what,
  columns.state,
  {
    label: 'Candidate',
    of: (one) => h('a', { href: `/console/candidates/${one.candidate_id}` }, one.candidate_full_name),
  },
  {
    label: 'Job',
    of: (one) => (one.job_id === null ? '–' : h('a', { href: `/console/jobs/${one.job_id}` }, one.job_title)),
  },
  columns.when,
];

/** Messages of one candidate. */
export const messageTable = (messages: readonly MessageView[]): JSX.Element =>
  table('Messages, newest first', [columns.what, columns.state, columns.to, columns.when], messages);
