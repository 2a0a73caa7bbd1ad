import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ResumeFailure, type ResumeFailureReason, resumeFailureReasons } from './resume.failure.ts';
import { maxResumeBytes } from './resume.format.ts';
import type { ReadResume } from './resume.types.ts';

/** What the extracting process answers with. */
export type ResumeReply = ({ ok: true } & ReadResume) | { ok: false; reason: ResumeFailureReason };

const workerFile = fileURLToPath(new URL('./resume.extract-worker.ts', import.meta.url));
// 200,000 characters, of which each may be a line of its own.
const maxReplyBytes = 16 * 1024 * 1024;

/**
 * What a resume file (PDF, DOCX or plain text, told apart by its bytes) shows to a reader: at most 200,000 characters,
 * of which invisible ones are left out.
 *
 * Parsing happens in a process of its own. A worker thread was not enough: V8 aborts the whole process, thread limits
 * notwithstanding, when one single allocation exceeds the heap, and a 7 MB PDF with a large enough dictionary does
 * that. The process has an empty environment and may neither write files, start programs nor load native code, so
 * that a file which takes over the parser finds little to take.
 *
 * @param options.timeoutMs for everything, starting the process included; 8 s by default
 * @param options.heapMb JavaScript heap of the process in MiB, 256 by default; its whole memory may be 512 MiB more
 * @param options.signal kills the process and rejects with the signal's reason
 * @throws ResumeFailure `too_large`, `unsupported`, `encrypted`, `corrupt`, `no_text` or `too_complex`; a plain Error
 *   when the process itself could not be run, which says nothing about the file
 */
export async function readResumeFile(
  bytes: Uint8Array,
  options: { timeoutMs?: number; heapMb?: number; signal?: AbortSignal } = {},
): Promise<ReadResume> {
  const { timeoutMs = 8_000, heapMb = 256, signal } = options;
  signal?.throwIfAborted();
  if (bytes.byteLength > maxResumeBytes) throw new ResumeFailure('too_large');
  if (bytes.byteLength === 0) throw new ResumeFailure('unsupported');

  const reply = await askProcess(bytes, { timeoutMs, heapMb, signal });
  signal?.throwIfAborted();
  if (!reply.ok) throw new ResumeFailure(reply.reason);
  const { ok: _, ...read } = reply;
  return read;
}

function askProcess(
  bytes: Uint8Array,
  { timeoutMs, heapMb, signal }: { timeoutMs: number; heapMb: number; signal: AbortSignal | undefined },
): Promise<ResumeReply> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      // Reading stays open because Node reads the modules themselves under this permission.
      ['--permission', '--allow-fs-read=*', `--max-old-space-size=${heapMb}`, workerFile, String(timeoutMs)],
      // The answer has a pipe of its own, so that nothing a library prints can pass for it.
      { stdio: ['pipe', 'ignore', 'ignore', 'pipe'], env: {} },
    );
    let spawnError: Error | undefined;
    const kill = () => child.kill('SIGKILL');
    const timer = setTimeout(kill, timeoutMs);
    const watch = watchMemory(child, heapMb + 512, kill);
    signal?.addEventListener('abort', kill, { once: true });

    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (code: number | null, killedBy: NodeJS.Signals | null) => {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', kill);
      const reply = code === 0 ? parseReply(Buffer.concat(chunks).toString('utf8')) : undefined;
      if (reply) return resolve(reply);
      // Out of heap is SIGABRT; out of time or memory SIGKILL, from here or from the system; run wild SIGSEGV or SIGTRAP.
      if (killedBy || (code !== null && code > 128)) return resolve({ ok: false, reason: 'too_complex' });
      reject(new Error(`The resume extractor could not run (exit code ${code}).`, { cause: spawnError }));
    };

    // 'close' comes after the process is gone and its pipes are drained, so nothing outlives this promise.
    child.on('close', settle);
    child.on('error', (error) => {
      spawnError = error;
      // Out of file descriptors there is neither a process nor pipes, and no 'close' either.
      if (child.pid === undefined) settle(null, null);
    });
    child.stdio?.[3]?.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxReplyBytes) kill();
      else chunks.push(chunk);
    });
    // A process that dies before it has read everything breaks the pipe; how it ended is told by 'close'.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });
}

/** The heap limit does not cover byte arrays, which is what a deflate bomb fills; Linux tells the whole. */
function watchMemory(child: ChildProcess, limitMb: number, onExceeded: () => void): NodeJS.Timeout | undefined {
  if (process.platform !== 'linux') return undefined;
  const check = (status: string) => {
    const kib = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
    if (kib > limitMb * 1024) onExceeded();
  };
  return setInterval(() => {
    // Unreadable means that the process is gone.
    readFile(`/proc/${child.pid}/status`, 'utf8').then(check, () => {});
  }, 100);
}

function parseReply(json: string): ResumeReply | undefined {
  try {
    const reply: ResumeReply = JSON.parse(json);
    const valid = reply.ok ? Array.isArray(reply.lines) : resumeFailureReasons.includes(reply.reason);
    return valid ? reply : undefined;
  } catch {
    return undefined;
  }
}
