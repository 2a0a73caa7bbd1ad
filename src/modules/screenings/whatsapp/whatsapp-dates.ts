import { monthAbbreviations, writtenDateRegex } from './whatsapp-answers.lexicon.ts';

const { yearFirst, yearLast, dayMonth, monthDay } = writtenDateRegex;

function dateOf(year: number, month: number, dayOfMonth: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  // Date turns 31 April into 1 May.
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth && year >= 1900;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** A dot means day first, a number above 12 is a day, anything else is unclear. */
function slashed(first: number, second: number, year: number, separator: string): string | undefined {
  if (separator === '.' || first > 12 || first === second) return dateOf(year, second, first);
  return second > 12 ? dateOf(year, first, second) : undefined;
}

/** Returns YYYY-MM-DD. Undefined without a date, or if it is ambiguous (12/03/2026). */
export function parseDate(answer: string): string | undefined {
  const text = answer.slice(0, 100).trim().toLowerCase().replace(/\s+/g, ' ').replace(/[.!]$/, '');
  const [, y, m, d] = yearFirst.exec(text) ?? [];
  if (y) return dateOf(Number(y), Number(m), Number(d));
  const [, first, separator = '', second, year] = yearLast.exec(text) ?? [];
  if (first) return slashed(Number(first), Number(second), Number(year), separator);
  const [, d1, name1, y1] = dayMonth.exec(text) ?? [];
  const [, name2, d2, y2] = monthDay.exec(text) ?? [];
  const name = name1 ?? name2;
  return name && dateOf(Number(y1 ?? y2), monthAbbreviations.indexOf(name.slice(0, 3)) + 1, Number(d1 ?? d2));
}
