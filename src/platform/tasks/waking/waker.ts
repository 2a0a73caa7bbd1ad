import type { Logger } from '../../log.ts';
import { wakeChannel } from './wake-ups.ts';

const lookMs = 1_000;
/** A worker that starts a task this soon after a notification may have left others that its limits allow. */
const recentMs = 100;

/**
 * Fetches tasks of a queue that have a priority in its range. `count`: those that it runs. `lastFetchedOn`: when its last
 * fetch ended, as `Date.now()`.
 */
type Worker = {
  id: string;
  name: string;
  count: number;
  lastFetchedOn: number | null;
  /** `localGroupConcurrency`: at most so many tasks of an organization. */
  options: { minPriority?: number; maxPriority?: number; localGroupConcurrency?: unknown };
};

export type Workers = {
  all(): readonly Worker[];
  /** Lets it fetch at once, or after its current tasks. */
  notify(id: string): void;
  listen(channel: string, onPayload: (payload: string) => void): Promise<{ close(): Promise<void> } | undefined>;
  /** Queues with tasks that are due. */
  readyQueues(): Promise<string[]>;
  /** Notifications of this queue within so many ms wake workers once, so that they find more tasks to run together. */
  collectMs(queue: string): number;
};

/** A task of each kind that some workers leave to others. */
const priorities = [0, -1];
const takes = ({
  options: { minPriority = Number.NEGATIVE_INFINITY, maxPriority = Number.POSITIVE_INFINITY },
}: Worker) => {
  return (priority: number): boolean => minPriority <= priority && priority <= maxPriority;
};
const isLimited = ({ options }: Worker): boolean => options.localGroupConcurrency !== undefined;
const takesAll = (worker: Worker): boolean => priorities.every(takes(worker));

/**
 * Makes this process's workers fetch: when they are notified, and those of queues that have tasks to run every second, in
 * one statement. So retries and delayed tasks run, and tasks whose notification was lost.
 */
export class Waker {
  readonly #workers: Workers;
  readonly #log: Logger;
  /** When the workers of a queue were woken. */
  readonly #wokenAt = new Map<string, number>();
  readonly #collecting = new Map<string, NodeJS.Timeout>();
  /** When a worker was notified. */
  readonly #notifiedAt = new Map<string, number>();
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
    const workers = this.#of(queue);
    const isRecent = performance.now() - (this.#wokenAt.get(queue) ?? Number.NEGATIVE_INFINITY) < recentMs;
    if (isFull || (isRecent && workers.some(isLimited))) this.#notifyFree(workers);
  }

  /** At once, unless it has woken workers of this queue a moment ago. */
  #wake(queue: string): void {
    if (this.#isStopped || this.#collecting.has(queue)) return;
    const waitMs = (this.#wokenAt.get(queue) ?? 0) + this.#workers.collectMs(queue) - performance.now();
    if (waitMs <= 0) return this.#wakeNow(queue);
    this.#collecting.set(
      queue,
      setTimeout(() => this.#wakeNow(queue), waitMs),
    );
  }

  #wakeNow(queue: string): void {
    this.#collecting.delete(queue);
    this.#wokenAt.set(queue, performance.now());
    const workers = this.#of(queue);
    const woken = this.#notifyFree(workers);
    // The others fetch again after their tasks.
    for (const worker of workers) {
      const isNeeded =
        isLimited(worker) || !priorities.filter(takes(worker)).every((one) => woken.some((w) => takes(w)(one)));
      if (isNeeded && !woken.includes(worker)) this.#workers.notify(worker.id);
    }
  }

  #of(queue: string): Worker[] {
    return this.#workers.all().filter(({ name }) => name === queue);
  }

  /** Notifies one that takes all tasks, or one for each kind of priority. Returns them. */
  #notifyFree(workers: readonly Worker[]): Worker[] {
    const free = workers.filter((worker) => this.#isFree(worker));
    const first = free.find(takesAll);
    const woken = first
      ? [first]
      : priorities.flatMap((priority) => free.find((worker) => takes(worker)(priority)) ?? []);
    for (const { id } of woken) {
      this.#notifiedAt.set(id, Date.now());
      this.#workers.notify(id);
    }
    return woken;
  }

  /** A fetch that is under way may miss tasks that are committed meanwhile, so its worker is not free. */
  #isFree({ id, count, lastFetchedOn }: Worker): boolean {
    return count === 0 && (this.#notifiedAt.get(id) ?? 0) <= (lastFetchedOn ?? 0);
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
    for (const timer of this.#collecting.values()) clearTimeout(timer);
    await Promise.all([this.#looking, this.#listening?.close()]);
  }
}
