import { ApplicationService } from '#modules/applications';
import { CandidateService } from '#modules/candidates';
import { JobService } from '#modules/jobs';
import { ScreeningStartService } from '#modules/screenings';
import { AuditTrail } from '#platform/audit-trail.ts';
import { loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { bulkActionHandlers } from './bulk-action.handlers.ts';
import { BulkActionRepository } from './bulk-action.repository.ts';
import { BulkActionService } from './bulk-action.service.ts';
import { bulkActionMerges } from './merged-tables.ts';
import { bulkActionData } from './personal-data.ts';
import { ApplicationRowService } from './running/application-row.service.ts';
import { BulkRowService } from './running/bulk-row.service.ts';
import { BulkRunRepository } from './running/bulk-run.repository.ts';
import { BulkRun } from './running/bulk-run.service.ts';
import { ScreeningRowService } from './running/screening-row.service.ts';
import { MoveUndoQueries } from './undoing/move-undo.queries.ts';
import { MoveUndoService } from './undoing/move-undo.service.ts';

export const bulkActions: Module = {
  name: 'bulk-actions',
  personalData: bulkActionData,
  mergedTables: bulkActionMerges,
  handlers: bulkActionHandlers,
  register(c) {
    provide(c, BulkActionRepository, [Database]);
    provide(c, BulkRunRepository, [Database]);
    provide(c, MoveUndoQueries, [Database]);
    provide(c, MoveUndoService, [Database, MoveUndoQueries, ApplicationService]);
    provide(c, ApplicationRowService, [ApplicationService, MoveUndoService, TaskQueue]);
    provide(c, ScreeningRowService, [ApplicationService, JobService, ScreeningStartService]);
    provide(c, BulkRowService, [CandidateService, ApplicationRowService, ScreeningRowService]);
    provide(c, BulkRun, [Exclusive, BulkRunRepository, BulkRowService, AuditTrail, loggerToken]);
    provide(c, BulkActionService, [Database, BulkActionRepository, TaskQueue]);
  },
};
