import { jobPlaceRegex } from '../lexicon/places/places.lexicon.ts';
import { countryLevel, isKnownTown, isSureRegion, regionLevel } from '../regions.ts';
import { knownTownsIn, namesAtStart, surePlaces } from './place-names.ts';

/** Letters around the words of an employer. */
const near = 80;

/** The town of the employer ("headquartered in Leeds"), if the text names no other. The job may be elsewhere. */
export function employersPlace(texts: readonly string[]): string[] {
  const sentences = texts.flatMap((text) => text.split(jobPlaceRegex.betweenSentences));
  const own = sentences.map((sentence) => sentence.replace(jobPlaceRegex.acquired, ''));
  const towns = new Set(own.flatMap(knownTownsIn).map((name) => name.toLowerCase()));
  if (towns.size > 1) return own.flatMap(regionalSeat);
  const places = own.flatMap(placeIn);
  return places.length > 0 ? places : own.flatMap(workplaceIn).slice(0, 1);
}

const regionalSeat = (sentence: string): string[] =>
  jobPlaceRegex.manyPlaces.test(sentence) ? [] : solePlaceAfter(jobPlaceRegex.regionalHeadquarters, sentence);

/** The employer's campus or large site, where it makes things, or the town that is the employer itself. */
function workplaceIn(sentence: string): string[] {
  if (jobPlaceRegex.ofOtherEmployer.test(sentence)) return [];
  const [, campus = ''] = jobPlaceRegex.ourCampus.exec(sentence) ?? [];
  if (isKnownTown(campus)) return [campus];
  const [, town = '', region = ''] = jobPlaceRegex.townAsEmployer.exec(sentence) ?? [];
  if (isSureRegion(region)) return [`${town}, ${region}`];
  if (isKnownTown(town)) return [town];
  const made = solePlaceAfter(jobPlaceRegex.employerMakes, sentence);
  return made.length > 0 ? made : solePlaceAfter(jobPlaceRegex.ownSite, sentence);
}

/** "The baking team is entirely located in India": a town or a country. */
export const placesOfTeam = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const found = jobPlaceRegex.wholeTeamIn.exec(text);
    if (found === null) return [];
    const name = namesAtStart(text.slice(found.index + found[0].length)).replace(/\W+$/, '');
    return isKnownTown(name) || regionLevel(name) === countryLevel ? [name] : [];
  });

/** Several places after the words are those of a large employer, of which the job has one. */
function solePlaceAfter(words: RegExp, sentence: string): string[] {
  const found = words.exec(sentence);
  if (found === null) return [];
  const places = surePlaces(namesAtStart(sentence.slice(found.index + found[0].length)));
  return places.length === 1 ? places : [];
}

function placeIn(sentence: string): string[] {
  const [, headquarters] = jobPlaceRegex.markedHeadquarters.exec(sentence) ?? [];
  if (headquarters !== undefined) return surePlaces(headquarters);
  const [, town = ''] = jobPlaceRegex.employerOfTown.exec(sentence) ?? [];
  const isOfOther = jobPlaceRegex.manyPlaces.test(sentence) || jobPlaceRegex.ofOtherEmployer.test(sentence);
  if (isKnownTown(town)) return isOfOther ? [] : [town];
  const found = jobPlaceRegex.employerIn.exec(sentence);
  if (found === null) return [];
  const start = found.index + found[0].length;
  const [names] = jobPlaceRegex.namesAhead.exec(sentence.slice(start)) ?? [];
  if (names === undefined || jobPlaceRegex.manyPlaces.test(sentence.slice(Math.max(0, start - near), start + near)))
    return [];
  const places = surePlaces(names);
  // "Pune Sector 62"
  return places.length > 0 ? places : [names.split(/[\s.,]/)[0] ?? ''].filter(isKnownTown);
}
