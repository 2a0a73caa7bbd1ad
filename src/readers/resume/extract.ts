import { ResumeFailure } from './failure.ts';
import { maxResumeBytes } from './format.ts';
import {
  type ReaderLimits,
  type ReaderOptions,
  type ReaderOutcome,
  ReaderProcess,
  readerLimits,
} from './reader-process.ts';
import type { ReadResume } from './resume-document.ts';

/** Throws ResumeFailure `too_large` or `unsupported`. */
export function checkResumeSize(bytes: Uint8Array): void {
  if (bytes.byteLength > maxResumeBytes) throw new ResumeFailure('too_large');
  if (bytes.byteLength === 0) throw new ResumeFailure('unsupported');
}

/** Throws ResumeFailure. */
export function resumeOf({ reply, isLate }: ReaderOutcome, limitsComputing: boolean): ReadResume {
  if (!reply.ok) throw new ResumeFailure(reply.reason, { retryable: isLate && limitsComputing });
  const { ok: _, isLast: __, ...read } = reply as typeof reply & { isLast?: boolean };
  return read;
}

/** A file that makes others kill this many unused readers is at fault. Any other kill may not be about the file. */
const mostKills = 2;

/** Repeats `read`, which uses a new reader, if somebody else killed the reader. `kills`: unused readers killed before. */
export async function untilNotKilled(read: () => Promise<ReaderOutcome>, kills = 0): Promise<ReaderOutcome> {
  for (let killed = kills; ; ) {
    const outcome = await read();
    if (outcome.isKilled) killed += 1;
    if (!outcome.isKilled || killed >= mostKills) return outcome;
  }
}

/**
 * Reads the visible text (at most 200,000 characters) and profile of a PDF, DOCX or plain text file in an isolated process
 * of its own. It gets 8 s of CPU time, or 8 s in all where that cannot be limited. `timeoutMs` (default 30 s) includes
 * starting it; `heapMb` (default 256) is its JavaScript heap, total memory 512 MiB more; `signal` kills it. Throws
 * ResumeFailure `too_large`, `unsupported`, `encrypted`, `corrupt`, `no_text` or `too_complex` (retryable if the machine
 * was too busy); an Error if it could not run.
 */
export async function readResumeFile(
  bytes: Uint8Array,
  options: Partial<ReaderLimits> & Omit<ReaderOptions, 'isShared'> = {},
): Promise<ReadResume> {
  options.signal?.throwIfAborted();
  checkResumeSize(bytes);
  const { limitsComputing, ...limits } = await readerLimits();
  const read = async () => {
    options.signal?.throwIfAborted();
    const reader = await ReaderProcess.start({ isShared: false, ...options });
    try {
      return await reader.read(bytes, { ...limits, ...options });
    } finally {
      await reader.end();
    }
  };
  return resumeOf(await untilNotKilled(read), limitsComputing);
}
