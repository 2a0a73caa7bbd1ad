// Places as they stand in the head of a resume and behind the names of employers.

const states = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD
  TN TX UT VT VA WA WV WI WY DC PR ON QC BC AB MB SK NS NB NL PE NSW VIC QLD WA SA TAS ACT UK USA UAE US`.split(/\s+/),
);
const regions = [
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa',
  'Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada',
  'New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island',
  'South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Puerto Rico',
  'Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland',
  'New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania',
  'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu and Kashmir',
  'Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Orissa|Punjab|Rajasthan',
  'Sikkim|Tamil Nadu|Tamilnadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal|Delhi|Chandigarh|Puducherry',
  'England|Scotland|Wales|Northern Ireland|Bavaria|Bayern|Hessen|Catalonia|Lombardy|Punjab|Sindh|Dubai|Abu Dhabi',
  'U.S.A.|U.S.A|U.S.|United States of America|USA|UK|U.K.|UAE|U.A.E.|S.Korea|S. Korea|Korea|Republic of Korea|South Korea',
  'Czech Republic|Russia|Turkey|Türkiye|The Netherlands|Holland|Burma|Ivory Coast|Hong Kong|Macau|Taiwan|Vietnam|Palestine',
];
const cities = [
  'Ahmedabad|Amsterdam|Athens|Atlanta|Austin|Bangalore|Bengaluru|Bangkok|Barcelona|Beijing|Berlin|Bhopal|Bhubaneswar|Boston',
  'Bremen|Brussels|Bucharest|Budapest|Buenos Aires|Cairo|Chandigarh|Chennai|Chicago|Cochin|Kochi|Coimbatore|Cologne|Copenhagen',
  'Dallas|Delhi|New Delhi|Denver|Detroit|Dhaka|Dubai|Dublin|Edinburgh|Faridabad|Frankfurt|Ghaziabad|Gurgaon|Gurugram|Hamburg',
  'Hanoi|Helsinki|Hong Kong|Houston|Hyderabad|Indore|Islamabad|Istanbul|Jaipur|Jakarta|Jerusalem|Johannesburg|Karachi|Kolkata',
  'Kuala Lumpur|Kyiv|Lagos|Lahore|Lisbon|London|Los Angeles|Lucknow|Madrid|Manchester|Manila|Melbourne|Mexico City|Miami|Milan',
  'Montreal|Moscow|Mumbai|Navi Mumbai|Munich|München|Mysore|Nagpur|Nairobi|Nashik|New York|New York City|NYC|Noida|Osaka|Oslo',
  'Ottawa|Paris|Philadelphia|Phoenix|Portland|Prague|Pune|Riyadh|Rome|San Diego|San Francisco|San Jose|Santiago|Sao Paulo',
  'São Paulo|Seattle|Seoul|Shanghai|Shenzhen|Singapore|Stockholm|Surat|Sydney|Taipei|Tel Aviv|Thane|Tokyo|Toronto|Trivandrum',
  'Vadodara|Vancouver|Vienna|Wien|Visakhapatnam|Warsaw|Washington DC|Zurich|Zürich|上海|北京|杭州|深圳|广州|成都|南京|武汉|西安',
];

const countries = (() => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  return letters.flatMap((a) => letters.map((b) => names.of(a + b))).filter((name) => name !== undefined);
})();
const lower = (lists: readonly string[]): string[] => lists.flatMap((list) => list.toLowerCase().split('|'));
const regionNames = new Set([...lower(regions), ...countries.map((name) => name.toLowerCase())]);
const cityNames = new Set(lower(cities));

const isRegion = (text: string): boolean => states.has(text.replace(/\./g, '')) || regionNames.has(text.toLowerCase());

// Towns of two and three words, known by their first or their last.
const opens = new Set(
  'San New Los Las La Le El Palo Santa Fort Saint St St. Mountain Menlo Redwood Salt Ann Kuala Hong Tel Buenos Abu Cape Navi Rio Sao São Port Grand Des Little Baton Costa North South East West Upper Lower Lake Mount Sioux Cedar Colorado Virginia Long Overland'.split(
    ' ',
  ),
);
const closes = new Set(
  'City Beach Springs View Park Rapids Rouge Valley Heights Hills Falls Creek Bay Lake Island Grove Alto Arbor Town Spring Worth Paso Diego Francisco Jose'.split(
    ' ',
  ),
);
const townWord = /^\p{Lu}[\p{L}.'’-]*$/u;
const postal = /\s+(?:\d{5}(?:-\d{4})?|\d{6}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2})\.?$/u;
const noTown =
  /^(?:University|College|Inc\.?|Ltd\.?|LLC|Corp\.?|GmbH|Technologies|Solutions|Group|Company|Street|Road|Avenue|Ave\.?|Rd\.?|Dr\.?|Apt\.?|Street\.|School|Institute|Bank|Labs|Research|DeepMind|Email|Phone|Address|Location)$/u;

/** A place found in a text, and where in the text it stands. */
export type Place = { place: string; start: number; end: number };

/**
 * The first "City, State" or "City, Country" of a text, or a city that everybody knows where it stands between two
 * separators. A street before it and a postal code after it are left out.
 */
export function findPlace(text: string): Place | undefined {
  const parts = partsAt(text);
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1];
    if (next?.comma && isRegion(withoutPostal(next.text))) {
      const town = townAtEnd(part.text);
      if (!town) continue;
      const more = parts[i + 2];
      const last = more?.comma && isRegion(withoutPostal(more.text)) ? more : next;
      const before = part.comma ? parts[i - 1] : undefined;
      const start =
        before && cityOrPart(before.text, part.text) ? before.start : part.start + part.text.length - town.length;
      const end = last.start + withoutPostal(last.text).length;
      return { place: text.slice(start, end).replace(/\s+/g, ' '), start, end };
    }
  }
  const alone = parts.find((part) => cityNames.has(withoutPostal(part.text).toLowerCase()));
  return alone && { place: withoutPostal(alone.text), start: alone.start, end: alone.start + alone.text.length };
}

/** "Gangnam-gu" before "Seoul" belongs to the place: a quarter of a city that everybody knows. */
const cityOrPart = (before: string, town: string): boolean =>
  cityNames.has(town.toLowerCase()) && /^\p{L}[\p{L}-]{2,20}$/u.test(before);

/** Whether a text is a place and nothing else. "Palo Alto, CA & Ithaca, NY" is one too. */
export function isPlace(text: string): boolean {
  const both = text.length <= 80 ? text.split(/\s&\s|\sand\s|\s\/\s/) : [];
  if (both.length === 2) return both.every((part) => isPlace(part));
  const plain = text.replace(/^[\s(,|·•-]+|[\s).,|·•-]+$/gu, '');
  if (plain === '' || plain.length > 60) return false;
  if (cityNames.has(plain.toLowerCase()) || regionNames.has(plain.toLowerCase()) || /^remote$/iu.test(plain))
    return true;
  const found = findPlace(plain);
  return found !== undefined && found.start === 0 && found.end >= withoutPostal(plain).length;
}

// "University of Toronto" is not at Toronto, it is called so.
const belongs = /\s(?:of|at|in|de|the)\s$/iu;

/** "Maharashtra Pune University" behind "Pune": the region belongs to the town before it, and not to the name. */
export function withoutLeadingRegion(text: string, before: string): string {
  const words = text.split(' ');
  const town = before.split(' ');
  if (![1, 2].some((n) => cityNames.has(town.slice(-n).join(' ').toLowerCase()))) return text;
  const length = [2, 1].find((n) => words.length > n + 1 && regionNames.has(words.slice(0, n).join(' ').toLowerCase()));
  return length === undefined ? text : words.slice(length).join(' ');
}

/** What may be an employer in "Harbour Springfield, IL", which may as well be a town of two words. */
export function beforeTown(text: string): string | undefined {
  const [, first = '', second = ''] = /^(\p{Lu}[\p{L}\p{N}.&-]+) (\p{Lu}\p{Ll}+), /u.exec(text) ?? [];
  const known =
    first === '' || opens.has(first) || closes.has(second) || cityNames.has(`${first} ${second}`.toLowerCase());
  return known ? undefined : first;
}

/** A text without the place at its end: "Harbour Mountain View, CA" gives "Harbour". */
export function withoutPlace(text: string): string {
  const plain = text.replace(/[\s).,|·•-]+$/u, '');
  const found = findPlace(plain);
  if (found && found.start > 0 && found.end >= withoutPostal(plain).length) {
    if (belongs.test(plain.slice(0, found.start))) return text;
    const rest = plain.slice(0, found.start).replace(/[\s(,|·•–—-]+$/u, '');
    return rest === '' ? text : rest;
  }
  const words = plain.split(' ');
  const end = [2, 1].find((n) => words.length > n && cityNames.has(words.slice(-n).join(' ').toLowerCase()));
  if (end === undefined) return text;
  const rest = words.slice(0, -end).join(' ');
  return belongs.test(`${rest} `) ? text : rest.replace(/[\s(,|·•–—-]+$/u, '');
}

const withoutPostal = (text: string): string => text.replace(postal, '');

/** The town that a part ends with, before ", CA": one word, or more where the words are known to go together. */
function townAtEnd(part: string): string | undefined {
  const words = part.split(' ');
  const last = words.at(-1) ?? '';
  if (!townWord.test(last) || noTown.test(last)) return undefined;
  for (const n of [3, 2]) {
    const tail = words.slice(-n);
    const name = tail.join(' ');
    if (tail.length === n && cityNames.has(name.toLowerCase())) return name;
  }
  if (cityNames.has(last.toLowerCase())) return last;
  const before = words.at(-2) ?? '';
  const whole = words.length <= 2 && words.every((word) => townWord.test(word));
  if (opens.has(before) || (closes.has(last) && townWord.test(before))) return `${before} ${last}`;
  return whole && words.length === 2 && !noTown.test(before) && part.length <= 24 && isLoneTown(part) ? part : last;
}

/** Two words that make up the whole part are a town unless the first looks like a company. */
const isLoneTown = (part: string): boolean => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(part);

type Part = { text: string; start: number; comma: boolean };

/** The pieces of a text between commas and other separators, with what stood before each. */
function partsAt(text: string): Part[] {
  const parts: Part[] = [];
  let comma = false;
  let start = 0;
  for (const match of `${text}|`.matchAll(/,|[|•·◦;:()\t]|\s[–—-]\s|\p{Extended_Pictographic}/gu)) {
    const raw = text.slice(start, match.index);
    const piece = raw.trim();
    if (piece !== '') parts.push({ text: piece, start: start + raw.length - raw.trimStart().length, comma });
    comma = match[0] === ',';
    start = match.index + match[0].length;
  }
  return parts;
}
