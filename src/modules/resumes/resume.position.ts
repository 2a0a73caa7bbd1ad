import { findDates } from './resume.dates.ts';
import { isPlace, withoutPlace } from './resume.places.ts';
import { headingKind } from './resume.sections.ts';
import { tidyTitle } from './resume.title-case.ts';
import { hasLegalForm, isOrganizationLike, isTitleLike, lastRoleAt, wordsOf } from './resume.titles.ts';

/** A position as it was found, with the lines that describe it. Months as in `Employment`. */
export type Position = {
  employer: string | null;
  title: string | null;
  from: string | null;
  to: string | null;
  current: boolean;
  body: string[];
};

/**
 * What a line above or below a date says of a position. `sure` says that the employer shows itself as one (a legal
 * form, "at", a place behind it), and is not only what is left beside a title. `placeholder`: a name was taken out here.
 * `field`: what stands there for a title, as "Sales".
 */
export type PositionLine = {
  title: string | null;
  employer: string | null;
  sure: boolean;
  placeholder: boolean;
  field: string | null;
};

const placeholders =
  /(?<!\p{L})(?:company name(?:\s(?:city\s?,\s?state|city|state)(?=\s|$))?|employer name|organization name|name of (?:the )?company|confidential(?: company)?|city\s?,\s?state(?:\s?,\s?country)?)(?!\p{L})/giu;
const prose =
  /^(?:(?:i am |i was |have |currently |presently |previously |also )?(?:working|worked|work|employed|served|serving|interned)\s(?:as|with|at|for|in)\s(?:an?\s|the\s)?)/iu;
const strong = /\s{2,}|\s?[|•·◦;\t]\s?|\s[-–—]{1,2}\s|\s?[–—]\s?|:\s/u;
const weak = /,\s(?!(?:Ltd|Limited|Inc|LLC|LLP|L\.L\.C|Corp|GmbH|Co|Pvt|PLC|S\.A|AG)(?![\p{L}-]))/u;
const inOrAt = /\s(?:at|@|with|in|for)\s(?=[\p{Lu}\p{N}])/iu;
const at = /\s(?:at|@|with)\s(?=[\p{Lu}\p{N}])/u;

/** Whether a sentence tells of a position: "Worked as an analyst at Acme from 2012 to 2014". */
export const tellsPosition = (text: string): boolean => text.length <= 200 && prose.test(text);

/** Reads "Title at Company", "Company — Title (dates)", "Title | Company | City" and what else stands in one line. */
export function readPositionLine(line: string, asOf: string): PositionLine {
  const placeholder = placeholders.test(line);
  placeholders.lastIndex = 0;
  const told = withoutDates(line.replace(placeholders, '|'), asOf);
  // Chinese parts a company from a title by a space.
  const spaced = /\p{sc=Han}{2}/u.test(told) ? told.replace(/\s/g, ' | ') : told;
  const open = spaced
    .split(strong)
    .filter((part) => !isPlace(part))
    .join(' | ');
  const text = open.replace(prose, '');
  const plain = withoutPlace(text.replace(/\s?\(([^()]{2,60})\)/gu, asideOf));
  const placed = plain !== text || open.length < spaced.length - 3;
  const [before, after] = splitOnce(plain, text === open ? at : inOrAt);
  if (after !== '' && isTitleLike(before) && !isTitleLike(after.split(strong)[0] ?? '')) {
    const employer = employerName((after.split(strong)[0] ?? '').split(weak)[0] ?? '');
    return { title: titleName(before), employer, sure: true, placeholder, field: null };
  }
  const parts = plain
    .split(strong)
    .map(trimmed)
    .filter((part) => part !== '' && !isPlace(part));
  const pieces = parts.flatMap((part) => piecesOf(part, parts.length > 1));
  const titleAt = titleIndex(pieces);
  const title = titleAt < 0 ? null : titleName(pieces[titleAt] ?? '');
  const others = pieces.filter((piece, i) => i !== titleAt && !isTitle(piece));
  const named = others.map((piece) => ({ name: employerName(withoutPlace(piece)), sure: isOrganizationLike(piece) }));
  const best = named.find(({ name, sure }) => name !== null && sure) ?? named.find(({ name }) => name !== null);
  const field = others.find((piece) => isDepartmentOnly(piece) && piece.split(' ').length <= 5);
  return {
    title,
    employer: best?.name ?? null,
    sure: best !== undefined && (best.sure || placed),
    placeholder,
    field: field === undefined ? null : titleName(field),
  };
}

