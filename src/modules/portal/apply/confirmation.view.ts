import { h, type JSX } from 'preact';
import { factList } from '#platform/pages/fact-list.ts';
import { formatBytes } from '#platform/pages/format.ts';
import { layout } from '../layout.ts';
import { portalMessages } from '../portal.messages.ts';
import type { ConfirmationView } from './confirmation.queries.ts';

const { confirmation: messages } = portalMessages;

type About = { title: string; company: string };

const page = (title: string, about: About, ...texts: (string | JSX.Element)[]): JSX.Element =>
  layout(
    { title: `${title} – ${messages.pageTitle(about)}`, personal: true },
    h('h1', null, title),
    texts.map((text) => (typeof text === 'string' ? h('p', null, text) : text)),
  );

/** The same for every address, known or not. */
export const checkEmailPage = (about: About): JSX.Element =>
  page(messages.checkEmail, about, messages.checkEmailText(about), h('p', { class: 'quiet' }, messages.checkEmailHelp));

export function confirmationPage(token: string, view: ConfirmationView): JSX.Element {
  const about = { title: view.jobTitle, company: view.companyName };
  if (view.outcome === 'applied_before') {
    return page(messages.appliedBefore, about, messages.appliedBeforeText(about));
  }
  if (view.outcome === 'discarded') return page(messages.discarded, about, messages.discardedText);
  if (view.outcome === 'applied') {
    const next = view.getsInvite ? messages.invite : messages.noInvite(view.organizationName);
    return page(messages.applied, about, `${messages.appliedText(about)} ${next}`);
  }
  return page(
    messages.confirm,
    about,
    messages.confirmText(about),
    factList([
      [messages.name, view.fullName ?? undefined],
      [messages.phone, view.phoneNumber ?? undefined],
      [messages.resume, view.resumeBytes === null ? undefined : formatBytes(view.resumeBytes)],
    ]),
    messages.notYou,
    h('form', { method: 'post', action: `/confirm/${token}`, class: 'actions' }, [
      h('button', { type: 'submit' }, messages.action),
      h('button', { type: 'submit', name: 'answer', value: 'discard', class: 'other' }, messages.discard),
    ]),
  );
}
