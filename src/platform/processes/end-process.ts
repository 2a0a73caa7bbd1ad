import { setFlagsFromString } from 'node:v8';

// Sparkplug compiles on the main thread instead. A background compile may block the exit: see endProcess.
setFlagsFromString('--no-concurrent-sparkplug');

/** Several times as long as a compile usually takes, on a busy machine too. */
const compilingMs = 100;

let ending: Promise<never> | undefined;

/**
 * Ends this process after 100 ms with `exitCode`, or with `process.exitCode` if there is none. Only the first call counts.
 * `process.exit` alone may hang forever: it waits for threads that compile code, and such a thread may wait for the main
 * thread to free memory (nodejs/node#54918). Therefore no new compile begins, and those that have begun get time to finish.
 */
export function endProcess(exitCode?: number): Promise<never> {
  for (const compiler of ['opt', 'maglev', 'sparkplug']) setFlagsFromString(`--no-${compiler}`);
  ending ??= new Promise(() => setTimeout(() => process.exit(exitCode), compilingMs));
  return ending;
}
