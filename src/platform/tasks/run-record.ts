import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '../log.ts';
import type { Ending, Progress, RunKey, TaskRecordRepository } from './task-record.repository.ts';

/** Most runs end sooner: what nobody could see is not written. */
const patienceMs = 200;

/** Keeps the record of one run up to date: that it runs, how far it is, how it ended. It never fails the run. */
export class RunRecord {
  readonly #records: TaskRecordRepository;
  readonly #run: RunKey;
  readonly #log: Logger;
  readonly #startedAt = new Date();
  // A handler may tell its progress within a transaction, which a record is no part of.
  readonly #outside = AsyncLocalStorage.snapshot();
  #progress: Progress | undefined;
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;
  #written: Promise<void> = Promise.resolve();

  constructor(records: TaskRecordRepository, run: RunKey, log: Logger) {
    this.#records = records;
    this.#run = run;
    this.#log = log;
    this.#plan();
  }

  progress(done: number, total: number, step?: string): void {
    this.#progress = { done, total, step };
    this.#plan();
  }

  async end(ending: Ending): Promise<void> {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#write(() => this.#records.markEnded(this.#run, this.#startedAt, this.#progress, ending));
    await this.#written;
  }

  #plan(): void {
    if (this.#hasEnded) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#outside(() => this.#write(() => this.#records.markRunning(this.#run, this.#startedAt, this.#progress)));
    }, patienceMs);
  }

  /** One after the other. What is not written is put right by the schedule that compares records with the queue. */
  #write(write: () => Promise<void>): void {
    this.#written = this.#written.then(write).catch((error: unknown) => {
      this.#log.warn({ error }, "a task's record is not up to date");
    });
  }
}
