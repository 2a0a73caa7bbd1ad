import { handle } from '#platform/tasks/task.ts';
import { EnrichmentService } from './enrichment.service.ts';
import { enrichJob, enrichOutdatedJobs } from './enrichment.tasks.ts';

export const handlers = [
  handle(enrichJob, ({ payload, signal, resolve }) =>
    resolve(EnrichmentService).enrich(payload.organizationId, payload.jobId, signal),
  ),
  handle(enrichOutdatedJobs, ({ signal, resolve }) => resolve(EnrichmentService).enrichOutdated(signal)),
];
