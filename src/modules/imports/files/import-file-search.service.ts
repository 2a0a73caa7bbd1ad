import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { Unavailable } from '#platform/errors.ts';
import type { NamingFile } from '#platform/files/file-search.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log.ts';
import { anyOf, type People } from '#platform/personal-data.ts';
import type { ImportFormat } from '../reading/import-format.ts';
import { type Delimiter, readRecords } from '../reading/import-records.ts';
import { type Named, NamedPeople } from '../reading/named-people.ts';

type KeptFile = {
  fileKey: string;
  format: ImportFormat;
  delimiter: Delimiter | null;
  /** Of imports with this file, some that are over or not begun: nobody reads it now. */
  isIdle: boolean;
};

/** Finds the files of imports that name people who are about to be erased. */
export class ImportFileSearch {
  readonly #db: Database;
  readonly #files: FileStore;
  readonly #log: Logger;
  constructor(db: Database, files: FileStore, log: Logger) {
    this.#db = db;
    this.#files = files;
    this.#log = log;
  }

  /**
   * Returns files that nobody has read yet, and those of failed imports. Those that are read now are removed at the end,
   * however the import ends. A file that cannot be read counts for the first of the people.
   */
  async search(people: People): Promise<NamingFile[]> {
    const { organizationId, candidateIds } = people;
    const files = await this.#kept(organizationId);
    if (files.length === 0) return [];
    const named = new NamedPeople(await this.#people(people));
    const found: NamingFile[] = [];
    const busy: string[] = [];
    for (const file of files) {
      const inFile = await this.#namedIn(file, named, candidateIds.length);
      if (inFile?.size === 0) continue;
      if (!file.isIdle) {
        busy.push(file.fileKey);
        continue;
      }
      const store = inFile ? 'import_files' : 'unreadable_import_files';
      const [candidateId] = inFile ?? candidateIds;
      if (candidateId !== undefined) found.push({ candidateId, store, kind: 'file', name: file.fileKey, files: 1 });
    }
    await this.#markBusy(organizationId, busy);
    return found;
  }

  #kept(organizationId: string): Promise<KeptFile[]> {
    return this.#db.records(
      sql`select file_key, min(format) as format, min(delimiter) as delimiter,
          bool_and(state not in ('queued', 'running') and bytes is not null) as is_idle from imports
        where organization_id = ${organizationId} and file_key is not null
          and state in ('draft', 'queued', 'running', 'failed')
        group by file_key order by file_key`,
    );
  }

  async #people({ organizationId, candidateIds, addresses }: People): Promise<Named[]> {
    const rows = await this.#db.records<Omit<Named, 'addresses'>>(
      sql`select id as candidate_id, full_name, external_id,
          array_remove(array[phone_number, whatsapp_number], null) as phones from candidates
        where organization_id = ${organizationId} and id = ${anyOf(candidateIds)}`,
    );
    const own = Map.groupBy(addresses, ({ candidateId }) => candidateId);
    return rows.map((row) => ({ ...row, addresses: (own.get(row.candidateId) ?? []).map(({ address }) => address) }));
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

  async #markBusy(organizationId: string, fileKeys: readonly string[]): Promise<void> {
    if (fileKeys.length === 0) return;
    await this.#db.rows(
      sql`update imports set names_erased = true
        where organization_id = ${organizationId} and file_key = any(${fileKeys}::text[])`,
    );
  }
}
