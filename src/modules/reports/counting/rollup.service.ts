import type { Database } from '#platform/database/database.ts';
import { isDatabaseAway } from '#platform/database/failure.ts';
import type { RollupRepository } from './rollup.repository.ts';
import type { TaskHourRepository } from './task-hour.repository.ts';

/** A statement counts them within a second. */
const batchSize = 2_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Keeps the counts of reports up to date. A second run changes nothing. An organization whose counts fail does not stop the
 * others: at the end, AggregateError has all failures.
 */
export class RollupService {
  readonly #db: Database;
  readonly #rollups: RollupRepository;
  readonly #taskHours: TaskHourRepository;
  constructor(db: Database, rollups: RollupRepository, taskHours: TaskHourRepository) {
    this.#db = db;
    this.#rollups = rollups;
    this.#taskHours = taskHours;
  }

  /** Runs until nothing is marked or the signal aborts. Organizations take turns. */
  async run(signal: AbortSignal): Promise<void> {
    const failures = new Map<string, unknown>();
    const sizes = new Map<string, number>();
    for (let more = true; more; ) {
      more = false;
      await this.#forEach(
        (after) => this.#rollups.nextMarked(after),
        failures,
        signal,
        async (id) => {
          if (await this.#recountSome(id, sizes)) more = !signal.aborted;
        },
      );
    }
    throwAll(failures, signal);
  }

  /** Organizations that have failed are passed over. */
  async #forEach(
    next: (after: string) => Promise<string | undefined>,
    failures: Map<string, unknown>,
    signal: AbortSignal,
    count: (id: string) => Promise<void>,
  ): Promise<void> {
    for (let id = await next(beforeAll); id !== undefined && !signal.aborted; id = await next(id)) {
      if (failures.has(id)) continue;
      try {
        await count(id);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        failures.set(id, error);
      }
    }
  }

  /** Returns whether there may be more. After a failure, such as a time limit, batches have half as many marks. */
  async #recountSome(organizationId: string, sizes: Map<string, number>): Promise<boolean> {
    for (;;) {
      const size = sizes.get(organizationId) ?? batchSize;
      try {
        return await this.#recount(organizationId, size);
      } catch (error) {
        if (size === 1 || isDatabaseAway(error)) throw error;
        sizes.set(organizationId, Math.ceil(size / 2));
      }
    }
  }

  #recount(organizationId: string, size: number): Promise<boolean> {
    return this.#db.transaction(async () => {
      await this.#rollups.lock(organizationId);
      const { marks, cells } = await this.#rollups.take(organizationId, size);
      if (cells.length > 0) await this.#rollups.recount(organizationId, cells);
      return marks === size;
    });
  }

  /** Counts the tasks of full hours that are not counted yet, of all organizations. */
  async countTasks(now: Date, signal: AbortSignal): Promise<void> {
    const failures = new Map<string, unknown>();
    await this.#forEach(
      (after) => this.#taskHours.nextOrganization(after),
      failures,
      signal,
      (id) => this.#taskHours.count(id, now),
    );
    throwAll(failures, signal);
  }
}

function throwAll(failures: ReadonlyMap<string, unknown>, signal: AbortSignal): void {
  if (signal.aborted || failures.size === 0) return;
  throw new AggregateError(failures.values(), `counting failed for ${failures.size} organizations`);
}
