import { ApplicationService } from '#modules/applications';
import { CandidateService, ResumeService } from '#modules/candidates';
import { AppliedAnswersService } from '#modules/screenings';
import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { CandidateLinkQueries } from './candidate-link.queries.ts';
import { interestPages } from './interest/interest.page.ts';
import { unsubscribePages } from './interest/unsubscribe.page.ts';
import { InterviewQueries } from './interview/interview.queries.ts';
import { interviewRoomPages } from './interview/interview-room.page.ts';
import { interviewRoomApi } from './interview/interview-room-api.page.ts';
import { publicJobPages } from './jobs/public-job.page.ts';
import { PublicJobQueries } from './jobs/public-job.queries.ts';
import { SelfApplyService } from './jobs/self-apply.service.ts';
import { portalAssets } from './layout.ts';
import { portalProblemPage } from './problem.page.ts';
import { screeningFormPages } from './screening/screening-form.page.ts';

export const portal: Module = {
  name: 'portal',
  site: {
    pages: [
      ...publicJobPages,
      ...interestPages,
      ...interviewRoomPages,
      ...interviewRoomApi,
      ...screeningFormPages,
      ...unsubscribePages,
    ],
    assets: portalAssets,
    problem: portalProblemPage,
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
