import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startIsolatedNode } from '#platform/isolation/isolated-process.ts';
import { findIsolation } from '#platform/isolation/isolation.ts';
import { ResumeFailure, type ResumeFailureReason, resumeFailureReasons } from './failure.ts';
import { maxResumeBytes } from './format.ts';
import type { ReadResume } from './resume-document.ts';

export type ExtractionReply = ({ ok: true } & ReadResume) | { ok: false; reason: ResumeFailureReason };

const workerFile = fileURLToPath(new URL('./extract-worker.ts', import.meta.url));
const computingMs = 8_000;
const patienceMs = 30_000;
// 200,000 characters, each possibly a line with its own style.
const maxReplyBytes = 16 * 1024 * 1024;

/**
 * Reads the visible text (at most 200,000 characters) and profile of a PDF, DOCX or plain text file. A separate
 * process, not a thread: V8 aborts the whole process when one allocation exceeds the heap, as a 7 MB PDF can cause. The
 * process is isolated. It gets 8 s of CPU time, or 8 s in all where that cannot be limited. `timeoutMs` (default 30 s)
 * includes starting it; `heapMb` (default 256) is its JavaScript heap, total memory 512 MiB more; `signal` kills it.
 * Throws ResumeFailure `too_large`, `unsupported`, `encrypted`, `corrupt`, `no_text` or `too_complex` (retryable if the
 * machine was too busy); an Error if it could not run.
 */
export async function readResumeFile(
  bytes: Uint8Array,
  options: { timeoutMs?: number; heapMb?: number; signal?: AbortSignal } = {},
): Promise<ReadResume> {
  const { heapMb = 256, signal } = options;
  signal?.throwIfAborted();
  if (bytes.byteLength > maxResumeBytes) throw new ResumeFailure('too_large');
  if (bytes.byteLength === 0) throw new ResumeFailure('unsupported');

  const limitsComputing = (await findIsolation()).limited.includes('CPU time');
  const { timeoutMs = limitsComputing ? patienceMs : computingMs } = options;
  const { reply, isLate } = await runWorker(bytes, { timeoutMs, heapMb, signal });
  signal?.throwIfAborted();
  if (!reply.ok) throw new ResumeFailure(reply.reason, { retryable: isLate && limitsComputing });
  const { ok: _, ...read } = reply;
  return read;
}

async function runWorker(
  bytes: Uint8Array,
  { timeoutMs, heapMb, signal }: { timeoutMs: number; heapMb: number; signal: AbortSignal | undefined },
): Promise<{ reply: ExtractionReply; isLate: boolean }> {
  const { isChildOfChild } = await findIsolation();
  const child = await startIsolatedNode({
    script: workerFile,
    args: [String(timeoutMs)],
    heapMb,
    cpuSeconds: computingMs / 1000,
    // The reply has its own pipe, separate from anything that a library prints.
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    kill();
  }, timeoutMs);
  const watch = watchMemory(child, { limitMb: heapMb + 512, isChildOfChild }, kill);
  signal?.addEventListener('abort', kill, { once: true });
  if (signal?.aborted) kill();
  try {
    return { reply: await replyOf(child, bytes, kill), isLate };
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal?.removeEventListener('abort', kill);
  }
}

function replyOf(child: ChildProcess, bytes: Uint8Array, kill: () => void): Promise<ExtractionReply> {
  return new Promise((resolve, reject) => {
    let spawnError: Error | undefined;
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (code: number | null, killedBy: NodeJS.Signals | null) => {
      const reply = code === 0 ? parseReply(Buffer.concat(chunks).toString('utf8')) : undefined;
      if (reply) return resolve(reply);
      // SIGABRT: out of heap. SIGKILL: out of time or memory. SIGSEGV, SIGTRAP: crashed.
      if (killedBy || (code !== null && code > 128)) return resolve({ ok: false, reason: 'too_complex' });
      reject(new Error(`The resume extractor could not run (exit code ${code}).`, { cause: spawnError }));
    };

    child.on('close', finish);
    child.on('error', (error) => {
      spawnError = error;
      // Without file descriptors there is no process, and no 'close'.
      if (child.pid === undefined) finish(null, null);
    });
    child.stdio?.[3]?.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxReplyBytes) kill();
      else chunks.push(chunk);
    });
    // A process that ends early breaks the pipe; 'close' tells how it ended.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });
}

/** The heap limit does not cover byte arrays, which a deflate bomb fills. */
function watchMemory(
  { pid }: ChildProcess,
  { limitMb, isChildOfChild }: { limitMb: number; isChildOfChild: boolean },
  onExceeded: () => void,
): NodeJS.Timeout | undefined {
  if (process.platform !== 'linux') return undefined;
  const check = (status: string) => {
    const kib = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
    if (kib > limitMb * 1024) onExceeded();
  };
  const reader = async () =>
    isChildOfChild ? (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim() : String(pid);
  return setInterval(() => {
    // Unreadable before the process has begun and after it has ended.
    reader()
      .then((id) => readFile(`/proc/${id}/status`, 'utf8'))
      .then(check, () => {});
  }, 100);
}

function parseReply(json: string): ExtractionReply | undefined {
  try {
    const reply: ExtractionReply = JSON.parse(json);
    const valid = reply.ok ? Array.isArray(reply.lines) : resumeFailureReasons.includes(reply.reason);
    return valid ? reply : undefined;
  } catch {
    return undefined;
  }
}
