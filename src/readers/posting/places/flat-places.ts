import { jobPlaceRegex } from '../lexicon/places/places.lexicon.ts';
import { isKnownTown, isPostingRegion, isSureRegion } from '../regions.ts';
import { isPlaceName } from './place-names.ts';

/** Above this length a text without any capital has lost them. */
const shortestFlat = 400;

/** "location reno nv": places of a text that has lost its capitals and punctuation, or else that of its employer. */
export const flatPlaces = (texts: readonly string[]): string[] => {
  const flat = texts.filter((text) => text.length >= shortestFlat && !/\p{Lu}/u.test(text));
  const places = flat.flatMap((text) => placesAfter(jobPlaceRegex.flatLocation, text, mostTownWords));
  // "based in india", "based busy ct team": only a well-known town counts without "location" before it.
  return places.length > 0
    ? places
    : flat.flatMap((text) => placesAfter(jobPlaceRegex.flatEmployer, text, 0)).slice(0, 1);
};

const mostTownWords = 3;

const placesAfter = (words: RegExp, text: string, most: number): string[] =>
  [...text.matchAll(words)].flatMap(([, names = '']) =>
    // "city houston state texas"
    placeOf(
      names.split(' ').filter((word) => word !== 'state'),
      most,
    ),
  );

/** A well-known town, or another of up to `most` words before a state. */
function placeOf(words: readonly string[], most: number): string[] {
  const names = words.map((_, n) => capitalized(words.slice(0, n + 1)));
  const at = words.findIndex((word, n) => n > 0 && isSureRegion(regionName(word)));
  const [town = '', region = ''] = [names[at - 1], words[at]];
  const isTown =
    isKnownTown(town) ||
    (at <= most && isPlaceName(town) && !isPostingRegion(town) && !jobPlaceRegex.smallWord.test(region));
  if (at > 0 && isTown) return [`${town}, ${regionName(region)}`];
  return names.filter(isKnownTown).slice(-1);
}

/** "NV", "Nevada" */
const regionName = (word: string): string => (word.length === 2 ? word.toUpperCase() : capitalized([word]));

const capitalized = (words: readonly string[]): string =>
  words.map((word) => (word === 'nyc' ? 'NYC' : word.replace(/^\p{L}/u, (first) => first.toUpperCase()))).join(' ');
