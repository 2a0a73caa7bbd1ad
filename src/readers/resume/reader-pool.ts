import { checkResumeSize, resumeOf, untilNotKilled } from './extract.ts';
import type { ResumeFailureReason } from './failure.ts';
import { type ReaderOptions, type ReaderOutcome, ReaderProcess, readerLimits } from './reader-process.ts';
import type { ReadResume } from './resume-document.ts';
import { SpareReaders } from './spare-readers.ts';

type PoolOptions = Omit<ReaderOptions, 'isShared'> & {
  /** CPU time of a file. */
  cpuMs?: number;
  idleMs?: number;
  /** A reader ends after this many files. */
  maxFiles?: number;
};

type IdleReader = { owner: string; reader: ReaderProcess; timer: NodeJS.Timeout };

/** If more organizations than this send files at the same time, readers start more often. */
const idlePerSlot = 2;
/** Bounds how many files a reader that was taken over could see. */
const maxAgeMs = 60_000;
/** Leaves a file its 8 s before the system's limit. */
const maxCpuMs = 20_000;
const maxMemoryMb = 448;
/** Failures that are found before a library reads the content. Others may have left something behind. */
const harmless: readonly ResumeFailureReason[] = ['unsupported', 'encrypted', 'no_text'];

/**
 * Readers that stay warm for the next file of the same owner, as starting one costs many times as much as reading. Files
 * without an owner get a reader of their own. Spare readers have read no file yet, and are there for the first file of any
 * owner.
 */
export class ReaderPool {
  readonly #maxIdle: number;
  readonly #idleMs: number;
  readonly #maxFiles: number;
  readonly #options: Omit<PoolOptions, 'idleMs' | 'maxFiles'>;
  readonly #spares: SpareReaders;
  /** The longest idle first. */
  #idle: IdleReader[] = [];

  constructor(
    { resumeReaders, resumeSpareReaders = 0 }: { resumeReaders: number; resumeSpareReaders?: number },
    { idleMs = 10_000, maxFiles = 100, ...options }: PoolOptions = {},
  ) {
    this.#maxIdle = idlePerSlot * resumeReaders;
    this.#idleMs = idleMs;
    this.#maxFiles = maxFiles;
    this.#options = options;
    this.#spares = new SpareReaders(resumeSpareReaders, () => this.#start());
  }

  /** Keeps spare readers until `close`. */
  keepSpares(): void {
    this.#spares.keep();
  }

  /** Ends all readers that wait for a file. */
  async close(): Promise<void> {
    const idle = this.#idle.map(({ reader }) => this.#drop(reader));
    await Promise.all([...idle, this.#spares.close()]);
  }

  /** Like `readResumeFile`. Only a reader that has not read other files may fail a file. */
  readonly read = async (
    bytes: Uint8Array,
    { owner, signal }: { owner?: string | undefined; signal?: AbortSignal } = {},
  ): Promise<ReadResume> => {
    signal?.throwIfAborted();
    checkResumeSize(bytes);
    return this.#spares.during(() => this.#read(bytes, owner, signal));
  };

  async #read(bytes: Uint8Array, owner: string | undefined, signal: AbortSignal | undefined): Promise<ReadResume> {
    const { limitsComputing, ...limits } = await readerLimits();
    const readBy = (reader: ReaderProcess) =>
      this.#readBy(reader, owner, bytes, { ...limits, ...this.#options, signal });
    const warm = owner === undefined ? undefined : this.#take(owner);
    const outcome = warm && (await readBy(warm).catch(() => undefined));
    if (outcome?.reply.ok) return resumeOf(outcome, limitsComputing);
    signal?.throwIfAborted();
    const spare = await this.#spares.take(signal);
    const first = spare && (await readBy(spare).catch(() => undefined));
    // It may have been killed while it waited.
    if (first && !first.isKilled) return resumeOf(first, limitsComputing);
    const readAgain = async () => {
      signal?.throwIfAborted();
      return readBy(await this.#start(owner !== undefined));
    };
    return resumeOf(await untilNotKilled(readAgain, first ? 1 : 0), limitsComputing);
  }

  #start(isShared = true): Promise<ReaderProcess> {
    return ReaderProcess.start({ ...this.#options, isShared });
  }

  async #readBy(
    reader: ReaderProcess,
    owner: string | undefined,
    bytes: Uint8Array,
    limits: Parameters<ReaderProcess['read']>[1],
  ): Promise<ReaderOutcome> {
    const outcome = await reader.read(bytes, limits);
    if (owner !== undefined && this.#isReusable(reader, outcome)) this.#keep(owner, reader);
    else await reader.end();
    return outcome;
  }

  #isReusable(reader: ReaderProcess, { reply, isLast }: ReaderOutcome): boolean {
    const { files, ageMs, usage } = reader;
    if (isLast || reader.hasEnded || !usage) return false;
    // A fresh reader found it, too.
    if (!reply.ok && (files > 1 || !harmless.includes(reply.reason))) return false;
    const { cpuMs, memoryMb } = usage;
    return files < this.#maxFiles && ageMs < maxAgeMs && cpuMs < maxCpuMs && memoryMb < maxMemoryMb;
  }

  #keep(owner: string, reader: ReaderProcess): void {
    const timer = setTimeout(() => void this.#drop(reader), this.#idleMs).unref();
    this.#idle.push({ owner, reader, timer });
    const [longest] = this.#idle;
    if (longest && this.#idle.length > this.#maxIdle) void this.#drop(longest.reader);
  }

  /** The owner's reader that was idle for the shortest time. */
  #take(owner: string): ReaderProcess | undefined {
    for (;;) {
      const found = this.#idle.findLast((idle) => idle.owner === owner);
      if (!found) return undefined;
      this.#remove(found);
      if (!found.reader.hasEnded && found.reader.ageMs < maxAgeMs) return found.reader;
      void found.reader.end();
    }
  }

  #drop(reader: ReaderProcess): Promise<void> {
    const found = this.#idle.find((idle) => idle.reader === reader);
    if (found) this.#remove(found);
    return reader.end();
  }

  #remove(idle: IdleReader): void {
    clearTimeout(idle.timer);
    this.#idle = this.#idle.filter((other) => other !== idle);
  }
}
