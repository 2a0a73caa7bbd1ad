import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '../../log.ts';
import { wakeChannel } from './wake-ups.ts';

const outside = AsyncLocalStorage.snapshot();

const lookMs = 1_000;
/**
 * Longest time between two looks, while notifications arrive and no task is due earlier. A lost notification delays
 * tasks by no more than this.
 */
export const longestLookMs = 5_000;
/** A worker that starts a task this soon after a notification may have left others that its limits allow. */
const recentMs = 100;

/**
 * A worker fetches tasks of a queue with a priority in its range. `count` is the number of tasks that it runs.
 * `lastFetchedOn` is the end of its last fetch, as `Date.now()`.
 */
type Worker = {
  id: string;
  name: string;
  count: number;
  lastFetchedOn: number | null;
  /** `localGroupConcurrency` is the maximum number of tasks of one organization. */
  options: { minPriority?: number; maxPriority?: number; localGroupConcurrency?: unknown };
};

export type Workers = {
  all(): readonly Worker[];
  /** Makes the worker fetch immediately, or after its current tasks. */
  notify(id: string): void;
  listen(channel: string, onPayload: (payload: string) => void): Promise<{ close(): Promise<void> } | undefined>;
  /** Sends a notification to this channel, to test whether it arrives. */
  requestNotification(): void;
  /** Queues with waiting tasks, and the ms until the first one is due. */
  waitingQueues(): Promise<{ name: string; dueInMs: number }[]>;
  /**
   * Notifications of this queue within this many ms wake workers once, so that they find more tasks to run together.
   */
  collectMs(queue: string): number;
};

/** One priority of each kind of tasks that some workers leave to others. */
const priorities = [0, -1];
const takes = ({
  options: { minPriority = Number.NEGATIVE_INFINITY, maxPriority = Number.POSITIVE_INFINITY },
}: Worker) => {
  return (priority: number): boolean => minPriority <= priority && priority <= maxPriority;
};
const isLimited = ({ options }: Worker): boolean => options.localGroupConcurrency !== undefined;
const takesAll = (worker: Worker): boolean => priorities.every(takes(worker));

/**
 * Makes the workers of this process fetch tasks when a notification arrives or a look finds due ones. Looks find
 * retries, delayed tasks and tasks with lost notifications. They happen every second, or at least every 5 s while the
 * process is idle and notifications arrive.
 */
export class Waker {
  readonly #workers: Workers;
  readonly #log: Logger;
  /** Time at which the workers of a queue were last woken, by queue. */
  readonly #wokenAt = new Map<string, number>();
  readonly #collecting = new Map<string, NodeJS.Timeout>();
  /** Time at which a worker was last notified, by its ID. */
  readonly #notifiedAt = new Map<string, number>();
  #listening: { close(): Promise<void> } | undefined;
  /** True once a notification has arrived after the last queue error. */
  #receivesNotifications = false;
  #timer: NodeJS.Timeout | undefined;
  /** `performance.now()` of the next look. */
  #lookAt = Number.POSITIVE_INFINITY;
  #looking: Promise<void> = Promise.resolve();
  #isRunning = false;

  constructor(workers: Workers, log: Logger) {
    this.#workers = workers;
    this.#log = log;
  }

  async start(): Promise<void> {
    this.#isRunning = true;
    this.lookSoon();
    try {
      this.#listening = await this.#workers.listen(wakeChannel, (payload) => {
        this.#receivesNotifications = true;
        for (const queue of payload.split(',')) this.#wake(queue);
        // The woken workers may leave tasks that their limits allow only later.
        this.lookSoon();
      });
    } catch (error) {
      this.#log.warn({ error }, 'cannot listen for new tasks: looking for them every second');
    }
  }

  /** Call it when a worker has fetched tasks. Wakes another one if there may be more. */
  fetched(queue: string, isFull: boolean): void {
    const workers = this.#of(queue);
    const isRecent = performance.now() - (this.#wokenAt.get(queue) ?? Number.NEGATIVE_INFINITY) < recentMs;
    if (isFull || (isRecent && workers.some(isLimited))) this.#notifyFree(workers);
  }

  /** Call it after a queue error: the connection that listens may be lost. */
  assumeNotificationsLost(): void {
    this.#receivesNotifications = false;
    this.lookSoon();
  }

  /** Looks within a second. */
  lookSoon(): void {
    this.#lookWithin(lookMs);
  }

  /** Looks within `ms`, but at most once a second. */
  #lookWithin(ms: number): void {
    const waitMs = Math.max(ms, lookMs);
    const at = performance.now() + waitMs;
    if (!this.#isRunning || at >= this.#lookAt) return;
    clearTimeout(this.#timer);
    this.#lookAt = at;
    this.#timer = outside(() =>
      setTimeout(() => {
        this.#lookAt = Number.POSITIVE_INFINITY;
        this.#looking = this.#looking.then(() => this.#look());
      }, waitMs),
    );
  }

  /** Wakes workers immediately, unless it has just woken those of this queue. */
  #wake(queue: string): void {
    if (!this.#isRunning || this.#collecting.has(queue)) return;
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
    // The other workers fetch again after their current tasks.
    for (const worker of workers) {
      const isNeeded =
        isLimited(worker) || !priorities.filter(takes(worker)).every((one) => woken.some((w) => takes(w)(one)));
      if (isNeeded && !woken.includes(worker)) this.#workers.notify(worker.id);
    }
  }

  #of(queue: string): Worker[] {
    return this.#workers.all().filter(({ name }) => name === queue);
  }

  /** Notifies one worker that takes all tasks, or one for each kind of priority. Returns them. */
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

  /** A running fetch may miss tasks that are committed meanwhile, so its worker is not free. */
  #isFree({ id, count, lastFetchedOn }: Worker): boolean {
    return count === 0 && (this.#notifiedAt.get(id) ?? 0) <= (lastFetchedOn ?? 0);
  }

  async #look(): Promise<void> {
    let waitMs = this.#receivesNotifications ? longestLookMs : lookMs;
    try {
      if (this.#listening && !this.#receivesNotifications) this.#workers.requestNotification();
      for (const { name, dueInMs } of await this.#workers.waitingQueues()) {
        if (dueInMs <= 0) this.#wake(name);
        waitMs = Math.min(waitMs, dueInMs);
      }
    } catch (error) {
      this.#log.error({ error }, 'queue error');
      waitMs = lookMs;
    }
    this.#lookWithin(waitMs);
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    clearTimeout(this.#timer);
    for (const timer of this.#collecting.values()) clearTimeout(timer);
    await Promise.all([this.#looking, this.#listening?.close()]);
  }
}
