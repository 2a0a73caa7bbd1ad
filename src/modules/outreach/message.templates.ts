import { type ComponentChild, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { greetingName } from '#platform/mail/greeting-name.ts';
import { type Catalogue, catalogueOf, type Language } from './message.catalogue.ts';
import type { MessageKind } from './message.kinds.ts';
import { filled, speaksOfJob, type Template, type Values } from './message.placeholders.ts';
import type { MessageToSend } from './message.repository.ts';

type RenderedMessage = { subject: string; text: string; html: string };
/** The addresses that a message carries. */
export type MessageLinks = {
  main: string;
  unsubscribe: string | undefined;
  /** A picture that tells that the message was opened. */
  opened: string | undefined;
};

/** What a message says, before it becomes text or HTML. A line break within a paragraph is one in the message. */
export type Composed = {
  subject: string;
  before: string[];
  action: string;
  after: string[];
  /** How to get no more of them, where that can be asked for. */
  stop: { question: string; action: string } | undefined;
};

/** What the words of a message are made of. */
export type About = Pick<
  MessageToSend,
  'kind' | 'candidateName' | 'jobTitle' | 'companyName' | 'organizationName' | 'linkExpiresAt' | 'template'
>;

const oneLine = (s: string): string => s.replace(/\s+/g, ' ').trim();

function valuesOf(about: About, { day, greeting, somebody }: Catalogue): Values {
  const name = greetingName(about.candidateName);
  return {
    greeting: greeting(name),
    candidate_name: name ?? somebody,
    job_title: oneLine(about.jobTitle ?? ''),
    company: oneLine(about.companyName),
    organization: oneLine(about.organizationName),
    valid_until: about.linkExpiresAt === null ? '' : day.format(new Date(about.linkExpiresAt)),
  };
}

/** The organization's own words, unless they say something of a job and there is none. */
function templateOf({ kind, template, jobTitle }: About, catalogue: Catalogue): Template {
  const usual: Template = template ?? catalogue.messages[kind];
  return jobTitle === null && speaksOfJob(usual) ? catalogue.interviewWithoutJob : usual;
}

const longestSubject = 300;
const cut = (text: string): string => {
  const characters = [...text];
  return characters.length > longestSubject ? `${characters.slice(0, longestSubject - 1).join('')}…` : text;
};

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The words of a message. `canStop`: it carries a link by which no more of them come. */
export function compose(about: About, canStop: boolean, language: Language = 'en'): Composed {
  const catalogue = catalogueOf(language);
  const values = valuesOf(about, catalogue);
  const { subject, before, after } = templateOf(about, catalogue);
  return {
    subject: cut(oneLine(filled(subject, values))),
    before: paragraphsOf(filled(before, values)),
    action: catalogue.actions[about.kind],
    after: paragraphsOf(filled(after, values)),
    stop: canStop ? catalogue.unsubscribe(values) : undefined,
  };
}

/** What a message of this kind says unless the organization has words of its own. */
export const defaultTemplate = (kind: MessageKind, language: Language = 'en'): Template =>
  catalogueOf(language).messages[kind];

/** A composed message as plain text. */
export function textOf({ before, after, stop }: Composed, { main, unsubscribe }: MessageLinks): string {
  const stopLines = stop && unsubscribe ? [`${stop.question} ${stop.action}:\n${unsubscribe}`] : [];
  return [...before, main, ...after, ...stopLines].join('\n\n');
}

// Mail programs know neither style sheets nor much of CSS: plain values at each element, wide enough to be read and
// pressed on a phone.
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

const paragraph = (words: string): ComponentChild =>
  h(
    'p',
    { style: paragraphStyle },
    words.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br', null), line])),
  );

/** The message in the organization's words or ours, with its links, as text and as HTML. */
export function render(message: MessageToSend, links: MessageLinks, language: Language = 'en'): RenderedMessage {
  const composed = compose(message, links.unsubscribe !== undefined, language);
  const { subject, before, action, after, stop } = composed;
  const page = h(
    'html',
    { lang: catalogueOf(language).language },
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
        stop && h('p', { style: small }, `${stop.question} `, h('a', { href: links.unsubscribe }, stop.action)),
        links.opened && h('img', { src: links.opened, width: 1, height: 1, alt: '' }),
      ),
    ),
  );
  return { subject, text: textOf(composed, links), html: `<!doctype html>${renderToString(page)}` };
}
