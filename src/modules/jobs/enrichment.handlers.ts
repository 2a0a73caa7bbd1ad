import { handle } from '#platform/tasks/task.ts';
import { EnrichmentService } from './enrichment.service.ts';
import { enrichJob, enrichOutdatedJobs } from './enrichment.tasks.ts';

export const handlers = [
  handle(enrichJob, ({ payload, resolve }) => resolve(EnrichmentService).enrich(payload.organizationId, payload.jobId)),
  handle(enrichOutdatedJobs, ({ signal, resolve }) => resolve(EnrichmentService).enrichOutdated(signal)),
];
