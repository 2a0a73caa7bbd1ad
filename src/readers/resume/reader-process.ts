import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { endIsolated, startIsolatedNode } from '#platform/isolation/isolated-process.ts';
import { findIsolation } from '#platform/isolation/isolation.ts';
import { type ProgramUsage, usageOf } from '#platform/isolation/program-usage.ts';
import { type ResumeFailureReason, resumeFailureReasons } from './failure.ts';
import { Frame, frameOf } from './frame.ts';
import type { ReadResume } from './resume-document.ts';
import { sampleResume } from './sample-resume.ts';

export type ReaderReply = ({ ok: true } & ReadResume) | { ok: false; reason: ResumeFailureReason };

/**
 * `isLate`: it got no result in time. `isLast`: the process ends, or should. `isKilled`: somebody else killed it before it
 * replied, such as the system for want of memory, and the file had used less than half of its limits.
 */
export type ReaderOutcome = { reply: ReaderReply; isLate: boolean; isLast: boolean; isKilled: boolean };

export type ReaderLimits = { cpuMs: number; timeoutMs: number; signal?: AbortSignal | undefined };

export type ReaderOptions = {
  /** Reads many files. Else the first is the last. */
  isShared: boolean;
  /** Size of the JavaScript heap. The total memory is 512 MiB more. */
  heapMb?: number;
  /** Only for tests. */
  script?: string;
};

const readerFile = fileURLToPath(new URL('./extract-worker.ts', import.meta.url));
/**
 * A reader ends before the slowest compiler of V8 has paid off, and most of its objects live briefly. With these flags, the
 * first 31 files of a reader take a fifth less CPU time.
 */
const quickFlags = ['--no-opt', '--min-semi-space-size=8'];
const readingCpuMs = 8_000;
const patienceMs = 30_000;
/** The system ends a shared reader that used more in all. */
const sharedCpuMs = 30_000;
/** A shell reports its program as killed. */
const killedCode = 128 + 9;
/** Threads that compute at the same time: Node's main thread and those of V8. */
const busyThreads = Math.min(5, os.availableParallelism());
/**
 * The system counts CPU time by its clock's ticks for its limit, and exactly for us. The two differ by a tenth. A file is at
 * fault from this share of a limit on, because then the system may have ended it at the limit.
 */
const faultyShare = 0.5;
// 200,000 characters, each possibly a line with its own style.
const maxReplyBytes = 16 * 1024 * 1024;
const watchMs = 100;
/** Limited, because a file may wait for it. */
const warmUpMs = 8_000;

/** 8 s of CPU time for a file, or 8 s by the clock where that cannot be limited. */
export async function readerLimits(): Promise<{ cpuMs: number; timeoutMs: number; limitsComputing: boolean }> {
  const limitsComputing = (await findIsolation()).limited.includes('CPU time');
  return { cpuMs: readingCpuMs, timeoutMs: limitsComputing ? patienceMs : readingCpuMs, limitsComputing };
}

