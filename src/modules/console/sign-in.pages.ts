import { h, type JSX } from 'preact';
import { SignInService } from '#modules/access';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { inputField, problemSummary } from './field.ts';
import { barePage } from './layout.ts';

/** Against guessing and floods of mail; an office behind one address can still sign in. */
const askLimit = { perMinute: 10, burst: 10 };
const linkLimit = { perMinute: 30, burst: 30 };

const mostEmail = 320;

function askPage({
  next,
  email,
  problems,
}: {
  next: string;
  email: string;
  problems: Map<string, string>;
}): JSX.Element {
  return barePage(
    { title: 'Sign in' },
    null,
    h('h1', null, 'Sign in'),
    problemSummary(problems),
    h('p', null, 'We send you a link by email. There is no password.'),
    h('form', { method: 'post', action: '/console/sign-in' }, [
      inputField({
        name: 'email',
        label: 'Email address',
        type: 'email',
        value: email,
        autocomplete: 'email',
        required: true,
        problems,
      }),
      next !== '' && h('input', { type: 'hidden', name: 'next', value: next }),
      h('button', { type: 'submit' }, 'Send me a link'),
    ]),
  );
}

/** The same for every address: whose it is is not told. */
const sentPage = (): JSX.Element =>
  barePage(
    { title: 'Look into your mailbox' },
    null,
    h('h1', null, 'Look into your mailbox'),
    h('p', null, 'If a user of the console has this address, a link is on its way. It works once, within 15 minutes.'),
    h('p', null, h('a', { href: '/console/sign-in' }, 'Ask for another one')),
  );

const uselessPage = (): JSX.Element =>
  barePage(
    { title: 'This link does not work' },
    null,
    h('h1', null, 'This link does not work any more'),
    h('p', null, 'Each link signs in once, within 15 minutes.'),
    h('p', null, h('a', { href: '/console/sign-in' }, 'Ask for a new one')),
  );

async function ask({ form, resolve }: PageContext): Promise<PageReply> {
  const email = form.value('email').trim();
  const next = form.value('next');
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > mostEmail) {
    const problems = new Map([['email', 'Enter an email address, like name@example.com.']]);
    return { status: 400, document: askPage({ next, email, problems }) };
  }
  await resolve(SignInService).ask(email, next);
  return { document: sentPage() };
}

/** Signs in with the link's token, once. */
async function signIn({ params, address, session, resolve }: PageContext): Promise<PageReply> {
  const redeemed = await resolve(SignInService).redeem(params['token'] ?? '', address);
  if (!session || !redeemed) return { status: 404, document: uselessPage() };
  const { organizationId, userId, next } = redeemed;
  await session.signIn({ organizationId, userId });
  return { redirect: next ?? '/console' };
}

/**
 * Programs that look into mails follow what they find there: a link that was mailed asks for one click. The operator's
 * signs in at once.
 */
async function follow(context: PageContext): Promise<PageReply> {
  const token = context.params['token'] ?? '';
  const link = await context.resolve(SignInService).look(token);
  if (!link) return { status: 404, document: uselessPage() };
  if (link.via === 'operator') return signIn(context);
  return {
    document: barePage(
      { title: 'Sign in' },
      null,
      h('h1', null, `Sign in to ${link.organizationName}`),
      h('p', null, `As ${link.fullName} (${link.email}).`),
      h('form', { method: 'post', action: `/console/sign-in/${token}` }, h('button', { type: 'submit' }, 'Sign in')),
    ),
  };
}

const path = '/console/sign-in';
const linkPath = '/console/sign-in/{token}';

export const signInPages = [
  definePage({
    method: 'get',
    path,
    personal: true,
    handler: async ({ query, session }) =>
      session?.user
        ? { redirect: '/console' }
        : { document: askPage({ next: query.get('next') ?? '', email: '', problems: new Map() }) },
  }),
  definePage({ method: 'post', path, personal: true, limit: askLimit, handler: ask }),
  definePage({ method: 'get', path: linkPath, personal: true, limit: linkLimit, handler: follow }),
  definePage({ method: 'post', path: linkPath, personal: true, limit: linkLimit, handler: signIn }),
];
