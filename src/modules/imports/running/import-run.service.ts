import { SimulatedApplications } from '#modules/applications';
import { SimulatedCandidates } from '#modules/candidates';
import type { AuditTrail } from '#platform/audit-trail.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { isDatabaseAway, isDatabaseUnavailable } from '#platform/database/failure.ts';
import { Unavailable } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { importMessages as t } from '../import.messages.ts';
import type { ImportRepository } from '../import.repository.ts';
import type { ImportErrorRepository } from '../import-errors.repository.ts';
import { bytesOfCells, maxHeldBytes } from '../reading/import-format.ts';
import { readRecords } from '../reading/import-records.ts';
import { addressesIn } from '../reading/named-people.ts';
import type { ImportRecordRepository } from '../undoing/import-record.repository.ts';
import { auditedAs } from './audited-as.ts';
import { type RunAttempt, runExclusively } from './exclusive-run.ts';
import type { BatchResult, ImportBatchService, NumberedRow, Simulated } from './import-batch.service.ts';
import type { ImportRunRepository, RunningImport } from './import-run.repository.ts';
import { RowReader } from './row-body.ts';

/** A larger one holds its locks for longer. */
const batchRows = 250;

const noCounts = { created: 0, existing: 0, applied: 0, failed: 0 };
const noResult = { createdRows: [], createdIds: [], knownIds: [], applied: [] };

/** The import was ended meanwhile. */
class Ended extends Error {}

/** A person of the rows was erased while they were written. */
class ErasedMeanwhile extends Error {}

const addressesOf = (rows: readonly NumberedRow[]): string[] => rows.flatMap(({ read }) => read.address ?? []);

/** Removes all data of an erased person, also from the stored errors. */
const withoutErased = (row: NumberedRow, erased: ReadonlySet<string>): NumberedRow =>
  row.read.address !== null && erased.has(row.read.address)
    ? { row: row.row, cells: [], read: { name: null, address: null, error: t.erased } }
    : row;

/** The text of a rejected row may have an address that no field has. */
const inText = ({ cells }: { cells: readonly string[] }): string[] => addressesIn(cells.join('\n'));

/** Reads the file of an import and imports its rows. A run continues after the last committed row. */
export class ImportRun {
  readonly #exclusive: Exclusive;
  readonly #runs: ImportRunRepository;
  readonly #imports: ImportRepository;
  readonly #errors: ImportErrorRepository;
  readonly #records: ImportRecordRepository;
  readonly #batches: ImportBatchService;
  readonly #audit: AuditTrail;
  readonly #files: FileStore;
  readonly #log: Logger;
  constructor(
    exclusive: Exclusive,
    runs: ImportRunRepository,
    imports: ImportRepository,
    errors: ImportErrorRepository,
    records: ImportRecordRepository,
    batches: ImportBatchService,
    audit: AuditTrail,
    files: FileStore,
    log: Logger,
  ) {
    this.#exclusive = exclusive;
    this.#runs = runs;
    this.#imports = imports;
    this.#errors = errors;
    this.#records = records;
    this.#batches = batches;
    this.#audit = audit;
    this.#files = files;
    this.#log = log;
  }

