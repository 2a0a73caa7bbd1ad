import type { Retry } from './task.ts';

export const retriesOf = (retry: Retry): number => ('delays' in retry ? retry.delays.length : retry.limit);

/** Seconds before the next retry. Doubling delays vary by a quarter, so that tasks are not retried all at once. */
export function secondsBeforeRetry(retry: Retry, failures: number): number {
  if ('delays' in retry) return retry.delays[failures] ?? retry.delays[retry.delays.length - 1] ?? 0;
  const doubled = Math.min(retry.delayMaxSeconds, retry.delaySeconds * 2 ** Math.min(failures, 20));
  return Math.ceil(doubled * (0.75 + Math.random() / 4));
}
