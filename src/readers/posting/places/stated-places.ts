import { findSkills } from '#readers/skills';
import { jobPlaceRegex } from '../lexicon/places/places.lexicon.ts';
import { statedPlaceRegex } from '../lexicon/places/stated-places.lexicon.ts';
import { countryLevel, isKnownTown, isPostingRegion, isSureRegion, regionLevel } from '../regions.ts';
import { isPlaceName, knownTownsIn, namesAtStart, surePlaces, townsAndRegions } from './place-names.ts';

const maxStatement = 400;
const maxTownWords = 3;
/** Letters around a named workplace that tell whether it is one of many. */
const maxBeside = 60;
/** Letters between the words of a vacancy and the place. */
const maxBefore = 180;

/** A name in the title that the text gives as a place too, since titles end with all kinds of names. */
export function confirmedPlaces(title: string, shown: readonly string[]): string[] {
  const [, ...parts] = title.split(statedPlaceRegex.betweenTitleParts);
  const names = parts.flatMap((part) => part.split(jobPlaceRegex.betweenPlaces)).map((name) => name.trim());
  return names.filter(
    (name) =>
      // two letters are a state or a language, not a town
      name.length > 2 &&
      isPlaceName(name) &&
      !isPostingRegion(name) &&
      findSkills(name).size === 0 &&
      shown.some((text) => isPlaceIn(name, text)),
  );
}

function isPlaceIn(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const after = text.slice(at + name.length, at + name.length + 20);
    if (statedPlaceRegex.workplaceAfter.test(after)) return true;
    const before = text.slice(Math.max(0, at - 60), at);
    if (!/^\p{L}/u.test(after) && statedPlaceRegex.atPlace.test(before) && !statedPlaceRegex.fieldBefore.test(before))
      return true;
  }
  return false;
}

/** Places that sentences name. */
export const statedPlaces = (shown: readonly string[]): string[] =>
  shown.flatMap((text) => [
    ...sentencesIn(text).flatMap(basedPlace),
    ...workplaces(text),
    ...townAtEnd(text),
    ...smallTowns(text),
  ]);

/** "FITTERS NEEDED, MELBOURNE VIC." */
function townAtEnd(text: string): string[] {
  if (text.length > maxStatement) return [];
  const found = statedPlaceRegex.townAtEnd.exec(text);
  const [, names = '', code = ''] = found ?? [];
  if (!found || !isSureRegion(code) || !statedPlaceRegex.wanted.test(text.slice(0, found.index))) return [];
  const town = [names, names.split(' ').at(-1) ?? ''].find(isKnownTown);
  return town === undefined ? [] : [`${town}, ${code}`];
}

const smallTowns = (text: string): string[] =>
  [...text.matchAll(statedPlaceRegex.smallTown)]
    .map(([, name = '']) => name.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase()))
    .filter(isKnownTown);

const sentencesIn = (text: string): string[] =>
  text.length <= maxStatement
    ? [text]
    : text
        .split(jobPlaceRegex.betweenSentences)
        .filter((sentence) => sentence.length <= maxStatement && statedPlaceRegex.roleIsBased.test(sentence));

/** "The role is based in Leeds", or at a school in Leeds. */
function basedPlace(text: string): string[] {
  const found = statedPlaceRegex.basedIn.exec(text);
  const place = found?.[1];
  if (!found || place === undefined) return [];
  const after = text.slice(found.index + found[0].length);
  if (statedPlaceRegex.timeZone.test(after)) return [];
  if (jobPlaceRegex.institution.test(place)) return townOfInstitution(after);
  if (!isPlaceName(place) || place.split(' ').length > maxTownWords) return [];
  const [, region] = statedPlaceRegex.regionAfter.exec(after) ?? [];
  return [region !== undefined && isPostingRegion(region) ? `${place}, ${region}` : place];
}

function townOfInstitution(after: string): string[] {
  const town = statedPlaceRegex.inTown.exec(after)?.[1];
  return town !== undefined && isPlaceName(town) && !jobPlaceRegex.institution.test(town) ? [town] : [];
}

/** Well-known towns, or any before their region, where a sentence has the words of a workplace. */
function workplaces(text: string): string[] {
  if (!statedPlaceRegex.nameInSentence.test(text)) return [];
  const named = [...text.matchAll(statedPlaceRegex.workIn)].flatMap((match) =>
    statedPlaceRegex.whether.test(text.slice(0, match.index)) ? [] : placesAhead(text, match.index + match[0].length),
  );
  return [
    ...named,
    ...placesOfVacancy(text),
    ...besideTown(text),
    ...daysInTown(text),
    ...areasOfWork(text),
    ...placesOfRole(text),
  ];
}

/** "As a baker in Leeds, you …" */
const placesOfRole = (text: string): string[] =>
  [...text.matchAll(statedPlaceRegex.asRole)].flatMap((match) => {
    const start = match.index + match[0].length;
    const [names = ''] = jobPlaceRegex.namesAhead.exec(text.slice(start, start + 80)) ?? [];
    return statedPlaceRegex.you.test(text.slice(start + names.length)) ? surePlaces(names) : [];
  });

