import type { Database } from '#platform/database/database.ts';
import { InsufficientScope, NotFound, ValidationError } from '#platform/errors.ts';
import { type CsvCell, csvLine } from '#platform/files/csv.ts';
import type { StreamedFile } from '#platform/http/api/attachment.ts';
import { newId } from '#platform/ids.ts';
import type { Page } from '#platform/paging/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { Draft, DraftView, ImportActor, ImportRepository, StoredImport } from './import.repository.ts';
import type { CreateImport, ImportQuery, ImportView } from './import.schemas.ts';
import { runImport } from './import.tasks.ts';
import type { ErrorFile, ImportErrorRepository, RowError } from './import-errors.repository.ts';
import { type ColumnMapping, mappingOf } from './reading/column-mapping.ts';

export type ImportOptions = Pick<CreateImport, 'dry_run' | 'outreach' | 'job_id' | 'preset' | 'mapping'>;

const forCsvOnly = (path: string): ValidationError =>
  new ValidationError([{ path, code: 'not_allowed', message: 'is for CSV files only' }]);

/** Throws ValidationError. Null for NDJSON. */
function mappingFor({ format, columns }: Draft, { preset, mapping }: ImportOptions): ColumnMapping | null {
  if (format === 'csv') return mappingOf(columns, preset ?? null, mapping ?? {});
  if (mapping) throw forCsvOnly('mapping');
  if (preset) throw forCsvOnly('preset');
  return null;
}

const hidden = new Set(['email', 'phone_number', 'whatsapp_number', 'resume_url', 'current_ctc', 'expected_ctc']);

/** Which columns a user without access to contact data may see: those that are mapped to other fields. */
function isShown({ columns, mapping }: ErrorFile, seesContact: boolean): boolean[] {
  if (seesContact) return columns.map(() => true);
  const named = new Map(Object.entries(mapping ?? {}));
  return columns.map((column) => {
    const field = named.get(column);
    return typeof field === 'string' && field !== 'metadata' && !hidden.has(field);
  });
}

export class ImportService {
  readonly #db: Database;
  readonly #imports: ImportRepository;
  readonly #errors: ImportErrorRepository;
  readonly #tasks: TaskQueue;
  constructor(db: Database, imports: ImportRepository, errors: ImportErrorRepository, tasks: TaskQueue) {
    this.#db = db;
    this.#imports = imports;
    this.#errors = errors;
    this.#tasks = tasks;
  }

  /**
   * Starts a draft. Throws NotFound (import, job), ValidationError for the mapping, and InsufficientScope where rows have
   * jobs of their own that the key may not apply to.
   */
  async start(organizationId: string, id: string, actor: ImportActor, options: ImportOptions): Promise<ImportView> {
    return this.#db.transaction(async () => {
      const draft = await this.#imports.draft(organizationId, id);
      if (!draft) throw new NotFound('The import');
      const mapping = mappingFor(draft, options);
      const { job_id: jobId = null, preset = null, dry_run: dryRun = false, outreach = false } = options;
      const namesJob = jobId !== null || Object.values(mapping ?? {}).includes('job_id');
      if (namesJob && !actor.mayApply) throw new InsufficientScope('applications:write');
      if (jobId !== null && !(await this.#imports.hasJob(organizationId, jobId))) {
        throw new NotFound('The job (job_id)');
      }
      const started = { dryRun, outreach, jobId, preset, mapping };
      if (!(await this.#imports.start(organizationId, id, actor, started))) throw new NotFound('The import');
      const task = { organizationId, importId: id, jobId, rows: draft.rows };
      await this.#imports.setTask(organizationId, id, await this.#tasks.enqueueTracked(runImport, task));
      await this.#imports.note(organizationId, id, 'import.create');
      return this.get(organizationId, id);
    });
  }

  /** Starts a dry run of a draft, which stays. Throws as `start`. */
  async check(
    organizationId: string,
    draftId: string,
    actor: ImportActor,
    options: ImportOptions,
  ): Promise<ImportView> {
    return this.#db.transaction(async () => {
      const id = newId();
      if (!(await this.#imports.insertCopy(organizationId, id, draftId))) throw new NotFound('The import');
      return this.start(organizationId, id, actor, { ...options, dry_run: true });
    });
  }

  /** Newest first. */
  drafts(organizationId: string): Promise<DraftView[]> {
    return this.#imports.drafts(organizationId);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<StoredImport> {
    const found = await this.#imports.find(organizationId, id);
    if (!found) throw new NotFound('The import');
    return found;
  }

  list(organizationId: string, query: ImportQuery): Promise<Page<StoredImport>> {
    return this.#imports.page(organizationId, query);
  }

  /**
   * The rows with errors, as CSV. Without `seesContact`, cells that may have contact data are empty. Throws NotFound.
   */
  async errors(organizationId: string, id: string, { seesContact }: { seesContact: boolean }): Promise<StreamedFile> {
    const file = await this.#errors.fileOf(organizationId, id);
    if (!file) throw new NotFound('The import');
    return {
      type: 'text/csv; charset=utf-8',
      name: `import-errors-${id}.csv`,
      contents: this.#errorLines(organizationId, id, file, seesContact),
    };
  }

  async *#errorLines(
    organizationId: string,
    id: string,
    file: ErrorFile,
    seesContact: boolean,
  ): AsyncGenerator<string> {
    const columns = file.format === 'csv' ? file.columns : ['line'];
    const shown = isShown({ ...file, columns }, seesContact);
    yield csvLine(['row', 'error', ...columns]);
    let last = 0;
    for (let some: RowError[] = []; ; ) {
      some = await this.#errors.after(organizationId, id, last);
      const lines = some.map(({ row, error, cells }): string => {
        const width = Math.max(columns.length, cells.length);
        const sent = Array.from(
          { length: width },
          (_, at): CsvCell => ((shown[at] ?? seesContact) ? (cells[at] ?? null) : null),
        );
        return csvLine([row, error, ...sent]);
      });
      if (lines.length > 0) yield lines.join('');
      const end = some.at(-1);
      if (!end) return;
      last = end.row;
    }
  }
}