/** What stands in brackets: a place is left out, a company parted from what it stands behind, anything else kept. */
function asideOf(whole: string, inside: string): string {
  if (inside.split(/,\s?/).some(isPlace)) return '';
  return hasLegalForm(inside) ? ` | ${inside}` : whole;
}

/** "Cloud Solutions Consultant" is a title, "Partner Consulting Ltd" a firm. */
const endsInRole = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length > 0 && lastRoleAt(words) === words.length - 1;
};

const isTitle = (piece: string): boolean => isTitleLike(piece) && (!hasLegalForm(piece) || endsInRole(piece));

/** A title with a company's legal form in it is a company that is called so, if there is another title. */
function titleIndex(pieces: readonly string[]): number {
  const plain = pieces.findIndex((piece) => isTitle(piece) && !isDepartmentOnly(piece));
  return plain >= 0 ? plain : pieces.findIndex(isTitle);
}

function splitOnce(text: string, by: RegExp): [string, string] {
  const found = by.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, ''];
}

/** A line with bars for its dates and their parentheses. */
export function withoutDates(line: string, asOf: string): string {
  let text = line;
  for (const { start, end } of findDates(line, asOf).reverse()) text = `${text.slice(0, start)} | ${text.slice(end)}`;
  return trimmed(text.replace(/[([]\s*\|\s*[)\]]/g, ' | ').replace(/(?:\s*\|\s*){2,}/g, ' | '));
}

