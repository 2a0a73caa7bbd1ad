import type { ApplicationBatchService, BatchItem, SimulatedApplications } from '#modules/applications';
import type { CandidateBatchService, SimulatedCandidates } from '#modules/candidates';
import { type AppError, ValidationError } from '#platform/errors.ts';
import type { RowError } from '../import-errors.repository.ts';
import type { ImportFormat } from '../reading/import-format.ts';
import { type RowBody, rowMessageOf } from './row-body.ts';

export type NumberedRow = { row: number; cells: readonly string[]; read: RowBody };

/** Records that a dry run keeps in memory instead of storing them. */
export type Simulated = { candidates: SimulatedCandidates; applications: SimulatedApplications };

export type BatchResult = {
  counts: { created: number; existing: number; applied: number; failed: number };
  /** Rows that created a candidate. */
  createdRows: number[];
  createdIds: string[];
  /** Candidates that existed before, or that earlier rows created. */
  knownIds: string[];
  /** New applications. */
  applied: { candidateId: string; jobId: string }[];
  errors: RowError[];
};

type Options = {
  format: ImportFormat;
  seesContact: boolean;
  outreach: boolean;
  /** Set in a dry run, which writes nothing. */
  simulated: Simulated | undefined;
  /** The source of new candidates whose rows name none. */
  source?: string | undefined;
};

type ValidRow = Omit<NumberedRow, 'read'> & {
  address: string | null;
  body: Extract<RowBody, { body: object }>['body'];
};

const itemOf = ({ body: { application } }: ValidRow): BatchItem | undefined => {
  if (!application) return undefined;
  const { job_id: jobId, ...fields } = application;
  return { jobId, ...fields };
};

/** Does the rows of a batch, one after the other as `POST /candidates` would, with as few statements as one. */
export class ImportBatchService {
  readonly #candidates: CandidateBatchService;
  readonly #applications: ApplicationBatchService;
  constructor(candidates: CandidateBatchService, applications: ApplicationBatchService) {
    this.#candidates = candidates;
    this.#applications = applications;
  }

  /** Runs in the current transaction. */
  async run(organizationId: string, rows: readonly NumberedRow[], options: Options): Promise<BatchResult> {
    const errors: RowError[] = [];
    const refuse = ({ row, cells }: { row: number; cells: readonly string[] }, address: string | null, error: string) =>
      errors.push({ row, cells, address, error });
    const valid: ValidRow[] = [];
    for (const { read, ...row } of rows) {
      if ('error' in read) refuse(row, read.address, read.error);
      else valid.push({ ...row, ...read });
    }
    const { candidates, applications } = await this.#open(organizationId, valid, options);
    const createdRows: number[] = [];
    const [createdIds, knownIds]: [string[], string[]] = [[], []];
    const applied: BatchResult['applied'] = [];
    for (const [index, one] of valid.entries()) {
      const item = itemOf(one);
      const error = candidates.errorOf(index) ?? (item && applications.errorOf(candidates.knownId(index), item));
      if (error) {
        refuse(one, one.address, errorText(error, options.format));
        continue;
      }
      const { id, created } = candidates.accept(index);
      if (created) createdRows.push(one.row);
      (created ? createdIds : knownIds).push(id);
      if (item && applications.accept(id, item)) applied.push({ candidateId: id, jobId: item.jobId });
    }
    if (!options.simulated) {
      await this.#candidates.write(organizationId, candidates, options);
      await this.#applications.write(organizationId, applications, options);
    }
    return {
      counts: {
        created: createdIds.length,
        existing: knownIds.length,
        applied: applied.length,
        failed: errors.length,
      },
      ...{ createdRows, createdIds, knownIds, applied },
      errors: errors.sort((a, b) => a.row - b.row),
    };
  }

  async #open(organizationId: string, valid: readonly ValidRow[], { seesContact, simulated }: Options) {
    const inputs = valid.map(({ body: { application: _, ...fields } }) => fields);
    const candidates = await this.#candidates.open(organizationId, inputs, {
      seesContact,
      simulated: simulated?.candidates,
    });
    const known = inputs.flatMap((_, index) => candidates.knownId(index) ?? []);
    const applications = await this.#applications.open(organizationId, {
      items: valid.flatMap((one) => itemOf(one) ?? []),
      candidateIds: [...new Set(known)],
      simulated: simulated?.applications,
    });
    return { candidates, applications };
  }
}

const errorText = (error: AppError, format: ImportFormat): string =>
  error instanceof ValidationError ? rowMessageOf(error, format) : error.message;
