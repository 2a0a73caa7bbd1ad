import { h } from 'preact';
import { SignInService } from '#modules/access';
import { factList } from '#platform/pages/fact-list.ts';
import { actorOf } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { defineConsolePage } from '../console.page.ts';
import { consolePage } from '../layout.ts';

const { account: t, users } = copy.settings;

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
          { title: t.title, section: undefined },
          h('h1', null, t.title),
          factList([
            [t.facts.name, fullName],
            [t.facts.email, email],
            [t.facts.role, users.roles[role]],
            [t.facts.organization, organizationName],
          ]),
          h('div', { class: 'actions' }, [
            h('form', { method: 'post', action: '/console/sign-out' }, h('button', { type: 'submit' }, t.signOut)),
            h(
              'form',
              { method: 'post', action: '/console/sign-out-everywhere' },
              h('button', { type: 'submit', class: 'other' }, t.signOutEverywhere),
            ),
          ]),
          h('p', { class: 'quiet' }, t.signOutEverywhereHint),
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
    handler: async (context) => {
      const { user, session, resolve } = context;
      await resolve(SignInService).signOutEverywhere(user.organizationId, user.id, actorOf(context));
      await session?.signOut();
      return { redirect: '/console/sign-in' };
    },
  }),
];
