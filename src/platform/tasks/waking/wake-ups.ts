import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../database/database.ts';
import { named, sql } from '../../database/sql.ts';

const outside = AsyncLocalStorage.snapshot();

/** Payloads are queue names, separated by commas. */
export const wakeChannel = 'task_queues';

/** Sent instead of a queue's name. Workers then look when the next tasks are due, and see that notifications arrive. */
export const anyQueue = '*';

const collectMs = 5;

/**
 * Wakes workers. Sends one notification for all queues that got tasks within a few ms, after their transactions.
 * PostgreSQL serializes the commits of transactions that notify, so those of requests must not notify.
 */
export class WakeUps {
  readonly #db: Database;
  readonly #queues = new Set<string>();
  #sent: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Notifies after the current transaction, if there is one. If the notification is lost, tasks wait until workers look
   * for them.
   */
  request(queue: string): void {
    this.#db.afterCommit(() => {
      this.#queues.add(queue);
      this.#timer ??= outside(() => setTimeout(() => void this.flush(), collectMs));
    });
  }

  /** Sends the collected notifications. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#queues.size > 0) {
      const payload = [...this.#queues].join();
      this.#queues.clear();
      // This commit need not reach the disk.
      const notify = sql`select set_config('synchronous_commit', 'off', true), pg_notify(${wakeChannel}, ${payload})`;
      this.#sent = this.#db.rows(named('wake-workers', notify)).then(
        () => {},
        () => {},
      );
    }
    return this.#sent;
  }
}
