import { canonicalSkill, skillCategory, skillName } from '#readers/skills';
import { contactDataRegex, remainderRegex, spellingRegex, websiteRegex } from './contact-data.lexicon.ts';

const invisible = /[\p{Cf}\p{Me}\uFE00-\uFE0F]/gu;
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}._%+-]{0,62}[\p{L}\p{N}])?/gu;
const shortestWord = 3;
const mostWords = 200;
const mostDigits = 6;

function isSkill(text: string): boolean {
  const key = canonicalSkill(text);
  return skillCategory(key) !== undefined && skillName(key).toLowerCase() === text.toLowerCase();
}

const plainText = (text: string): string => text.normalize('NFKC').replace(invisible, '');

/** NFKC, with a space in place of addresses, phone numbers, links and network names, however spelled. */
export function withoutContactData(text: string): string {
  let plain = plainText(text).replace(spellingRegex.at, '@').replace(spellingRegex.dot, '.');
  for (const pattern of Object.values(contactDataRegex)) plain = plain.replace(pattern, ' ');
  return plain.replace(websiteRegex.website, (found) => (isSkill(found) ? found : ' '));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(word) ?? [];

/** Words that occur in contact data alone, in lower case: a part of an address still hints at it. */
export function contactWordsOf(lines: readonly string[]): string[] {
  const others = new Set(lines.flatMap((line) => wordsOf(withoutContactData(line))));
  const all = lines.flatMap((line) => wordsOf(plainText(line)));
  const words = new Set(all.filter((one) => one.length >= shortestWord && !others.has(one)));
  return [...words].slice(0, mostWords);
}

/** A short text, such as a job title. Null if nothing is left, or if the rest may still reach the person. */
export function withoutContacts(text: string | null, contactWords: readonly string[] = []): string | null {
  if (text === null || isSkill(text)) return text;
  const hidden = new Set(contactWords);
  const plain = withoutContactData(text).replace(word, (one) => (hidden.has(one.toLowerCase()) ? ' ' : one));
  if (plain === plainText(text)) return mayReach(plain) ? null : text;
  const tidy = plain
    .replace(remainderRegex.emptyBrackets, ' ')
    .replace(remainderRegex.openBracket, ' ')
    .replace(/\s+/g, ' ')
    .replace(remainderRegex.edges, '');
  return mayReach(tidy) ? null : tidy || null;
}

function mayReach(text: string): boolean {
  const digits = text.replace(remainderRegex.year, ' ').match(/\p{Nd}/gu)?.length ?? 0;
  return digits > mostDigits || remainderRegex.address.test(text);
}
