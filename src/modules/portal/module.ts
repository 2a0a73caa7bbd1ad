import { ApplicationService } from '#modules/applications';
import { CandidateService, ResumeService } from '#modules/candidates';
import { AppliedAnswersService } from '#modules/screenings';
import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { CandidateLinkQueries } from './candidate-link.queries.ts';
import { interestPages } from './interest.page.ts';
import { interviewExchange } from './interview.exchange.ts';
import { interviewPages } from './interview.page.ts';
import { InterviewQueries } from './interview.queries.ts';
import { assets } from './layout.ts';
import { problemPage } from './problem.page.ts';
import { publicJobPages } from './public-job.page.ts';
import { PublicJobQueries } from './public-job.queries.ts';
import { screeningPages } from './screening.page.ts';
import { SelfApplyService } from './self-apply.service.ts';
import { unsubscribePages } from './unsubscribe.page.ts';

export const portal: Module = {
  name: 'portal',
  site: {
    pages: [
      ...publicJobPages,
      ...interestPages,
      ...interviewPages,
      ...interviewExchange,
      ...screeningPages,
      ...unsubscribePages,
    ],
    assets,
    problem: problemPage,
  },
  register(c) {
    provide(c, CandidateLinkQueries, [Database]);
    provide(c, InterviewQueries, [Database]);
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
