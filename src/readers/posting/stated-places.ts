import { findSkills } from '#readers/skills';
import { jobPlaceRegex } from './lexicon/places.lexicon.ts';
import { isPlaceName, surePlaces } from './place-names.ts';
import { isKnownTown, isPostingRegion } from './regions.ts';

const maxStatement = 400;
const maxTownWords = 3;

/** A name in the title that the text gives as a place too, since titles end with all kinds of names. */
export function confirmedPlaces(title: string, shown: readonly string[]): string[] {
  const [, ...parts] = title.split(jobPlaceRegex.betweenTitleParts);
  const names = parts.flatMap((part) => part.split(jobPlaceRegex.betweenPlaces)).map((name) => name.trim());
  return names.filter(
    (name) =>
      isPlaceName(name) &&
      !isPostingRegion(name) &&
      findSkills(name).size === 0 &&
      shown.some((text) => isPlaceIn(name, text)),
  );
}

function isPlaceIn(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const after = text.slice(at + name.length, at + name.length + 20);
    if (jobPlaceRegex.workplaceAfter.test(after)) return true;
    if (!/^\p{L}/u.test(after) && jobPlaceRegex.atPlace.test(text.slice(Math.max(0, at - 12), at))) return true;
  }
  return false;
}

/** Of sentences. */
export const statedPlaces = (shown: readonly string[]): string[] =>
  shown.flatMap((text) => [...(text.length > maxStatement ? [] : basedPlace(text)), ...workplaces(text)]);

/** "The role is based in Leeds", or at a school in Leeds. */
function basedPlace(text: string): string[] {
  const found = jobPlaceRegex.basedIn.exec(text);
  const place = found?.[1];
  if (!found || place === undefined) return [];
  const after = text.slice(found.index + found[0].length);
  if (jobPlaceRegex.timeZone.test(after)) return [];
  if (jobPlaceRegex.institution.test(place)) return townOfInstitution(after);
  if (!isPlaceName(place) || place.split(' ').length > maxTownWords) return [];
  const [, region] = jobPlaceRegex.regionAfter.exec(after) ?? [];
  return [region !== undefined && isPostingRegion(region) ? `${place}, ${region}` : place];
}

function townOfInstitution(after: string): string[] {
  const town = jobPlaceRegex.inTown.exec(after)?.[1];
  return town !== undefined && isPlaceName(town) && !jobPlaceRegex.institution.test(town) ? [town] : [];
}

/** Well-known towns, or any before their region, where a sentence has the words of a workplace. */
function workplaces(text: string): string[] {
  if (!jobPlaceRegex.nameInSentence.test(text)) return [];
  const named = [...text.matchAll(jobPlaceRegex.workIn)].flatMap((match) => {
    const start = match.index + match[0].length;
    const [names] = jobPlaceRegex.namesAhead.exec(text.slice(start, start + 80)) ?? [];
    return names === undefined ? [] : surePlaces(names);
  });
  const beside = [...text.matchAll(jobPlaceRegex.capitalized)].flatMap((match) => {
    const [name] = match;
    if (!isKnownTown(name)) return [];
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const after = text.slice(match.index + name.length, match.index + name.length + 20);
    const isOffice = jobPlaceRegex.ourOfficeBefore.test(before) && jobPlaceRegex.ourOfficeAfter.test(after);
    const isBased = jobPlaceRegex.townBasedBefore.test(before) && jobPlaceRegex.townBasedAfter.test(after);
    return isOffice || isBased ? [name] : [];
  });
  return [...named, ...beside];
}
