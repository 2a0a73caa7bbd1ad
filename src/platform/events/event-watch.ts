import { setTimeout as pause } from 'node:timers/promises';
import { type Logger, messageOf } from '../log.ts';
import type { EventFilter, EventLog, LogPosition } from './event-log.ts';

type Waiter = { filter: EventFilter; after: string; wake: () => void };

const everyMs = 200;

/**
 * Wakes requests that wait for events. Looks at the log five times a second for all of them, so that a waiting request
 * holds no connection. Looks up nothing while nobody waits.
 */
export class EventWatch {
  readonly #log: EventLog;
  readonly #logger: Logger;
  readonly #stopping: AbortSignal;
  readonly #waiters = new Set<Waiter>();
  #isPolling = false;

  constructor(log: EventLog, logger: Logger, stopping: AbortSignal) {
    this.#log = log;
    this.#logger = logger;
    this.#stopping = stopping;
    stopping.addEventListener('abort', () => this.#wakeAll());
  }

  get isStopping(): boolean {
    return this.#stopping.aborted;
  }

  /** Resolves when a matching event may have come, after `ms`, or when the process stops. */
  async wait(filter: EventFilter, { at }: LogPosition, ms: number): Promise<void> {
    if (this.#stopping.aborted || ms <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => waiter.wake(), ms);
      const waiter: Waiter = {
        filter,
        after: at,
        wake: () => {
          clearTimeout(timer);
          this.#waiters.delete(waiter);
          resolve();
        },
      };
      this.#waiters.add(waiter);
      void this.#poll();
    });
  }

  async #poll(): Promise<void> {
    if (this.#isPolling) return;
    this.#isPolling = true;
    while (this.#waiters.size > 0) {
      await pause(everyMs, undefined, { ref: false });
      try {
        await this.#look();
      } catch (error) {
        // Waiters read the log themselves when their time is over.
        this.#logger.warn({ reason: messageOf(error) }, 'waiting for events failed');
      }
    }
    this.#isPolling = false;
  }

  async #look(): Promise<void> {
    const waiting = [...this.#waiters];
    const [first] = waiting.map(({ after }) => after).sort();
    if (first === undefined) return;
    const until = await this.#log.settled();
    const organizationIds = [...new Set(waiting.map(({ filter }) => filter.organizationId))];
    const events = await this.#log.newSince(first, until, organizationIds);
    for (const waiter of waiting) {
      const { organizationId, types, subjectId } = waiter.filter;
      const fits = events.some(
        (event) =>
          event.organizationId === organizationId &&
          (!types?.length || types.includes(event.type)) &&
          (subjectId === undefined || event.subjectId === subjectId),
      );
      if (fits) waiter.wake();
      else waiter.after = until;
    }
  }

  #wakeAll(): void {
    for (const waiter of [...this.#waiters]) waiter.wake();
  }
}
