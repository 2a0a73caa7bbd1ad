import { type ComponentChild, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { greetingName } from '#platform/mail/greeting-name.ts';
import { formatLongDay } from '#platform/pages/format.ts';
import { emailMessages } from './email.messages.ts';
import { type EmailTemplate, fillPlaceholders, mentionsJob, type PlaceholderValues } from './email-template.ts';
import type { MessageToSend } from './message.repository.ts';

type RenderedEmail = { subject: string; text: string; html: string };
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

const oneLine = (s: string): string => s.replace(/\s+/g, ' ').trim();

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
function templateFor({ kind, template, jobTitle }: EmailData): EmailTemplate {
  const usual = template ?? emailMessages.templates[kind];
  return jobTitle === null && mentionsJob(usual) ? emailMessages.interviewWithoutJob : usual;
}

const longestSubject = 300;
const cutSubject = (text: string): string => {
  const characters = [...text];
  return characters.length > longestSubject ? `${characters.slice(0, longestSubject - 1).join('')}…` : text;
};

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter(Boolean);

export function composeEmail(data: EmailData, canUnsubscribe: boolean): ComposedEmail {
  const values = placeholderValues(data);
  const { subject, before, after } = templateFor(data);
  return {
    subject: cutSubject(oneLine(fillPlaceholders(subject, values))),
    before: paragraphsOf(fillPlaceholders(before, values)),
    action: emailMessages.buttons[data.kind],
    after: paragraphsOf(fillPlaceholders(after, values)),
    unsubscribe: canUnsubscribe ? emailMessages.unsubscribe : undefined,
  };
}

export function plainTextOf({ before, after, unsubscribe }: ComposedEmail, links: EmailLinks): string {
  const last =
    unsubscribe && links.unsubscribe ? [`${unsubscribe.question} ${unsubscribe.action}:\n${links.unsubscribe}`] : [];
  return [...before, links.main, ...after, ...last].join('\n\n');
}

// Mail programs support no style sheets and little CSS. Text and button must be large enough for a phone.
const body = { margin: 0, padding: '16px', backgroundColor: '#ffffff', color: '#1a1a1a' };
const sheet = { maxWidth: '560px', margin: '0 auto', font: '16px/1.5 Arial, Helvetica, sans-serif' };
const paragraphStyle = { margin: '0 0 16px' };
const button = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: '4px',
  backgroundColor: '#0b57d0',
  color: '#ffffff',
  textDecoration: 'none',
};
const small = { margin: '24px 0 0', fontSize: '13px', color: '#555555' };

const paragraph = (text: string): ComponentChild =>
  h(
    'p',
    { style: paragraphStyle },
    text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br', null), line])),
  );

export function renderEmail(data: EmailData, links: EmailLinks): RenderedEmail {
  const composed = composeEmail(data, links.unsubscribe !== undefined);
  const { subject, before, action, after, unsubscribe } = composed;
  const page = h(
    'html',
    { lang: emailMessages.language },
    h(
      'head',
      null,
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, subject),
    ),
    h(
      'body',
      { style: body },
      h(
        'div',
        { style: sheet },
        ...before.map(paragraph),
        h('p', { style: paragraphStyle }, h('a', { href: links.main, style: button }, action)),
        ...after.map(paragraph),
        unsubscribe &&
          h('p', { style: small }, `${unsubscribe.question} `, h('a', { href: links.unsubscribe }, unsubscribe.action)),
        links.opened && h('img', { src: links.opened, width: 1, height: 1, alt: '' }),
      ),
    ),
  );
  return { subject, text: plainTextOf(composed, links), html: `<!doctype html>${renderToString(page)}` };
}
