import { CreateApplicant } from '#modules/applications';
import { ValidationError } from '#platform/errors.ts';
import { parseExact } from '#platform/schema/exact-json.ts';
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
/** Further characters of an overlong name carry no information. */
const maxNameLength = 255;

/**
 * The request that a row makes. `name` and `address` are the candidate's full name and email, also if the row is
 * rejected.
 */
export type RowBody = { name: string | null; address: string | null } & ({ body: CreateApplicant } | { error: string });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function personOf({ full_name, email }: Record<string, unknown>) {
  const name = typeof full_name === 'string' ? full_name.trim().slice(0, maxNameLength) : null;
  const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
  return { name, address: address !== '' && address.length <= maxEmailLength ? address : null };
}

/** Joins the messages of all field errors. In CSV files the job is a column, so its path has no prefix. */
export function rowMessageOf(error: ValidationError, format: ImportFormat): string {
  const shown = (path: string) => (format === 'csv' ? path.replace(/^application\./, '') : path);
  return (error.details ?? []).map(({ path, message }) => `${shown(path) || 'body'}: ${message}`).join('; ');
}

function jsonOf(line: string): unknown {
  try {
    return parseExact(line);
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
    if (!isObject(given)) return { name: null, address: null, error: `body: ${t.notJson}` };
    const person = personOf(given);
    if (cells.length > columns.length + maxExtraCells) return { ...person, error: t.farTooManyCells(columns.length) };
    if (extra) return { ...person, error: t.tooManyCells(cells.length, columns.length) };
    const asked = 'application' in given || jobId === null ? given : { ...given, application: { job_id: jobId } };
    if ('application' in asked && !mayApply) return { ...person, error: t.noScope('applications:write') };
    try {
      return { ...person, body: validate(CreateApplicant, asked) };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return { ...person, error: rowMessageOf(error, format) };
    }
  }
}
