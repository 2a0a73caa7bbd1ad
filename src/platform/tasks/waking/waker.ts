import type { Logger } from '../../log.ts';
import { wakeChannel } from './wake-ups.ts';

const lookMs = 1_000;
/** A worker that starts a task this soon after a notification may have left others. */
const recentMs = 100;

/** Fetches tasks of a queue that have a priority in its range. `count`: those that it runs. */
type Worker = { id: string; name: string; count: number; options: { minPriority?: number; maxPriority?: number } };

export type Workers = {
  all(): readonly Worker[];
  /** Lets it fetch at once, or after its current tasks. */
  notify(id: string): void;
  listen(channel: string, onPayload: (payload: string) => void): Promise<{ close(): Promise<void> } | undefined>;
  /** Queues with tasks that are due. */
  readyQueues(): Promise<string[]>;
};

const rangeOf = ({ options: { minPriority, maxPriority } }: Worker): string => `${minPriority} ${maxPriority}`;

/**
 * Makes this process's workers fetch: when they are notified, and those of queues that have tasks to run every second, in
 * one statement. So retries and delayed tasks run, and tasks whose notification was lost.
 */
export class Waker {
  readonly #workers: Workers;
  readonly #log: Logger;
  readonly #wokenAt = new Map<string, number>();
  #listening: { close(): Promise<void> } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(workers: Workers, log: Logger) {
    this.#workers = workers;
    this.#log = log;
  }

  async start(): Promise<void> {
    this.#plan();
    try {
      this.#listening = await this.#workers.listen(wakeChannel, (payload) => {
        for (const queue of payload.split(',')) this.#wake(queue);
      });
    } catch (error) {
      this.#log.warn({ error }, 'cannot listen for new tasks: looking for them every second');
    }
  }

  /** To be called when a worker has fetched tasks: wakes another one if there may be more. */
  fetched(queue: string, isFull: boolean): void {
    const isRecent = performance.now() - (this.#wokenAt.get(queue) ?? Number.NEGATIVE_INFINITY) < recentMs;
    if (isFull || isRecent) this.#notifyIdle(this.#of(queue));
  }

  #wake(queue: string): void {
    this.#wokenAt.set(queue, performance.now());
    const workers = this.#of(queue);
    this.#notifyIdle(workers);
    for (const { id, count } of workers) if (count > 0) this.#workers.notify(id);
  }

  #of(queue: string): Worker[] {
    return this.#workers.all().filter(({ name }) => name === queue);
  }

  /** One of each range. */
  #notifyIdle(workers: readonly Worker[]): void {
    const idle = workers.filter(({ count }) => count === 0);
    for (const [first] of Map.groupBy(idle, rangeOf).values()) if (first) this.#workers.notify(first.id);
  }

  #plan(): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.#look();
    }, lookMs);
  }

  async #look(): Promise<void> {
    try {
      for (const queue of await this.#workers.readyQueues()) this.#wake(queue);
    } catch (error) {
      this.#log.error({ error }, 'queue error');
    }
    if (!this.#isStopped) this.#plan();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.all([this.#looking, this.#listening?.close()]);
  }
}
