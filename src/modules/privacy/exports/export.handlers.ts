import { defineHandler } from '#platform/tasks/task.ts';
import { mailExport, makeExport, removeExports } from './export.tasks.ts';
import { ExportMailService } from './export-mail.service.ts';
import { ExportRemoval } from './export-removal.service.ts';
import { ExportRun } from './export-run.service.ts';

export const exportHandlers = [
  defineHandler(makeExport, ({ payload, lastAttempt, signal, progress, resolve }) =>
    resolve(ExportRun).run(payload, { lastAttempt, signal, progress, resolve }),
  ),
  defineHandler(mailExport, ({ payload, resolve }) =>
    resolve(ExportMailService).send(payload.organizationId, payload.exportId),
  ),
  defineHandler(removeExports, ({ signal, resolve }) => resolve(ExportRemoval).removeExpired(signal)),
];
