import { ApplicationService } from '#modules/applications';
import { CandidateService, ResumeService } from '#modules/candidates';
import { AppliedAnswersService } from '#modules/screenings';
import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { assets } from './layout.ts';
import { problemPage } from './problem.page.ts';
import { publicJobPages } from './public-job.page.ts';
import { PublicJobQueries } from './public-job.queries.ts';
import { SelfApplyService } from './self-apply.service.ts';

export const portal: Module = {
  name: 'portal',
  site: { pages: [...publicJobPages], assets, problem: problemPage },
  register(c) {
    provide(c, PublicJobQueries, [Database]);
    provide(c, SelfApplyService, [
      Database,
      PublicJobQueries,
      CandidateService,
      ResumeService,
      ApplicationService,
      AppliedAnswersService,
    ]);
  },
};
