import { findSkills } from '#readers/skills';
import { jobPlaceRegex } from '../lexicon/places/places.lexicon.ts';
import {
  countryLevel,
  isCountyOf,
  isKnownTown,
  isPostingRegion,
  isSureRegion,
  regionContains,
  regionLevel,
} from '../regions.ts';

/** Capitalized, and without words that no place has. */
export const isPlaceName = (text: string): boolean =>
  text.length <= 50 &&
  text.split(' ').length <= 4 &&
  /^\p{Lu}[\p{L}\p{M} .'’()-]+$/u.test(text) &&
  !jobPlaceRegex.notPlace.test(text) &&
  !/^[a-z]/.test(text.split(' ').at(-1) ?? '');

/** Without postal codes, parts of a building, and words such as "in" and "area". */
export const withoutWordsAround = (name: string): string =>
  name
    .replace(jobPlaceRegex.block, '')
    .replace(jobPlaceRegex.postalCode, '')
    .replace(jobPlaceRegex.aroundPlace, '')
    .replace(jobPlaceRegex.aroundPlace, '');

/** The sure places of a statement, or else the well-known towns in it. */
export const placesOfStatement = (text: string): string[] =>
  [...text.matchAll(jobPlaceRegex.namesInRow)].flatMap(([names]) => {
    const places = surePlaces(names);
    return places.length > 0 ? places : knownTownsIn(names);
  });

/** The well-known towns that a text names. */
export const knownTownsIn = (text: string): string[] =>
  [...text.matchAll(jobPlaceRegex.capitalized)].flatMap(([name]) => {
    if (isKnownTown(name)) return [name];
    return name.split(' ').filter((word) => isKnownTown(word.replace(/[.’']s?$/, '')));
  });

/** The capitalized names at the start of a text, up to the end of the sentence. */
export const namesAtStart = (text: string): string =>
  (jobPlaceRegex.namesAhead.exec(text)?.[0] ?? '').split(jobPlaceRegex.afterValue)[0] ?? '';

/** The names in one without commas: "Pune Mumbai Delhi", "Surat Andhra Pradesh", "Oregon-Beaverton", "IN-MH-Mumbai". */
export function namesIn(text: string): string[] {
  const name = text.replace(jobPlaceRegex.codesBefore, '');
  if (isKnownTown(name) || isPostingRegion(name)) return [name];
  const [region = '', town] = name.split('-');
  if (town !== undefined && regionLevel(region) > 0) return [town, region];
  const words = name.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (isSureRegion(after) && (isKnownTown(before) || words.length - at > 1)) return [before, after];
    const rest = isKnownTown(before) ? namesIn(after) : [];
    if (rest.some(isKnownTown)) return [before, ...rest];
  }
  return [text];
}

/** Places that need no label: well-known towns, and names before their region. */
export const surePlaces = (text: string): string[] =>
  text.split(jobPlaceRegex.betweenPlaces).flatMap((names) => sureLabels(names.split(',')));

/** The places among names; a name that is no well-known town counts if its region follows. */
function sureLabels(names: readonly string[]): string[] {
  const labels: string[] = [];
  let last = '';
  for (const [n, raw] of names.entries()) {
    const name = withoutWordsAround(raw);
    const [, town, code] = jobPlaceRegex.townAndCode.exec(name) ?? [];
    const next = withoutWordsAround(names[n + 1] ?? '');
    if (last !== '' && isPostingRegion(name) && regionContains(name, last)) {
      if (!isCountyOf(name, last)) labels.push(`${labels.pop()}, ${name}`);
      last = name;
    } else if (town !== undefined && code !== undefined && isSureRegion(code) && isKnownTown(town)) {
      labels.push(`${town}, ${code}`);
      last = code;
    } else if (isKnownTown(name) || (isSureRegion(next) && !isPostingRegion(name) && isTownName(name))) {
      labels.push(name);
      last = name;
    } else last = '';
  }
  return labels;
}

export const isTownName = (name: string): boolean =>
  isKnownTown(name) ||
  (isPlaceName(name) &&
    !jobPlaceRegex.roleName.test(name) &&
    !jobPlaceRegex.institution.test(name) &&
    findSkills(name).size === 0);

/** Well-known towns and parts of countries, if the names are nothing else: "North London and Kent". */
export function townsAndRegions(text: string): string[] {
  const names = text
    .split(jobPlaceRegex.betweenNames)
    .map((name) => name.trim().replace(/[.\s]+$/, ''))
    .filter(Boolean);
  const isPlace = (name: string): boolean =>
    isKnownTown(name.replace(jobPlaceRegex.partOfTown, '')) ||
    (regionLevel(name) > 0 && regionLevel(name) < countryLevel);
  return names.every(isPlace) ? names : [];
}
