import type { Retry } from './task.ts';

export const retriesOf = (retry: Retry): number => ('delays' in retry ? retry.delays.length : retry.limit);

/** Longer pauses that other servers ask for are cut to this. */
const longestAskedSeconds = 24 * 3600;

/**
 * Seconds before the next retry, at least the pause that a server asked for. Doubling delays vary by a quarter, so that
 * tasks are not retried all at once.
 */
export const secondsBeforeRetry = (retry: Retry, failures: number, askedMs: number): number =>
  Math.max(ownDelay(retry, failures), Math.min(longestAskedSeconds, Math.ceil(askedMs / 1000)));

function ownDelay(retry: Retry, failures: number): number {
  if ('delays' in retry) return retry.delays[failures] ?? retry.delays[retry.delays.length - 1] ?? 0;
  const doubled = Math.min(retry.delayMaxSeconds, retry.delaySeconds * 2 ** Math.min(failures, 20));
  return Math.ceil(doubled * (0.75 + Math.random() / 4));
}
