import { ApplicationService } from '#modules/applications';
import { CandidateService, ResumeService } from '#modules/candidates';
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
import { CandidateLinkQueries } from './candidate-link.queries.ts';
import { interestPages } from './interest/interest.page.ts';
import { unsubscribePages } from './interest/unsubscribe.page.ts';
import { InterviewQueries } from './interview/interview.queries.ts';
import { interviewRoomPages } from './interview/interview-room.page.ts';
import { interviewRoomApi } from './interview/interview-room-api.page.ts';
import { publicJobPages } from './jobs/public-job.page.ts';
import { PublicJobQueries } from './jobs/public-job.queries.ts';
import { portalAssets } from './layout.ts';
import { portalProblemPage } from './problem.page.ts';
import { screeningFormPages } from './screening/screening-form.page.ts';

export const portal: Module = {
  name: 'portal',
  tableRights: {
    // The worker sends to the address, and never reads what else the applicant sent or looks up a token.
    pending_applications: {
      worker: {
        select: ['id', 'organization_id', 'job_id', 'email', 'mail_sent_at', 'confirmed_at', 'expires_at'],
        update: ['mail_sent_at'],
        delete: true,
      },
    },
    pending_application_links: { web: { select: true }, worker: { insert: true } },
  },
  handlers: pendingApplicationHandlers,
  site: {
    pages: [
      ...publicJobPages,
      ...confirmationPages,
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
    provide(c, PendingApplicationRepository, [Database]);
    provide(c, SelfApplyService, [Database, PublicJobQueries, PendingApplicationRepository, TaskQueue, configToken]);
    provide(c, PublicApplicationWriter, [CandidateService, ResumeService, ApplicationService, AppliedAnswersService]);
    provide(c, ConfirmationService, [
      Database,
      PublicJobQueries,
      PendingApplicationRepository,
      PublicApplicationWriter,
    ]);
    provide(c, ConfirmationQueries, [Database]);
    provide(c, ConfirmationMailService, [Exclusive, PendingApplicationRepository, Mailer, configToken]);
  },
};
