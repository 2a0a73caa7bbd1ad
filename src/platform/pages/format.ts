// Times are in UTC.

const locale = 'en-GB';
const utc = { timeZone: 'UTC' } as const;

const number = new Intl.NumberFormat(locale);
const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const score = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat(locale, { signDisplay: 'always' });
const scoreChange = new Intl.NumberFormat(locale, {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
// Groups digits as in India, because salaries are in lakhs a year.
const amount = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...utc });
const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', ...utc });
const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...utc });
const timestamp = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', ...utc });
const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...utc });

/** `2,000` */
export const formatNumber = (value: number): string => number.format(value);

/** At most one decimal: `2,000.5` */
export const formatDecimal = (value: number): string => decimal.format(value);

/** Always one decimal: `18.0` */
export const formatScore = (value: number): string => score.format(value);

/** `+10`, `-10` */
export const formatSigned = (value: number): string => signed.format(value);

/** Always one decimal: `+2.0`, `-3.6`, `0.0` */
export const formatScoreChange = (value: number): string => scoreChange.format(value);

/** Pay, grouped as in India, at most two decimals: `1,50,000` */
export const formatAmount = (value: number): string => amount.format(value);

/** Formats a share from 0 to 1: `12.5%` */
export const formatPercent = (share: number): string => `${formatDecimal(share * 100)}%`;

/** `1 task`, `2,000 tasks` */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** `3–5`, `from 3`, `up to 5`. Undefined if there are no bounds. */
export function formatRange(
  min: number | null,
  max: number | null,
  format: (value: number) => string = formatDecimal,
): string | undefined {
  if (min !== null && max !== null) return min === max ? format(min) : `${format(min)}–${format(max)}`;
  if (min !== null) return `from ${format(min)}`;
  return max === null ? undefined : `up to ${format(max)}`;
}

/** `22 Nov 2026` */
export const formatDay = (date: Date | string): string => day.format(new Date(date));

/** `Nov 2026` for YYYY-MM, `2026` for YYYY. */
export const formatMonth = (date: string): string => (date.length === 4 ? date : month.format(new Date(date)));

/** `22 November 2026` */
export const formatLongDay = (date: Date | string): string => longDay.format(new Date(date));

/** `22 Nov 2026, 14:05 UTC` */
export const formatDateTime = (date: Date | string): string => `${time.format(new Date(date))} UTC`;

/** `22 Nov 2026, 14:05:09 UTC` */
export const formatTimestamp = (date: Date | string): string => `${timestamp.format(new Date(date))} UTC`;

/** A duration: `42 s`, `2 min 5 s` */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return whole % 60 === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** `2 minutes`, `90 seconds` */
export const formatTimeLimit = (seconds: number): string =>
  seconds > 0 && seconds % 60 === 0 ? pluralize(seconds / 60, 'minute') : pluralize(seconds, 'second');

/** An age in coarse steps, so that the text does not change every second. */
export function formatAge(seconds: number): string {
  if (seconds < 15) return 'a few seconds';
  if (seconds < 60) return 'under a minute';
  if (seconds < 3_600) return pluralize(Math.floor(seconds / 60), 'minute');
  if (seconds < 2 * 86_400) return pluralize(Math.floor(seconds / 3_600), 'hour');
  return pluralize(Math.floor(seconds / 86_400), 'day');
}

/** `about 25 minutes` */
export function formatEstimate(seconds: number): string {
  if (seconds < 45) return 'under a minute';
  const minutes = Math.round(seconds / 60);
  if (minutes <= 10) return `about ${pluralize(Math.max(1, minutes), 'minute')}`;
  if (minutes < 55) return `about ${Math.round(minutes / 5) * 5} minutes`;
  return `about ${pluralize(Math.max(1, Math.round(minutes / 60)), 'hour')}`;
}

/** `512 bytes`, `34 KB`, `1.4 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return pluralize(bytes, 'byte');
  return bytes < 999_500 ? `${Math.round(bytes / 1_000)} KB` : `${formatDecimal(bytes / 1_000_000)} MB`;
}

/** `awaiting_resume` becomes `Awaiting resume`. */
export function sentenceCase(identifier: string): string {
  const spaced = identifier.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
