/**
 * A date as written, not yet a time. Without a month both months are null; a season has two. `short` is a year of two
 * digits that stands behind a longer one ("2016 - 18"); `onlyInRange` is too little to be a date alone ("05/18", "May").
 */
export type DateToken = {
  year: number | null;
  firstMonth: number | null;
  lastMonth: number | null;
  short: number | null;
  onlyInRange: boolean;
  /** Cannot begin a range. */
  onlyAfter: boolean;
  start: number;
  end: number;
};

const names = [
  'jan(?:uary|uar|vier)?|enero|ene|gennaio',
  'feb(?:ruary|ruar)?|f[ée]vr(?:ier)?|febrero',
  'mar(?:ch|s|zo)?|märz|mrz',
  'apr(?:il)?|avr(?:il)?|abril',
  'may|mai|mayo',
  'june?|juni|juin|junio',
  'july?|juli|juillet|julio',
  'aug(?:ust)?|août|agosto',
  'sept?(?:ember|iembre|embre)?',
  'oct(?:ober|obre|ubre)?|okt(?:ober)?',
  'nov(?:ember|embre|iembre)?',
  'dec(?:ember)?|dez(?:ember)?|d[ée]c(?:embre)?|dic(?:iembre)?',
];
const month = names.map((name, i) => `(?<m${i + 1}>${name})`).join('|');
const seasons: Record<string, readonly [number, number]> = {
  spring: [3, 5],
  summer: [6, 8],
  fall: [9, 11],
  autumn: [9, 11],
  winter: [12, 12],
};

// Each alternative is a fixed row of short pieces: nothing here can be read in two ways for longer than a few letters.
const year4 = '(?:19|20)\\d\\d';
const pattern = new RegExp(
  [
    // 2015年3月, 2015年
    `(?<!\\d)(?<cy>${year4}) ?年(?: ?(?<cm>1[0-2]|0?[1-9]) ?月)?`,
    // 31/12/2017, 31.12.2017, 12/31/2017; 2017-12-31
    `(?<!\\d)(?<d1>[0-3]?\\d)(?<ds> ?[/.-] ?)(?<d2>[0-3]?\\d)\\k<ds>(?<dy>${year4}|\\d\\d)(?!\\d)`,
    `(?<!\\d)(?<iy>${year4})[/.-](?<im>0[1-9]|1[0-2])[/.-][0-3]\\d(?!\\d)`,
    // 2018.05, 2015 / 07, 2019-03
    `(?<!\\d)(?<yy>${year4})(?<ys> ?[/.] ?|-)(?<ym>1[0-2]|0?[1-9])(?![\\d/])`,
    // 05/2018, 05.2018, 5-2018
    `(?<![\\d.])(?<nm>1[0-2]|0?[1-9]) ?[/.-] ?(?<ny>${year4})(?!\\d)`,
    // 05/18, 05'18
    `(?<![\\d./'])(?<sm>1[0-2]|0[1-9]) ?[/'] ?(?<sy>\\d\\d)(?![\\d/.%,])`,
    // Q1 2020
    `(?<!\\p{L})q(?<q>[1-4])[ /,'-]{0,2}(?<qy>${year4})(?!\\d)`,
    // Summer 2019
    `(?<!\\p{L})(?<season>spring|summer|fall|autumn|winter)(?: semester| term)?(?: of)?,? ?'?(?<seasonYear>${year4})(?!\\d)`,
    // 1 Jan 2015, March, 2019, Jan'19, Jan-19, 1st of March 2021, January 1, 2015, or the month alone
    `(?<![\\p{L}])(?:(?<!\\d)[0-3]?\\d(?:st|nd|rd|th)?[ .-]{1,2}(?:of )?)?(?:${month})(?:\\.|,)?(?:(?: ?\\d{1,2}(?:st|nd|rd|th)?,? )?(?: of )?[ ./,'’\`-]{0,3}(?<wy>${year4})(?!\\d)| ?['’\`-] ?(?<w2>\\d\\d)(?!\\d)| (?<w3>\\d\\d)(?![\\d,:]|st|nd|rd|th))?(?!\\p{L})`,
    // 2019; '18; the 18 of "2016 - 18"
    `(?<![\\d.,$€£₹+#/-])(?<y>${year4})(?![\\d%+]|\\.\\d|,\\d{3})`,
    `(?<=(?:${year4}\\s?|\\D)-\\s?)(?<y4>${year4})(?![\\d%+])`,
    `(?<=${year4}\\s?[-/]\\s?)'?(?<y2>\\d\\d)(?![\\d/.%])`,
    `(?<![\\p{L}\\d])['’](?<a2>\\d\\d)(?!\\d)`,
  ].join('|'),
  'giu',
);

/** The dates of one line, from left to right. */
export function dateTokens(text: string): DateToken[] {
  const tokens: DateToken[] = [];
  for (const match of text.matchAll(pattern)) {
    const token = tokenOf(match.groups ?? {}, match.index, match.index + match[0].length);
    if (token) tokens.push(...(Array.isArray(token) ? token : [token]));
  }
  return tokens;
}

type Groups = Record<string, string | undefined>;

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

function tokenOf(g: Groups, start: number, end: number): DateToken | DateToken[] | undefined {
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

/** "31/12/2017" either way round: the number above twelve is the day. Where both could be, the second is the month. */
function fullDate(g: Groups, start: number, end: number): DateToken | undefined {
  const [a, b] = [Number(g.d1), Number(g.d2)];
  const value = b > 12 ? a : b;
  if (value < 1 || value > 12 || Math.max(a, b) > 31) return undefined;
  return token(start, end, { year: fullYear(g.dy ?? ''), ...inMonth(value), onlyInRange: g.dy?.length === 2 });
}

/** "2018-05" is a month, but "2010-11" alone the years 2010 to 2011: two years in a row are a school year. */
function yearAndNumber(g: Groups, start: number, end: number): DateToken | DateToken[] {
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

function namedMonth(g: Groups, start: number, end: number): DateToken | undefined {
  const at = names.findIndex((_, i) => g[`m${i + 1}`] !== undefined);
  if (at < 0) return undefined;
  const digits = g.wy ?? g.w2 ?? g.w3;
  const year = digits === undefined ? null : fullYear(digits);
  return token(start, end, { year, ...inMonth(at + 1), onlyInRange: g.wy === undefined && g.w2 === undefined });
}
