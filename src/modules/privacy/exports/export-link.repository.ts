import type { Database } from '#platform/database/database.ts';
import { named, sql } from '#platform/database/sql.ts';

export type LinkedExport = { organizationId: string; id: string; candidateId: string | null; key: string };

export class ExportLinkRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async insert(organizationId: string, exportId: string, tokenHash: Buffer): Promise<void> {
    await this.#db.rows(
      sql`insert into export_links (token_hash, organization_id, export_id)
        values (${tokenHash}, ${organizationId}, ${exportId})`,
    );
  }

  /** Undefined for an unknown token and an expired export. */
  find(tokenHash: Buffer): Promise<LinkedExport | undefined> {
    return this.#db.record(
      named(
        'export-link',
        sql`select x.organization_id, x.id, x.candidate_id, x.file_key as key
          from export_links l join exports x on x.organization_id = l.organization_id and x.id = l.export_id
          where l.token_hash = ${tokenHash} and x.state = 'done' and x.expires_at > now() and x.file_key is not null`,
      ),
    );
  }
}
