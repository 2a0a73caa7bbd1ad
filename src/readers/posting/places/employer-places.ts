import { jobPlaceRegex } from '../lexicon/places/places.lexicon.ts';
import { isKnownTown } from '../regions.ts';
import { knownTownsIn, surePlaces } from './place-names.ts';

/** Letters around the words of an employer. */
const near = 80;

/** The town of the employer ("headquartered in Leeds"), if the text names no other. The job may be elsewhere. */
export function employersPlace(texts: readonly string[]): string[] {
  const sentences = texts.flatMap((text) => text.split(jobPlaceRegex.betweenSentences));
  const own = sentences.map((sentence) => sentence.replace(jobPlaceRegex.acquired, ''));
  const towns = new Set(own.flatMap(knownTownsIn).map((name) => name.toLowerCase()));
  return towns.size > 1 ? [] : own.flatMap(placeIn);
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