  /** Does nothing for an import that is over. */
  run(organizationId: string, id: string, attempt: RunAttempt): Promise<void> {
    return runExclusively(this.#exclusive, id, attempt, {
      work: () => this.#runUntilEnded(organizationId, id, attempt),
      fail: (message) => this.#runs.fail(organizationId, id, message),
      fault: t.failed,
    });
  }

  async #runUntilEnded(organizationId: string, id: string, attempt: RunAttempt): Promise<void> {
    try {
      await this.#runAlone(organizationId, id, attempt);
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
    }
  }

  async #runAlone(organizationId: string, id: string, { signal, progress }: RunAttempt): Promise<void> {
    const running = await this.#runs.begin(organizationId, id);
    if (!running) return;
    if (running.dryRun) await this.#errors.clear(organizationId, id);
    const simulated = running.dryRun
      ? { candidates: new SimulatedCandidates(), applications: new SimulatedApplications() }
      : undefined;
    progress(running.position, running.rowsTotal);
    for await (const rows of this.#batchesOf(running)) {
      signal.throwIfAborted();
      await this.#do(running, rows, simulated);
      progress(running.position, running.rowsTotal);
    }
    await this.#runs.finish(organizationId, id);
    await this.#removeFile(running);
  }

  /** Yields batches of the rows after the position. */
  async *#batchesOf({ fileKey, position, ...running }: RunningImport): AsyncGenerator<NumberedRow[]> {
    const contents = fileKey === null ? undefined : await this.#files.read(fileKey);
    if (!contents) throw new PermanentFailure(t.noFile);
    try {
      const { rows } = await readRecords(running.format, contents, { delimiter: running.delimiter });
      const reader = new RowReader(running);
      let batch: NumberedRow[] = [];
      let bytes = 0;
      let row = 0;
      for await (const cells of rows) {
        if (++row <= position) continue;
        batch.push({ row, cells, read: reader.read(cells) });
        bytes += bytesOfCells(cells);
        if (batch.length < batchRows && bytes < maxHeldBytes) continue;
        yield batch;
        [batch, bytes] = [[], 0];
      }
      if (batch.length > 0) yield batch;
    } finally {
      contents.destroy();
    }
  }

  /** If a batch fails, retries each row alone, so that a bad row does not stop the others. */
  async #do(running: RunningImport, rows: readonly NumberedRow[], simulated: Simulated | undefined): Promise<void> {
    try {
      await this.#commit(running, rows, () => this.#runRows(running, rows, simulated));
    } catch (error) {
      if (error instanceof ErasedMeanwhile) return this.#do(running, rows, simulated);
      // After a rollback, the records that a dry run keeps in memory are wrong.
      if (error instanceof Ended || error instanceof Unavailable || isDatabaseAway(error) || simulated) throw error;
      this.#log.warn({ error, import: running.id, rows: rows.length }, 'a batch of an import failed');
      const [only] = rows;
      if (!only || rows.length > 1) {
        for (const row of rows) await this.#do(running, [row], simulated);
        return;
      }
      if (isDatabaseUnavailable(error)) throw error;
      const failed = { row: only.row, cells: only.cells, address: only.read.address, error: t.rowFailed };
      const result = { ...noResult, counts: { ...noCounts, failed: 1 }, errors: [failed] };
      await this.#commit(running, rows, () => Promise.resolve(result));
    }
  }

  async #runRows(
    running: RunningImport,
    rows: readonly NumberedRow[],
    simulated: Simulated | undefined,
  ): Promise<BatchResult> {
    const { organizationId, id } = running;
    const erasedOf = (some: readonly NumberedRow[]) =>
      this.#runs.erasedAddresses(organizationId, id, addressesOf(some));
    const erased = await erasedOf(rows);
    const others = rows.map((row) => withoutErased(row, erased));
    // A key imports for an integration.
    const source = running.actorType === 'key' ? undefined : 'import';
    const result = await this.#batches.run(organizationId, others, { ...running, simulated, source });
    if (!simulated && (await erasedOf(others)).size > 0) throw new ErasedMeanwhile();
    const erasedInText = await this.#runs.erasedAddresses(organizationId, id, result.errors.flatMap(inText));
    const errors = result.errors.map((error) =>
      inText(error).some((address) => erasedInText.has(address)) ? { ...error, address: null, cells: [] } : error,
    );
    return { ...result, errors };
  }

  /** Commits the changes of the rows, their errors and records, and the new position together, or none of them. */
  async #commit(running: RunningImport, rows: readonly NumberedRow[], work: () => Promise<BatchResult>): Promise<void> {
    const { organizationId, id } = running;
    const last = rows.at(-1)?.row ?? running.position;
    await this.#asRequested(running, async () => {
      const position = await this.#runs.lockPosition(organizationId, id);
      if (position !== running.position) throw new Ended('the import was ended, or goes on elsewhere');
      const result = await work();
      const { counts, errors } = result;
      await this.#errors.insert(organizationId, id, errors);
      if (!running.dryRun) await this.#records.note(organizationId, id, result);
      await this.#runs.advance(organizationId, id, last, counts);
    });
    running.position = last;
  }

  /** Runs `work` in a transaction. Its changes are attributed to the actor who requested the import. */
  #asRequested(running: RunningImport, work: () => Promise<void>): Promise<void> {
    const { actorType: type, actorId: id, actorEmail: email, actorAddress: address, requestId } = running;
    return auditedAs(this.#audit, { type, id, email, address, requestId, via: 'import' }, work);
  }

  /** The schedule does it if it fails. */
  async #removeFile({ organizationId, id, fileKey, fileOf }: RunningImport): Promise<void> {
    if (fileKey === null) return;
    try {
      if (fileOf === null) await this.#files.remove([fileKey]);
      await this.#imports.forgetFile(organizationId, id);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
  }
}
