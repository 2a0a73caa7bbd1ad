import { setFlagsFromString } from 'node:v8';

// Makes Sparkplug compile on the main thread, because a compiler thread can make the exit hang: see endProcess.
setFlagsFromString('--no-concurrent-sparkplug');

/** Several times the usual duration of a compilation, even on a busy machine. */
const compilingMs = 100;

let ending: Promise<never> | undefined;

/**
 * Ends this process after 100 ms with `exitCode`, or with `process.exitCode` if there is none. Only the first call counts.
 * `process.exit` alone may hang forever: it waits for threads that compile code, and such a thread may wait for the main
 * thread to free memory (nodejs/node#54918). So no new
 * compilation starts, and those that run get time to finish.
 */
export function endProcess(exitCode?: number): Promise<never> {
  for (const compiler of ['opt', 'maglev', 'sparkplug']) setFlagsFromString(`--no-${compiler}`);
  ending ??= new Promise(() => setTimeout(() => process.exit(exitCode), compilingMs));
  return ending;
}
