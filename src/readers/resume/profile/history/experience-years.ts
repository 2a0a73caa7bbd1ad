import { numberWords } from '#readers/numbers';
import { commonTitleWords, tradeRegexes } from '../lexicon/titles.lexicon.ts';
import { statedYearsRegex } from '../lexicon/years.lexicon.ts';
import type { Employment } from '../resume-profile.ts';
import { countMonths, monthSpanOf } from './date-ranges.ts';
import { isInternship, isTitleLike, lowerCaseWords } from './titles.ts';

const maxYears = 60;

const toYears = (months: number): number => Math.min(maxYears, Math.round((months / 12) * 10) / 10);

/** Overlaps count once; null if no position has both its start and end. */
function yearsOf(positions: readonly Employment[], asOf: string): number | null {
  const spans = positions.map((position) => monthSpanOf(position, asOf)).filter((span) => span !== undefined);
  return spans.length === 0 ? null : toYears(countMonths(spans));
}

/** Internships count only without other positions, stated years only if they exceed an incomplete history. */
export function totalYears(employments: readonly Employment[], stated: number | null, asOf: string): number | null {
  const full = employments.filter(({ title }) => title === null || !isInternship(title));
  const worked = yearsOf(full, asOf) ?? yearsOf(employments, asOf);
  if (worked === null || stated === null) return worked ?? stated;
  const isIncomplete = full.some((position) => monthSpanOf(position, asOf) === undefined);
  return isIncomplete && stated > worked ? stated : worked;
}

/** The largest number stated in words; null without any. */
export function statedYears(lines: readonly string[]): number | null {
  const texts = lines.filter((text) => text.length <= 2000 && statedYearsRegex.mentionsTime.test(text));
  const found = texts.flatMap((text) => [...yearsIn(text), ...decadesIn(text)]);
  return found.length === 0 ? null : Math.max(...found);
}

function yearsIn(text: string): number[] {
  return [...text.matchAll(statedYearsRegex.years)].flatMap((match) => {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const after = text.slice(end, end + 70).split(statedYearsRegex.endOfSentence)[0] ?? '';
    if (!statedYearsRegex.experienceAfter.test(after) && !statedYearsRegex.experienceBefore.test(before)) return [];
    if (statedYearsRegex.otherYears.test(`${before.slice(-18)} ${after.slice(0, 12)}`)) return [];
    const [, number = '', months] = match;
    const whole = /^\d/.test(number) ? Number(number) : numberWords.indexOf(number.toLowerCase());
    const years = Math.round((whole + Number(months ?? 0) / 12) * 10) / 10;
    return years > 0 && years <= maxYears ? [years] : [];
  });
}

function decadesIn(text: string): number[] {
  const number = statedYearsRegex.decades.exec(text)?.[1]?.toLowerCase();
  if (number === undefined) return [];
  return [10 * (Number(number) || (number === 'a' ? 1 : numberWords.indexOf(number)))];
}

function areSameTrade(a: string, b: string): boolean {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left === right || tradeRegexes.some((trade) => trade.test(left) && trade.test(right))) return true;
  const words = new Set(specificWords(a));
  return specificWords(b).some((word) => words.has(word));
}

const specificWords = (title: string): string[] => lowerCaseWords(title).filter((word) => !commonTitleWords.has(word));

/** Null if the title of the current or last position is unknown. */
export function relevantYears(employments: readonly Employment[], asOf: string): number | null {
  const titled = employments.filter(({ title }) => title !== null && isTitleLike(title));
  const full = titled.filter(({ title }) => !isInternship(title ?? ''));
  const pool = full.length > 0 ? full : titled;
  const endOf = (position: Employment) => monthSpanOf(position, asOf)?.[1] ?? 0;
  const last = [...pool].sort((a, b) => Number(b.current) - Number(a.current) || endOf(b) - endOf(a))[0];
  if (!last?.title) return null;
  const title = last.title;
  return yearsOf(
    pool.filter((position) => areSameTrade(title, position.title ?? '')),
    asOf,
  );
}

/** Null if no position has both its start and end. */
export const skillYears = (employments: readonly Employment[], skill: string, asOf: string): number | null =>
  yearsOf(
    employments.filter(({ skills }) => skills.includes(skill)),
    asOf,
  );
