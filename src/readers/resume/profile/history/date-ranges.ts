import { dateRangeRegex } from '../lexicon/dates.lexicon.ts';
import { type DateToken, dateTokens } from './date-tokens.ts';

/** `from` and `to` are YYYY-MM, or YYYY without a month; `to` is null while `current`, and for single dates. */
export type DateRange = { from: string | null; to: string | null; current: boolean; start: number; end: number };

const earliestYear = 1950;
const maxFutureYears = 10;
const maxGap = 12;

/** Ranges and single dates, left to right; none that end before the start, before 1950, or start after `asOf`. */
export function findDates(line: string, asOf: string): DateRange[] {
  const text = line.replace(dateRangeRegex.dash, '-');
  const tokens = dateTokens(text);
  const found: DateRange[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const first = tokens[i] as DateToken;
    const second = tokens[i + 1];
    if (
      second &&
      second.start - first.end <= maxGap &&
      dateRangeRegex.between.test(text.slice(first.end, second.start))
    ) {
      i += 1;
      const range = rangeOf(first, second);
      const before = dateRangeRegex.fromBefore.exec(text.slice(Math.max(0, first.start - 10), first.start))?.[0];
      addPossible(found, range && { ...range, start: range.start - (before?.trimStart().length ?? 0) }, asOf);
      continue;
    }
    const single = openOrSingle(text, first);
    if (single) addPossible(found, single, asOf);
  }
  return found.map((range) => ({
    ...range,
    end: range.end + (dateRangeRegex.durationAfter.exec(text.slice(range.end))?.[0].length ?? 0),
  }));
}

function rangeOf(first: DateToken, second: DateToken): DateRange | undefined {
  // "May - August 2020" and "2016 - 18" share a year or century.
  const year = first.year ?? second.year;
  if (year === null || first.onlyAfter) return undefined;
  const last =
    second.short && second.year === null ? Math.floor(year / 100) * 100 + second.short : (second.year ?? year);
  return {
    from: written(year, first.firstMonth),
    to: written(last, second.lastMonth),
    current: false,
    start: first.start,
    end: second.end,
  };
}

function openOrSingle(text: string, token: DateToken): DateRange | undefined {
  const present = dateRangeRegex.presentAfter.exec(text.slice(token.end, token.end + 60));
  const before = text.slice(Math.max(0, token.start - 20), token.start);
  if (token.year === null || token.onlyAfter) return undefined;
  const since = dateRangeRegex.sinceBefore.exec(before)?.[0];
  const start = token.start - (since?.trimStart().length ?? 0);
  if (present || dateRangeRegex.openSinceBefore.test(before)) {
    const end = token.end + (present?.[0].length ?? 0);
    return { from: written(token.year, token.firstMonth), to: null, current: true, start, end };
  }
  if (token.onlyInRange) return undefined;
  const to = token.lastMonth === token.firstMonth ? null : written(token.year, token.lastMonth);
  return { from: written(token.year, token.firstMonth), to, current: false, start, end: token.end };
}

const written = (year: number, month: number | null): string =>
  month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;

function addPossible(found: DateRange[], range: DateRange | undefined, asOf: string): void {
  if (!range?.from || Number(range.from.slice(0, 4)) < earliestYear) return;
  if (range.from > asOf.slice(0, range.from.length)) return;
  // 2019-05 to 2019 is possible.
  const ends = range.to?.slice(0, Math.min(range.to.length, range.from.length));
  if (ends !== undefined && ends < range.from.slice(0, ends.length)) return;
  if (range.to !== null && Number(range.to.slice(0, 4)) > Number(asOf.slice(0, 4)) + maxFutureYears) return;
  found.push(range);
}

/** Months of the era, from the first up to, excluding, the second. */
export type MonthSpan = readonly [number, number];

/** A year without a month counts from or to its middle: 2014-2016 is two years. Undefined without an end. */
export function monthSpanOf(range: Pick<DateRange, 'from' | 'to' | 'current'>, asOf: string): MonthSpan | undefined {
  if (range.from === null || (range.to === null && !range.current)) return undefined;
  const now = monthIndex(asOf.slice(0, 7)) + 1;
  const to = range.current ? asOf.slice(0, 7) : (range.to ?? '');
  const years = range.from.length === 4 && to.length === 4;
  if (years && range.from === to) return clamp(Number(to) * 12 + 3, Number(to) * 12 + 9, now);
  const start = range.from.length === 4 ? Number(range.from) * 12 + 6 : monthIndex(range.from);
  const end = to.length === 4 ? Number(to) * 12 + 6 : monthIndex(to) + 1;
  if (end > start) return clamp(start, end, now);
  return range.from.length === 4 ? clamp(Number(range.from) * 12, end, now) : clamp(start, Number(to) * 12 + 12, now);
}

const monthIndex = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

const clamp = (start: number, end: number, now: number): MonthSpan => [Math.min(start, now), Math.min(end, now)];

/** Overlaps count once. */
export function countMonths(spans: readonly MonthSpan[]): number {
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    total += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return total;
}
