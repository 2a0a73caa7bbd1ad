import { findSkills } from '#readers/skills';
import { jobPlaceRegex } from '../lexicon/places/places.lexicon.ts';
import { countryLevel, isKnownTown, isPostingRegion, regionLevel } from '../regions.ts';
import { isPlaceName, isTownName, namesIn, surePlaces, withoutWordsAround } from './place-names.ts';

const maxHeadline = 120;
const maxOpening = 400;
const maxWholeLine = 60;
const maxRow = 5;

/** "Cook - Leeds": a well-known town, or one before its region. */
export function placesOfTitle(title: string): string[] {
  const [role = '', ...parts] = title.split(jobPlaceRegex.titlePart);
  return [
    ...(isKnownTown(role.trim()) ? [role.trim()] : surePlaces(withoutRole(role))),
    ...parts.flatMap((part) => surePlaces(part)),
    ...[role, ...parts].flatMap(placesAtEnd),
  ];
}

function placesAtEnd(part: string): string[] {
  const [, names, last = ''] = jobPlaceRegex.endOfTitle.exec(part.trim()) ?? [];
  if (names !== undefined) return surePlaces(names);
  return [last, last.split(' ').at(-1) ?? ''].filter(isKnownTown).slice(0, 1);
}

/** "Scientist, Neurology in Leeds" */
const withoutRole = (text: string): string => (/,(.*)$/.exec(text)?.[1] ?? '').replace(/^.*\sin\s/, '');

export function countriesOfTitle(title: string): string[] {
  const [role = '', ...parts] = title.split(jobPlaceRegex.titlePart);
  return [withoutRole(role), ...parts]
    .flatMap((part) => part.split(jobPlaceRegex.betweenNames))
    .map((name) => withoutWordsAround(name.replace(jobPlaceRegex.wholeOf, '')))
    .filter((name) => /^\p{Lu}/u.test(name) && regionLevel(name) > 1);
}

/** "Acme | Leeds | full-time", "Acme (Plano, TX) is a bakery", "The Mill Hotel, Bath. Four nights on …" */
export function placesOfHeadline(text: string): string[] {
  if (text.length > maxHeadline) {
    const [opening = ''] = text.split('. ', 1);
    if (opening.length <= maxHeadline && jobPlaceRegex.institution.test(opening)) return placesOfHeadline(opening);
    const [before = '', names = ''] = text.slice(0, maxOpening).split(jobPlaceRegex.townInBrackets);
    return jobPlaceRegex.listOfOffices.test(before) ? [] : surePlaces(names);
  }
  if (jobPlaceRegex.listOfOffices.test(text)) return [];
  const parts = text.split(jobPlaceRegex.titlePart).flatMap((part) => part.split('; '));
  const places = parts.flatMap((part) => (isRowOfPlaces(part) ? surePlaces(part) : []));
  return places.length > 0 ? withRemote(text, places) : regionsOfRow(parts);
}

/** "Baker – The Mill House, Bath": after the title, an establishment and its town. */
export function placeBesideTitle(title: string, text: string): string[] {
  const [role = '', ...parts] = text.length > maxHeadline ? [] : text.split(jobPlaceRegex.titlePart);
  if (role.trim().toLowerCase() !== title.trim().toLowerCase()) return [];
  return parts.flatMap((part) => {
    const [, establishment = '', town = ''] = jobPlaceRegex.establishmentAndTown.exec(part.trim()) ?? [];
    const isTown = isTownName(town) && !jobPlaceRegex.besidePlace.test(town);
    return jobPlaceRegex.institution.test(establishment) && isTown ? [town] : [];
  });
}

/** "Berlin or remote within Germany" */
export const withRemote = (text: string, places: readonly string[]): string[] =>
  places.length === 0 ? [] : [...places, ...remoteCountries(text)];

export function remoteCountries(text: string): string[] {
  const named = [...text.matchAll(jobPlaceRegex.remoteIn)];
  const from =
    named.length === 0 && jobPlaceRegex.remote.test(text) ? [...text.matchAll(jobPlaceRegex.remoteFrom)] : [];
  return [...named, ...from].flatMap((match) => {
    const further = jobPlaceRegex.furtherNames.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
    const country = countryIn(match.slice(1).find(Boolean) ?? '');
    return country.length === 0 ? [] : [...country, ...further.split(jobPlaceRegex.betweenNames).flatMap(countryIn)];
  });
}

/** "Canada Only" */
const countryIn = (name: string): string[] =>
  [name, name.split(' ')[0] ?? '', name.replace(/\.$/, '')]
    .filter((country) => regionLevel(country) === countryLevel)
    .slice(0, 1);

/** "Remote - India", "India, Armenia, Georgia": regions and nothing else. */
function regionsOfRow(parts: readonly string[]): string[] {
  const names = parts
    .flatMap((part) => part.split(jobPlaceRegex.betweenNames))
    .map((name) => withoutWordsAround(name))
    .filter((name) => name !== '' && !jobPlaceRegex.besidePlace.test(name));
  const areRegions = names.every((name) => /^\p{Lu}/u.test(name) && regionLevel(name) > 0);
  return areRegions && names.some((name) => regionLevel(name) === countryLevel) ? names : [];
}

/** Unlike a sentence: names, of which some may be employers or schools. */
function isRowOfPlaces(part: string): boolean {
  const names = part.split(jobPlaceRegex.betweenNames).map((name) => withoutWordsAround(name));
  return (
    names.length <= maxRow &&
    names.every(
      (name) =>
        isPlaceName(name) ||
        isPostingRegion(name) ||
        jobPlaceRegex.townAndCode.test(name) ||
        jobPlaceRegex.institution.test(name) ||
        jobPlaceRegex.legalForm.test(name) ||
        jobPlaceRegex.besidePlace.test(name),
    )
  );
}

/** A line that is a place and nothing else, or several towns: "Leeds York". */
export function placeOfWholeLine(text: string): string[] {
  if (text.length > maxWholeLine) return [];
  const names = namesIn(text);
  if (names.length > 1 && names.every(isKnownTown)) return names;
  const [place, ...others] = surePlaces(text);
  const whole = text
    .split(',')
    .map((name) => withoutWordsAround(name))
    .filter(Boolean)
    .join(', ');
  // "Palo Alto" in a list of firewalls.
  return place === whole && others.length === 0 && findSkills(text).size === 0 ? [place] : [];
}
