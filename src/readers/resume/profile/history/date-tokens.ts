import { dateRegex, monthNames, seasons } from '../lexicon/dates.lexicon.ts';

/**
 * Both months are null without a month. They differ for a season or quarter. `short` is "18" in "2016 - 18".
 * `onlyInRange`: not a date alone ("05/18", "May"). `onlyAfter`: cannot start a range.
 */
export type DateToken = {
  year: number | null;
  firstMonth: number | null;
  lastMonth: number | null;
  short: number | null;
  onlyInRange: boolean;
  onlyAfter: boolean;
  start: number;
  end: number;
};

export function dateTokens(text: string): DateToken[] {
  const tokens: DateToken[] = [];
  for (const match of text.matchAll(dateRegex)) {
    const found = tokenOf(match.groups ?? {}, match.index, match.index + match[0].length);
    if (found) tokens.push(...(Array.isArray(found) ? found : [found]));
  }
  return tokens;
}

type DateGroups = Record<string, string | undefined>;

const fullYear = (digits: string): number => {
  const value = Number(digits);
  if (digits.length === 4) return value;
  return value >= 50 ? 1900 + value : 2000 + value;
};

function token(start: number, end: number, fields: Partial<DateToken>): DateToken {
  const empty = { year: null, firstMonth: null, lastMonth: null, short: null, onlyInRange: false, onlyAfter: false };
  return { ...empty, start, end, ...fields };
}

const inMonth = (value: string | number | undefined): Pick<DateToken, 'firstMonth' | 'lastMonth'> =>
  value === undefined ? { firstMonth: null, lastMonth: null } : { firstMonth: Number(value), lastMonth: Number(value) };

function tokenOf(g: DateGroups, start: number, end: number): DateToken | DateToken[] | undefined {
  if (g.cy) return token(start, end, { year: Number(g.cy), ...inMonth(g.cm) });
  if (g.dy) return fullDate(g, start, end);
  if (g.iy) return token(start, end, { year: Number(g.iy), ...inMonth(g.im) });
  if (g.yy) return yearAndNumber(g, start, end);
  if (g.ny) return token(start, end, { year: Number(g.ny), ...inMonth(g.nm) });
  if (g.sy) return token(start, end, { year: fullYear(g.sy), ...inMonth(g.sm), onlyInRange: true });
  if (g.qy) {
    const last = Number(g.q) * 3;
    return token(start, end, { year: Number(g.qy), firstMonth: last - 2, lastMonth: last });
  }
  if (g.season) {
    const [first, last] = seasons[g.season.toLowerCase()] ?? [null, null];
    return token(start, end, { year: Number(g.seasonYear), firstMonth: first, lastMonth: last });
  }
  const y = g.y ?? g.y4;
  if (y) return token(start, end, { year: Number(y) });
  if (g.y2) return token(start, end, { short: Number(g.y2), onlyInRange: true, onlyAfter: true });
  if (g.a2) return token(start, end, { year: fullYear(g.a2), onlyInRange: true });
  return namedMonth(g, start, end);
}

/** "31/12/2017" or "12/31/2017": the number above twelve is the day, otherwise the first one. */
function fullDate(g: DateGroups, start: number, end: number): DateToken | undefined {
  const [a, b] = [Number(g.d1), Number(g.d2)];
  const value = b > 12 ? a : b;
  if (value < 1 || value > 12 || Math.max(a, b) > 31) return undefined;
  return token(start, end, { year: fullYear(g.dy ?? ''), ...inMonth(value), onlyInRange: g.dy?.length === 2 });
}

/** "2018-05" is a month, but "2010-11" is the school year 2010 to 2011. */
function yearAndNumber(g: DateGroups, start: number, end: number): DateToken | DateToken[] {
  const year = Number(g.yy);
  const number = Number(g.ym);
  if (g.ys === '-' && number === (year % 100) + 1) {
    return [
      token(start, start + 4, { year }),
      token(start + 5, end, { short: number, onlyInRange: true, onlyAfter: true }),
    ];
  }
  return token(start, end, { year, ...inMonth(number) });
}

function namedMonth(g: DateGroups, start: number, end: number): DateToken | undefined {
  const at = monthNames.findIndex((_, i) => g[`m${i + 1}`] !== undefined);
  if (at < 0) return undefined;
  const digits = g.wy ?? g.w2 ?? g.w3;
  const year = digits === undefined ? null : fullYear(digits);
  return token(start, end, { year, ...inMonth(at + 1), onlyInRange: g.wy === undefined && g.w2 === undefined });
}
