import { ApplicationBatchService, ApplicationService } from '#modules/applications';
import { CandidateBatchService } from '#modules/candidates';
import { CandidateRemoval } from '#modules/privacy';
import { AuditTrail } from '#platform/audit-trail.ts';
import { fileStoreToken, loggerToken, personalDataToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { FileNameSearch } from './files/file-name-search.service.ts';
import { ImportFileSearch } from './files/import-file-search.service.ts';
import { ImportFiles } from './files/import-files.service.ts';
import { ImportPreviews } from './files/import-preview.service.ts';
import { ImportUpload } from './files/import-upload.service.ts';
import { KeptFileRepository } from './files/kept-file.repository.ts';
import { importHandlers } from './import.handlers.ts';
import { ImportRepository } from './import.repository.ts';
import { importEndpoints } from './import.routes.ts';
import { ImportService } from './import.service.ts';
import { ImportErrorSearch } from './import-error-search.service.ts';
import { ImportErrorRepository } from './import-errors.repository.ts';
import { importMerges } from './merged-tables.ts';
import { importData } from './personal-data.ts';
import { ImportBatchService } from './running/import-batch.service.ts';
import { ImportRunRepository } from './running/import-run.repository.ts';
import { ImportRun } from './running/import-run.service.ts';
import { ImportRecordRepository } from './undoing/import-record.repository.ts';
import { ImportUndoRepository } from './undoing/import-undo.repository.ts';
import { importUndoEndpoints } from './undoing/import-undo.routes.ts';
import { ImportUndoService } from './undoing/import-undo.service.ts';
import { TouchQueries } from './undoing/touch.queries.ts';
import { UndoRun } from './undoing/undo-run.service.ts';

export const imports: Module = {
  name: 'imports',
  personalData: importData,
  traceSearch: async (resolve, ...of) => ({
    files: await resolve(ImportFileSearch).search(...of),
    rows: [...(await resolve(ImportErrorSearch).search(...of)), ...(await resolve(FileNameSearch).search(...of))],
  }),
  mergedTables: importMerges,
  endpoints: [...importEndpoints, ...importUndoEndpoints],
  handlers: importHandlers,
  tableRights: {
    import_errors: { web: { select: true } },
    import_records: { web: { select: true } },
  },
  register(c) {
    provide(c, ImportRepository, [Database]);
    provide(c, ImportErrorRepository, [Database]);
    provide(c, ImportRunRepository, [Database]);
    provide(c, ImportUpload, [Database, ImportRepository, fileStoreToken]);
    provide(c, ImportRecordRepository, [Database]);
    provide(c, ImportUndoRepository, [Database]);
    provide(c, ImportUndoService, [Database, ImportRepository, ImportUndoRepository, TaskQueue]);
    provide(c, TouchQueries, [Database, personalDataToken]);
    provide(c, UndoRun, [
      Exclusive,
      ImportUndoRepository,
      TouchQueries,
      CandidateRemoval,
      ApplicationService,
      AuditTrail,
    ]);
    provide(c, ImportFiles, [
      ImportRepository,
      ImportRunRepository,
      ImportRecordRepository,
      ImportUpload,
      fileStoreToken,
    ]);
    provide(c, KeptFileRepository, [Database]);
    provide(c, FileNameSearch, [KeptFileRepository]);
    provide(c, ImportFileSearch, [KeptFileRepository, fileStoreToken, loggerToken]);
    provide(c, ImportErrorSearch, [ImportErrorRepository, KeptFileRepository]);
    provide(c, ImportService, [Database, ImportRepository, ImportErrorRepository, TaskQueue]);
    provide(c, ImportBatchService, [CandidateBatchService, ApplicationBatchService]);
    provide(c, ImportPreviews, [ImportRepository, ImportBatchService, fileStoreToken]);
    provide(c, ImportRun, [
      Exclusive,
      ImportRunRepository,
      ImportRepository,
      ImportErrorRepository,
      ImportRecordRepository,
      ImportBatchService,
      AuditTrail,
      fileStoreToken,
      loggerToken,
    ]);
  },
};
