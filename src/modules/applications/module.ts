import { CandidateService } from '#modules/candidates';
import { OrganizationService } from '#modules/organizations';
import { OutreachService } from '#modules/outreach';
import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { ApplicantQueries } from './applicant.queries.ts';
import { applicantEndpoints } from './applicant.routes.ts';
import { ApplicantService } from './applicant.service.ts';
import { handlers } from './application.handlers.ts';
import { ApplicationQueries } from './application.queries.ts';
import { ApplicationRepository } from './application.repository.ts';
import { applicationEndpoints } from './application.routes.ts';
import { ApplicationService } from './application.service.ts';
import { ApplicationStepRepository } from './application-step.repository.ts';
import { BulkApplyService } from './bulk-apply.service.ts';
import { PipelineRepository } from './pipeline.repository.ts';
import { PipelineService } from './pipeline.service.ts';

export const applications: Module = {
  name: 'applications',
  endpoints: [...applicationEndpoints, ...applicantEndpoints],
  handlers,
  register(c) {
    provide(c, ApplicationRepository, [Database]);
    provide(c, ApplicationStepRepository, [Database]);
    provide(c, ApplicationQueries, [Database]);
    provide(c, ApplicantQueries, [Database]);
    provide(c, ApplicationService, [
      Database,
      ApplicationRepository,
      ApplicationStepRepository,
      ApplicationQueries,
      OrganizationService,
      OutreachService,
      TaskQueue,
    ]);
    provide(c, PipelineRepository, [Database]);
    provide(c, PipelineService, [Database, PipelineRepository, OrganizationService]);
    provide(c, BulkApplyService, [Database, ApplicationRepository, ApplicationService, TaskQueue]);
    provide(c, ApplicantService, [Database, CandidateService, ApplicationService, ApplicantQueries]);
  },
};
