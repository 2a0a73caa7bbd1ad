import { RejectionReasonService } from '#modules/applications';
import { BulkActionService } from '#modules/bulk-actions';
import { CandidateSearchRepository } from '#modules/candidates';
import { ImportService } from '#modules/imports';
import { InterviewBudget, InterviewConsentService, RecordingService } from '#modules/interviews';
import { JobService } from '#modules/jobs';
import { ErasureService, ExportService } from '#modules/privacy';
import { ScreeningService } from '#modules/screenings';
import { WorkService } from '#modules/work';
import { Clock } from '#platform/clock.ts';
import { loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { activityPages } from './activity/activity.page.ts';
import { ActivityQueries } from './activity/activity.queries.ts';
import { notePages } from './activity/note.page.ts';
import { applicationPages } from './applications/application.page.ts';
import { applicationListPages } from './applications/application-list.page.ts';
import { ApplicationListQueries } from './applications/application-list.queries.ts';
import { applicationUndoPages } from './applications/application-undo.page.ts';
import { MatchCoverageQueries } from './applications/match-coverage.queries.ts';
import { messagePages } from './applications/message.page.ts';
import { ApplicationNeighborQueries } from './applications/neighbors/application-neighbor.queries.ts';
import { consoleAssets } from './assets.ts';
import { auditPages } from './audit/audit.page.ts';
import { AuditNameQueries } from './audit/audit-name.queries.ts';
import { bulkPages } from './bulk/bulk.page.ts';
import { BulkReportService } from './bulk/bulk-report.service.ts';
import { BulkStream } from './bulk/bulk-stream.ts';
import { addToJobPages } from './candidates/applying/add-to-job.page.ts';
import { candidatePages } from './candidates/candidate.page.ts';
import { candidateListPages } from './candidates/candidate-list.page.ts';
import { CandidateListQueries } from './candidates/candidate-list.queries.ts';
import { CandidateSearchQueries } from './candidates/candidate-search.queries.ts';
import { candidateEditPages } from './candidates/editing/candidate-edit.page.ts';
import { candidateNewPages } from './candidates/editing/candidate-new.page.ts';
import { duplicatePages } from './candidates/merging/duplicates.page.ts';
import { mergePages } from './candidates/merging/merge.page.ts';
import { CandidateNeighborQueries } from './candidates/neighbors/candidate-neighbor.queries.ts';
import { resumePages } from './candidates/resume/resume.page.ts';
import { talentPoolPages } from './candidates/talent-pool.page.ts';
import { consoleData } from './candidates/views/personal-data.ts';
import { savedViewPages } from './candidates/views/saved-view.page.ts';
import { SavedViewRepository } from './candidates/views/saved-view.repository.ts';
import { careersSettingsPages } from './careers/careers.page.ts';
import { clientPages } from './clients/client.page.ts';
import { clientEditPages } from './clients/client-edit.page.ts';
import { ClientListQueries } from './clients/client-list.queries.ts';
import { biasAuditPages } from './decisions/bias-audit.page.ts';
import { BiasAuditJobQueries } from './decisions/bias-audit-job.queries.ts';
import { reasonPages } from './decisions/reason.page.ts';
import { reviewPages } from './decisions/review.page.ts';
import { LastChangeQueries } from './editing/last-change.queries.ts';
import { importPages } from './imports/import.page.ts';
import { importListPages } from './imports/import-list.page.ts';
import { ImportStream } from './imports/import-stream.ts';
import { importUndoPages } from './imports/import-undo.page.ts';
import { interviewPages } from './interviews/interview.page.ts';
import { interviewRatingPages } from './interviews/interview-rating.page.ts';
import { InterviewReportService } from './interviews/interview-report.service.ts';
import { interviewStartPages } from './interviews/interview-start.page.ts';
import { InterviewStream } from './interviews/interview-stream.ts';
import { boardPages } from './jobs/board.page.ts';
import { BoardQueries } from './jobs/board.queries.ts';
import { jobCopyPages } from './jobs/editing/job-copy.page.ts';
import { jobEditPages } from './jobs/editing/job-edit.page.ts';
import { newJobPages } from './jobs/editing/job-new.page.ts';
import { jobStatusPages } from './jobs/editing/job-status.page.ts';
import { jobPages } from './jobs/job.page.ts';
import { JobListQueries } from './jobs/job-list.queries.ts';
import { jobQuestionsPages } from './jobs/questions/job-questions.page.ts';
import { jobSkillsPages } from './jobs/skills/job-skills.page.ts';
import { mentionPages } from './mentions/mention.page.ts';
import { mentionEmailPages } from './mentions/mention-emails.page.ts';
import { messageDetailPages } from './messages/message-detail.page.ts';
import { consentPages } from './privacy/consent.page.ts';
import { erasurePages } from './privacy/erasure.page.ts';
import { erasureListPages } from './privacy/erasure-list.page.ts';
import { ErasureListQueries } from './privacy/erasure-list.queries.ts';
import { ErasureStream } from './privacy/erasure-stream.ts';
import { dataExportPages } from './privacy/exports/export.page.ts';
import { ExportStream } from './privacy/exports/export-stream.ts';
import { legalHoldPages } from './privacy/legal-hold.page.ts';
import { retentionPages } from './privacy/retention.page.ts';
import { problemPage } from './problem.page.ts';
import { creditReportPages } from './reports/credit-report.page.ts';
import { hiringReportPages } from './reports/hiring-report.page.ts';
import { stuckPages } from './reports/stuck.page.ts';
import { workReportPages } from './reports/work-report.page.ts';
import { requestLogPages } from './request-log/request-log.page.ts';
import { screeningPages } from './screenings/screening.page.ts';
import { ConsoleSearchQueries } from './search/console-search.queries.ts';
import { ConsoleSearchService } from './search/console-search.service.ts';
import { searchPages } from './search/search.page.ts';
import { accountPages } from './settings/account.page.ts';
import { brandingPages } from './settings/branding.page.ts';
import { creditPages } from './settings/credit.page.ts';
import { keyPages } from './settings/key.page.ts';
import { outreachPages } from './settings/outreach.page.ts';
import { pipelinePages } from './settings/pipeline.page.ts';
import { templatePages } from './settings/template.page.ts';
import { userPages } from './settings/user.page.ts';
import { signInPages } from './sign-in/sign-in.page.ts';
import { invitationPages } from './team/invitation.page.ts';
import { joinPages } from './team/join.page.ts';
import { oidcPages } from './team/oidc.page.ts';
import { passkeyPages } from './team/passkey.page.ts';
import { singleSignOnPages } from './team/single-sign-on.page.ts';
import { UserNameQueries } from './user-name.queries.ts';
import { webhookDeliveryPages } from './webhooks/delivery.page.ts';
import { webhookEndpointPages } from './webhooks/endpoint.page.ts';
import { webhookActionPages } from './webhooks/endpoint-action.page.ts';
import { webhookReplayPages } from './webhooks/replay.page.ts';
import { WebhookHealthQueries } from './webhooks/webhook-health.queries.ts';
import { taskPages } from './work/task.page.ts';
import { workPages } from './work/work.page.ts';
import { workListPages } from './work/work-list.page.ts';
import { WorkListService } from './work/work-list.service.ts';
import { WorkNameQueries } from './work/work-name.queries.ts';
import { WorkOverviewService } from './work/work-overview.service.ts';
import { WorkSearchService } from './work/work-search.service.ts';
import { WorkListStream, WorkStream } from './work/work-stream.ts';

export const console: Module = {
  name: 'console',
  personalData: consoleData,
  // Users save their own searches.
  tableRights: { saved_views: { worker: { select: true, delete: true } } },
  site: {
    pages: [
      ...signInPages,
      ...joinPages,
      ...passkeyPages,
      ...oidcPages,
      ...accountPages,
      ...searchPages,
      ...workPages,
      ...workListPages,
      ...taskPages,
      ...jobPages,
      ...newJobPages,
      ...jobEditPages,
      ...jobCopyPages,
      ...jobStatusPages,
      ...jobSkillsPages,
      ...jobQuestionsPages,
      ...boardPages,
      ...bulkPages,
      ...candidateListPages,
      ...clientPages,
      ...clientEditPages,
      ...candidateNewPages,
      ...candidatePages,
      ...resumePages,
      ...candidateEditPages,
      ...addToJobPages,
      ...savedViewPages,
      ...duplicatePages,
      ...mergePages,
      ...legalHoldPages,
      ...importListPages,
      ...importPages,
      ...importUndoPages,
      ...erasurePages,
      ...erasureListPages,
      ...applicationListPages,
      ...applicationPages,
      ...activityPages,
      ...notePages,
      ...applicationUndoPages,
      ...mentionPages,
      ...mentionEmailPages,
      ...interviewStartPages,
      ...talentPoolPages,
      ...consentPages,
      ...messagePages,
      ...messageDetailPages,
      ...screeningPages,
      ...interviewPages,
      ...interviewRatingPages,
      ...reviewPages,
      ...hiringReportPages,
      ...stuckPages,
      ...workReportPages,
      ...creditReportPages,
      ...userPages,
      ...invitationPages,
      ...singleSignOnPages,
      ...pipelinePages,
      ...keyPages,
      ...creditPages,
      ...brandingPages,
      ...careersSettingsPages,
      ...outreachPages,
      ...templatePages,
      ...retentionPages,
      ...dataExportPages,
      ...auditPages,
      ...requestLogPages,
      ...biasAuditPages,
      ...reasonPages,
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
    provide(c, WorkSearchService, [CandidateSearchQueries, CandidateListQueries, ConsoleSearchQueries]);
    provide(c, WorkListService, [WorkService, WorkNameQueries, WorkSearchService]);
    provide(c, WorkListStream, [WorkListService, loggerToken]);
    provide(c, InterviewReportService, [
      ScreeningService,
      RecordingService,
      InterviewConsentService,
      WorkService,
      WorkNameQueries,
    ]);
    provide(c, InterviewStream, [InterviewReportService, loggerToken]);
    provide(c, BulkReportService, [BulkActionService, JobService, RejectionReasonService, UserNameQueries]);
    provide(c, BulkStream, [BulkReportService, loggerToken]);
    provide(c, ErasureStream, [ErasureService, loggerToken]);
    provide(c, ImportStream, [ImportService, Clock, loggerToken]);
    provide(c, ExportStream, [ExportService, WorkService, loggerToken]);
    provide(c, JobListQueries, [Database]);
    provide(c, BoardQueries, [Database]);
    provide(c, ClientListQueries, [Database]);
    provide(c, ApplicationListQueries, [Database]);
    provide(c, MatchCoverageQueries, [Database]);
    provide(c, CandidateListQueries, [Database]);
    provide(c, CandidateSearchQueries, [Database, CandidateSearchRepository]);
    provide(c, CandidateNeighborQueries, [Database, CandidateSearchQueries]);
    provide(c, ApplicationNeighborQueries, [Database]);
    provide(c, ConsoleSearchQueries, [Database]);
    provide(c, ConsoleSearchService, [
      CandidateSearchQueries,
      CandidateListQueries,
      ConsoleSearchQueries,
      WorkNameQueries,
    ]);
    provide(c, SavedViewRepository, [Database]);
    provide(c, UserNameQueries, [Database]);
    provide(c, LastChangeQueries, [Database]);
    provide(c, AuditNameQueries, [Database]);
    provide(c, ActivityQueries, [Database]);
    provide(c, ErasureListQueries, [Database]);
    provide(c, BiasAuditJobQueries, [Database]);
    provide(c, WebhookHealthQueries, [Database]);
  },
};
