import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from '../../src/platform/processes/child-environment.ts';

const root = path.join(import.meta.dirname, '../..');

/** Runs web and worker as in production, with only these settings and none of the caller's. */
export class ServiceProcesses {
  readonly #folder: string;
  readonly #settings: Record<string, string>;
  readonly #children: ChildProcess[] = [];
  readonly #byName = new Map<string, ChildProcess>();

  constructor(folder: string, settings: Record<string, string>) {
    this.#folder = folder;
    this.#settings = settings;
  }

  start(name: 'web' | 'worker'): void {
    const log = openSync(path.join(this.#folder, `${name}.log`), 'a');
    const { PATH = '', HOME = '' } = childEnvironment({});
    const child = spawn(process.execPath, [name === 'web' ? 'src/main.ts' : 'worker/main.ts'], {
      cwd: root,
      env: { PATH, HOME, ...this.#settings },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#children.push(child);
    this.#byName.set(name, child);
  }

  /** Runs `kill -9`. The process is not started again. */
  async kill(name: 'web' | 'worker'): Promise<void> {
    const child = this.#byName.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) throw new Error(`${name} does not run`);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** Whether all started processes are still running. */
  areAlive(): boolean {
    return this.#children.every((child) => child.exitCode === null && child.signalCode === null);
  }

  log(name: 'web' | 'worker'): string {
    return readFileSync(path.join(this.#folder, `${name}.log`), 'utf8');
  }

  async stop(): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      if (!(await Promise.race([exited, sleep(20_000, undefined, { ref: false })]))) child.kill('SIGKILL');
    }
  }
}
