import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { findIsolation } from './isolation.ts';

export type ProgramUsage = { cpuMs: number; memoryMb: number };

/** Linux reports hundredths of a second to programs, whatever the kernel's clock. */
const msPerTick = 10;

/**
 * Resources that a program started by `startIsolated` has used so far, as seen from outside. Undefined before it has
 * begun, after its end, and on systems other than Linux.
 */
export async function usageOf({ pid }: ChildProcess): Promise<ProgramUsage | undefined> {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  try {
    const { isChildOfChild } = await findIsolation();
    const id = isChildOfChild ? (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim() : String(pid);
    const [stat, status] = await Promise.all([
      readFile(`/proc/${id}/stat`, 'utf8'),
      readFile(`/proc/${id}/status`, 'utf8'),
    ]);
    // The name, in parentheses, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const kib = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN);
    const usage = { cpuMs: (Number(fields[11]) + Number(fields[12])) * msPerTick, memoryMb: kib / 1024 };
    return Number.isFinite(usage.cpuMs) && Number.isFinite(usage.memoryMb) ? usage : undefined;
  } catch {
    return undefined;
  }
}
