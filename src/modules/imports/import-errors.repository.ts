import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { ColumnMapping, ImportPreset } from './reading/column-mapping.ts';
import { type ImportFormat, maxHeldBytes } from './reading/import-format.ts';

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

/** An import with errors, and how its rows are read. `isDone`: it gets no more errors. */
export type ImportWithErrors = {
  id: string;
  isDone: boolean;
  format: ImportFormat;
  columns: string[];
  mapping: ColumnMapping | null;
  preset: ImportPreset | null;
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

  imports(organizationId: string): Promise<ImportWithErrors[]> {
    return this.#db.records(
      sql`select i.id, i.state = 'done' as is_done, i.format, i.columns, i.mapping, i.preset from imports i
        where i.organization_id = ${organizationId} and exists (select from import_errors e
          where e.organization_id = ${organizationId} and e.import_id = i.id) order by i.id`,
    );
  }

  /** The next rows that have cells, about 8 MiB of them at most. */
  cellsAfter(organizationId: string, importId: string, row: number): Promise<Pick<RowError, 'row' | 'cells'>[]> {
    return this.#db.rows(
      sql`select row_number as row, cells from (
          select row_number, cells, sum(pg_column_size(cells)) over (order by row_number) - pg_column_size(cells) as before
          from (select row_number, cells from import_errors
            where organization_id = ${organizationId} and import_id = ${importId} and row_number > ${row}
              and cells <> '{}'
            order by row_number limit 250) as next) as sized
        where before < ${maxHeldBytes}::int order by row_number`,
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
