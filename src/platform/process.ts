import { spawnSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The environment for a child process: this one's own, and what is added to it. */
export const childEnvironment = (added: Record<string, string>): NodeJS.ProcessEnv => ({ ...process.env, ...added });

/** True when npm runs this process as one of its scripts. */
export const isNpmScript = (): boolean => process.env['npm_lifecycle_event'] !== undefined;

/**
 * Says when a process began, in a form that is only good for comparing; undefined when there is no such process.
 * Process ids are reused, above all in containers: id and beginning together name one process.
 * A zombie counts as gone: a lazy first process may keep one for ever, and signals to it succeed.
 */
export function processStart(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const listed = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
    return listed && !listed.startsWith('Z') ? listed.replace(/^\S+\s+/, '') : undefined;
  }
  try {
    // The command name, in brackets, may itself hold spaces and brackets.
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

/** `holder` is the process that keeps the lock; `inherited` says that a dead process had left it behind. */
export type LockResult = { held: true; inherited: boolean; release: () => void } | { held: false; holder: number };

/** Takes a lock file for this process, waiting up to `waitMs` for a living holder. A dead holder's is taken over. */
export async function takeLock(file: string, waitMs: number): Promise<LockResult> {
  const mine = `${file}.${process.pid}`;
  const content = `${process.pid} ${processStart(process.pid) ?? ''}`;
  const until = Date.now() + waitMs;
  let inherited = false;
  writeFileSync(mine, content, { mode: 0o600 });
  try {
    for (;;) {
      try {
        // A link appears together with its content, so nobody reads a half-written lock.
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
      // Moving it away decides between several that found the same dead holder. Whoever catches a fresh lock
      // instead puts it back.
      const aside = `${mine}.stale`;
      try {
        renameSync(file, aside);
        if (read(aside) === seen) inherited = true;
        else linkSync(aside, file);
      } catch {
        // Another one was quicker.
      }
      rmSync(aside, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}
