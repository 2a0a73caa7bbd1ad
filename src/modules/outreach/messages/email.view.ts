import { greetingName } from '#platform/mail/greeting-name.ts';
import { type MailLayout, mailText, oneLine, renderMail, subjectLine } from '#platform/mail/mail-layout.ts';
import { formatLongDay } from '#platform/pages/format.ts';
import type { MessageToSend } from '../delivery/sending.repository.ts';
import { emailMessages } from './email.messages.ts';
import { type EmailTemplate, fillPlaceholders, mentionsJob, type PlaceholderValues } from './email-template.ts';

export type EmailLinks = {
  main: string;
  unsubscribe: string | undefined;
  opened: string | undefined;
};

/** An email before it becomes text or HTML: lists of paragraphs, which may contain line breaks. */
export type ComposedEmail = {
  subject: string;
  before: string[];
  action: string;
  after: string[];
  /** Undefined in transactional emails. */
  unsubscribe: { question: string; action: string } | undefined;
};

export type EmailData = Pick<
  MessageToSend,
  'kind' | 'candidateName' | 'jobTitle' | 'companyName' | 'organizationName' | 'linkExpiresAt' | 'template'
>;

function placeholderValues(data: EmailData): PlaceholderValues {
  const name = greetingName(data.candidateName);
  return {
    greeting: emailMessages.greeting(name),
    candidate_name: name ?? emailMessages.unnamedCandidate,
    job_title: oneLine(data.jobTitle ?? ''),
    company: oneLine(data.companyName),
    organization: oneLine(data.organizationName),
    valid_until: data.linkExpiresAt === null ? '' : formatLongDay(data.linkExpiresAt),
  };
}

/** A template that mentions the job can't be used without one. */
function templateFor({ kind, template, jobTitle, companyName, organizationName }: EmailData): EmailTemplate {
  const own = emailMessages.templates[kind];
  const isOwnJob = companyName === organizationName;
  const before = isOwnJob ? own.before.replace(emailMessages.atCompany, '') : own.before;
  const usual = template ?? { ...own, before };
  return jobTitle === null && mentionsJob(usual) ? emailMessages.interviewWithoutJob : usual;
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter(Boolean);

export function composeEmail(data: EmailData, canUnsubscribe: boolean): ComposedEmail {
  const values = placeholderValues(data);
  const { subject, before, after } = templateFor(data);
  return {
    subject: subjectLine(fillPlaceholders(subject, values)),
    before: paragraphsOf(fillPlaceholders(before, values)),
    action: emailMessages.buttons[data.kind],
    after: paragraphsOf(fillPlaceholders(after, values)),
    unsubscribe: canUnsubscribe ? emailMessages.unsubscribe : undefined,
  };
}

const layoutOf = ({ subject, before, action, after, unsubscribe }: ComposedEmail, links: EmailLinks): MailLayout => ({
  language: emailMessages.language,
  subject,
  before,
  button: { label: action, url: links.main },
  after,
  last:
    unsubscribe && links.unsubscribe !== undefined
      ? { text: unsubscribe.question, label: unsubscribe.action, url: links.unsubscribe }
      : undefined,
  opened: links.opened,
});

export const plainTextOf = (composed: ComposedEmail, links: EmailLinks): string => mailText(layoutOf(composed, links));

export const renderEmail = (data: EmailData, links: EmailLinks): ReturnType<typeof renderMail> =>
  renderMail(layoutOf(composeEmail(data, links.unsubscribe !== undefined), links));
