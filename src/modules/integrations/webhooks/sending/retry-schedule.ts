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

// The three formats of HTTP-date in RFC 9110: the preferred one, that of RFC 850, and that of C.
const httpDates = [
  /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
  /^[A-Z][a-z]{5,8}, \d\d-[A-Z][a-z]{2}-\d\d \d\d:\d\d:\d\d GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/,
];

/** Parses a Retry-After header with whole seconds or an HTTP-date. Undefined for anything else. */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const value = header.trim();
  if (/^\d+$/.test(value)) return Number(value) * second;
  if (!httpDates.some((format) => format.test(value))) return undefined;
  const date = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
