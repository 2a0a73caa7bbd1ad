import type { Logger } from '#platform/log.ts';
import type { ExportFiles } from './archive/export-files.service.ts';
import { exportMessages } from './export.messages.ts';
import type { ExportRepository } from './export.repository.ts';

const pageSize = 100;

export class ExportRemoval {
  readonly #exports: ExportRepository;
  readonly #files: ExportFiles;
  readonly #log: Logger;
  constructor(exports: ExportRepository, files: ExportFiles, log: Logger) {
    this.#exports = exports;
    this.#files = files;
    this.#log = log;
  }

  /**
   * Handles all organizations. Removes files before the rows that name them, so that the next run completes an
   * interrupted one.
   */
  async removeExpired(signal: AbortSignal): Promise<void> {
    await this.#failLost(signal);
    while (!signal.aborted) {
      const expired = await this.#exports.expiredFiles(pageSize);
      for (const { organizationId, id } of expired) {
        if (signal.aborted) return;
        await this.#files.remove(organizationId, id);
        await this.#exports.markRemoved({ organizationId, id });
      }
      if (expired.length > 0) this.#log.info({ exports: expired.length }, 'expired exports removed');
      if (expired.length < pageSize) return;
    }
  }

  /** The last run may have been killed while it wrote. */
  async #failLost(signal: AbortSignal): Promise<void> {
    for (const { organizationId, id } of await this.#exports.lost(pageSize)) {
      if (signal.aborted) return;
      await this.#files.remove(organizationId, id);
      await this.#exports.fail(organizationId, id, exportMessages.lost);
    }
  }
}
