import type { ChildProcess } from 'node:child_process';
import { endIsolated } from './isolated-process.ts';

export type ProgramResult = { code: number | null; killedBy: NodeJS.Signals | null; reply: string; errors: string };

const maxReplyBytes = 1024 * 1024;
const maxErrorBytes = 4_000;

/** Descriptors of a program that `resultOf` waits for. It replies on descriptor 3. */
export const replyStdio: ['ignore', 'ignore', 'pipe', 'pipe'] = ['ignore', 'ignore', 'pipe', 'pipe'];

/**
 * Waits until a program that `startIsolated` started has ended. Kills it after `timeoutMs` and on abort, and rejects
 * with the signal's reason after an abort. Rejects with the system's error if it could not start.
 */
export async function resultOf(
  child: ChildProcess,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<ProgramResult> {
  const result = await new Promise<ProgramResult>((resolve, reject) => {
    const kill = () => endIsolated(child);
    const timer = setTimeout(kill, timeoutMs);
    signal.addEventListener('abort', kill, { once: true });
    if (signal.aborted) kill();
    const texts = { reply: '', errors: '' };
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (texts.errors.length < maxErrorBytes) texts.errors += text;
    });
    (child.stdio[3] as NodeJS.ReadableStream | null)?.setEncoding('utf8').on('data', (text: string) => {
      texts.reply += text;
      if (texts.reply.length > maxReplyBytes) kill();
    });
    const settle = (end: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
      end();
    };
    child.once('error', (error) => settle(() => reject(error)));
    // 'close' comes after the process has ended and its pipes are drained.
    child.once('close', (code, killedBy) => settle(() => resolve({ code, killedBy, ...texts })));
  });
  signal.throwIfAborted();
  return result;
}
