import { setTimeout as delay } from 'node:timers/promises';
import { type OrganizationService, testCredits } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { isDeadlock, isReferenceGone } from '#platform/database/failure.ts';
import { Unavailable } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { type ResetRepository, reportTables } from './reset.repository.ts';

const size = 2_000;
const limitMs = 60_000;
/** After this time, rows that others keep adding may stay. */
const patienceMs = 3_000;

class AddedMeanwhile extends Error {}

/** Empties test data, in passes, as others may work on it meanwhile. */
export class ResetService {
  readonly #db: Database;
  readonly #rows: ResetRepository;
  readonly #organizations: OrganizationService;
  readonly #queue: TaskQueue;
  readonly #files: FileStore;
  constructor(
    db: Database,
    rows: ResetRepository,
    organizations: OrganizationService,
    queue: TaskQueue,
    files: FileStore,
  ) {
    this.#db = db;
    this.#rows = rows;
    this.#organizations = organizations;
    this.#queue = queue;
    this.#files = files;
  }

  /**
   * Outside a transaction. All that was there before goes, and what came since unless more keeps coming. An interrupted
   * reset is completed by the next one. Fails for a live organization, and with Unavailable if others hold rows for a minute.
   */
  async empty(organizationId: string): Promise<void> {
    const { data, logs } = await this.#rows.tables();
    const since = new Date();
    const passedMs = () => Date.now() - since.getTime();
    for (let pass = 1; ; pass++) {
      await this.#queue.removeWaiting(organizationId);
      for (const table of [...data, ...logs]) await this.#emptyTable(organizationId, table);
      const left = await this.#rows.left(organizationId, data, since);
      if (left === 'none' && (await this.#forgetCounts(organizationId, data, since))) break;
      if (left === 'new' && passedMs() > patienceMs) break;
      if (passedMs() > limitMs) throw new Unavailable('Others are working on the test data. Try again.');
      await delay(Math.min(20 * pass, 500));
    }
    await this.#db.transaction(() => this.#restoreCredits(organizationId));
    await this.#files.removeFolder(organizationId);
  }

  /** Call it in the caller's transaction. */
  noteReset(organizationId: string): Promise<void> {
    return this.#rows.noteReset(organizationId);
  }

  async #emptyTable(organizationId: string, table: string): Promise<void> {
    try {
      while ((await this.#rows.deleteRows(organizationId, table, size)) === size);
    } catch (error) {
      // Somebody has referred to a row or locked one in between: the next pass finds out.
      if (!isReferenceGone(error) && !isDeadlock(error)) throw error;
    }
  }

  /** Returns false if there are rows to count again. Those that come later have marks of their own. */
  async #forgetCounts(organizationId: string, data: readonly string[], since: Date): Promise<boolean> {
    try {
      await this.#db.transaction(async () => {
        await this.#rows.lockReportCounts(organizationId);
        for (const table of reportTables) while ((await this.#rows.deleteRows(organizationId, table, size)) > 0);
        if ((await this.#rows.left(organizationId, data, since)) !== 'none') throw new AddedMeanwhile();
      });
      return true;
    } catch (error) {
      if (error instanceof AddedMeanwhile) return false;
      throw error;
    }
  }

  async #restoreCredits(organizationId: string): Promise<void> {
    const missing = testCredits - (await this.#rows.lockBalance(organizationId));
    if (missing !== 0) await this.#organizations.addCredits(organizationId, missing, 'test data reset');
  }
}
