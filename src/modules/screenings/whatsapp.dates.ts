const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const dayMonth = new RegExp(String.raw`^${day}[ -](?:of )?(${monthNames})\.?,?[ -](\d{4})$`);
const monthDay = new RegExp(String.raw`^(${monthNames})\.? ${day},? (\d{4})$`);

function dateOf(year: number, month: number, dayOfMonth: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  // 31 April is the 1 May of a calendar that forgives.
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth && year >= 1900;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** Day or month first? A point says day, a number above 12 says itself, and of the rest nobody can know. */
function slashed(first: number, second: number, year: number, separator: string): string | undefined {
  if (separator === '.' || first > 12 || first === second) return dateOf(year, second, first);
  return second > 12 ? dateOf(year, first, second) : undefined;
}

/** A date as people write it, as YYYY-MM-DD; undefined for what is none, and for what may be two (12/03/2026). */
export function dateIn(answer: string): string | undefined {
  const text = answer.slice(0, 100).trim().toLowerCase().replace(/\s+/g, ' ').replace(/[.!]$/, '');
  const [, y, m, d] = yearFirst.exec(text) ?? [];
  if (y) return dateOf(Number(y), Number(m), Number(d));
  const [, first, separator = '', second, year] = yearLast.exec(text) ?? [];
  if (first) return slashed(Number(first), Number(second), Number(year), separator);
  const [, d1, name1, y1] = dayMonth.exec(text) ?? [];
  const [, name2, d2, y2] = monthDay.exec(text) ?? [];
  const name = name1 ?? name2;
  return name && dateOf(Number(y1 ?? y2), months.indexOf(name.slice(0, 3)) + 1, Number(d1 ?? d2));
}
