import { setFlagsFromString } from 'node:v8';

// Sparkplug compiles on this thread instead, because a thread that compiles can hang the end: see endProcess.
setFlagsFromString('--no-concurrent-sparkplug');

/** Several times as long as a compile that has begun usually takes, on a busy machine too. */
const compilingMs = 100;

let ending: Promise<never> | undefined;

/**
 * Ends this process after 100 ms with `exitCode`, else with `process.exitCode`. The first call counts. `process.exit`
 * alone may hang forever: it waits for threads that compile code, and a thread that needs memory waits for this one
 * (nodejs/node#54918). Therefore nothing else is compiled, and this thread serves those that compile until they are done.
 */
export function endProcess(exitCode?: number): Promise<never> {
  for (const compiler of ['opt', 'maglev', 'sparkplug']) setFlagsFromString(`--no-${compiler}`);
  ending ??= new Promise(() => setTimeout(() => process.exit(exitCode), compilingMs));
  return ending;
}
