import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { lchown, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findIsolation, type IsolatedRun } from './isolation.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Files from which readers load their modules. */
const code = [
  ...new Set(['src', 'node_modules', 'package.json'].map((name) => path.join(root, name)).flatMap(withTarget)),
];

function withTarget(file: string): string[] {
  try {
    return [file, realpathSync(file)];
  } catch {
    return [file];
  }
}

/** Changes the owner of a folder and its files, but not of files that its links lead to. */
async function give(folder: string, user: number): Promise<void> {
  await lchown(folder, user, user);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { nlink, uid } = await lstat(file);
    if (nlink === 1 && uid !== user) await lchown(file, user, user);
  }
}

type Start = Omit<IsolatedRun, 'program'> & {
  args: readonly string[];
  /** Streams of descriptors 0 to 3. */
  stdio: [...Extract<StdioOptions, readonly unknown[]>];
};

/**
 * Starts a program that handles a stranger's file, without our environment and isolated as far as this machine allows
 * (`findIsolation`). It may write only to `folder`, which gets another owner if we are root.
 */
export async function startIsolated(program: string, { args, stdio, ...run }: Start): Promise<ChildProcess> {
  const isolation = await findIsolation();
  if (run.folder !== undefined && isolation.user !== undefined) await give(run.folder, isolation.user);
  const [command = program, ...rest] = [...isolation.prefix({ ...run, program }), program, ...args];
  return spawn(command, rest, {
    cwd: run.folder ?? '/',
    env: {},
    // Creates a process group for endIsolated.
    detached: true,
    stdio: isolation.filter === undefined ? stdio : [...stdio, isolation.filter],
  });
}

/**
 * Kills a program that `startIsolated` started, immediately and in any state of its start. Does nothing if it has
 * ended.
 */
export function endIsolated({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    // Kills the group: until setpriv has run, the program would outlive the shell that started it.
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It has ended. macOS returns EPERM for a group that is about to end.
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

type NodeStart = Omit<Start, 'reads'> & {
  script: string;
  heapMb: number;
  /** Further flags of V8. */
  flags?: readonly string[];
};

/**
 * Starts one of our own scripts in the same way. Node lets it read only our code and `folder`. It forbids programs,
 * threads, native code, and running text as code.
 */
export function startIsolatedNode({ script, heapMb, flags = [], args, ...start }: NodeStart): Promise<ChildProcess> {
  const { folder } = start;
  const reads = [...code, script];
  return startIsolated(process.execPath, {
    ...start,
    reads,
    args: [
      '--permission',
      ...[...reads, ...(folder === undefined ? [] : [folder])].map((file) => `--allow-fs-read=${file}`),
      ...(folder === undefined ? [] : [`--allow-fs-write=${folder}`]),
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${heapMb}`,
      ...flags,
      script,
      ...args,
    ],
  });
}
