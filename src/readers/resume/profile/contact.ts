import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { contactRegex, profileHosts } from './lexicon/contact.lexicon.ts';
import { findPlace, isPlace } from './places.ts';
import { linesInSections, type ResumeSection } from './resume-sections.ts';
import type { TidyLine } from './tidy-lines.ts';

export type ResumeContact = { emails: string[]; phones: string[]; links: string[]; location: string | null };

const maxEach = 10;
const maxContactLines = 40;
const maxLine = 1000;

/** Leaves out the contact data of references. */
export function readContact(sections: readonly ResumeSection[]): ResumeContact {
  const own = sections.filter(({ kind }) => kind !== 'references').flatMap(({ lines }) => lines);
  const near = linesNearContact(sections, own);
  const links = [...near.flatMap(({ text }) => websitesIn(text)), ...own.flatMap(({ text }) => profilesIn(text))];
  return {
    emails: unique(own.flatMap(({ text }) => emailsIn(text))).slice(0, maxEach),
    phones: phonesOf(near, own).slice(0, maxEach),
    links: unique(links, linkKey).slice(0, maxEach),
    location: locationOf(near),
  };
}

/** The head, the contact section, and the lines around the first email address. */
function linesNearContact(sections: readonly ResumeSection[], own: readonly TidyLine[]): TidyLine[] {
  const head = linesInSections(sections, 'head').slice(0, maxContactLines);
  const near = new Set([...head, ...linesInSections(sections, 'contact').slice(0, maxContactLines)]);
  const at = own.findIndex((line) => line.text.includes('@') && emailsIn(line.text).length > 0);
  if (at >= 0) for (const line of own.slice(Math.max(0, at - 2), at + 3)) near.add(line);
  return own.filter((line) => near.has(line));
}

export function emailsIn(text: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf('@'); at >= 0 && found.length < maxEach; at = text.indexOf('@', at + 1)) {
    const local = contactRegex.emailLocalPart
      .exec(text.slice(Math.max(0, at - 64), at))?.[0]
      .replace(/^[._'%+-]{1,64}/, '');
    const domain = contactRegex.emailDomain.exec(text.slice(at + 1, at + 255))?.[0];
    if (local && domain && !local.endsWith('.')) found.push(`${local}@${domain}`);
  }
  return found;
}

/** The phone numbers of a line: 9 to 15 digits, 7 if labelled, and no dates. */
export function phonesIn(text: string): string[] {
  const valid = text.length <= 400 ? findPhoneNumbersInText(text, { extended: false }) : [];
  const found = valid.map(({ startsAt, endsAt }) => text.slice(startsAt, endsAt));
  // Numbers that the library considers invalid may still be what the person wrote.
  for (const match of text.slice(0, maxLine).matchAll(contactRegex.phone)) {
    const start = match.index;
    const end = start + match[0].length;
    if (valid.some(({ startsAt, endsAt }) => start < endsAt && end > startsAt)) continue;
    const isLabelled = contactRegex.phoneLabel.test(text.slice(Math.max(0, start - 24), start));
    if (isPhone(match[0], isLabelled)) found.push(match[0].replace(/^\d{5}\s(?=\()/, ''));
  }
  return found.map((phone) => balanceParentheses(phone.replace(/\s+/g, ' ').trim()));
}

function isPhone(text: string, isLabelled: boolean): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (digits < (isLabelled ? 7 : 9) || digits > 15) return false;
  if (contactRegex.yearRange.test(text) || /\/.*\//.test(text)) return false;
  const isIpAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text);
  const isPlainNumber = /^\d{9,}$/.test(text) && !isLabelled && digits !== 10 && digits < 12;
  return !isIpAddress && !isPlainNumber;
}

/** "(415) 555" keeps its parentheses; "415) 555" and "(+91 98" lose them. */
function balanceParentheses(phone: string): string {
  const plain = phone.replace(/[\s().\-/]+$/, '');
  return (plain.match(/\(/g)?.length ?? 0) === (plain.match(/\)/g)?.length ?? 0) ? plain : plain.replace(/[()]/g, '');
}

function phonesOf(near: readonly TidyLine[], own: readonly TidyLine[]): string[] {
  const phonesInLines = (lines: readonly TidyLine[]) =>
    unique(
      lines.flatMap(({ text }) => (/\d{2}/.test(text) ? phonesIn(text) : [])),
      (phone) => phone.replace(/\D/g, '').slice(-9),
    );
  const first = phonesInLines(near);
  if (first.length > 0) return first;
  return phonesInLines(own.filter(({ text }) => text.length <= 200 && contactRegex.phoneLine.test(text)));
}

const withoutPunctuation = (link: string): string => link.replace(contactRegex.closingPunctuation, '');

const websitesIn = (text: string): string[] =>
  [...text.slice(0, maxLine).matchAll(contactRegex.website)]
    .map(([link]) => withoutPunctuation(link))
    .filter((link) => !contactRegex.otherWebsite.test(link));

/** Given as an address or as a label with a name. */
function profilesIn(text: string): string[] {
  const part = text.slice(0, maxLine);
  const urls = [...part.matchAll(contactRegex.profileUrl)].map(([link]) => withoutPunctuation(link));
  const handles = [...part.matchAll(contactRegex.profileHandle)];
  return [...urls, ...handles.map(([, host = '', name]) => `${profileHosts[host.toLowerCase()]}${name}`)];
}

const linkKey = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/$/, '');

function unique(
  values: readonly string[],
  keyOf: (value: string) => string = (value) => value.toLowerCase(),
): string[] {
  const seen = new Map<string, string>();
  for (const value of values) if (!seen.has(keyOf(value))) seen.set(keyOf(value), value);
  return [...seen.values()];
}

/** The labelled location, otherwise the first place near the contact details. */
function locationOf(near: readonly TidyLine[]): string | null {
  for (const { text } of near) {
    const label = contactRegex.locationLabel.exec(text.slice(0, 500))?.[1];
    const labelled = label?.split(contactRegex.nextLabel)[0]?.split('  ')[0];
    if (!labelled) continue;
    const value = withoutAddresses(labelled)
      .replace(/[|,\s]+$/u, '')
      .trim();
    const place = findPlace(value);
    if (place) return place.place;
    if (/^\p{Lu}[\p{L} .,'-]{1,60}$/u.test(value)) return value;
  }
  for (const { text } of near) {
    if (text.length > 250 || contactRegex.otherPlaceLine.test(text)) continue;
    const plain = withoutAddresses(text);
    const place = findPlace(plain);
    if (place && (plain.length <= 120 || isPlace(plain))) return place.place;
  }
  return null;
}

/** Has bars in place of email addresses, websites and phone numbers. */
export const withoutAddresses = (text: string): string =>
  text.replace(contactRegex.emailLike, '|').replace(contactRegex.website, '|').replace(contactRegex.looseNumber, '|');
