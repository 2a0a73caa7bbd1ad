import { jobPlaceRegex } from '../lexicon/places/places.lexicon.ts';
import { isKnownTown, isPostingRegion, isSureRegion } from '../regions.ts';
import { isPlaceName } from './place-names.ts';

/** Above this length a text without any capital has lost them. */
const shortestFlat = 400;

/** "location reno nv": places of a text that has lost its capitals and punctuation. */
export const flatPlaces = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    if (text.length < shortestFlat || /\p{Lu}/u.test(text)) return [];
    return [...text.matchAll(jobPlaceRegex.flatLocation)].flatMap(([, names = '']) =>
      // "city houston state texas"
      placeOf(names.split(' ').filter((word) => word !== 'state')),
    );
  });

/** Up to three words before a state, or a well-known town. */
function placeOf(words: readonly string[]): string[] {
  const names = words.map((_, n) => capitalized(words.slice(0, n + 1)));
  const at = words.findIndex((word, n) => n > 0 && isSureRegion(regionName(word)));
  const [town = '', region = ''] = [names[at - 1], words[at]];
  const isTown =
    isKnownTown(town) || (isPlaceName(town) && !isPostingRegion(town) && !jobPlaceRegex.smallWord.test(region));
  if (at > 0 && isTown) return [`${town}, ${regionName(region)}`];
  return names.filter(isKnownTown).slice(-1);
}

/** "NV", "Nevada" */
const regionName = (word: string): string => (word.length === 2 ? word.toUpperCase() : capitalized([word]));

const capitalized = (words: readonly string[]): string =>
  words.map((word) => word.replace(/^\p{L}/u, (first) => first.toUpperCase())).join(' ');