// The number of an item is no part of its name.
const trimmed = (text: string): string => {
  const plain = text.replace(/^\s*\d{1,2}[.)]\s+(?=\p{L})/u, '').replace(/^[\s,|:;·•–—\-)\]]+/u, '');
  return plain.replace(/[\s,|:;·•–—\-([]+$/u, '').trim();
};

// What a firm is divided into; "Director, Sales" does not work at Sales.
const departments = new Set(
  `operations sales marketing engineering banking development team division department dept finance branch reports accounting
  hr it human resources payroll training support services service customer products product research design quality legal
  procurement purchasing logistics security administration compliance audit tax treasury communications public relations
  strategy planning analytics data software hardware platform infrastructure information technology systems production
  maintenance manufacturing north south east west region regional national global international america americas europe asia
  emea apac full-time part-time contract remote hybrid onsite on-site freelance temporary permanent internship self-employed
  test testing mechanical electrical civil chemical industrial computer proposal estimation fabrication field technical process
  automation application applications architecture general various accounts account control retail wholesale business corporate inc programs program projects project education health nursing
  front back office desk web mobile cloud advertising media digital events art creative content level grade`.split(
    /\s+/,
  ),
);
const isDepartmentOnly = (text: string): boolean => {
  const words = wordsOf(text).filter((word) => !['and', 'of', 'the', '&', 'for'].includes(word));
  return words.every((word) => departments.has(word) || departments.has(word.replace(/s$/, '')));
};

/** The pieces of one part: its commas part them where a title stands on one side and no department on the other. */
function piecesOf(part: string, oneOfMany: boolean): string[] {
  const pieces = part
    .split(weak)
    .map(trimmed)
    .filter((piece) => piece !== '' && !isPlace(piece));
  const titleAt = pieces.findIndex((piece) => isTitleLike(piece));
  if (pieces.length <= 1) return pieces.flatMap(unglued);
  if (titleAt < 0) return isTitleLike(part) ? [part] : [pieces[0] ?? ''];
  const behind = pieces[titleAt + 1];
  // "Vice President, Retail Operations" is one title.
  const whole =
    titleAt === 0 && behind !== undefined && (isDepartmentOnly(behind) || (oneOfMany && !isOrganizationLike(behind)));
  if (whole) return [`${pieces[0]}, ${behind}`, ...pieces.slice(2)];
  return pieces.flatMap(unglued);
}

/** "Web Developer Acme Technologies" without anything between: parted where the rest says that it is a company. */
function unglued(part: string): string[] {
  if (!isTitleLike(part)) return [part];
  const words = part.split(' ');
  const last = lastRoleAt(words.map((word) => wordsOf(word)[0] ?? ''));
  const rest = words.slice(last + 1).join(' ');
  if (last >= 0 && rest !== '' && /^[\p{Lu}\p{N}]/u.test(rest) && isCompany(rest))
    return [words.slice(0, last + 1).join(' '), rest];
  const legalAt = words.findIndex((word) => /^(?:ltd|limited|inc|llc|llp|gmbh|corp|corporation)[.,]?$/iu.test(word));
  const behind = words.slice(legalAt + 1).join(' ');
  return legalAt > 0 && behind !== '' && isTitleLike(behind) ? [behind, words.slice(0, legalAt + 1).join(' ')] : [part];
}

const isCompany = (text: string): boolean => {
  const words = wordsOf(text);
  const tells =
    hasLegalForm(text) ||
    /(?:university|hospital|bank|center|centre|college|institute|school|agency|hotel|group)/iu.test(text);
  return (
    tells &&
    words.length >= 2 &&
    !words.slice(0, -1).every((word) => departments.has(word)) &&
    !departments.has(words[0] ?? '')
  );
};

const joining = new Set([
  'of',
  'and',
  'the',
  'for',
  'de',
  'du',
  'la',
  'des',
  'und',
  'in',
  '&',
  '-',
  '+',
  'at',
  'on',
  '/',
  'y',
  'e',
  'von',
  'to',
  'et',
]);
const noEmployer =
  /^(?:the|an?|no|not|na|n\/a|none|nil|various|present|current|client|clients|company name.*|self|self[ -]employed|freelanc(?:e|er|ing)|home|company|employer|remote|full[ -]time|part[ -]time|contract|contractor|intern|internship|permanent|temporary|duties|responsibilities|roles?|job description|accomplishments|achievements|projects?|summary|description|environment|technologies|tools|city|state|country|gpa|promoted|hybrid|volunteer|seasonal|current project|position|title|skills(?: used)?|key .*|main .*|project .*|page.*|domain.*|(?:.*\s)?period|duration|dates?|tenure|designation|roles?|location)$/iu;

// What somebody did, and not where; United, Allied, Applied and their like are names.
const deed =
  /^(?!United|Allied|Applied|Associated|Advanced|Integrated|Consolidated|Federated|Unified|Centralized|Shared|Trusted|Inspired)(?:\p{Lu}\p{Ll}+ed|Led|Built|Wrote|Made|Ran|Set|Responsible|Managing|Working|Using|Developing|Providing)\s/u;
// What is said of the contract, or an open bracket, behind a name.
const terms =
  /\s?\((?:[^()]*(?:time|remote|contract|freelance|years?|months?|hybrid|intern|on-?site)[^()]*\)|[^()]*$)/iu;
// Of the position, and not of who gives it.
const ofPosition = /^(?:senior|sr|junior|jr|lead|seasonal|temporary|acting|interim|chief)\.?\s/iu;

/** A text as the name of an employer: words that begin like names, few, and none that says it is something else. */
export function employerName(raw: string): string | null {
  const name = trimmed(raw.replace(terms, ''))
    .replace(/\s+/g, ' ')
    .replace(/(?<![.\p{Lu}])\.$/u, (dot) => (hasLegalForm(raw) ? dot : ''));
  const words = name.split(' ');
  if (name.length < 2 || name.length > 80 || words.length > 9 || !/\p{L}{2}/u.test(name)) return null;
  if (ofPosition.test(name) || /^(?:\p{Lu}{2}|Ltd|Inc|LLC|Pvt|Corp|Limited)\.?$/u.test(name)) return null;
  if (noEmployer.test(name) || isPlace(name) || headingKind(name) !== undefined) return null;
  if (!hasLegalForm(name) && (isTitleLike(name) || isDepartmentOnly(name))) return null;
  if (isTitleLike(name) && endsInRole(name)) return null;
  const domain = words.length === 1 && /^[\p{L}\p{N}-]+\.[\p{L}.-]{2,}$/u.test(name);
  const named = words.every(
    (word) => joining.has(word.toLowerCase()) || /^[('"“&+]?(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}]|\p{Ll}\p{Lu})/u.test(word),
  );
  if (!(domain || named) || /[!?<>{}=]|https?:|www\.|@/.test(name) || /%|\$/.test(name)) return null;
  return deed.test(name) && !hasLegalForm(name) ? null : name;
}

/** A text as a title: tidied, without what is set behind it in brackets. Null where it is too long to be one. */
export function titleName(raw: string): string | null {
  if (raw === '' || (!prose.test(raw) && /^[\s|,:-]*\p{Ll}/u.test(raw) && /[.;]\s/.test(raw))) return null;
  const title = trimmed(raw.replace(prose, '').split(/(?<=\p{Ll}{3})\.\s/u)[0] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\s?[([][^)\]]{0,60}$/u, '')
    .replace(/\.$/, '');
  const clean = /^(?:an?|the|as)\s/iu.test(title) ? title.replace(/^(?:an?|the|as)\s/iu, '') : title;
  if (clean.length < 2 || clean.length > 100 || clean.split(' ').length > 14) return null;
  return /^(?:\p{Lu}\p{Ll}+ed|Oversaw|Led|Won)\s(?:the|an?|in|with|to|and|by|for)\s/u.test(clean)
    ? null
    : tidyTitle(clean);
}
