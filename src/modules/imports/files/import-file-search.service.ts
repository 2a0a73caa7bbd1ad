import { Unavailable } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { NamingFile } from '#platform/gone/trace-search.ts';
import type { Logger } from '#platform/log.ts';
import type { People } from '#platform/personal-data.ts';
import { readRecords } from '../reading/import-records.ts';
import { NamedPeople } from '../reading/named-people.ts';
import type { KeptFile, KeptFileRepository } from './kept-file.repository.ts';

/** Finds the files of imports that name people who are about to be erased. */
export class ImportFileSearch {
  readonly #kept: KeptFileRepository;
  readonly #files: FileStore;
  readonly #log: Logger;
  constructor(kept: KeptFileRepository, files: FileStore, log: Logger) {
    this.#kept = kept;
    this.#files = files;
    this.#log = log;
  }

  /**
   * Returns files that nobody has read yet, and those of failed imports. Those that are read now are removed at the end,
   * however the import ends. A file that cannot be read counts for the first of the people.
   */
  async search(people: People, seen: Set<string>): Promise<NamingFile[]> {
    const { organizationId, candidateIds } = people;
    const files = (await this.#kept.list(organizationId)).filter(({ fileKey }) => !seen.has(fileKey));
    if (files.length === 0) return [];
    const named = new NamedPeople(await this.#kept.people(people));
    const found: NamingFile[] = [];
    const busy: string[] = [];
    for (const file of files) {
      const inFile = await this.#namedIn(file, named, candidateIds.length);
      // One that is being uploaded may be there the next time.
      if (inFile || file.isIdle) seen.add(file.fileKey);
      if (inFile?.size === 0) continue;
      if (!file.isIdle) {
        busy.push(file.fileKey);
        continue;
      }
      const store = inFile ? 'import_files' : 'unreadable_import_files';
      const [candidateId] = inFile ?? candidateIds;
      if (candidateId !== undefined) found.push({ candidateId, store, kind: 'file', name: file.fileKey, files: 1 });
    }
    await this.#kept.markErased(organizationId, busy);
    return found;
  }

  /** Undefined for a file that cannot be read. Throws Unavailable. */
  async #namedIn({ fileKey, format, delimiter, isIdle }: KeptFile, named: NamedPeople, most: number) {
    const found = new Set<string>();
    const contents = await this.#files.read(fileKey);
    // A file that is being uploaded is not there yet.
    if (!contents) return isIdle ? found : undefined;
    try {
      const { rows } = await readRecords(format, contents, { delimiter });
      for await (const cells of rows) {
        for (const id of named.in(cells, format === 'ndjson')) found.add(id);
        if (found.size === most) break;
      }
      return found;
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      this.#log.warn({ error }, 'a file of an import cannot be read');
      return undefined;
    } finally {
      contents.destroy();
    }
  }
}
