import { spawnSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Start of a process, only for comparison. Undefined if it does not run or is a zombie. IDs are reused, so ID and start
 * together identify a process.
 */
export function processStart(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const listed = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
    return listed && !listed.startsWith('Z') ? listed.replace(/^\S+\s+/, '') : undefined;
  }
  try {
    // The command name, in brackets, may contain spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** `inherited`: a dead process had left the lock behind. */
export type LockResult = { held: true; inherited: boolean; release: () => void } | { held: false; holder: number };

/** Takes the lock. Waits up to `waitMs` for a living holder, and takes over from a dead one. */
export async function takeLock(file: string, waitMs: number): Promise<LockResult> {
  const mine = `${file}.${process.pid}`;
  const content = `${process.pid} ${processStart(process.pid) ?? ''}`;
  const until = Date.now() + waitMs;
  let inherited = false;
  writeFileSync(mine, content, { mode: 0o600 });
  try {
    for (;;) {
      try {
        // A link appears with its content, so nobody reads a half-written lock.
        linkSync(mine, file);
        const release = () => {
          if (read(file) === content) rmSync(file, { force: true });
        };
        return { held: true, inherited, release };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const seen = read(file);
      if (seen === undefined) continue;
      const [pid = '', ...start] = seen.split(' ');
      if (seen !== content && processStart(Number(pid)) === start.join(' ')) {
        if (Date.now() >= until) return { held: false, holder: Number(pid) };
        await sleep(100);
        continue;
      }
      // Only one process can move the lock of a dead holder away. A process that moves a new lock puts it back.
      const aside = `${mine}.stale`;
      try {
        renameSync(file, aside);
        if (read(aside) === seen) inherited = true;
        else linkSync(aside, file);
      } catch {
        // Another process was faster.
      }
      rmSync(aside, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}