const daysInTown = (text: string): string[] =>
  [...text.matchAll(statedPlaceRegex.daysIn)].flatMap((match) => {
    const start = match.index + match[0].length;
    const [names = ''] = jobPlaceRegex.namesAhead.exec(text.slice(start, start + 80)) ?? [];
    return statedPlaceRegex.restAtHome.test(text.slice(start + names.length)) ? placesAhead(text, start) : [];
  });

/** "You visit homes across Kent and Leeds" */
const areasOfWork = (text: string): string[] =>
  [...text.matchAll(statedPlaceRegex.areaOfWork)].flatMap((match) => {
    const start = match.index + match[0].length;
    return townsAndRegions(jobPlaceRegex.namesAhead.exec(text.slice(start, start + 120))?.[0] ?? '');
  });

function placesAhead(text: string, start: number): string[] {
  return surePlaces(namesAtStart(text.slice(start, start + 80).replace(jobPlaceRegex.postalCode, '')));
}

/** "We are hiring a baker with five ovens in Leeds": the words of a vacancy stand at some distance. */
const placesOfVacancy = (text: string): string[] =>
  [...text.matchAll(statedPlaceRegex.placeAfter)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - maxBefore), match.index);
    return statedPlaceRegex.vacancyBefore.test(before) ? placesAhead(text, match.index + match[0].length) : [];
  });

/** "Our Leeds office", "Leeds candidates only" */
const besideTown = (text: string): string[] =>
  namesWithStart(text).flatMap(({ name, start }) => {
    const isTown = isKnownTown(name);
    if (!isTown && regionLevel(name) < countryLevel) return [];
    const before = text.slice(Math.max(0, start - 40), start);
    const after = text.slice(start + name.length, start + name.length + 60);
    const isOffice =
      !statedPlaceRegex.whether.test(before) &&
      statedPlaceRegex.ourOfficeAfter.test(after) &&
      (statedPlaceRegex.ourOfficeBefore.test(before) ||
        statedPlaceRegex.ownBranchBefore.test(text.slice(Math.max(0, start - maxBefore), start)));
    const isLocation = statedPlaceRegex.atLocationBefore.test(before) && statedPlaceRegex.locationAfter.test(after);
    const isBased =
      (statedPlaceRegex.townBasedBefore.test(before) && statedPlaceRegex.townBasedAfter.test(after)) ||
      (statedPlaceRegex.startOfSentence.test(before) && statedPlaceRegex.basedAlone.test(after));
    const isPreferred = !/\p{L}/u.test(before) && statedPlaceRegex.candidatesAfter.test(after);
    const isOfRole = statedPlaceRegex.roleOfTown.test(after) && !statedPlaceRegex.whether.test(before);
    const isArea = statedPlaceRegex.areaBefore.test(before) && statedPlaceRegex.areaAfter.test(after);
    const isTeam = statedPlaceRegex.teamBefore.test(before) && statedPlaceRegex.teamAfter.test(after);
    const isStation = statedPlaceRegex.stationBefore.test(before) && statedPlaceRegex.stationAfter.test(after);
    const isHiring = statedPlaceRegex.hiringBefore.test(before) && statedPlaceRegex.hiringAfter.test(after);
    return isOffice ||
      isOfRole ||
      isHiring ||
      (isTown && (isLocation || isBased || isPreferred || isArea || isTeam || isStation))
      ? [name]
      : [];
  });

/** Two capitalized words, or each of them: "Acme's Leeds". */
const namesWithStart = (text: string): { name: string; start: number }[] =>
  [...text.matchAll(jobPlaceRegex.capitalized)].flatMap(({ 0: name, index: start }) => {
    const [first = '', second = ''] = name.split(' ');
    const whole = { name, start };
    if (second === '' || isKnownTown(name)) return [whole];
    return [whole, { name: first, start }, { name: second, start: start + first.length + 1 }];
  });

/** "Our kitchen in Bath": a name that need not be that of a well-known town, in a line without one. */
export const namedWorkplaces = (shown: readonly string[]): string[] =>
  shown.flatMap((text) =>
    [...text.slice(0, maxStatement).matchAll(statedPlaceRegex.workplaceOfName)].flatMap((match) => {
      const name = match.slice(1).find(Boolean) ?? '';
      const end = match.index + match[0].length;
      const near = text.slice(Math.max(0, match.index - maxBeside), end + maxBeside);
      const isOther =
        statedPlaceRegex.timeOrTopic.test(name) ||
        jobPlaceRegex.institution.test(name) ||
        jobPlaceRegex.manyPlaces.test(near) ||
        knownTownsIn(text).some((town) => town !== name) ||
        findSkills(name).size > 0;
      if (isOther || !isPlaceName(name)) return [];
      const [, region] = statedPlaceRegex.regionAfter.exec(text.slice(end)) ?? [];
      return [region !== undefined && isPostingRegion(region) ? `${name}, ${region}` : name];
    }),
  );
