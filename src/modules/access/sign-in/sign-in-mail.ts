import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { greetingName } from '#platform/mail/greeting-name.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { signInMessages } from './sign-in.messages.ts';
import type { LinkMail } from './sign-in.repository.ts';

const oneLine = (s: string): string => s.replace(/\s+/g, ' ').trim();

export function signInMail(id: string, to: LinkMail, url: string, from: string): Mail {
  const { title, subject, button, after } = signInMessages;
  const domain = /@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const organization = oneLine(to.organizationName);
  const greeting = signInMessages.greeting(greetingName(to.fullName));
  const before = signInMessages.before(organization);
  const page = h('html', { lang: 'en' }, [
    h('head', null, h('meta', { charset: 'utf-8' }), h('title', null, title)),
    h('body', { style: { font: '16px/1.5 Arial, Helvetica, sans-serif' } }, [
      h('p', null, greeting),
      h('p', null, before),
      h('p', null, h('a', { href: url }, button)),
      h('p', null, after),
    ]),
  ]);
  return {
    messageId: `<${id}@${domain}>`,
    to: to.email,
    from,
    subject: subject(organization),
    text: [greeting, before, url, after].join('\n\n'),
    html: `<!doctype html>${renderToString(page)}`,
  };
}
