import type { Module } from '#platform/module.ts';
import { accountPages } from './account.pages.ts';
import { auditPages } from './audit.pages.ts';
import { creditPages } from './credit.pages.ts';
import { keyPages } from './key.pages.ts';
import { assets } from './layout.ts';
import { outreachPages } from './outreach.pages.ts';
import { problemPage } from './problem.page.ts';
import { signInPages } from './sign-in.pages.ts';
import { statusPages } from './status.pages.ts';
import { templatePages } from './template.pages.ts';
import { userPages } from './user.pages.ts';

export const console: Module = {
  name: 'console',
  site: {
    pages: [
      ...signInPages,
      ...accountPages,
      ...userPages,
      ...statusPages,
      ...keyPages,
      ...creditPages,
      ...outreachPages,
      ...templatePages,
      ...auditPages,
    ],
    assets,
    session: { cookie: 'console', path: '/console' },
    hasScripts: true,
    problem: problemPage,
  },
  register() {},
};
