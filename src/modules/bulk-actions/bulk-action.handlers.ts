import { defineHandler } from '#platform/tasks/task.ts';
import { BulkActionService } from './bulk-action.service.ts';
import { runBulkAction, tidyBulkActions } from './bulk-action.tasks.ts';
import { BulkRun } from './running/bulk-run.service.ts';

export const bulkActionHandlers = [
  defineHandler(runBulkAction, ({ payload: { organizationId, bulkActionId }, resolve, ...run }) =>
    resolve(BulkRun).run(organizationId, bulkActionId, run),
  ),
  defineHandler(tidyBulkActions, ({ signal, resolve }) => resolve(BulkActionService).tidy(signal)),
];
