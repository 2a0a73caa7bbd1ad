import type { Resolve } from '#platform/container.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { ExportStart } from '../export.repository.ts';
import type { CandidateExport } from './candidate-export.ts';
import type { OrganizationExport } from './organization-export.ts';
import { ZipWriter } from './zip-writer.ts';

const folderOf = (organizationId: string, exportId: string): string => `${organizationId}/exports/${exportId}`;

export type FileRun = {
  signal: AbortSignal;
  progress: (done: number, total: number, step: string) => void;
  resolve: Resolve;
};

/** The files of exports in the file store, which web and worker share. */
export class ExportFiles {
  readonly #files: FileStore;
  readonly #candidates: CandidateExport;
  readonly #organizations: OrganizationExport;
  constructor(files: FileStore, candidates: CandidateExport, organizations: OrganizationExport) {
    this.#files = files;
    this.#candidates = candidates;
    this.#organizations = organizations;
  }

  /** Streams into the store, where the file appears once it is complete. Removes what earlier runs have left. */
  async make(start: ExportStart, { signal, progress, resolve }: FileRun): Promise<{ key: string; bytes: number }> {
    const { organizationId, id, candidateId, runId } = start;
    await this.remove(organizationId, id);
    const key = `${folderOf(organizationId, id)}/${runId}/export.zip`;
    const failed = new AbortController();
    const zip = new ZipWriter(AbortSignal.any([signal, failed.signal]));
    const stored = this.#files.put(key, zip.output, 'application/zip');
    stored.catch((error: unknown) => failed.abort(error));
    try {
      if (candidateId) await this.#candidates.write(zip, { organizationId, candidateId }, resolve, progress);
      else await this.#organizations.write(zip, start, progress);
      zip.end();
      return { key, bytes: await stored };
    } catch (error) {
      zip.output.destroy(error as Error);
      await stored.catch(() => {});
      throw failed.signal.aborted && !signal.aborted ? failed.signal.reason : error;
    }
  }

  remove(organizationId: string, exportId: string): Promise<void> {
    return this.#files.removeFolder(folderOf(organizationId, exportId));
  }
}
