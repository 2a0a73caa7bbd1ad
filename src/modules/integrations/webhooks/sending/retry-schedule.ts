const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delays after each failed attempt. After the last attempt, the delivery fails. */
export const retryDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
const jitter = 0.2;
const maxRetryAfter = 24 * hour;

/**
 * When to try again, counted from the end of the attempt. `step`: the number of failed attempts before it. `retryAfterMs`
 * only moves it later. Undefined after the last attempt.
 */
export function nextAttempt(step: number, ended: Date, retryAfterMs = 0): Date | undefined {
  const delay = retryDelays[step];
  if (delay === undefined) return undefined;
  const spread = delay * (1 - jitter + Math.random() * 2 * jitter);
  return new Date(ended.getTime() + Math.max(spread, Math.min(retryAfterMs, maxRetryAfter)));
}
