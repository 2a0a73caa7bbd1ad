import { h } from 'preact';
import { ConsoleSessionService, PasskeyService, SignInService } from '#modules/access';
import { MentionService } from '#modules/notes';
import { factList } from '#platform/pages/fact-list.ts';
import { passkeyScripts } from '../assets.ts';
import { actorOf, runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { defineConsolePage, signInPath } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { mentionEmailSection } from '../mentions/mention.view.ts';
import { draftCookie } from '../sign-in/drafts.ts';
import { freshMs, noPasskeys, passkeySection } from '../team/passkey.view.ts';
import { endSessionPath, ownSessions } from '../team/session.view.ts';

/** Whether the user was created without an address. No email is sent to a placeholder. */
const isPlaceholder = (email: string): boolean => email.toLowerCase().endsWith('.invalid');

const { account: t, users, sessions } = copy.settings;

export const accountPages = [
  defineConsolePage({
    method: 'get',
    path: '/console/account',
    role: 'recruiter',
    isAccount: true,
    handler: async (context) => {
      const { id, organizationId, fullName, email, role, organizationName } = context.user;
      const passkeys = context.resolve(PasskeyService);
      const [open, keys, wantsMentions] = await Promise.all([
        context.resolve(ConsoleSessionService).list(organizationId, id),
        passkeys.list(organizationId, id),
        context.resolve(MentionService).wantsEmails(organizationId, id),
      ]);
      const isOwn = passkeys.isPossible && !context.session?.user?.isOperator;
      const mayAdd = isOwn && context.session?.isFresh(freshMs) === true;
      const adding = mayAdd ? 'possible' : isOwn ? 'stale' : 'operator';
      return {
        document: consolePage(
          context,
          { title: t.title, section: undefined, scripts: mayAdd ? passkeyScripts : [] },
          h('h1', null, t.title),
          factList([
            [t.facts.name, fullName],
            [t.facts.email, isPlaceholder(email) ? h('span', { class: 'quiet' }, t.noEmail) : email],
            [t.facts.role, users.roles[role]],
            [t.facts.organization, organizationName],
          ]),
          h('div', { class: 'actions' }, [
            h('form', { method: 'post', action: '/console/sign-out' }, h('button', { type: 'submit' }, t.signOut)),
            h(
              'form',
              { method: 'post', action: '/console/sign-out-everywhere' },
              keys.length > 0 &&
                h('label', { class: 'choice' }, [
                  h('input', { type: 'checkbox', name: 'remove_passkeys', value: 'yes' }),
                  t.removePasskeys,
                ]),
              h('button', { type: 'submit', class: 'other' }, t.signOutEverywhere),
            ),
          ]),
          h('p', { class: 'quiet' }, t.signOutEverywhereHint),
          passkeys.isPossible || keys.length > 0 ? passkeySection(keys, adding) : noPasskeys(),
          mentionEmailSection(wantsMentions),
          ownSessions(open, context.session?.id),
        ),
      };
    },
  }),
  defineConsolePage({
    method: 'post',
    path: '/console/sign-out',
    role: 'recruiter',
    isAccount: true,
    handler: async ({ form, session, resolve }) => {
      await session?.signOut();
      const next = resolve(SignInService).pageAfter(form.value('next'));
      return { redirect: signInPath(next), cookie: draftCookie };
    },
  }),
  defineConsolePage({
    method: 'post',
    path: endSessionPath,
    role: 'recruiter',
    isAccount: true,
    handler: async (context) => {
      const { user, form, resolve } = context;
      const hasEnded = await runAudited(
        context,
        () => resolve(ConsoleSessionService).end(user.organizationId, user.id, form.value('session')),
        (ended) => (ended ? { action: 'session.end', subject: user.id } : undefined),
      );
      return { redirect: '/console/account', notice: hasEnded ? sessions.ended : sessions.wasEnded };
    },
  }),
  defineConsolePage({
    method: 'post',
    path: '/console/sign-out-everywhere',
    role: 'recruiter',
    isAccount: true,
    handler: async (context) => {
      const { user, form, session, resolve } = context;
      await resolve(SignInService).signOutEverywhere(user.organizationId, user.id, actorOf(context), {
        removesPasskeys: form.value('remove_passkeys') === 'yes',
      });
      await session?.signOut();
      return { redirect: '/console/sign-in', cookie: draftCookie };
    },
  }),
];
