import { jobPlaceRegex } from '../lexicon/places/places.lexicon.ts';
import { isCountyOf, isKnownTown, isPostingRegion, regionContains, regionLevel } from '../regions.ts';
import { isPlaceName, namesIn, placesOfStatement } from './place-names.ts';

const maxValue = 160;
/** Of a posting. */
export const maxPlaces = 20;
const maxFormParts = 3;
const maxTownWords = 3;

/** The places that the value of a label names. If it is a whole sentence, its well-known towns. */
export function placesOfValue(raw: string): string[] {
  const glued = jobPlaceRegex.gluedTown.exec(raw)?.[1] ?? '';
  if (isKnownTown(glued)) return [glued];
  const places = placesOfList(raw.replace(jobPlaceRegex.wholeOf, ''));
  if (places.length > 0) return onlyOf(places, jobPlaceRegex.onlyFrom.exec(raw)?.slice(1).find(Boolean));
  return raw.length > maxValue ? townAhead(raw) : placesOfStatement(raw);
}

/** "Leeds / York (candidates from Leeds only)" */
function onlyOf(places: string[], only: string | undefined): string[] {
  const left = places.filter((place) => only !== undefined && place.split(', ').includes(only));
  return left.length > 0 ? left : places;
}

/** "Leeds We bake bread …": the label stood in a line of text. */
const townAhead = (raw: string): string[] => {
  const [names = ''] = jobPlaceRegex.namesAhead.exec(raw) ?? [];
  const words = names.split(' ', maxTownWords);
  const towns = words.map((_, n) =>
    words
      .slice(0, n + 1)
      .join(' ')
      .replace(/\W+$/, ''),
  );
  return towns.filter(isKnownTown).slice(-1);
};

function placesOfList(raw: string): string[] {
  const [first = '', ...rest] = raw.split(jobPlaceRegex.afterValue);
  const value = [first, ...rest.filter((name) => isKnownTown(name.replace(/\W+$/, '')))]
    .join(' / ')
    .replace(jobPlaceRegex.noteOnPlace, '')
    .replace(jobPlaceRegex.block, '')
    .replace(jobPlaceRegex.postalCode, '')
    .replace(jobPlaceRegex.modeTail, '')
    .replace(jobPlaceRegex.onlyTail, '');
  if (value.length > maxValue) return [];
  const inside = jobPlaceRegex.remoteInPlace.exec(value)?.[1];
  const outside = jobPlaceRegex.placeWithMode.exec(value)?.[1];
  return (inside ?? outside ?? value)
    .replace(jobPlaceRegex.inBrackets, (_, outer: string, inner: string) => placeInBrackets(outer, inner))
    .replace(/\([^()]{0,80}\)/g, ' ')
    .split(jobPlaceRegex.betweenPlaces)
    .flatMap((names) => labelsOf(withCommas(names)))
    .slice(0, maxPlaces);
}

/** "Pune - Camp" */
function withCommas(names: string): string {
  const parts = names.split(jobPlaceRegex.dash);
  return parts.some((part) => isKnownTown(part) || regionLevel(part) > 0) ? parts.join(', ') : names;
}

/** "Nagpur, Maharashtra: Reliably commute (Required)", or "Nagpur, Maharashtra (Preferred)": one place, with its quarter. */
export function placeOfForm(text: string): string[] {
  const [, commuted, preferred] = jobPlaceRegex.formPlace.exec(text) ?? [];
  const parts = (commuted ?? preferred ?? '')
    .replace(jobPlaceRegex.numberedPart, '')
    .replace(jobPlaceRegex.postalCode, '')
    .split(',')
    .map((part) => part.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '').replace(/^\p{Ll}/u, (first) => first.toUpperCase()))
    .filter((part) => part !== '' && !/\d/.test(part) && !jobPlaceRegex.institution.test(part));
  const names = [...new Set(parts)].slice(-maxFormParts);
  const isForm = commuted !== undefined || (names.length > 1 && isPostingRegion(names.at(-1) ?? ''));
  return isForm && names.length > 0 && names.every(isPlaceName) ? [names.join(', ')] : [];
}

/** "Surat (Gujarat)", "Camp (Pune)", "Pune (Camp East)" */
function placeInBrackets(outer: string, inner: string): string {
  const name = inner.trim();
  if (isPlaceName(name) && regionLevel(name) > 0) return `${outer}, ${name}`;
  if (isKnownTown(name) && regionLevel(outer) > 0) return `${name}, ${outer}`;
  if (isKnownTown(name) && !isKnownTown(outer)) return `${outer}${within}${name}`;
  const isQuarter = isPlaceName(name) && jobPlaceRegex.quarter.test(name) && name.includes(' ');
  return isQuarter && isKnownTown(outer) ? `${name}${within}${outer}` : outer;
}

// Between a part of a town and the town, as long as commas divide towns.
const within = '\u0000';

/** "Pune, Maharashtra" is one place; "Pune, Mumbai, Delhi" are three. Of an address only the town and its region count. */
export function labelsOf(text: string): string[] {
  const all = text
    .split(',')
    .map((part) => part.replace(/^[\s(–-]+|[\s).!*–-]+$/g, '').replace(/\s+/g, ' '))
    .filter(Boolean);
  const named = all.filter((part) => !jobPlaceRegex.institution.test(part) && !/\d/.test(part));
  const isAddress = named.length < all.length && named.some((part) => isKnownTown(part) || isPostingRegion(part));
  const parts = isAddress ? fromTown(named) : all.filter((part) => !jobPlaceRegex.institution.test(part));
  if (parts.length === 0 || !parts.every((name) => name.split(within).every(isPlaceName))) return [];
  const names = parts.flatMap(namesIn);
  // "India, Maharashtra, Mumbai"
  if (isPostingRegion(names[0] ?? '') && !isPostingRegion(names.at(-1) ?? '') && names.length <= 3) names.reverse();
  const labels: string[] = [];
  let last = '';
  for (const name of names) {
    if (last !== '' && isPostingRegion(name) && regionContains(name, last)) {
      if (!isCountyOf(name, last)) labels.push(`${labels.pop()}, ${name}`);
    } else labels.push(name);
    last = name;
  }
  return labels.map((label) => label.replaceAll(within, ', '));
}

/** The parts from the town on. The part before the town is its quarter. */
function fromTown(parts: readonly string[]): string[] {
  const at = parts.findIndex(isKnownTown);
  const [quarter = '', town = ''] = parts.slice(at - 1);
  if (at < 1 || !isPlaceName(quarter) || isPostingRegion(quarter)) return parts.slice(Math.max(0, at));
  return [`${quarter}${within}${town}`, ...parts.slice(at + 1)];
}
