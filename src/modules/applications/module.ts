import { CandidateBatchService, CandidateService } from '#modules/candidates';
import { OrganizationService, TestOrganizationService } from '#modules/organizations';
import { OutreachService } from '#modules/outreach';
import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { ApplicantQueries } from './applicants/applicant.queries.ts';
import { applicantEndpoints } from './applicants/applicant.routes.ts';
import { ApplicantService } from './applicants/applicant.service.ts';
import { applicationExports } from './applicants/application-exports.ts';
import { applicationHandlers } from './application.handlers.ts';
import { ApplicationQueries } from './application.queries.ts';
import { ApplicationRepository } from './application.repository.ts';
import { applicationEndpoints } from './application.routes.ts';
import { ApplicationService } from './application.service.ts';
import { ApplicationStepRepository } from './application-step.repository.ts';
import { ApplicationStepService } from './application-step.service.ts';
import { ApplicationWriter } from './application-writer.ts';
import { ApplicationBatchService } from './batches/application-batch.service.ts';
import { BulkApplyService } from './bulk-apply.service.ts';
import { applicationMerges } from './merged-tables.ts';
import { applicationData } from './personal-data.ts';
import { PipelineRepository } from './pipeline/pipeline.repository.ts';
import { PipelineService } from './pipeline/pipeline.service.ts';
import { ClosingRepository } from './rejections/closing.repository.ts';
import { ClosingService } from './rejections/closing.service.ts';
import { RejectionReasonRepository } from './rejections/rejection-reason.repository.ts';
import { rejectionReasonEndpoints } from './rejections/rejection-reason.routes.ts';
import { RejectionReasonService } from './rejections/rejection-reason.service.ts';

export const applications: Module = {
  name: 'applications',
  personalData: applicationData,
  endpoints: [...applicationEndpoints, ...applicantEndpoints, ...rejectionReasonEndpoints],
  mergedTables: applicationMerges,
  exports: applicationExports,
  handlers: applicationHandlers,
  register(c) {
    provide(c, ApplicationRepository, [Database]);
    provide(c, ApplicationStepRepository, [Database]);
    provide(c, ApplicationQueries, [Database]);
    provide(c, ApplicantQueries, [Database]);
    provide(c, ApplicationWriter, [ApplicationRepository, OutreachService, TaskQueue]);
    provide(c, ApplicationService, [
      Database,
      ApplicationRepository,
      ApplicationQueries,
      ApplicationWriter,
      OrganizationService,
      ClosingService,
    ]);
    provide(c, RejectionReasonRepository, [Database]);
    provide(c, RejectionReasonService, [Database, RejectionReasonRepository]);
    provide(c, ClosingRepository, [Database]);
    provide(c, ClosingService, [ClosingRepository, RejectionReasonRepository, OrganizationService, TaskQueue]);
    provide(c, ApplicationStepService, [
      Database,
      ApplicationStepRepository,
      ApplicationWriter,
      OrganizationService,
      OutreachService,
      TaskQueue,
    ]);
    provide(c, PipelineRepository, [Database]);
    provide(c, PipelineService, [Database, PipelineRepository, OrganizationService, TestOrganizationService]);
    provide(c, ApplicationBatchService, [ApplicationRepository, ApplicationWriter]);
    provide(c, BulkApplyService, [Database, ApplicationRepository, ApplicationWriter, TaskQueue, TombstoneRepository]);
    provide(c, ApplicantService, [
      Database,
      CandidateService,
      CandidateBatchService,
      ApplicationService,
      ApplicationWriter,
      ApplicantQueries,
    ]);
  },
};
