import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { findPlace, isPlace } from './resume.places.ts';
import { linesOf, type ReadyLine, type Section } from './resume.sections.ts';

/** How to reach a person, as the resume says. */
export type Contact = { emails: string[]; phones: string[]; links: string[]; location: string | null };

const maxEach = 10;

/** What the lines of a resume say of how to reach the person; of the people named as references nothing. */
export function readContact(sections: readonly Section[]): Contact {
  const own = sections.filter(({ kind }) => kind !== 'references').flatMap(({ lines }) => lines);
  const near = nearContact(sections, own);
  const emails = unique(own.flatMap(({ text }) => emailsIn(text))).slice(0, maxEach);
  return {
    emails,
    phones: phonesOf(near, own).slice(0, maxEach),
    links: unique(
      [...near.flatMap(({ text }) => sitesIn(text)), ...own.flatMap(({ text }) => profilesIn(text))],
      linkKey,
    ).slice(0, maxEach),
    location: locationOf(near),
  };
}

/** The head, what stands under "Contact", and the lines around an email address that stands elsewhere. */
function nearContact(sections: readonly Section[], own: readonly ReadyLine[]): ReadyLine[] {
  const head = linesOf(sections, 'head').slice(0, 40);
  const near = new Set([...head, ...linesOf(sections, 'contact').slice(0, 40)]);
  const at = own.findIndex((line) => line.text.includes('@') && emailsIn(line.text).length > 0);
  if (at >= 0) for (const line of own.slice(Math.max(0, at - 2), at + 3)) near.add(line);
  return own.filter((line) => near.has(line));
}

