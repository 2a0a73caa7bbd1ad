import { regex, regexesOf, regexPart } from '#readers/patterns';

/** Names by month, as parts of a regular expression. */
export const monthNames: readonly string[] = [
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

/** First and last month. */
export const seasons: Readonly<Record<string, readonly [number, number]>> = {
  spring: [3, 5],
  summer: [6, 8],
  fall: [9, 11],
  autumn: [9, 11],
  winter: [12, 12],
};

const month = monthNames.map((name, i) => `(?<m${i + 1}>${name})`).join('|');
const year4 = String.raw`(?:19|20)\d\d`;

/** Their groups have different names, so that they can be one expression. */
export const datePatterns = {
  chinese: {
    pattern: regex('iu')`(?<!\d)(?<cy>${year4}) ?年(?: ?(?<cm>1[0-2]|0?[1-9]) ?月)?`,
    examples: ['2015年3月', '2015 年'],
    counterexamples: ['2015', '15年'],
  },
  day: {
    pattern: regex('iu')`
      (?<!\d)(?<d1>[0-3]?\d)(?<ds> ?[/.-] ?)(?<d2>[0-3]?\d)\k<ds>(?<dy>${year4}|\d\d)(?!\d)
    `,
    examples: ['31/12/2017', '31.12.2017', '12/31/17'],
    counterexamples: ['31/12-2017', '12/2017', '31/12/2117'],
  },
  isoDay: {
    pattern: regex('iu')`(?<!\d)(?<iy>${year4})[/.-](?<im>0[1-9]|1[0-2])[/.-][0-3]\d(?!\d)`,
    examples: ['2017-12-31', '2017/12/31'],
    counterexamples: ['2017-13-31', '2017-12'],
  },
  yearAndMonth: {
    pattern: regex('iu')`(?<!\d)(?<yy>${year4})(?<ys> ?[/.] ?|-)(?<ym>1[0-2]|0?[1-9])(?![\d/])`,
    examples: ['2018.05', '2015 / 07', '2019-03'],
    counterexamples: ['2018.13', '2019 - 03'],
  },
  monthAndYear: {
    pattern: regex('iu')`(?<![\d.])(?<nm>1[0-2]|0?[1-9]) ?[/.-] ?(?<ny>${year4})(?!\d)`,
    examples: ['05/2018', '05.2018', '5-2018'],
    counterexamples: ['13/2018', '1.05/2018'],
  },
  monthAndShortYear: {
    pattern: regex('iu')`(?<![\d./'])(?<sm>1[0-2]|0[1-9]) ?[/'] ?(?<sy>\d\d)(?![\d/.%,])`,
    examples: ['05/18', "05'18"],
    counterexamples: ['5/18', '13/18', '05/18/20'],
  },
  quarter: {
    pattern: regex('iu')`(?<!\p{L})q(?<q>[1-4])[ /,'-]{0,2}(?<qy>${year4})(?!\d)`,
    examples: ['Q1 2020', 'q3/2021'],
    counterexamples: ['Q5 2020', 'FAQ1 2020'],
  },
  season: {
    pattern: regex('iu')`
      (?<!\p{L})(?<season>spring|summer|fall|autumn|winter)
      (?: semester| term)?(?: of)?,? ?'?(?<seasonYear>${year4})(?!\d)
    `,
    examples: ['Summer 2019', 'Fall term of 2013', "spring '2014"],
    counterexamples: ['Summer', 'offspring 2014'],
  },
  namedMonth: {
    pattern: regex('iu')`
      (?<![\p{L}])(?:(?<!\d)[0-3]?\d(?:st|nd|rd|th)?[ .-]{1,2}(?:of )?)?
      (?:${month})(?:\.|,)?
      (?:(?: ?\d{1,2}(?:st|nd|rd|th)?,? )?(?: of )?[ ./,'’\x60-]{0,3}(?<wy>${year4})(?!\d)|
      [ ]?['’\x60-] ?(?<w2>\d\d)(?!\d)|
      [ ](?<w3>\d\d)(?![\d,:]|st|nd|rd|th))?
      (?!\p{L})
    `,
    examples: ['1 Jan 2015', 'March, 2019', "Jan'19", '1st of March 2021', 'January 1, 2015', 'mai'],
    counterexamples: ['Mayor', 'Juno 2015', 'dismay'],
  },
  year: {
    pattern: regex('iu')`(?<![\d.,$€£₹+#/-])(?<y>${year4})(?![\d%+]|\.\d|,\d{3})`,
    examples: ['2019', 'in 1998, and'],
    counterexamples: ['$2019', '2019%', '12019', '1850'],
  },
  yearAfterDash: {
    pattern: regex('iu')`(?<=(?:${year4}\s?|\D)-\s?)(?<y4>${year4})(?![\d%+])`,
    examples: ['2016 - 2018', 'May-2018'],
    counterexamples: ['2018', '555-2018'],
  },
  shortYearAfterYear: {
    pattern: regex('iu')`(?<=${year4}\s?[-/]\s?)'?(?<y2>\d\d)(?![\d/.%])`,
    examples: ['2016 - 18', "2016/'18"],
    counterexamples: ['16 - 18', '2016 - 181'],
  },
  apostropheYear: {
    pattern: regex('iu')`(?<![\p{L}\d])['’](?<a2>\d\d)(?!\d)`,
    examples: ["'18", '’16 - ’18'],
    counterexamples: ["Jan'18", "'181"],
  },
};

/** Patterns in order of precedence. */
export const dateRegex = new RegExp(
  Object.values(datePatterns)
    .map(({ pattern }) => pattern.source)
    .join('|'),
  'giu',
);

const until = String.raw`-{1,3}|to|until|till?|through|up ?to|bis|a|à|hasta|至|到|\/|→|,|\(`;
const present = regexPart`
  present(?:ly)?|current(?:ly)?(?: working| employed)?|still working|now|today|
  (?:till[ -]?)?date|till now|on[ -]?going|
  heute|aktuell|actualidad|presente|actuel|aujourd'hui|oggi|
  至今|现在|今|目前
`;

export const dateRangePatterns = {
  dash: {
    pattern: /[\u2010-\u2015\u2212\u2043\uff0d\uff5e~–—]/g,
    examples: ['–', '—', '~'],
    counterexamples: ['-'],
  },
  between: {
    pattern: regex('iu')`
      ^[\s,.)]{0,3}
      (?:-{1,3}>?|to|until|till?|through|thru|up ?to|bis|a|à|al|au|hasta|至|到|\/|→|›)
      [\s(]{0,3}$
    `,
    examples: [' - ', ' to ', ' bis ', '--> ', '至'],
    counterexamples: [' and ', ', ', ''],
  },
  sinceBefore: {
    pattern: /(?:^|[^\p{L}])(?:since|seit|depuis|desde|from|w\.?e\.?f\.?)[\s:(]{0,3}$/iu,
    examples: ['since ', 'from: ', 'w.e.f. '],
    counterexamples: ['since May', 'reform from the '],
  },
  openSinceBefore: {
    pattern: /(?:since|seit|depuis|desde|w\.?e\.?f\.?)[\s:(]{0,3}$/iu,
    examples: ['since ', 'seit ', 'w.e.f. '],
    counterexamples: ['from '],
  },
  fromBefore: {
    pattern: /(?:^|[^\p{L}])from[\s:]{0,3}$/iu,
    examples: ['from ', 'Acme, from: '],
    counterexamples: ['since ', 'fromage'],
  },
  presentAfter: {
    pattern: regex('iu')`
      ^[\s,.)]{0,3}(?:${until})?[\s(]{0,3}
      (?:to\s|till\s|until\s)?(?:the\s)?
      (?:${present})
      (?![\p{L}])
    `,
    examples: [' - present', ' to Till Date', ' bis heute', ' - Currently working', '-至今'],
    counterexamples: [' - 2019', ' - presentation', ' at present'],
  },
  durationAfter: {
    pattern: /^\s{0,2}\(?\s?(?:\d{1,2}\s?(?:years?|yrs?\.?|months?|mos?\.?)[\s,&]{0,3}(?:and\s)?){1,2}\)?/iu,
    examples: [' (3 years 1 month)', ' 2 yrs', ' (6 mos)'],
    counterexamples: [' at Acme', ' (Pune)'],
  },
};
export const dateRangeRegex = regexesOf(dateRangePatterns);
