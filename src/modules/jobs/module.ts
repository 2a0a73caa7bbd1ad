import { LanguageModel } from '#platform/ai/language-model.ts';
import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { enrichmentHandlers } from './enrichment/enrichment.handlers.ts';
import { EnrichmentRepository } from './enrichment/enrichment.repository.ts';
import { EnrichmentService } from './enrichment/enrichment.service.ts';
import { JobEnricher } from './enrichment/job-enricher.ts';
import { Job } from './job.entity.ts';
import { everyJob, JobRepository } from './job.repository.ts';
import { jobEndpoints } from './job.routes.ts';
import { JobView } from './job.schemas.ts';
import { JobService } from './job.service.ts';
import { jobData } from './personal-data.ts';

export const jobs: Module = {
  name: 'jobs',
  personalData: jobData,
  entities: [Job],
  endpoints: jobEndpoints,
  exports: { ofOrganization: [{ name: 'jobs', item: JobView, rows: everyJob }] },
  handlers: enrichmentHandlers,
  register(c) {
    provide(c, JobRepository, [Database]);
    provide(c, JobService, [Database, JobRepository, TaskQueue]);
    provide(c, JobEnricher, [LanguageModel]);
    provide(c, EnrichmentRepository, [Database]);
    provide(c, EnrichmentService, [Database, EnrichmentRepository, JobEnricher, TaskQueue]);
  },
};
