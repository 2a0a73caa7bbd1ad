import { WorkService } from '#modules/work';
import { loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
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
import { taskPages } from './task.pages.ts';
import { templatePages } from './template.pages.ts';
import { userPages } from './user.pages.ts';
import { workPages } from './work.pages.ts';
import { WorkNameQueries } from './work.queries.ts';
import { WorkOverviewService } from './work.service.ts';
import { WorkWatching } from './work.watching.ts';

export const console: Module = {
  name: 'console',
  site: {
    pages: [
      ...signInPages,
      ...accountPages,
      ...workPages,
      ...taskPages,
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
  register(c) {
    provide(c, WorkNameQueries, [Database]);
    provide(c, WorkOverviewService, [WorkService, WorkNameQueries]);
    provide(c, WorkWatching, [WorkOverviewService, loggerToken]);
  },
};
