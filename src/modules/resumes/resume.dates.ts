import { type DateToken, dateTokens } from './resume.date-tokens.ts';

/**
 * A time as a resume gives it. `from` and `to` are YYYY-MM, or YYYY where only the year is given; `to` is null while
 * `current`, and where only one date is given. `start` and `end` are where it stands in its line.
 */
export type DateRange = { from: string | null; to: string | null; current: boolean; start: number; end: number };

const earliest = 1950;
const dashes = /[\u2010-\u2015\u2212\u2043\uff0d\uff5e~–—]/g;
const separator =
  /^[\s,.)]{0,3}(?:-{1,3}>?|to|until|till?|through|thru|up ?to|bis|a|à|al|au|hasta|至|到|\/|→|›)[\s(]{0,3}$/iu;
const sinceBefore = /(?:^|[^\p{L}])(?:since|seit|depuis|desde|from|w\.?e\.?f\.?)[\s:(]{0,3}$/iu;
const openSince = /(?:since|seit|depuis|desde|w\.?e\.?f\.?)[\s:(]{0,3}$/iu;
const presentAfter =
  /^[\s,.)]{0,3}(?:-{1,3}|to|until|till?|through|up ?to|bis|a|à|hasta|至|到|\/|→|,|\()?[\s(]{0,3}(?:to\s|till\s|until\s)?(?:the\s)?(?:present(?:ly)?|current(?:ly)?(?: working| employed)?|still working|now|today|(?:till[ -]?)?date|till now|on[ -]?going|heute|aktuell|actualidad|presente|actuel|aujourd'hui|oggi|至今|现在|今|目前)(?![\p{L}])/iu;
const durationAfter = /^\s{0,2}\(?\s?(?:\d{1,2}\s?(?:years?|yrs?\.?|months?|mos?\.?)[\s,&]{0,3}(?:and\s)?){1,2}\)?/iu;

/** The same text with one kind of dash, each character in its place. */
export const plainDashes = (text: string): string => text.replace(dashes, '-');

/**
 * The times that a line names, from left to right: ranges ("Mar. 2021 - Jun. 2023", "05/18 – 07/20", "since 2020") and
 * single dates. What cannot be (end before start, before 1950, beginning after `asOf`) is left out. Days are forgotten.
 */
export function findDates(line: string, asOf: string): DateRange[] {
  const text = plainDashes(line);
  const tokens = dateTokens(text);
  const found: DateRange[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const first = tokens[i] as DateToken;
    const second = tokens[i + 1];
    if (second && second.start - first.end <= 12 && separator.test(text.slice(first.end, second.start))) {
      i += 1;
      const range = rangeOf(first, second);
      const before = /(?:^|[^\p{L}])from[\s:]{0,3}$/iu.exec(
        text.slice(Math.max(0, first.start - 10), first.start),
      )?.[0];
      push(found, range && { ...range, start: range.start - (before?.trimStart().length ?? 0) }, asOf);
      continue;
    }
    const single = openOrSingle(text, first);
    if (single) push(found, single, asOf);
  }
  return found.map((range) => ({
    ...range,
    end: range.end + (durationAfter.exec(text.slice(range.end))?.[0].length ?? 0),
  }));
}

function rangeOf(first: DateToken, second: DateToken): DateRange | undefined {
  // "May - August 2020", "2016 - 18": what one side leaves out, the other gives.
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
  const present = presentAfter.exec(text.slice(token.end, token.end + 60));
  const before = text.slice(Math.max(0, token.start - 20), token.start);
  if (token.year === null || token.onlyAfter) return undefined;
  const since = sinceBefore.exec(before)?.[0];
  const start = token.start - (since?.trimStart().length ?? 0);
  if (present || openSince.test(before)) {
    const end = token.end + (present?.[0].length ?? 0);
    return { from: written(token.year, token.firstMonth), to: null, current: true, start, end };
  }
  if (token.onlyInRange) return undefined;
  const to = token.lastMonth === token.firstMonth ? null : written(token.year, token.lastMonth);
  return { from: written(token.year, token.firstMonth), to, current: false, start, end: token.end };
}

const written = (year: number, month: number | null): string =>
  month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;

function push(found: DateRange[], range: DateRange | undefined, asOf: string): void {
  if (!range?.from || Number(range.from.slice(0, 4)) < earliest || range.from > asOf.slice(0, range.from.length))
    return;
  // To the year of a year a month may still lie before it: 2019-05 to 2019.
  const ends = range.to?.slice(0, Math.min(range.to.length, range.from.length));
  if (ends !== undefined && ends < range.from.slice(0, ends.length)) return;
  if (range.to !== null && Number(range.to.slice(0, 4)) > Number(asOf.slice(0, 4)) + 10) return;
  found.push(range);
}

/** How many months a time spans and where it lies, both ends counted: from [0] up to, without, [1], in months of the era. */
export type Months = readonly [number, number];

/**
 * A year without a month stands for its middle, so that 2014-2016 is two years; one year alone is half of it. Undefined
 * without an end.
 */
export function monthsOf(range: Pick<DateRange, 'from' | 'to' | 'current'>, asOf: string): Months | undefined {
  if (range.from === null || (range.to === null && !range.current)) return undefined;
  const now = indexOf(asOf.slice(0, 7)) + 1;
  const to = range.current ? asOf.slice(0, 7) : (range.to ?? '');
  const years = range.from.length === 4 && to.length === 4;
  if (years && range.from === to) return clamp(Number(to) * 12 + 3, Number(to) * 12 + 9, now);
  const start = range.from.length === 4 ? Number(range.from) * 12 + 6 : indexOf(range.from);
  const end = to.length === 4 ? Number(to) * 12 + 6 : indexOf(to) + 1;
  if (end > start) return clamp(start, end, now);
  // A month and the year around it.
  return range.from.length === 4 ? clamp(Number(range.from) * 12, end, now) : clamp(start, Number(to) * 12 + 12, now);
}

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

function clamp(start: number, end: number, now: number): Months {
  return [Math.min(start, now), Math.min(end, now)];
}

/** How many months lie in at least one of these. */
export function unionOf(spans: readonly Months[]): number {
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    total += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return total;
}
