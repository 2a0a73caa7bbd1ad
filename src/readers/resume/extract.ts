import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ResumeFailure, type ResumeFailureReason, resumeFailureReasons } from './failure.ts';
import { maxResumeBytes } from './format.ts';
import type { ReadResume } from './resume-document.ts';

export type ExtractionReply = ({ ok: true } & ReadResume) | { ok: false; reason: ResumeFailureReason };

const workerFile = fileURLToPath(new URL('./extract-worker.ts', import.meta.url));
// 200,000 characters, each possibly a line with its own style.
const maxReplyBytes = 16 * 1024 * 1024;

/**
 * Reads the visible text (at most 200,000 characters) and profile of a PDF, DOCX or plain text file. A separate
 * process, not a thread: V8 aborts the whole process when one allocation exceeds the heap, as a 7 MB PDF can cause. It
 * has an empty environment and cannot write files, start programs or load native code. `timeoutMs` (default 8 s)
 * includes starting it; `heapMb` (default 256) is its JavaScript heap, total memory 512 MiB more; `signal` kills it.
 * Throws ResumeFailure `too_large`, `unsupported`, `encrypted`, `corrupt`, `no_text` or `too_complex`; an Error if it
 * could not run.
 */
export async function readResumeFile(
  bytes: Uint8Array,
  options: { timeoutMs?: number; heapMb?: number; signal?: AbortSignal } = {},
): Promise<ReadResume> {
  const { timeoutMs = 8_000, heapMb = 256, signal } = options;
  signal?.throwIfAborted();
  if (bytes.byteLength > maxResumeBytes) throw new ResumeFailure('too_large');
  if (bytes.byteLength === 0) throw new ResumeFailure('unsupported');

  const reply = await runWorker(bytes, { timeoutMs, heapMb, signal });
  signal?.throwIfAborted();
  if (!reply.ok) throw new ResumeFailure(reply.reason);
  const { ok: _, ...read } = reply;
  return read;
}

async function runWorker(
  bytes: Uint8Array,
  { timeoutMs, heapMb, signal }: { timeoutMs: number; heapMb: number; signal: AbortSignal | undefined },
): Promise<ExtractionReply> {
  const child = spawn(
    process.execPath,
    // Node needs to read its modules.
    ['--permission', '--allow-fs-read=*', `--max-old-space-size=${heapMb}`, workerFile, String(timeoutMs)],
    // The reply has its own pipe, separate from anything that a library prints.
    { stdio: ['pipe', 'ignore', 'ignore', 'pipe'], env: {} },
  );
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, timeoutMs);
  const watch = watchMemory(child, heapMb + 512, kill);
  signal?.addEventListener('abort', kill, { once: true });
  try {
    return await replyOf(child, bytes, kill);
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
function watchMemory(child: ChildProcess, limitMb: number, onExceeded: () => void): NodeJS.Timeout | undefined {
  if (process.platform !== 'linux') return undefined;
  const check = (status: string) => {
    const kib = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
    if (kib > limitMb * 1024) onExceeded();
  };
  return setInterval(() => {
    // Unreadable after the process has ended.
    readFile(`/proc/${child.pid}/status`, 'utf8').then(check, () => {});
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
