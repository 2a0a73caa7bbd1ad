import { spawn } from 'node:child_process';
import { childEnvironment } from '../child-environment.ts';

export type ProgramResult = { code: number | null; killedBy: NodeJS.Signals | null; reply: string; errors: string };

const maxReplyBytes = 1024 * 1024;
const maxErrorBytes = 4_000;

/**
 * Runs a program without a shell and without our environment, which holds secrets. Kills it at its timeout and on
 * abort, which rejects with the signal's reason. Rejects with the system's error for a missing program.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, timeoutMs, signal }: { cwd: string; timeoutMs: number; signal: AbortSignal },
): Promise<ProgramResult> {
  signal.throwIfAborted();
  const result = await new Promise<ProgramResult>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { PATH: childEnvironment({})['PATH'] },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    const kill = () => child.kill('SIGKILL');
    const timer = setTimeout(kill, timeoutMs);
    signal.addEventListener('abort', kill, { once: true });
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
