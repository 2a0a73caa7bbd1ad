import { ApplicationService } from '#modules/applications';
import { CandidateService, ConsentService, ResumeService } from '#modules/candidates';
import { CandidateLinkService } from '#modules/outreach';
import { ExportService, OwnErasureService } from '#modules/privacy';
import { AppliedAnswersService } from '#modules/screenings';
import { configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { confirmationPages } from './apply/confirmation.page.ts';
import { ConfirmationQueries } from './apply/confirmation.queries.ts';
import { ConfirmationService } from './apply/confirmation.service.ts';
import { ConfirmationMailService } from './apply/confirmation-mail.service.ts';
import { pendingApplicationHandlers } from './apply/pending-application.handlers.ts';
import { PendingApplicationRepository } from './apply/pending-application.repository.ts';
import { PublicApplicationWriter } from './apply/public-application-writer.ts';
import { SelfApplyService } from './apply/self-apply.service.ts';
import { brandFilePages } from './branding/branding.page.ts';
import { CandidateLinkQueries } from './candidate-link.queries.ts';
import { careersPages } from './careers/careers.page.ts';
import { CareersQueries } from './careers/careers.queries.ts';
import { careersFeedPages } from './careers/feeds/feed.page.ts';
import { sitemapPages } from './careers/feeds/sitemap.page.ts';
import { decisionPages } from './decision/decision.page.ts';
import { DecisionQueries } from './decision/decision.queries.ts';
import { interestPages } from './interest/interest.page.ts';
import { unsubscribePages } from './interest/unsubscribe.page.ts';
import { InterviewQueries } from './interview/interview.queries.ts';
import { interviewConsentPages } from './interview/interview-consent.page.ts';
import { interviewRoomPages } from './interview/interview-room.page.ts';
import { interviewRoomApi } from './interview/interview-room-api.page.ts';
import { publicJobPages } from './jobs/public-job.page.ts';
import { PublicJobQueries } from './jobs/public-job.queries.ts';
import { portalAssets } from './layout.ts';
import { portalMerges } from './merged-tables.ts';
import { portalData, portalFiles } from './personal-data.ts';
import { picturePages } from './pictures/picture.page.ts';
import { dataRequestHandlers } from './privacy/data-request.handlers.ts';
import { dataRequestPages } from './privacy/data-request.page.ts';
import { DataRequestRepository } from './privacy/data-request.repository.ts';
import { DataRequestService } from './privacy/data-request.service.ts';
import { DataRequestMailService } from './privacy/data-request-mail.service.ts';
import { exportPages } from './privacy/export.page.ts';
import { portalProblemPage } from './problem.page.ts';
import { screeningFormPages } from './screening/screening-form.page.ts';
import { selfIdentificationPages } from './self-identification/self-identification.page.ts';
import { SelfIdentificationQueries } from './self-identification/self-identification.queries.ts';

export const portal: Module = {
  name: 'portal',
  personalData: portalData,
  mergedTables: portalMerges,
  personalFiles: portalFiles,
  tableRights: {
    // The worker sends to the address, and never reads what else the applicant sent or looks up a token.
    pending_applications: {
      worker: {
        select: [
          'id',
          'organization_id',
          'job_id',
          'candidate_id',
          'mailbox',
          'email',
          'mail_sent_at',
          'confirmed_at',
          'expires_at',
        ],
        update: ['mail_sent_at'],
        delete: true,
      },
    },
    // The worker makes links and erases those of a candidate. Only the web process looks one up.
    data_request_links: {
      web: { select: true, update: ['candidate_id'] },
      worker: { select: ['organization_id', 'data_request_id', 'candidate_id'], insert: true, delete: true },
    },
    pending_application_links: {
      web: { select: true },
      worker: { select: ['organization_id', 'pending_application_id'], insert: true, delete: true },
    },
  },
  handlers: [...pendingApplicationHandlers, ...dataRequestHandlers],
  site: {
    pages: [
      ...brandFilePages,
      ...publicJobPages,
      ...careersPages,
      ...careersFeedPages,
      ...sitemapPages,
      ...picturePages,
      ...confirmationPages,
      ...interestPages,
      ...interviewRoomPages,
      ...interviewRoomApi,
      ...interviewConsentPages,
      ...screeningFormPages,
      ...selfIdentificationPages,
      ...decisionPages,
      ...unsubscribePages,
      ...exportPages,
      ...dataRequestPages,
    ],
    assets: portalAssets,
    problem: portalProblemPage,
  },
  register(c) {
    provide(c, CandidateLinkQueries, [Database]);
    provide(c, InterviewQueries, [Database]);
    provide(c, DecisionQueries, [Database]);
    provide(c, PublicJobQueries, [Database]);
    provide(c, CareersQueries, [Database]);
    provide(c, PendingApplicationRepository, [Database]);
    provide(c, SelfApplyService, [Database, PublicJobQueries, PendingApplicationRepository, TaskQueue, configToken]);
    provide(c, PublicApplicationWriter, [CandidateService, ResumeService, ApplicationService, AppliedAnswersService]);
    provide(c, ConfirmationService, [
      Database,
      PublicJobQueries,
      PendingApplicationRepository,
      PublicApplicationWriter,
      CandidateLinkService,
      ConsentService,
    ]);
    provide(c, ConfirmationQueries, [Database]);
    provide(c, DataRequestRepository, [Database]);
    provide(c, DataRequestService, [Database, DataRequestRepository, ExportService, OwnErasureService, TaskQueue]);
    provide(c, DataRequestMailService, [Exclusive, DataRequestRepository, Mailer, configToken]);
    provide(c, SelfIdentificationQueries, [Database]);
    provide(c, ConfirmationMailService, [Exclusive, PendingApplicationRepository, Mailer, configToken]);
  },
};
