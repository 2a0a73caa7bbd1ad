import { type ComponentChild, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Mail } from './mailer.ts';

/** An email with paragraphs around one button. Paragraphs may contain line breaks. */
export type MailLayout = {
  language: string;
  subject: string;
  before: readonly string[];
  button: { label: string; url: string };
  after: readonly string[];
  /** A last line in small print. */
  last?: { text: string; label: string; url: string } | undefined;
  /** URL of a tracking pixel that reports that the email was opened. */
  opened?: string | undefined;
};

/** Joins the lines of names and titles, which may have several. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const longestSubject = 300;

/** One line of at most 300 characters. */
export function subjectLine(text: string): string {
  const characters = [...oneLine(text)];
  return characters.length > longestSubject
    ? `${characters.slice(0, longestSubject - 1).join('')}…`
    : characters.join('');
}

// Mail programs support no style sheets and little CSS. Text and button must be large enough for a phone.
const body = { margin: 0, padding: '16px', backgroundColor: '#ffffff', color: '#1a1a1a' };
const sheet = { maxWidth: '560px', margin: '0 auto', font: '16px/1.5 Arial, Helvetica, sans-serif' };
const paragraphStyle = { margin: '0 0 16px' };
const buttonStyle = {
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

export function mailText({ before, button, after, last }: MailLayout): string {
  const end = last ? [`${last.text} ${last.label}:\n${last.url}`] : [];
  return [...before, button.url, ...after, ...end].join('\n\n');
}

export function renderMail(layout: MailLayout): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, subject, before, button, after, last, opened } = layout;
  const page = h(
    'html',
    { lang: language },
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
        h('p', { style: paragraphStyle }, h('a', { href: button.url, style: buttonStyle }, button.label)),
        ...after.map(paragraph),
        last && h('p', { style: small }, `${last.text} `, h('a', { href: last.url }, last.label)),
        opened && h('img', { src: opened, width: 1, height: 1, alt: '' }),
      ),
    ),
  );
  return { subject, text: mailText(layout), html: `<!doctype html>${renderToString(page)}` };
}
