import type { Database } from '../database/database.ts';
import type { QueueStateRepository } from './queue-state.repository.ts';
import type { TaskRecordRepository } from './task-record.repository.ts';

const batch = 1_000;

/** Removes tasks in the current transaction. */
type RemoveTasks = (queue: string, ids: string[]) => Promise<void>;

/** Tracked tasks that wait for their first or next attempt. */
export class WaitingTasks {
  readonly #db: Database;
  readonly #state: QueueStateRepository;
  readonly #records: TaskRecordRepository;
  readonly #remove: RemoveTasks;
  constructor(db: Database, state: QueueStateRepository, records: TaskRecordRepository, remove: RemoveTasks) {
    this.#db = db;
    this.#state = state;
    this.#records = records;
    this.#remove = remove;
  }

  /** Removes the tasks with their records. A task that has just begun continues. */
  async remove(organizationId: string): Promise<void> {
    for (let found = batch; found === batch; ) {
      found = await this.#db.transaction(async () => {
        const waiting = await this.#state.waitingOf(organizationId, batch);
        for (const [queue, some] of Map.groupBy(waiting, (one) => one.queue)) {
          await this.#remove(
            queue,
            some.map(({ id }) => id),
          );
        }
        await this.#records.remove(
          organizationId,
          waiting.map(({ id }) => id),
        );
        return waiting.length;
      });
    }
  }
}
