import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';

export type RowError = {
  row: number;
  error: string;
  /** The email that the row has, in lower case. Erasing finds the row by it. */
  address: string | null;
  cells: readonly string[];
};

export type ErrorFile = {
  columns: string[];
  mapping: Record<string, string | null> | null;
  format: 'csv' | 'ndjson';
};

/** Text of a file may have what PostgreSQL cannot store. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

export class ImportErrorRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async insert(organizationId: string, importId: string, errors: readonly RowError[]): Promise<void> {
    if (errors.length === 0) return;
    const rows = errors.map(({ row, error, address, cells }) => ({
      row,
      error: storable(error),
      address: address && storable(address),
      cells: cells.map(storable),
    }));
    await this.#db.rows(
      sql`insert into import_errors (organization_id, import_id, row_number, error, address, cells)
        select ${organizationId}::uuid, ${importId}::uuid, e.row, e.error, e.address, e.cells
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as e (row int, error text, address text, cells text[])`,
    );
  }

  async clear(organizationId: string, importId: string): Promise<void> {
    await this.#db.rows(
      sql`delete from import_errors where organization_id = ${organizationId} and import_id = ${importId}`,
    );
  }

  fileOf(organizationId: string, importId: string): Promise<ErrorFile | undefined> {
    return this.#db.record(
      sql`select columns, mapping, format from imports
        where organization_id = ${organizationId} and id = ${importId} and state <> 'draft'`,
    );
  }

  /** The next ones after a row, in their order: few, because a row may have 1 MiB. */
  after(organizationId: string, importId: string, row: number, limit = 25): Promise<RowError[]> {
    return this.#db.rows(
      sql`select row_number as row, error, address, cells from import_errors
        where organization_id = ${organizationId} and import_id = ${importId} and row_number > ${row}
        order by row_number limit ${limit}`,
    );
  }
}
