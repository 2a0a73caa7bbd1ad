import { type OrganizationService, testCredits } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { isDeadlock, isReferenceGone, RetryTransaction } from '#platform/database/failure.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { ResetRepository } from './reset.repository.ts';

const size = 2_000;
const mostPasses = 5;

const isInUse = (error: unknown): boolean => error instanceof RetryTransaction || isDeadlock(error);

/** Empties test data. Others may work on it meanwhile: what they add in between goes too. */
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

  /** Outside a transaction. An interrupted reset is completed by the next one. Fails for a live organization. */
  async empty(organizationId: string): Promise<void> {
    const tables = await this.#rows.tables();
    for (let pass = 1; ; pass++) {
      await this.#queue.removeWaiting(organizationId);
      for (const table of tables) await this.#emptyInBatches(organizationId, table);
      try {
        await this.#emptyAlone(organizationId, tables);
        break;
      } catch (error) {
        // Work under way has held it up: most of that ends meanwhile, and what waits to begin is removed.
        if (pass >= mostPasses || !isInUse(error)) throw error;
      }
    }
    await this.#files.removeFolder(organizationId);
  }

  /** In the caller's transaction. */
  noteReset(organizationId: string): Promise<void> {
    return this.#rows.noteReset(organizationId);
  }

  async #emptyInBatches(organizationId: string, table: string): Promise<void> {
    for (let deleted = size; deleted === size; ) {
      try {
        deleted = await this.#rows.deleteRows(organizationId, table, size);
      } catch (error) {
        // Somebody has just referred to a row: it goes in the end.
        if (isReferenceGone(error)) return;
        if (!isDeadlock(error)) throw error;
      }
    }
  }

  /** The few rows that came meanwhile, in one transaction that lets nobody add more. */
  async #emptyAlone(organizationId: string, tables: readonly string[]): Promise<void> {
    await this.#db.transaction(async () => {
      const balance = await this.#rows.lock(organizationId);
      try {
        for (const table of tables) while ((await this.#rows.deleteRows(organizationId, table, size)) > 0);
      } catch (error) {
        if (!isReferenceGone(error)) throw error;
        throw new RetryTransaction('somebody has referred to a row meanwhile');
      }
      const missing = testCredits - balance;
      if (missing !== 0) await this.#organizations.addCredits(organizationId, missing, 'test data reset');
    });
  }
}