const localPart = /[\p{L}\p{N}._%+'-]{1,64}$/u;
const domainPart = /^(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,6}[a-z]{2,24}(?![a-z0-9])/i;

/** The email addresses of a line, in its order. */
export function emailsIn(text: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf('@'); at >= 0 && found.length < maxEach; at = text.indexOf('@', at + 1)) {
    const local = localPart.exec(text.slice(Math.max(0, at - 64), at))?.[0].replace(/^[._'%+-]{1,64}/, '');
    const domain = domainPart.exec(text.slice(at + 1, at + 255))?.[0];
    if (local && domain && !local.endsWith('.')) found.push(`${local}@${domain}`);
  }
  return found;
}

const phoneLabel =
  /(?:phone|mobile|mob|tel|telephone|cell|contact(?: no| number)?|ph|whatsapp|handy|电话|手机)\.?\s{0,2}(?:no\.?)?\s{0,2}[:：-]?\s{0,2}$/iu;
const phonePattern = /(?<![\p{L}\d@./_-])[+(]{0,2}\d[\d().\- /]{5,22}\d(?![\d@]|[./]\d)/gu;
const yearPair = /(?<!\d)(?:19|20)\d\d\s?[-/. ]{1,3}(?:19|20)?\d\d(?!\d)/;

/** The numbers of a line that can be a telephone's: of 9 to 15 digits, or labelled, and no dates. */
export function phonesIn(text: string): string[] {
  const found: string[] = [];
  const used: (readonly [number, number])[] = [];
  for (const { startsAt, endsAt } of text.length <= 400 ? findPhoneNumbersInText(text, { extended: false }) : []) {
    found.push(text.slice(startsAt, endsAt));
    used.push([startsAt, endsAt]);
  }
  // What the library does not count as valid may still be what the person wrote.
  for (const match of text.slice(0, 1000).matchAll(phonePattern)) {
    const at = match.index;
    if (used.some(([start, end]) => at < end && at + match[0].length > start)) continue;
    const digits = match[0].replace(/\D/g, '').length;
    const labelled = phoneLabel.test(text.slice(Math.max(0, at - 24), at));
    if (digits < (labelled ? 7 : 9) || digits > 15 || yearPair.test(match[0]) || /\/.*\//.test(match[0])) continue;
    if (
      /^\d{1,3}(?:\.\d{1,3}){3}$/.test(match[0]) ||
      (/^\d{9,}$/.test(match[0]) && !labelled && digits !== 10 && digits < 12)
    )
      continue;
    found.push(match[0].replace(/^\d{5}\s(?=\()/, ''));
  }
  return found.map((phone) => balanced(phone.replace(/\s+/g, ' ').trim()));
}

/** "(415) 555" keeps its parentheses, "415) 555" and "(+91 98" lose them. */
function balanced(phone: string): string {
  const plain = phone.replace(/[\s().\-/]+$/, '');
  return (plain.match(/\(/g)?.length ?? 0) === (plain.match(/\)/g)?.length ?? 0) ? plain : plain.replace(/[()]/g, '');
}

function phonesOf(near: readonly ReadyLine[], own: readonly ReadyLine[]): string[] {
  const of = (lines: readonly ReadyLine[]) =>
    unique(
      lines.flatMap(({ text }) => (/\d{2}/.test(text) ? phonesIn(text) : [])),
      (phone) => phone.replace(/\D/g, '').slice(-9),
    );
  const first = of(near);
  if (first.length > 0) return first;
  return of(own.filter(({ text }) => text.length <= 200 && /phone|mobile|tel\b|cell|contact|call|\+\d/i.test(text)));
}

const topLevels =
  'com|org|net|io|dev|me|in|co|ai|app|xyz|tech|info|site|online|page|page|de|uk|fr|es|it|nl|eu|ca|us|ch|at|se|pl|br|au|cn|kr|jp|id|design|blog|studio|works|space|digital|cloud|website';
const site = new RegExp(
  `(?<![\\p{L}\\d@._/-])(?:https?://[^\\s|,;()<>"]{3,200}|www\\.[^\\s|,;()<>"]{3,200}|(?:[a-z0-9-]{1,40}\\.){1,3}(?:${topLevels})(?![\\p{L}\\d@-])(?:/[^\\s|,;()<>"]{0,150})?)`,
  'gu',
);
const notOwn =
  /^(?:https?:\/\/)?(?:www\.)?(?:node\.js|asp\.net|vb\.net|ado\.net|socket\.io|gmail\.com|yahoo\.com|outlook\.com|hotmail\.com)/iu;
const sign = /[.,;:)\]]{1,5}$/;

/** Web addresses in a line about how to reach somebody. */
function sitesIn(text: string): string[] {
  return [...text.slice(0, 1000).matchAll(site)]
    .map(([link]) => link.replace(sign, ''))
    .filter((link) => !notOwn.test(link));
}

const hosts: Record<string, string> = { linkedin: 'linkedin.com/in/', github: 'github.com/', gitlab: 'gitlab.com/' };
const profile =
  /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?(?:linkedin\.com\/(?:in|pub)\/|github\.com\/|gitlab\.com\/|stackoverflow\.com\/users\/|behance\.net\/|dribbble\.com\/|kaggle\.com\/|medium\.com\/@?)[\p{L}\d%._/-]{1,100}/giu;
const handle =
  /(?<![\p{L}.])(linkedin|github|gitlab)\s?:\s?(?:\/\/)?\s?@?([a-z\d](?:[a-z\d-]{1,38}))(?![\p{L}\d./@-])/giu;

/** Addresses of somebody's pages at LinkedIn, GitHub and the like, also where only a label and the name there are given. */
function profilesIn(text: string): string[] {
  const part = text.slice(0, 1000);
  const labelled = [...part.matchAll(handle)].map(([, host = '', name]) => `${hosts[host.toLowerCase()]}${name}`);
  return [...[...part.matchAll(profile)].map(([link]) => link.replace(sign, '')), ...labelled];
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

const locationLabel =
  /(?:^|[\s|•·,;])(?:current location|location|address|residence|city of residence|residing (?:in|at)|city|based in|地址|所在地)\s?[:：]\s?([^|•·;]{2,120})/iu;
const nextLabel =
  /\s(?:e-?mail|phone|mobile|tel|linkedin|github|portfolio|website|date of birth|dob|nationality|languages?)\s?:/iu;

/** Where the person lives: what is labelled so, else the first place in the lines about how to reach them. */
function locationOf(near: readonly ReadyLine[]): string | null {
  for (const { text } of near) {
    const labelled = locationLabel.exec(text.slice(0, 500))?.[1]?.split(nextLabel)[0]?.split('  ')[0];
    if (!labelled) continue;
    const value = withoutAddresses(labelled)
      .replace(/[|,\s]+$/u, '')
      .trim();
    const place = findPlace(value);
    if (place) return place.place;
    if (/^\p{Lu}[\p{L} .,'-]{1,60}$/u.test(value)) return value;
  }
  for (const { text } of near) {
    if (
      text.length > 250 ||
      /\b(?:university|college|institute|school|bachelor|master|gpa|inc|ltd|gmbh)\b/iu.test(text)
    )
      continue;
    const plain = withoutAddresses(text);
    const place = findPlace(plain);
    if (place && (plain.length <= 120 || isPlace(plain))) return place.place;
  }
  return null;
}

/** A line with bars where its addresses and numbers stood, so that what is between them can be read. */
export function withoutAddresses(text: string): string {
  const plain = text.replace(/\S{1,64}@\S{1,190}/gu, '|').replace(site, '|');
  return plain.replace(/[+(]{0,2}\d[\d().\- /]{6,22}\d/g, '|');
}
