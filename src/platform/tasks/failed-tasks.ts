import type { Database } from '../database/database.ts';
import type { DeadLetter, FailedTaskFilter, QueueStateRepository } from './queue-state.repository.ts';
import type { TaskRecordRepository } from './task-record.repository.ts';

const batch = 1_000;

/** These operations join the current transaction. */
type DeadLetterOperations = {
  redrive(queue: string, ids: string[]): Promise<number>;
  remove(queue: string, ids: string[]): Promise<void>;
};

const tasksOf = (letters: readonly DeadLetter[]): string[] => letters.flatMap(({ task }) => task ?? []);

/** Tasks without attempts left. Their records and dead letters change together. */
export class FailedTasks {
  readonly #db: Database;
  readonly #state: QueueStateRepository;
  readonly #records: TaskRecordRepository;
  readonly #letters: DeadLetterOperations;
  constructor(db: Database, state: QueueStateRepository, records: TaskRecordRepository, letters: DeadLetterOperations) {
    this.#db = db;
    this.#state = state;
    this.#records = records;
    this.#letters = letters;
  }

  /** Retries the tasks of a queue (up to 1000 per call), or the one with this ID, or that of its dead letter. Returns their number. */
  retryQueue(queue: string, id?: string): Promise<number> {
    return this.#db.transaction(async () => this.#redrive(await this.#state.lockLetters(queue, id, batch)));
  }

  /** Retries tasks with a full number of attempts. Returns their number. Concurrent calls retry each task only once. */
  retry(organizationId: string, which: FailedTaskFilter): Promise<number> {
    return this.#eachBatch(organizationId, which, (letters) => this.#redrive(letters));
  }

  /** Removes tasks permanently. Returns their number. */
  dismiss(organizationId: string, which: FailedTaskFilter): Promise<number> {
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

  async #eachBatch(organizationId: string, which: FailedTaskFilter, work: (letters: DeadLetter[]) => Promise<number>) {
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
