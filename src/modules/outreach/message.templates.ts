import { type ComponentChild, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type About, type Catalogue, catalogueOf, type Language } from './message.catalogue.ts';
import type { MessageToSend } from './message.repository.ts';

type RenderedMessage = { subject: string; text: string; html: string };
/** The addresses that a message carries. */
export type MessageLinks = {
  main: string;
  unsubscribe: string | undefined;
  /** A picture that tells that the message was opened. */
  opened: string | undefined;
};

const oneLine = (s: string): string => s.replace(/\s+/g, ' ').trim();

// Whoever applies by a job's page names themselves and gives an address, which may be somebody else's: no mail of ours is
// to carry their link there. Mail programs make links of words with a dot in them too.
const likeALink = /:\/\/|@|\bwww\.|\.\p{L}{2}/iu;

const aboutOf = (message: MessageToSend, { day }: Catalogue): About => ({
  candidate: likeALink.test(message.candidateName) ? undefined : oneLine(message.candidateName),
  title: message.jobTitle === null ? undefined : oneLine(message.jobTitle),
  company: oneLine(message.companyName),
  sender: oneLine(message.organizationName),
  until: message.linkExpiresAt === null ? undefined : day.format(new Date(message.linkExpiresAt)),
});

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

/** The message as its kind words it, with its links, as text and as HTML. */
export function render(message: MessageToSend, links: MessageLinks, language: Language = 'en'): RenderedMessage {
  const catalogue = catalogueOf(language);
  const about = aboutOf(message, catalogue);
  const { subject, before, action, after } = catalogue.messages[message.kind](about);
  const stop = links.unsubscribe ? { href: links.unsubscribe, ...catalogue.unsubscribe(about) } : undefined;
  const page = h(
    'html',
    { lang: catalogue.language },
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
        stop && h('p', { style: small }, `${stop.question} `, h('a', { href: stop.href }, stop.action)),
        links.opened && h('img', { src: links.opened, width: 1, height: 1, alt: '' }),
      ),
    ),
  );
  const stopLines = stop ? [`${stop.question} ${stop.action}:\n${stop.href}`] : [];
  return {
    subject,
    text: [...before, links.main, ...after, ...stopLines].join('\n\n'),
    html: `<!doctype html>${renderToString(page)}`,
  };
}
