import { CreateApplicant } from '#modules/applications';
import { ValidationError } from '#platform/errors.ts';
import { validate } from '#platform/schema/validate.ts';
import { importMessages as t } from '../import.messages.ts';
import type { ColumnMapping, ImportPreset } from '../reading/column-mapping.ts';
import { columnsOf } from '../reading/column-mapping.ts';
import { bodyOf, type FieldColumns } from '../reading/import-fields.ts';
import { type ImportFormat, maxExtraCells } from '../reading/import-format.ts';

export type RowFormat = {
  format: ImportFormat;
  columns: readonly string[];
  mapping: ColumnMapping | null;
  preset: ImportPreset | null;
  jobId: string | null;
  mayApply: boolean;
};

/** Longer texts are nobody's address, and too long for an index. */
const maxEmailLength = 320;

/** What a row asks for. `address`: its email, even where it is refused. */
export type RowBody = { address: string | null } & ({ body: CreateApplicant } | { error: string });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All of them. Of a CSV file the job is a column. */
export function rowMessageOf(error: ValidationError, format: ImportFormat): string {
  const shown = (path: string) => (format === 'csv' ? path.replace(/^application\./, '') : path);
  return (error.details ?? []).map(({ path, message }) => `${shown(path) || 'body'}: ${message}`).join('; ');
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Checks rows as the API checks bodies of `POST /candidates`. */
export class RowReader {
  readonly #format: RowFormat;
  readonly #columns: FieldColumns;
  constructor(format: RowFormat) {
    this.#format = format;
    this.#columns = columnsOf(format.columns, format.mapping ?? {}, format.preset);
  }

  read(cells: readonly string[]): RowBody {
    const { format, columns, jobId, mayApply } = this.#format;
    const extra = format === 'csv' && cells.slice(columns.length).some((cell) => cell.trim() !== '');
    const given = format === 'csv' ? bodyOf(cells, this.#columns) : jsonOf(cells[0] ?? '');
    if (!isObject(given)) return { address: null, error: `body: ${t.notJson}` };
    const email = typeof given['email'] === 'string' ? given['email'].trim().toLowerCase() : '';
    const address = email !== '' && email.length <= maxEmailLength ? email : null;
    if (cells.length > columns.length + maxExtraCells) return { address, error: t.farTooManyCells(columns.length) };
    if (extra) return { address, error: t.tooManyCells(cells.length, columns.length) };
    const asked = 'application' in given || jobId === null ? given : { ...given, application: { job_id: jobId } };
    if ('application' in asked && !mayApply) return { address, error: t.noScope('applications:write') };
    try {
      return { address, body: validate(CreateApplicant, asked) };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return { address, error: rowMessageOf(error, format) };
    }
  }
}
