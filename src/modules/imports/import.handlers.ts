import { defineHandler } from '#platform/tasks/task.ts';
import { ImportFiles } from './files/import-files.service.ts';
import { runImport, tidyImports } from './import.tasks.ts';
import { ImportRun } from './running/import-run.service.ts';
import { undoImport } from './undoing/import-undo.tasks.ts';
import { UndoRun } from './undoing/undo-run.service.ts';

export const importHandlers = [
  defineHandler(runImport, ({ payload: { organizationId, importId }, resolve, ...run }) =>
    resolve(ImportRun).run(organizationId, importId, run),
  ),
  defineHandler(undoImport, ({ payload: { organizationId, importId }, resolve, ...run }) =>
    resolve(UndoRun).run(organizationId, importId, run),
  ),
  defineHandler(tidyImports, ({ signal, resolve }) => resolve(ImportFiles).tidy(signal)),
];
