import type { Readable } from 'node:stream';
import { SimulatedApplications } from '#modules/applications';
import { SimulatedCandidates } from '#modules/candidates';
import { type FieldError, NotFound } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Draft, ImportRepository } from '../import.repository.ts';
import { type ColumnMapping, checkMapping, type ImportPreset } from '../reading/column-mapping.ts';
import { bytesOfCells, maxHeldBytes } from '../reading/import-format.ts';
import { readRecords } from '../reading/import-records.ts';
import type { ImportBatchService, NumberedRow } from '../running/import-batch.service.ts';
import { RowReader } from '../running/row-body.ts';

export type PreviewChoices = { preset: ImportPreset | null; mapping: ColumnMapping; jobId: string | null };

export type PreviewRow = {
  row: number;
  name: string | null;
  email: string | null;
  outcome: 'created' | 'existing' | 'failed';
  error: string | null;
};

export type ImportPreview = Pick<Draft, 'format' | 'columns' | 'rows'> & {
  /** Null for NDJSON. */
  mapping: ColumnMapping | null;
  /** Errors of the mapping. If there are any, `first` has no rows. */
  errors: FieldError[];
  /** The first cells of each column. */
  samples: string[][];
  first: PreviewRow[];
};

const previewRows = 20;
const sampleCells = 3;

/** Shows what an import would do, and changes nothing. */
export class ImportPreviews {
  readonly #imports: ImportRepository;
  readonly #batches: ImportBatchService;
  readonly #files: FileStore;
  constructor(imports: ImportRepository, batches: ImportBatchService, files: FileStore) {
    this.#imports = imports;
    this.#batches = batches;
    this.#files = files;
  }

  /** Previews a draft. Throws NotFound. */
  async preview(organizationId: string, id: string, choices: PreviewChoices): Promise<ImportPreview> {
    const { draft, contents } = await this.#open(organizationId, id);
    const isCsv = draft.format === 'csv';
    const { mapping, errors } = isCsv
      ? checkMapping(draft.columns, choices.preset, choices.mapping)
      : { mapping: null, errors: [] };
    const cells = await firstRows(draft, contents);
    const format = { ...draft, ...choices, mapping, mayApply: true };
    return {
      ...{ format: draft.format, columns: draft.columns, rows: draft.rows, mapping, errors },
      samples: draft.columns.map((_, at) => cells.slice(0, sampleCells).flatMap((row) => row[at] || [])),
      first: errors.length > 0 ? [] : await this.#outcomes(organizationId, cells, new RowReader(format), draft),
    };
  }

  async #open(organizationId: string, id: string): Promise<{ draft: Draft; contents: Readable }> {
    const draft = await this.#imports.draft(organizationId, id);
    const contents = draft?.fileKey ? await this.#files.read(draft.fileKey) : undefined;
    if (!draft || !contents) throw new NotFound('The import');
    return { draft, contents };
  }

  async #outcomes(
    organizationId: string,
    cells: readonly string[][],
    reader: RowReader,
    { format }: Draft,
  ): Promise<PreviewRow[]> {
    const rows = cells.map((row, at): NumberedRow => ({ row: at + 1, cells: row, read: reader.read(row) }));
    const simulated = { candidates: new SimulatedCandidates(), applications: new SimulatedApplications() };
    const options = { format, seesContact: true, outreach: false, simulated };
    const { errors, createdRows } = await this.#batches.run(organizationId, rows, options);
    const errorOf = new Map(errors.map(({ row, error }) => [row, error]));
    const created = new Set(createdRows);
    return rows.map(({ row, read }) => {
      const error = errorOf.get(row) ?? null;
      const outcome = error !== null ? 'failed' : created.has(row) ? 'created' : 'existing';
      const email = 'body' in read ? read.body.email : read.address;
      return { row, name: read.name, email, outcome, error };
    });
  }
}

async function firstRows({ format, delimiter }: Draft, contents: Readable): Promise<string[][]> {
  try {
    const { rows } = await readRecords(format, contents, { delimiter });
    const first: string[][] = [];
    let bytes = 0;
    for await (const cells of rows) {
      bytes += bytesOfCells(cells);
      if (first.push(cells) >= previewRows || bytes >= maxHeldBytes) break;
    }
    return first;
  } finally {
    contents.destroy();
  }
}
