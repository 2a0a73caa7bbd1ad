import { spawn } from 'node:child_process';
import { childEnvironment } from '../process.ts';

export type Ending = { code: number | null; killedBy: NodeJS.Signals | null; reply: string; errors: string };

const maxReplyBytes = 1024 * 1024;
const maxErrorBytes = 4_000;

/**
 * Runs a program without a shell and without our environment, which has secrets, and waits for its end. It is killed when
 * its time is over and when the signal says so, which rejects with the signal's reason. Rejects with the system's error
 * where there is no such program.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, timeoutMs, signal }: { cwd: string; timeoutMs: number; signal: AbortSignal },
): Promise<Ending> {
  signal.throwIfAborted();
  const ending = await new Promise<Ending>((resolve, reject) => {
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
    // comes after the process is gone and its pipes are drained, so nothing outlives this promise
    child.once('close', (code, killedBy) => settle(() => resolve({ code, killedBy, ...texts })));
  });
  signal.throwIfAborted();
  return ending;
}
