import { countryNames } from '#readers/patterns';
import {
  placeRegex,
  regionCodes,
  resumeRegions,
  townFirstWords,
  townLastWords,
  wellKnownCities,
} from './lexicon/places.lexicon.ts';

const regionNames = new Set([...resumeRegions, ...countryNames].map((name) => name.toLowerCase()));
const cityNames = new Set(wellKnownCities.map((name) => name.toLowerCase()));

const isRegion = (text: string): boolean =>
  regionCodes.has(text.replace(/\./g, '')) || regionNames.has(text.toLowerCase());

export type FoundPlace = { place: string; start: number; end: number };

/** "City, State" or "City, Country", or a well-known city between separators; without street and postal code. */
export function findPlace(text: string): FoundPlace | undefined {
  const parts = splitAtSeparators(text);
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1];
    if (next?.comma && isRegion(withoutPostal(next.text))) {
      const town = townAtEnd(part.text);
      if (!town) continue;
      const more = parts[i + 2];
      const last = more?.comma && isRegion(withoutPostal(more.text)) ? more : next;
      const before = part.comma ? parts[i - 1] : undefined;
      const start =
        before && isCityQuarter(before.text, part.text) ? before.start : part.start + part.text.length - town.length;
      const end = last.start + withoutPostal(last.text).length;
      return { place: text.slice(start, end).replace(/\s+/g, ' '), start, end };
    }
  }
  const alone = parts.find((part) => cityNames.has(withoutPostal(part.text).toLowerCase()));
  return alone && { place: withoutPostal(alone.text), start: alone.start, end: alone.start + alone.text.length };
}

/** "Gangnam-gu" before "Seoul". */
const isCityQuarter = (before: string, town: string): boolean =>
  cityNames.has(town.toLowerCase()) && placeRegex.cityQuarter.test(before);

/** Whether the text is a place or two: "Palo Alto, CA & Ithaca, NY". */
export function isPlace(text: string): boolean {
  const both = text.length <= 80 ? text.split(placeRegex.betweenPlaces) : [];
  if (both.length === 2) return both.every((part) => isPlace(part));
  const plain = text.replace(placeRegex.outerPunctuation, '');
  if (plain === '' || plain.length > 60) return false;
  if (cityNames.has(plain.toLowerCase()) || regionNames.has(plain.toLowerCase()) || placeRegex.remote.test(plain))
    return true;
  const found = findPlace(plain);
  return found !== undefined && found.start === 0 && found.end >= withoutPostal(plain).length;
}

/** "Maharashtra Pune University" after "Pune" loses its first word. */
export function withoutLeadingRegion(text: string, before: string): string {
  const words = text.split(' ');
  const town = before.split(' ');
  if (![1, 2].some((n) => cityNames.has(town.slice(-n).join(' ').toLowerCase()))) return text;
  const length = [2, 1].find((n) => words.length > n + 1 && regionNames.has(words.slice(0, n).join(' ').toLowerCase()));
  return length === undefined ? text : words.slice(length).join(' ');
}

/** The first word of "Harbour Springfield, IL", which may be an employer, unless both are known to be a town. */
export function wordBeforeTown(text: string): string | undefined {
  const [, first = '', second = ''] = placeRegex.twoWordsBeforeRegion.exec(text) ?? [];
  const known =
    first === '' ||
    townFirstWords.has(first) ||
    townLastWords.has(second) ||
    cityNames.has(`${first} ${second}`.toLowerCase());
  return known ? undefined : first;
}

/** "Harbour Mountain View, CA" gives "Harbour". */
export function withoutPlace(text: string): string {
  const plain = text.replace(/[\s).,|·•-]+$/u, '');
  const found = findPlace(plain);
  if (found && found.start > 0 && found.end >= withoutPostal(plain).length) {
    if (placeRegex.partOfName.test(plain.slice(0, found.start))) return text;
    const rest = plain.slice(0, found.start).replace(/[\s(,|·•–—-]+$/u, '');
    return rest === '' ? text : rest;
  }
  const words = plain.split(' ');
  const end = [2, 1].find((n) => words.length > n && cityNames.has(words.slice(-n).join(' ').toLowerCase()));
  if (end === undefined) return text;
  const rest = words.slice(0, -end).join(' ');
  return placeRegex.partOfName.test(`${rest} `) ? text : rest.replace(/[\s(,|·•–—-]+$/u, '');
}

const withoutPostal = (text: string): string => text.replace(placeRegex.postalCode, '');

/** Finds the town before ", CA": one word, or more if they are known to be a town. */
function townAtEnd(part: string): string | undefined {
  const words = part.split(' ');
  const last = words.at(-1) ?? '';
  if (!placeRegex.townWord.test(last) || placeRegex.notTown.test(last)) return undefined;
  for (const n of [3, 2]) {
    const tail = words.slice(-n);
    const name = tail.join(' ');
    if (tail.length === n && cityNames.has(name.toLowerCase())) return name;
  }
  if (cityNames.has(last.toLowerCase())) return last;
  const before = words.at(-2) ?? '';
  const whole = words.length <= 2 && words.every((word) => placeRegex.townWord.test(word));
  if (townFirstWords.has(before) || (townLastWords.has(last) && placeRegex.townWord.test(before)))
    return `${before} ${last}`;
  return whole &&
    words.length === 2 &&
    !placeRegex.notTown.test(before) &&
    part.length <= 24 &&
    placeRegex.twoWordTown.test(part)
    ? part
    : last;
}

type PlacePart = { text: string; start: number; comma: boolean };

/** `comma`: a comma precedes the part. */
function splitAtSeparators(text: string): PlacePart[] {
  const parts: PlacePart[] = [];
  let comma = false;
  let start = 0;
  for (const match of `${text}|`.matchAll(placeRegex.separator)) {
    const raw = text.slice(start, match.index);
    const part = raw.trim();
    if (part !== '') parts.push({ text: part, start: start + raw.length - raw.trimStart().length, comma });
    comma = match[0] === ',';
    start = match.index + match[0].length;
  }
  return parts;
}
