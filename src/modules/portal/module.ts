import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { CandidateLinkQueries } from './candidate-link.queries.ts';
import { interestPages } from './interest.page.ts';
import { assets } from './layout.ts';
import { problemPage } from './problem.page.ts';
import { screeningPages } from './screening.page.ts';
import { unsubscribePages } from './unsubscribe.page.ts';

export const portal: Module = {
  name: 'portal',
  site: { pages: [...interestPages, ...unsubscribePages, ...screeningPages], assets, problem: problemPage },
  register(c) {
    provide(c, CandidateLinkQueries, [Database]);
  },
};
