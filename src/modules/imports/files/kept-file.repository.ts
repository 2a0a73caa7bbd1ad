import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { anyOf, type People } from '#platform/personal-data.ts';
import type { ImportFormat } from '../reading/import-format.ts';
import type { Delimiter } from '../reading/import-records.ts';
import type { Named } from '../reading/named-people.ts';

export type KeptFile = {
  fileKey: string;
  format: ImportFormat;
  delimiter: Delimiter | null;
  /** Whether no import is reading or receiving the file. */
  isIdle: boolean;
};

/** The files that imports keep, and by what rows of them name people. */
export class KeptFileRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  list(organizationId: string): Promise<KeptFile[]> {
    return this.#db.records(
      sql`select file_key, min(format) as format, min(delimiter) as delimiter,
          bool_and(state not in ('queued', 'running') and bytes is not null) as is_idle from imports
        where organization_id = ${organizationId} and file_key is not null
          and state in ('draft', 'queued', 'running', 'failed')
        group by file_key order by file_key`,
    );
  }

  /** Those of all imports that have one. */
  names(organizationId: string): Promise<{ id: string; fileName: string }[]> {
    return this.#db.records(
      sql`select id, file_name from imports where organization_id = ${organizationId} and file_name is not null`,
    );
  }

  async people({ organizationId, candidateIds, addresses }: People): Promise<Named[]> {
    const rows = await this.#db.records<Omit<Named, 'addresses'>>(
      sql`select id as candidate_id, full_name, external_id,
          array_remove(array[phone_number, whatsapp_number], null) as phones from candidates
        where organization_id = ${organizationId} and id = ${anyOf(candidateIds)}`,
    );
    const own = Map.groupBy(addresses, ({ candidateId }) => candidateId);
    return rows.map((row) => ({ ...row, addresses: (own.get(row.candidateId) ?? []).map(({ address }) => address) }));
  }

  /** Their files are removed at the end of the imports that read them now. */
  async markErased(organizationId: string, fileKeys: readonly string[]): Promise<void> {
    if (fileKeys.length === 0) return;
    await this.#db.rows(
      sql`update imports set names_erased = true
        where organization_id = ${organizationId} and file_key = any(${fileKeys}::text[])`,
    );
  }
}
