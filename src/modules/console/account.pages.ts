import { h } from 'preact';
import { SignInService } from '#modules/access';
import { defineConsolePage } from './console.page.ts';
import { consolePage } from './layout.ts';
import { inWords } from './words.ts';

export const accountPages = [
  defineConsolePage({
    method: 'get',
    path: '/console/account',
    role: 'recruiter',
    handler: async (context) => {
      const { fullName, email, role, organizationName } = context.user;
      return {
        document: consolePage(
          context,
          { title: 'Your account', section: undefined },
          h('h1', null, 'Your account'),
          h('dl', { class: 'facts' }, [
            h('dt', null, 'Name'),
            h('dd', null, fullName),
            h('dt', null, 'Email'),
            h('dd', null, email),
            h('dt', null, 'Role'),
            h('dd', null, inWords(role)),
            h('dt', null, 'Organization'),
            h('dd', null, organizationName),
          ]),
          h('div', { class: 'actions' }, [
            h('form', { method: 'post', action: '/console/sign-out' }, h('button', { type: 'submit' }, 'Sign out')),
            h(
              'form',
              { method: 'post', action: '/console/sign-out-everywhere' },
              h('button', { type: 'submit', class: 'other' }, 'Sign out everywhere'),
            ),
          ]),
          h('p', { class: 'quiet' }, 'Everywhere: every device and browser in which you are signed in.'),
        ),
      };
    },
  }),
  defineConsolePage({
    method: 'post',
    path: '/console/sign-out',
    role: 'recruiter',
    handler: async ({ session }) => {
      await session?.signOut();
      return { redirect: '/console/sign-in' };
    },
  }),
  defineConsolePage({
    method: 'post',
    path: '/console/sign-out-everywhere',
    role: 'recruiter',
    handler: async ({ user, session, address, resolve }) => {
      await resolve(SignInService).signOutEverywhere(user.organizationId, user.id, address);
      await session?.signOut();
      return { redirect: '/console/sign-in' };
    },
  }),
];
