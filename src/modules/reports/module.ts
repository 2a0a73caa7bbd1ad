import { OrganizationService } from '#modules/organizations';
import { Clock } from '#platform/clock.ts';
import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { RollupRepository } from './counting/rollup.repository.ts';
import { RollupService } from './counting/rollup.service.ts';
import { TaskHourRepository } from './counting/task-hour.repository.ts';
import { CreditReportQueries } from './credit-report.queries.ts';
import { HiringReportQueries } from './hiring-report.queries.ts';
import { reportData } from './personal-data.ts';
import { reportHandlers } from './report.handlers.ts';
import { ReportService } from './report.service.ts';
import { StuckApplicationQueries } from './stuck-application.queries.ts';
import { WorkReportQueries } from './work-report.queries.ts';

export const reports: Module = {
  name: 'reports',
  personalData: reportData,
  handlers: reportHandlers,
  register(c) {
    provide(c, RollupRepository, [Database]);
    provide(c, TaskHourRepository, [Database]);
    provide(c, RollupService, [Database, RollupRepository, TaskHourRepository]);
    provide(c, HiringReportQueries, [Database]);
    provide(c, StuckApplicationQueries, [Database]);
    provide(c, WorkReportQueries, [Database]);
    provide(c, CreditReportQueries, [Database]);
    provide(c, ReportService, [
      OrganizationService,
      HiringReportQueries,
      StuckApplicationQueries,
      WorkReportQueries,
      CreditReportQueries,
      Clock,
    ]);
  },
};
