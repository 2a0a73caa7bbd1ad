import type { Module } from '#platform/module.ts';
import { accountPages } from './account.pages.ts';
import { assets } from './layout.ts';
import { problemPage } from './problem.page.ts';
import { signInPages } from './sign-in.pages.ts';

export const console: Module = {
  name: 'console',
  site: {
    pages: [...signInPages, ...accountPages],
    assets,
    session: { cookie: 'console', path: '/console' },
    hasScripts: true,
    problem: problemPage,
  },
  register() {},
};
