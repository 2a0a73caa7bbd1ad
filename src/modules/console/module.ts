import { RecordingService } from '#modules/interviews';
import { ScreeningService } from '#modules/screenings';
import { WorkService } from '#modules/work';
import { loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { accountPages } from './account.pages.ts';
import { applicationPages } from './application.pages.ts';
import { applicationListPages } from './application-list.pages.ts';
import { auditPages } from './audit.pages.ts';
import { boardPages } from './board.pages.ts';
import { BoardQueries } from './board.queries.ts';
import { candidatePages } from './candidate.pages.ts';
import { CandidateListQueries } from './candidate-list.queries.ts';
import { creditPages } from './credit.pages.ts';
import { interviewPages } from './interview.pages.ts';
import { InterviewWatching } from './interview.watching.ts';
import { InterviewReportService } from './interview-report.service.ts';
import { interviewStartPages } from './interview-start.pages.ts';
import { jobPages } from './job.pages.ts';
import { JobListQueries } from './job-list.queries.ts';
import { keyPages } from './key.pages.ts';
import { assets } from './layout.ts';
import { messagePages } from './message.pages.ts';
import { outreachPages } from './outreach.pages.ts';
import { problemPage } from './problem.page.ts';
import { screeningPages } from './screening.pages.ts';
import { signInPages } from './sign-in.pages.ts';
import { statusPages } from './status.pages.ts';
import { talentPoolPages } from './talent-pool.pages.ts';
import { taskPages } from './task.pages.ts';
import { templatePages } from './template.pages.ts';
import { userPages } from './user.pages.ts';
import { UserNameQueries } from './user-name.queries.ts';
import { workPages } from './work.pages.ts';
import { WorkNameQueries } from './work.queries.ts';
import { WorkOverviewService } from './work.service.ts';
import { WorkWatching } from './work.watching.ts';
import { workListPages } from './work-list.pages.ts';

export const console: Module = {
  name: 'console',
  site: {
    pages: [
      ...signInPages,
      ...accountPages,
      ...workPages,
      ...workListPages,
      ...taskPages,
      ...jobPages,
      ...boardPages,
      ...candidatePages,
      ...applicationListPages,
      ...applicationPages,
      ...interviewStartPages,
      ...talentPoolPages,
      ...messagePages,
      ...screeningPages,
      ...interviewPages,
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
    provide(c, InterviewReportService, [ScreeningService, RecordingService, WorkService, WorkNameQueries]);
    provide(c, InterviewWatching, [InterviewReportService, loggerToken]);
    provide(c, JobListQueries, [Database]);
    provide(c, BoardQueries, [Database]);
    provide(c, CandidateListQueries, [Database]);
    provide(c, UserNameQueries, [Database]);
  },
};
