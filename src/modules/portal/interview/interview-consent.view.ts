import { h, type JSX } from 'preact';
import type { InterviewConsentState } from '#modules/interviews';
import { layout } from '../layout.ts';
import { portalMessages } from '../portal.messages.ts';
import type { InterviewIntroduction } from './interview.queries.ts';

const { interviewConsent: messages, interview } = portalMessages;

export const withdrawPath = (token: string): string => `/interview/${token}/withdraw`;

export const withdrawLink = (token: string): JSX.Element =>
  h('p', { class: 'quiet' }, h('a', { href: withdrawPath(token) }, messages.link));

function page(introduction: InterviewIntroduction, title: string, ...content: JSX.Element[]): JSX.Element {
  const { jobTitle, companyName } = introduction;
  const about = jobTitle === null ? companyName : interview.invitation.about(jobTitle, companyName);
  return layout(
    { title: `${title} – ${about}`, personal: true, organization: introduction },
    h('p', { class: 'quiet' }, about),
    h('h1', { tabIndex: -1 }, title),
    content,
  );
}

export const withdrawnPage = (introduction: InterviewIntroduction): JSX.Element =>
  page(introduction, messages.done, h('p', null, messages.doneText(introduction.organizationName)));

/** `consent`: undefined before the candidate has agreed. */
export function consentPage(
  token: string,
  introduction: InterviewIntroduction,
  consent: InterviewConsentState | undefined,
): JSX.Element {
  const back = h('p', null, h('a', { href: `/interview/${token}` }, messages.back));
  if (!consent) return page(introduction, messages.none, h('p', null, messages.noneText), back);
  if (consent.withdrawnAt !== null) return withdrawnPage(introduction);
  const { organizationName } = introduction;
  return page(
    introduction,
    messages.title,
    h('p', null, messages.text(organizationName)),
    h('p', null, messages.effect),
    h('p', null, messages.stays(organizationName)),
    h('form', { method: 'post', action: withdrawPath(token) }, h('button', { type: 'submit' }, messages.action)),
    back,
  );
}
