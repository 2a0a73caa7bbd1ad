import type { Database } from '../database/database.ts';
import type { DeadLetter, GivenUp, QueueStateRepository } from './queue-state.repository.ts';
import type { TaskRecordRepository } from './task-record.repository.ts';

/** How many are dealt with in one transaction. */
const batch = 1_000;

/** What the queue does with the dead letters of these ids, in the transaction at hand. */
type Letters = {
  redrive(queue: string, ids: string[]): Promise<number>;
  remove(queue: string, ids: string[]): Promise<void>;
};

const tasksOf = (letters: readonly DeadLetter[]): string[] => letters.flatMap(({ task }) => task ?? []);

/** Tasks that were given up, whether people track them or not. Their records and dead letters change together. */
export class GivenUpTasks {
  readonly #db: Database;
  readonly #state: QueueStateRepository;
  readonly #records: TaskRecordRepository;
  readonly #letters: Letters;
  constructor(db: Database, state: QueueStateRepository, records: TaskRecordRepository, letters: Letters) {
    this.#db = db;
    this.#state = state;
    this.#records = records;
    this.#letters = letters;
  }

  /** Runs those of a queue again (up to 1000 a call), or the one of this dead letter. Returns how many. */
  retryOfQueue(queue: string, letter?: string): Promise<number> {
    return this.#db.transaction(async () => this.#redrive(await this.#state.lockLetters(queue, letter, batch)));
  }

  /** Runs an organization's again, from their first try on. Returns how many. Of two at once one does. */
  retry(organizationId: string, which: GivenUp): Promise<number> {
    return this.#eachBatch(organizationId, which, (letters) => this.#redrive(letters));
  }

  /** Takes an organization's off for good. Returns how many. */
  dismiss(organizationId: string, which: GivenUp): Promise<number> {
    return this.#eachBatch(organizationId, which, async (letters) => {
      await this.#records.dismiss(organizationId, tasksOf(letters));
      for (const [queue, some] of Map.groupBy(letters, (one) => one.queue)) {
        await this.#letters.remove(
          queue,
          some.map(({ letter }) => letter),
        );
      }
      return letters.length;
    });
  }

  async #eachBatch(organizationId: string, which: GivenUp, work: (letters: DeadLetter[]) => Promise<number>) {
    for (let total = 0; ; ) {
      const done = await this.#db.transaction(async () =>
        work(await this.#state.lockLettersOf(organizationId, which, batch)),
      );
      total += done;
      if (done < batch) return total;
    }
  }

  async #redrive(letters: DeadLetter[]): Promise<number> {
    if (letters.length === 0) return 0;
    await this.#records.requeue(tasksOf(letters));
    let moved = 0;
    for (const [queue, some] of Map.groupBy(letters, (one) => one.queue)) {
      moved += await this.#letters.redrive(
        queue,
        some.map(({ letter }) => letter),
      );
    }
    return moved;
  }
}
