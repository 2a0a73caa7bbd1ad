/**
 * Milliseconds of this process's CPU that synchronous work takes. Unlike time on the clock it does not count waiting for
 * the processor, so that a busy machine hardly changes it.
 */
export function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
}
