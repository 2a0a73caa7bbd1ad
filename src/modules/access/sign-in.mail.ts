import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { greetingName } from '#platform/mail/greeting-name.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { LinkMail } from './sign-in.repository.ts';

const oneLine = (s: string): string => s.replace(/\s+/g, ' ').trim();

/** The mail with a link that signs in. */
export function signInMail(id: string, to: LinkMail, url: string, from: string): Mail {
  const domain = /@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const organization = oneLine(to.organizationName);
  const name = greetingName(to.fullName);
  const greeting = name === undefined ? 'Hello,' : `Hello ${name},`;
  const before = `Sign in to the console of ${organization}:`;
  const after = 'The link works once, within 15 minutes. If you did not ask for it, ignore this mail.';
  const page = h('html', { lang: 'en' }, [
    h('head', null, h('meta', { charset: 'utf-8' }), h('title', null, 'Your sign-in link')),
    h('body', { style: { font: '16px/1.5 Arial, Helvetica, sans-serif' } }, [
      h('p', null, greeting),
      h('p', null, before),
      h('p', null, h('a', { href: url }, 'Sign in')),
      h('p', null, after),
    ]),
  ]);
  return {
    messageId: `<${id}@${domain}>`,
    to: to.email,
    from,
    subject: `Your sign-in link for ${organization}`,
    text: [greeting, before, url, after].join('\n\n'),
    html: `<!doctype html>${renderToString(page)}`,
  };
}
