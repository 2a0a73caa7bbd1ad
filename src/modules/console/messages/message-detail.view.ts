import { h, type JSX } from 'preact';
import type { MessageDetail } from '#modules/outreach';
import type { ConversationMessage } from '#modules/screenings';
import { factList } from '#platform/pages/fact-list.ts';
import { taskLink } from '../applications/message.view.ts';
import { stateBadge } from '../components/badges.ts';
import { pageHead } from '../components/page-head.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { consolePage } from '../layout.ts';

const { messages: m, messageDetail: t } = copy;

const link = (id: string | null, path: string, text: string): JSX.Element | null =>
  id === null ? null : h('a', { href: `/console/${path}/${id}` }, text);

function textOf({ text, text_missing, state }: MessageDetail): JSX.Element {
  if (text === null) {
    const reason = state === 'skipped' ? t.skipped : t.missing[text_missing ?? 'not_stored'];
    return h('p', { class: 'quiet' }, reason);
  }
  return h('div', { class: 'sent-message' }, [h('p', { class: 'quiet' }, t.about), h('pre', null, text)]);
}

export function messagePage(context: ConsoleContext, message: MessageDetail): JSX.Element {
  const { kind, candidate_id, candidate_full_name, job_id, job_title } = message;
  const candidate = h('a', { href: `/console/candidates/${candidate_id}` }, candidate_full_name);
  const job = job_id !== null && h('a', { href: `/console/jobs/${job_id}` }, job_title ?? copy.deleted);
  return consolePage(
    context,
    { title: t.pageTitle(m.kinds[kind], candidate_full_name), section: 'messages' },
    pageHead({
      title: [m.kinds[kind], ' ', stateBadge(message.state)],
      meta: job ? copy.screenings.forJob(candidate, job) : candidate,
    }),
    factList([
      [t.facts.to, message.recipient],
      [t.facts.subject, message.subject],
      [t.facts.application, link(message.application_id, 'applications', t.viewApplication)],
      [t.facts.screening, link(message.screening_session_id, 'screenings', t.viewScreening)],
      [t.facts.interview, link(message.interview_id, 'interviews', t.viewInterview)],
      [t.facts.created, showDateTime(message.created_at)],
      [t.facts.sent, showDateTime(message.sent_at)],
      [t.facts.attempts, message.attempts > 0 && String(message.attempts)],
      [copy.work.task.error, message.error && [message.error, ' ', taskLink(message)]],
      [t.facts.reply, message.provider_id],
    ]),
    h('div', { class: 'message-parts' }, [
      message.has_html &&
        h('section', { 'aria-labelledby': 'sent' }, [
          h('h2', { id: 'sent' }, t.html),
          h('p', { class: 'quiet' }, t.htmlAbout),
          h('iframe', { src: `/console/messages/${message.id}/html`, title: t.html, sandbox: '', loading: 'lazy' }),
        ]),
      h('section', { 'aria-labelledby': 'text' }, [h('h2', { id: 'text' }, t.text), textOf(message)]),
    ]),
    h('p', null, h('a', { href: '/console/messages' }, t.all)),
  );
}

const spoken = ({ id, direction, state, error, text, isTemplate, at }: ConversationMessage): JSX.Element =>
  h('li', { key: id, class: direction === 'in' ? 'theirs' : null }, [
    h('p', { class: 'quiet' }, [
      direction === 'in' ? t.conversation.candidate : t.conversation.us,
      ' · ',
      showDateTime(at),
      direction === 'out' && ` · ${t.conversation.state(state)}`,
    ]),
    h('p', { class: 'given' }, text ?? t.conversation.file),
    isTemplate && h('p', { class: 'quiet' }, t.conversation.template),
    error !== null && h('p', { class: 'server-words bad' }, error),
  ]);

export const conversation = (messages: readonly ConversationMessage[]): JSX.Element | null =>
  messages.length === 0
    ? null
    : h('section', { 'aria-labelledby': 'conversation' }, [
        h('h2', { id: 'conversation' }, t.conversation.title),
        h('ol', { class: 'conversation' }, messages.map(spoken)),
      ]);
