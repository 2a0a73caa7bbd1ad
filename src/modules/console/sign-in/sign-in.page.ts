import { h, type JSX } from 'preact';
import { PasskeyService, SignInService } from '#modules/access';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { passkeyScripts } from '../assets.ts';
import { copy } from '../console.messages.ts';
import { inputField, problemSummary } from '../field.ts';
import { barePage } from '../layout.ts';
import { passkeySignIn } from '../team/passkey.view.ts';

const { signIn: t } = copy;

/** Against guessing and floods of mail. A whole office behind one address can still sign in. */
const requestLimit = { perMinute: 10, burst: 10 };
const linkLimit = { perMinute: 30, burst: 30 };

const maxEmailLength = 320;

/** A form was sent while signed out. `kept`: it is shown again after sign-in. */
type UnsavedForm = 'yes' | 'kept' | undefined;
const unsavedIn = (text: string | null): UnsavedForm => (text === 'yes' || text === 'kept' ? text : undefined);

type RequestForm = {
  next: string;
  email: string;
  problems: Map<string, string>;
  hasPasskeys: boolean;
  unsaved: UnsavedForm;
};

const requestPage = ({ next, email, problems, hasPasskeys, unsaved }: RequestForm): JSX.Element =>
  barePage(
    { title: t.request.title, scripts: hasPasskeys ? passkeyScripts : [] },
    null,
    h('h1', null, t.request.title),
    problemSummary(problems),
    unsaved && h('p', { class: 'problems' }, unsaved === 'kept' ? t.request.kept : t.request.unsaved),
    h('p', null, t.request.text),
    h('form', { method: 'post', action: '/console/sign-in' }, [
      inputField({
        name: 'email',
        label: t.request.email,
        type: 'email',
        value: email,
        autocomplete: hasPasskeys ? 'username webauthn' : 'email',
        required: true,
        problems,
      }),
      next !== '' && h('input', { type: 'hidden', name: 'next', value: next }),
      unsaved && h('input', { type: 'hidden', name: 'unsaved', value: unsaved }),
      h('button', { type: 'submit' }, t.request.submit),
    ]),
    hasPasskeys && passkeySignIn(next),
  );

const textPage = ({ title, text, again }: { title: string; text: string; again: string }): JSX.Element =>
  barePage(
    { title },
    null,
    h('h1', null, title),
    h('p', null, text),
    h('p', null, h('a', { href: '/console/sign-in' }, again)),
  );

async function requestLink({ form, resolve }: PageContext): Promise<PageReply> {
  const email = form.value('email').trim();
  const next = form.value('next');
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > maxEmailLength) {
    const problems = new Map([['email', t.request.invalidEmail]]);
    const hasPasskeys = resolve(PasskeyService).isPossible;
    const unsaved = unsavedIn(form.value('unsaved'));
    return { status: 400, document: requestPage({ next, email, problems, hasPasskeys, unsaved }) };
  }
  await resolve(SignInService).requestLinks(email, next);
  return { document: textPage(t.sent) };
}

async function signIn({ params, address, headers, session, resolve }: PageContext): Promise<PageReply> {
  const redeemed = await resolve(SignInService).redeem(params['token'] ?? '', address);
  if (!session || !redeemed) return { status: 404, document: textPage(t.invalid) };
  const { organizationId, userId, via, next } = redeemed;
  const user = { organizationId, userId, ...(via === 'operator' && { isOperator: true }) };
  await session.signIn(user, { device: headers['user-agent'] ?? '', address });
  return { redirect: next ?? '/console' };
}

/** Mail scanners and previews of chats open links, so a link asks for a click. */
async function openLink(context: PageContext): Promise<PageReply> {
  const token = context.params['token'] ?? '';
  const link = await context.resolve(SignInService).findLink(token);
  if (!link) return { status: 404, document: textPage(t.invalid) };
  return {
    document: barePage(
      { title: t.confirm.title },
      null,
      h('h1', null, t.confirm.heading(link.organizationName)),
      h('p', null, t.confirm.text(link.fullName, link.email)),
      h(
        'form',
        { method: 'post', action: `/console/sign-in/${token}` },
        h('button', { type: 'submit' }, t.confirm.submit),
      ),
    ),
  };
}

const path = '/console/sign-in';
const linkPath = '/console/sign-in/{token}';

export const signInPages = [
  // For people who enter only the host name.
  definePage({ method: 'get', path: '/', personal: false, handler: () => Promise.resolve({ redirect: '/console' }) }),
  definePage({
    method: 'get',
    path,
    personal: true,
    handler: async ({ query, session, resolve }) =>
      session?.user
        ? { redirect: '/console' }
        : {
            document: requestPage({
              next: query.get('next') ?? '',
              email: '',
              problems: new Map(),
              unsaved: unsavedIn(query.get('unsaved')),
              hasPasskeys: resolve(PasskeyService).isPossible,
            }),
          },
  }),
  definePage({ method: 'post', path, personal: true, limit: requestLimit, handler: requestLink }),
  definePage({ method: 'get', path: linkPath, personal: true, limit: linkLimit, handler: openLink }),
  definePage({ method: 'post', path: linkPath, personal: true, limit: linkLimit, handler: signIn }),
];
