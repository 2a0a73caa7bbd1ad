import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from '#platform/database/failure.ts';
import type { LoggedCall } from '#platform/http/api/logged-call.ts';
import { type Logger, messageOf } from '#platform/log.ts';
import { measure } from '#platform/telemetry/measurements.ts';
import type { RequestLogRepository } from './request-log.repository.ts';

/** Entries of one insert. */
export const batchSize = 500;
/** Some 10 MB of entries. A process that answers 1,000 requests a second fills it in 20 seconds without a database. */
export const maxWaiting = 20_000;
const flushMs = 1_000;
/** Attempts for a batch that the database rejects. While the database is unavailable, attempts are unlimited. */
const maxAttempts = 5;
const maxRetryMs = 5_000;
const reportMs = 60_000;

// Statements of the buffer belong to no request, trace or transaction.
const outside = AsyncLocalStorage.snapshot();

/**
 * Finished calls that wait to be stored. Requests never wait for it: above its size, new calls are dropped. Calls of a
 * failed insert stay first in line.
 */
export class CallBuffer {
  readonly #entries: RequestLogRepository;
  readonly #log: Logger;
  #waiting: LoggedCall[] = [];
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | undefined;
  #failures = 0;
  #dropped = 0;
  #report: NodeJS.Timeout | undefined;

  constructor(entries: RequestLogRepository, log: Logger) {
    this.#entries = entries;
    this.#log = log;
  }

  readonly add = (call: LoggedCall): void => {
    if (this.#waiting.length >= maxWaiting) return this.#drop(1);
    this.#waiting.push(call);
    if (this.#waiting.length >= batchSize && this.#failures === 0) this.#flush();
    else this.#plan(flushMs);
  };

  /** Stores what waits, for at most `seconds`. */
  async close(seconds: number): Promise<void> {
    const late = delay(seconds * 1000, undefined, { ref: false });
    await Promise.race([this.#drain(), late]);
    clearTimeout(this.#timer);
    this.#drop(this.#waiting.splice(0).length);
    this.#reportDrops();
  }

  async #drain(): Promise<void> {
    await this.#flushing;
    while (this.#waiting.length > 0 && (await this.#storeOne()));
  }

  #plan(ms: number): void {
    if (this.#timer || this.#flushing) return;
    this.#timer = outside(() => setTimeout(() => this.#flush(), ms).unref());
  }

  #flush(): void {
    if (this.#flushing) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flushing = outside(() => this.#storeFull()).finally(() => {
      this.#flushing = undefined;
      if (this.#waiting.length > 0) this.#plan(this.#pause());
    });
  }

  /** A batch, and further ones as long as they are full: small ones would cost a commit for each few calls. */
  async #storeFull(): Promise<void> {
    while ((await this.#storeOne()) && this.#waiting.length >= batchSize);
  }

  #pause(): number {
    return Math.min(maxRetryMs, flushMs * 2 ** this.#failures);
  }

  /** Whether the first batch is off the line. Never throws. */
  async #storeOne(): Promise<boolean> {
    const batch = this.#waiting.slice(0, batchSize);
    try {
      await this.#entries.insert(batch);
      this.#failures = 0;
      this.#waiting.splice(0, batch.length);
      measure('loggedCall', { outcome: 'stored', count: batch.length });
      return true;
    } catch (error) {
      this.#failures++;
      if (this.#failures === 1) this.#log.warn({ reason: messageOf(error) }, 'request log could not be written');
      if (this.#failures < maxAttempts || isDatabaseUnavailable(error)) return false;
      this.#failures = 0;
      this.#waiting.splice(0, batch.length);
      this.#drop(batch.length);
      return true;
    }
  }

  #drop(count: number): void {
    if (count === 0) return;
    measure('loggedCall', { outcome: 'dropped', count });
    this.#dropped += count;
    this.#report ??= outside(() => setTimeout(() => this.#reportDrops(), reportMs).unref());
  }

  #reportDrops(): void {
    clearTimeout(this.#report);
    this.#report = undefined;
    if (this.#dropped > 0) this.#log.warn({ dropped: this.#dropped }, 'request log entries dropped');
    this.#dropped = 0;
  }
}
