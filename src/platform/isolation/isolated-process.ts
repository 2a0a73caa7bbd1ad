import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { lchown, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findIsolation, type IsolatedRun } from './isolation.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Readers load their modules from here. */
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

/** A folder with its files, not what links in it lead to. */
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
  /** For descriptors 0 to 3. */
  stdio: [...Extract<StdioOptions, readonly unknown[]>];
};

/**
 * Starts a program that handles a file of a stranger, without our environment and as far apart from everything else as
 * this machine allows (`findIsolation`). It may write to `folder` only, which gets another owner where we are root.
 */
export async function startIsolated(program: string, { args, stdio, ...run }: Start): Promise<ChildProcess> {
  const isolation = await findIsolation();
  if (run.folder !== undefined && isolation.user !== undefined) await give(run.folder, isolation.user);
  const [command = program, ...rest] = [...isolation.prefix({ ...run, program }), program, ...args];
  return spawn(command, rest, {
    cwd: run.folder ?? '/',
    env: {},
    // A group of its own, for endIsolated.
    detached: true,
    stdio: isolation.filter === undefined ? stdio : [...stdio, isolation.filter],
  });
}

/** Kills a program that `startIsolated` started, at once and in whatever state its start is. Nothing if it has ended. */
export function endIsolated({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    // The group: until setpriv has run, the program would outlive the shell that started it.
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // Ended already; macOS says EPERM of a group that is about to.
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

type NodeStart = Omit<Start, 'reads'> & {
  script: string;
  heapMb: number;
};

/**
 * Starts a script of ours likewise. Node itself keeps it from reading anything but our code and `folder`, from starting
 * programs and threads, from native code, and from running text as code.
 */
export function startIsolatedNode({ script, heapMb, args, ...start }: NodeStart): Promise<ChildProcess> {
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
      script,
      ...args,
    ],
  });
}
