import { defineHandler } from '#platform/tasks/task.ts';
import { EnrichmentService } from './enrichment.service.ts';
import { enrichJob, enrichOutdatedJobs } from './enrichment.tasks.ts';

export const enrichmentHandlers = [
  defineHandler(enrichJob, ({ payload, signal, resolve }) =>
    resolve(EnrichmentService).enrich(payload.organizationId, payload.jobId, signal),
  ),
  defineHandler(enrichOutdatedJobs, ({ signal, resolve }) => resolve(EnrichmentService).enrichOutdated(signal)),
];
