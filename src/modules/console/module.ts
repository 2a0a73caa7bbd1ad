import { InterviewBudget, RecordingService } from '#modules/interviews';
import { ScreeningService } from '#modules/screenings';
import { WorkService } from '#modules/work';
import { loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { applicationPages } from './applications/application.page.ts';
import { applicationListPages } from './applications/application-list.page.ts';
import { messagePages } from './applications/message.page.ts';
import { consoleAssets } from './assets.ts';
import { auditPages } from './audit/audit.page.ts';
import { candidatePages } from './candidates/candidate.page.ts';
import { CandidateListQueries } from './candidates/candidate-list.queries.ts';
import { talentPoolPages } from './candidates/talent-pool.page.ts';
import { interviewPages } from './interviews/interview.page.ts';
import { InterviewReportService } from './interviews/interview-report.service.ts';
import { interviewStartPages } from './interviews/interview-start.page.ts';
import { InterviewStream } from './interviews/interview-stream.ts';
import { boardPages } from './jobs/board.page.ts';
import { BoardQueries } from './jobs/board.queries.ts';
import { jobPages } from './jobs/job.page.ts';
import { JobListQueries } from './jobs/job-list.queries.ts';
import { jobSkillsPages } from './jobs/job-skills.page.ts';
import { problemPage } from './problem.page.ts';
import { requestLogPages } from './request-log/request-log.page.ts';
import { screeningPages } from './screenings/screening.page.ts';
import { accountPages } from './settings/account.page.ts';
import { creditPages } from './settings/credit.page.ts';
import { keyPages } from './settings/key.page.ts';
import { outreachPages } from './settings/outreach.page.ts';
import { pipelinePages } from './settings/pipeline.page.ts';
import { templatePages } from './settings/template.page.ts';
import { userPages } from './settings/user.page.ts';
import { signInPages } from './sign-in/sign-in.page.ts';
import { UserNameQueries } from './user-name.queries.ts';
import { webhookDeliveryPages } from './webhooks/delivery.page.ts';
import { webhookEndpointPages } from './webhooks/endpoint.page.ts';
import { webhookActionPages } from './webhooks/endpoint-action.page.ts';
import { webhookReplayPages } from './webhooks/replay.page.ts';
import { WebhookHealthQueries } from './webhooks/webhook-health.queries.ts';
import { taskPages } from './work/task.page.ts';
import { workPages } from './work/work.page.ts';
import { workListPages } from './work/work-list.page.ts';
import { WorkNameQueries } from './work/work-name.queries.ts';
import { WorkOverviewService } from './work/work-overview.service.ts';
import { WorkStream } from './work/work-stream.ts';

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
      ...jobSkillsPages,
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
      ...pipelinePages,
      ...keyPages,
      ...creditPages,
      ...outreachPages,
      ...templatePages,
      ...auditPages,
      ...requestLogPages,
      ...webhookEndpointPages,
      ...webhookActionPages,
      ...webhookDeliveryPages,
      ...webhookReplayPages,
    ],
    assets: consoleAssets,
    session: { cookie: 'console', path: '/console' },
    hasScripts: true,
    problem: problemPage,
  },
  register(c) {
    provide(c, WorkNameQueries, [Database]);
    provide(c, WorkOverviewService, [WorkService, WorkNameQueries, InterviewBudget]);
    provide(c, WorkStream, [WorkOverviewService, loggerToken]);
    provide(c, InterviewReportService, [ScreeningService, RecordingService, WorkService, WorkNameQueries]);
    provide(c, InterviewStream, [InterviewReportService, loggerToken]);
    provide(c, JobListQueries, [Database]);
    provide(c, BoardQueries, [Database]);
    provide(c, CandidateListQueries, [Database]);
    provide(c, UserNameQueries, [Database]);
    provide(c, WebhookHealthQueries, [Database]);
  },
};