/**
 * An isolated process that reads resumes, one at a time. A separate process, not a thread: V8 aborts the whole process when
 * one allocation exceeds the heap, as a 7 MB PDF can cause.
 */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly #maxMemoryMb: number;
  /** The system's limit for all files together. */
  readonly #maxCpuMs: number;
  readonly #closed: Promise<void>;
  #end: { code: number | null; killedBy: NodeJS.Signals | null; error?: Error | undefined } | undefined;
  #onReply: (piece: Buffer) => void = () => this.#kill();
  #files = 0;
  #firstFileAt: number | undefined;
  #usage: ProgramUsage | undefined;
  #isKilledByUs = false;

  private constructor(child: ChildProcess, { memoryMb, cpuMs }: ProgramUsage) {
    this.#child = child;
    this.#maxMemoryMb = memoryMb;
    this.#maxCpuMs = cpuMs;
    this.#closed = new Promise((resolve) => {
      let error: Error | undefined;
      const end = (code: number | null, killedBy: NodeJS.Signals | null) => {
        this.#end ??= { code, killedBy, error };
        resolve();
      };
      child.on('close', end);
      child.on('error', (cause) => {
        error = cause;
        // Without file descriptors there is no process and no 'close' event.
        if (child.pid === undefined) end(null, null);
      });
    });
    // A process that ends early breaks the pipe. The 'close' event says how it ended.
    child.stdin?.on('error', () => {});
    // Bytes that nobody waits for are forged.
    child.stdio?.[3]?.on('data', (piece: Buffer) => this.#onReply(piece));
  }

  static async start({ isShared, heapMb = 256, script = readerFile }: ReaderOptions): Promise<ReaderProcess> {
    const most = { cpuMs: isShared ? sharedCpuMs : readingCpuMs, memoryMb: heapMb + 512 };
    const child = await startIsolatedNode({
      script,
      args: [isShared ? 'shared' : 'once'],
      heapMb,
      flags: quickFlags,
      cpuSeconds: most.cpuMs / 1000,
      // The reply has its own pipe, separate from anything that a library prints.
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
    return new ReaderProcess(child, most);
  }

  get files(): number {
    return this.#files;
  }

  /** Since its first file. */
  get ageMs(): number {
    return this.#firstFileAt === undefined ? 0 : performance.now() - this.#firstFileAt;
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Usage after the last file. Undefined if the system does not report it. */
  get usage(): ProgramUsage | undefined {
    return this.#usage;
  }

  /** Reads a file of ours, which compiles code. The reader counts as unused after it. Ends the process if that fails. */
  async warmUp(): Promise<void> {
    const { cpuMs } = await readerLimits();
    const { reply, isLast } = await this.read(sampleResume(), { cpuMs, timeoutMs: warmUpMs });
    if (!reply.ok || isLast) return this.end();
    this.#files = 0;
    this.#firstFileAt = undefined;
  }

  /** Rejects with the signal's reason, and with an Error if the process could not run. Both end the process. */
  async read(bytes: Uint8Array, { cpuMs, timeoutMs, signal }: ReaderLimits): Promise<ReaderOutcome> {
    this.#setAwaited(true);
    const usedBefore = this.#usage?.cpuMs ?? 0;
    this.#files += 1;
    this.#firstFileAt ??= performance.now();
    let isLate = false;
    let seen = { cpuMs: usedBefore, memoryMb: 0, at: performance.now() };
    const kill = () => this.#kill();
    const timer = setTimeout(() => {
      isLate = true;
      kill();
    }, timeoutMs);
    const watch = setInterval(() => {
      const at = performance.now();
      void usageOf(this.#child).then((usage) => {
        if (!usage) return;
        seen = { ...usage, at };
        if (usage.cpuMs - usedBefore > cpuMs || usage.memoryMb > this.#maxMemoryMb) kill();
      });
    }, watchMs);
    signal?.addEventListener('abort', kill, { once: true });
    try {
      signal?.throwIfAborted();
      const reply = await this.#replyTo(bytes);
      const isAtFault = this.#mayBeAtLimit(seen);
      this.#usage = await usageOf(this.#child);
      signal?.throwIfAborted();
      return {
        reply: reply ?? this.#failure(),
        isLate,
        isLast: reply?.isLast ?? true,
        isKilled: !reply && !isAtFault && this.#isKilledByOthers,
      };
    } catch (error) {
      await this.end();
      throw error;
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', kill);
      this.#setAwaited(false);
    }
  }

  /** Kills it, and waits for its end. */
  async end(): Promise<void> {
    this.#setAwaited(true);
    this.#kill();
    await this.#closed;
  }

  get #isKilledByOthers(): boolean {
    const { code, killedBy } = this.#end ?? {};
    return !this.#isKilledByUs && (killedBy === 'SIGKILL' || code === killedCode);
  }

  /** `at`: when it was last measured. It has computed since. */
  #mayBeAtLimit({ cpuMs, memoryMb, at }: ProgramUsage & { at: number }): boolean {
    const mostCpuMs = cpuMs + busyThreads * (performance.now() - at);
    return mostCpuMs > faultyShare * this.#maxCpuMs || memoryMb > faultyShare * this.#maxMemoryMb;
  }

  #kill(): void {
    this.#isKilledByUs = true;
    endIsolated(this.#child);
  }

  /** Undefined if the process ended instead. */
  async #replyTo(bytes: Uint8Array): Promise<(ReaderReply & { isLast: boolean }) | undefined> {
    const frame = new Frame();
    const replied = new Promise<void>((resolve) => {
      this.#onReply = (piece) => {
        frame.add(piece);
        const { length = 0, missing = 1 } = frame;
        if (length > maxReplyBytes || missing < 0) this.#kill();
        else if (missing === 0) resolve();
      };
    });
    this.#child.stdin?.write(frameOf(bytes));
    await Promise.race([replied, this.#closed]);
    this.#onReply = () => this.#kill();
    if (frame.missing !== 0) return undefined;
    const reply = parseReply(frame.content().toString('utf8'));
    if (!reply) throw new Error('The resume reader sent an invalid reply.');
    return reply;
  }

  /** What the end of the process means for the file. */
  #failure(): ReaderReply {
    const { code = null, killedBy = null, error } = this.#end ?? {};
    // SIGABRT: out of heap. SIGKILL: out of time or memory. SIGSEGV, SIGTRAP: crashed.
    if (killedBy || (code !== null && code > 128)) return { ok: false, reason: 'too_complex' };
    throw new Error(`The resume reader could not run (exit code ${code}).`, { cause: error });
  }

  /** An idle reader does not keep our process from ending, which ends the reader. */
  #setAwaited(isAwaited: boolean): void {
    const parts = [this.#child, ...this.#child.stdio.map((part) => part as Socket | null)];
    for (const part of parts) {
      if (isAwaited) part?.ref();
      else part?.unref();
    }
  }
}

function parseReply(json: string): (ReaderReply & { isLast: boolean }) | undefined {
  try {
    const reply: ReaderReply & { isLast: boolean } = JSON.parse(json);
    const valid = reply.ok ? Array.isArray(reply.lines) : resumeFailureReasons.includes(reply.reason);
    return valid && typeof reply.isLast === 'boolean' ? reply : undefined;
  } catch {
    return undefined;
  }
}
