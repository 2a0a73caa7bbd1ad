import type { ReaderProcess } from './reader-process.ts';

/** Spare readers start only after this time without files, because starting one takes a second of computing. */
const restMs = 1_000;

/** Unused readers that have compiled their code, for the first file of any owner. */
export class SpareReaders {
  readonly #count: number;
  readonly #start: () => Promise<ReaderProcess>;
  /** Includes those that are starting. Undefined: it could not start. */
  #spares: Promise<ReaderProcess | undefined>[] = [];
  #warming: ReaderProcess | undefined;
  #files = 0;
  #timer: NodeJS.Timeout | undefined;
  #isKept = false;
  #isFilling = false;

  constructor(count: number, start: () => Promise<ReaderProcess>) {
    this.#count = count;
    this.#start = start;
  }

  /** Starts them, and others for those that are taken, until `close`. */
  keep(): void {
    this.#isKept = true;
    this.#fillLater();
  }

  /** Waits if it is still starting. Undefined without any. If the signal aborts, keeps it and rejects with the reason. */
  async take(signal?: AbortSignal): Promise<ReaderProcess | undefined> {
    for (;;) {
      const reader = this.#spares.shift();
      if (!reader) return undefined;
      const started = await (signal ? beforeAbort(reader, signal) : reader).catch((error: unknown) => {
        this.#spares.unshift(reader);
        throw error;
      });
      if (started && !started.hasEnded) return started;
    }
  }

  /** None begins to start while `work` reads a file. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#files += 1;
    clearTimeout(this.#timer);
    try {
      return await work();
    } finally {
      this.#files -= 1;
      this.#fillLater();
    }
  }

  async close(): Promise<void> {
    this.#isKept = false;
    clearTimeout(this.#timer);
    await this.#warming?.end();
    await Promise.all(this.#spares.splice(0).map(async (reader) => (await reader)?.end()));
  }

  #fillLater(): void {
    clearTimeout(this.#timer);
    if (this.#mayFill) this.#timer = setTimeout(() => void this.#fill(), restMs).unref();
  }

  get #mayFill(): boolean {
    return this.#isKept && this.#files === 0 && this.#spares.length < this.#count;
  }

  /** One after the other, so that a file need not wait for two. After a failure, tried again after the next file. */
  async #fill(): Promise<void> {
    if (this.#isFilling) return;
    this.#isFilling = true;
    const reader = this.#startOne();
    this.#spares.push(reader);
    const hasStarted = (await reader) !== undefined;
    this.#isFilling = false;
    if (hasStarted) this.#fillLater();
    else this.#spares = this.#spares.filter((other) => other !== reader);
  }

  async #startOne(): Promise<ReaderProcess | undefined> {
    try {
      const reader = await this.#start();
      this.#warming = reader;
      if (this.#isKept) await reader.warmUp();
      // Without a measured use, a reader is of no use later: it reads only one file, with stricter limits of the system.
      if (!this.#isKept || !reader.usage) await reader.end();
      return reader.hasEnded ? undefined : reader;
    } catch {
      return undefined;
    } finally {
      this.#warming = undefined;
    }
  }
}

const beforeAbort = async <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> => {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
};
