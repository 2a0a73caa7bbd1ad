import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { workMerges } from './merged-tables.ts';
import { workHandlers } from './work.handlers.ts';
import { WorkQueries } from './work.queries.ts';
import { workEndpoints } from './work.routes.ts';
import { WorkService } from './work.service.ts';
import { WorkSummaryQueries } from './work-summary.queries.ts';

export const work: Module = {
  name: 'work',
  endpoints: workEndpoints,
  mergedTables: workMerges,
  handlers: workHandlers,
  register(c) {
    provide(c, WorkQueries, [Database]);
    provide(c, WorkSummaryQueries, [Database]);
    provide(c, WorkService, [WorkQueries, WorkSummaryQueries, TaskQueue]);
  },
};
