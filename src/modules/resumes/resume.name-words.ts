// What makes a word a part of a name, and what no name has in it.

/** Small words inside names. */
export const particles = new Set([
  'de',
  'da',
  'do',
  'dos',
  'del',
  'della',
  'di',
  'la',
  'le',
  'van',
  'von',
  'der',
  'den',
  'bin',
  'binti',
  'ibn',
  'al',
  'el',
  'ben',
  'ter',
  'y',
  'e',
  'zu',
]);
/** Words of headings, trades and places that stand in capitals like names do. */
export const notNames = new Set(
  `development business digital media sales marketing services service relations information technology public health care
  fitness arts design finance banking agriculture aviation apparel automobile construction consulting engineering human
  resources operations management customer support education teaching training project product quality data network software
  web mobile system systems security government organizational communication communications the and for with from this that
  your my our about page last updated confidential references available present january february march april may june july
  august september october november december street road avenue india usa summary profile skills experience objective
  contact email phone address personal details professional technical career key core current programming languages language
  computer microsoft office google amazon apple work history team leadership problem solving time critical thinking excellent strong
  tool area exposure modeling cisco interventionist tools used technologies environment description projects highly motivated results oriented seeking years year united states city state company name title date birth gender male female
  married single nationality religion father mother hobbies reading music travelling cricket certified certification license
  machine learning cloud computing operating advanced java python javascript new york san francisco los angeles account
  accounts accounting financial analysis planning strategic strategy retail restaurant hospitality event events legal medical
  clinical nursing patient social science sciences computing graphics open source in of to at on by a an is are was
  i it as no not all more corporate executive general administrative administration creative innovative dynamic international
  front desk back end full stack high school honors bachelor master degree diploma university college institute links spoken`.split(
    /\s+/,
  ),
);

/** Capitals are for headings: "JOHN MCKAY-O'NEIL" is John McKay-O'Neil. Names in mixed letters stay as they are. */
export function tidyName(raw: string): string {
  const name = raw.replace(/\s+/g, ' ').replace(/[\s.'-]+$/u, (end) => (/\p{Lu}\.$/u.test(raw) ? end.trim() : ''));
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, i) => (i > 0 && particles.has(word) ? word : capitalized(word)))
    .join(' ');
}

const capitalized = (word: string): string =>
  word
    .replace(/(^|[-'’.])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
