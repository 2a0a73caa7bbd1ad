import { h, type JSX } from 'preact';
import { type ConsentText, consentHash } from '#modules/candidates';
import { factList } from '#platform/pages/fact-list.ts';
import { formatBytes, pluralize } from '#platform/pages/format.ts';
import type { PageOrganization } from '../branding/page-organization.ts';
import { layout } from '../layout.ts';
import { portalMessages } from '../portal.messages.ts';
import { selfIdentificationLink } from '../self-identification/self-identification.view.ts';
import type { ConfirmationView } from './confirmation.queries.ts';

const { confirmation: messages } = portalMessages;

type About = { title: string; company: string; organization: PageOrganization };

const page = (title: string, about: About, ...texts: (string | JSX.Element)[]): JSX.Element =>
  layout(
    { title: `${title} – ${messages.pageTitle(about)}`, personal: true, organization: about.organization },
    h('h1', null, title),
    texts.map((text) => (typeof text === 'string' ? h('p', null, text) : text)),
  );

/** The same for every address, known or not. */
export const checkEmailPage = (about: About): JSX.Element =>
  page(messages.checkEmail, about, messages.checkEmailText(about), h('p', { class: 'quiet' }, messages.checkEmailHelp));

/** The text to which the applicant agrees. Change the version together with the wording. */
export const applicationAgreement = ({ organizationName, candidateDays }: ConfirmationView): ConsentText => ({
  text: messages.agreement(organizationName, candidateDays === null ? undefined : pluralize(candidateDays, 'day')),
  version: '2026-11-23',
  isTemplate: true,
});

/** `questions`: token of the link to self-identification. */
export function confirmationPage(token: string, view: ConfirmationView, questions?: string): JSX.Element {
  const about = { title: view.jobTitle, company: view.companyName, organization: view };
  if (view.outcome === 'applied_before') {
    return page(messages.appliedBefore, about, messages.appliedBeforeText(about));
  }
  if (view.outcome === 'discarded') return page(messages.discarded, about, messages.discardedText);
  if (view.outcome === 'applied') {
    const next = view.getsInvite ? messages.invite : messages.noInvite(view.organizationName);
    return page(
      messages.applied,
      about,
      `${messages.appliedText(about)} ${next}`,
      ...(questions === undefined ? [] : [selfIdentificationLink(questions)]),
    );
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
    h('p', null, applicationAgreement(view).text),
    h('form', { method: 'post', action: `/confirm/${token}`, class: 'actions' }, [
      h('input', { type: 'hidden', name: 'agreement', value: consentHash(applicationAgreement(view).text) }),
      h('button', { type: 'submit' }, messages.action),
      h('button', { type: 'submit', name: 'answer', value: 'discard', class: 'other' }, messages.discard),
    ]),
  );
}
