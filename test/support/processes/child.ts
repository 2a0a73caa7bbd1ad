import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';

/** Where processes keep the compiled sources for the next ones: half of a start is compiling. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'recruitment-pipeline-compile-cache') };

/** Starting them would take much of the time of most tests. */
const noSpares = { RESUME_SPARE_READERS: '0' };

/** A process of the service on its own, so that it can be killed or told to stop. `output` is all it has printed. */
export type Child = { process: ChildProcess; output(): string; exit(): Promise<[number | null, string | null]> };

const children = new Set<ChildProcess>();

/** For the end of a test file: hooks that a running test adds are ignored. */
export function killChildren(): void {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
}

/** Starts `node <file>` with these settings and none of the test run's own. Killed when the test file ends. */
export function startChild(file: string, settings: Record<string, string>, args: string[] = []): Child {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [file, ...args], {
    env: {
      ...(PATH && { PATH }),
      ...(HOME && { HOME }),
      ...(TMPDIR && { TMPDIR }),
      ...compileCache,
      ...noSpares,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  children.add(child);
  return { process: child, output: () => output, exit: () => exited };
}
