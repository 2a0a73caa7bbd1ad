import type { FileStore } from '#platform/files/file-store.ts';
import { importMessages } from '../import.messages.ts';
import type { ImportRepository } from '../import.repository.ts';
import type { ImportRunRepository } from '../running/import-run.repository.ts';
import type { ImportRecordRepository } from '../undoing/import-record.repository.ts';
import type { ImportUpload } from './import-upload.service.ts';

const pageSize = 100;

/** Removes what imports leave, in all organizations. Files go before the rows that name them. */
export class ImportFiles {
  readonly #imports: ImportRepository;
  readonly #runs: ImportRunRepository;
  readonly #records: ImportRecordRepository;
  readonly #uploads: ImportUpload;
  readonly #files: FileStore;
  constructor(
    imports: ImportRepository,
    runs: ImportRunRepository,
    records: ImportRecordRepository,
    uploads: ImportUpload,
    files: FileStore,
  ) {
    this.#imports = imports;
    this.#runs = runs;
    this.#records = records;
    this.#uploads = uploads;
    this.#files = files;
  }

  async tidy(signal: AbortSignal): Promise<void> {
    // The last run may have been killed, or its task deleted. A retry continues after the last imported row.
    for (const { organizationId, id } of await this.#imports.lost(pageSize)) {
      await this.#runs.fail(organizationId, id, importMessages.failed);
    }
    for (let isLast = false; !isLast; ) {
      const stale = await this.#imports.staleFiles(pageSize);
      for (const { organizationId, id, fileKey, state } of stale) {
        if (signal.aborted) return;
        await this.#files.remove([fileKey]);
        if (state === 'draft') await this.#uploads.discard(organizationId, id);
        else await this.#imports.forgetFile(organizationId, id);
      }
      isLast = stale.length < pageSize;
    }
    await this.#imports.deleteOldErrors(signal);
    await this.#records.deleteOld(signal);
  }
}
