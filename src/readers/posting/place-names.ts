import { findSkills } from '#readers/skills';
import { jobPlaceRegex } from './lexicon/places.lexicon.ts';
import { isCountyOf, isKnownTown, isPostingRegion, isSureRegion, regionContains } from './regions.ts';

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

const isTownName = (name: string): boolean =>
  isKnownTown(name) ||
  (isPlaceName(name) &&
    !jobPlaceRegex.roleName.test(name) &&
    !jobPlaceRegex.institution.test(name) &&
    findSkills(name).size === 0);
