import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '../log.ts';
import type { Progress, RunEnd, RunKey, TaskRecordRepository } from './task-record.repository.ts';

/** Delay before a run is recorded as running. Most runs end sooner. */
const writeDelayMs = 200;

/** Records the progress and the end of a run. Never fails the run. */
export class RunRecorder {
  readonly #records: TaskRecordRepository;
  readonly #run: RunKey;
  readonly #log: Logger;
  readonly #startedAt = new Date();
  // A handler may report progress in a transaction. The record must be written outside of it.
  readonly #outside = AsyncLocalStorage.snapshot();
  /** Delay before the next write. It becomes short with the first progress, which somebody watches. */
  #delayMs: number;
  #progress: Progress | undefined;
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;
  #written: Promise<void> = Promise.resolve();

  constructor(records: TaskRecordRepository, run: RunKey, log: Logger, delayMs = writeDelayMs) {
    this.#records = records;
    this.#run = run;
    this.#log = log;
    this.#delayMs = delayMs;
    this.#plan();
  }

  progress(done: number, total: number, step?: string): void {
    this.#progress = { done, total, step };
    if (this.#delayMs > writeDelayMs) {
      this.#delayMs = writeDelayMs;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    this.#plan();
  }

  async end(end: RunEnd): Promise<void> {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#write(() => this.#records.markEnded(this.#run, this.#startedAt, this.#progress, end));
    await this.#written;
  }

  #plan(): void {
    if (this.#hasEnded) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#outside(() => this.#write(() => this.#records.markRunning(this.#run, this.#startedAt, this.#progress)));
    }, this.#delayMs);
  }

  /** Writes in order. A schedule repairs failed writes. */
  #write(write: () => Promise<void>): void {
    this.#written = this.#written.then(write).catch((error: unknown) => {
      this.#log.warn({ error }, "a task's record could not be updated");
    });
  }
}
