import { fork } from 'node:child_process';
import path from 'node:path';
import type { Load, Outcome } from './load.ts';

export type Loader = { run(load: Load): Promise<Outcome>; stop(): void };

/** Starts the process that generates the load. It runs one load at a time. */
export function startLoader(): Loader {
  const child = fork(path.join(import.meta.dirname, 'load.ts'), { serialization: 'advanced' });
  return {
    run: (load) =>
      new Promise((resolve, reject) => {
        const failed = (code: number | null) => reject(new Error(`the load process ended with ${code}`));
        child.once('exit', failed);
        child.once('message', (message: { outcome: Outcome } | { error: string }) => {
          child.off('exit', failed);
          if ('error' in message) reject(new Error(message.error));
          else resolve(message.outcome);
        });
        child.send(load);
      }),
    stop: () => void child.kill(),
  };
}
