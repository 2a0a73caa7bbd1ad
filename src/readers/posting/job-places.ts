import { jobPlaceRegex } from './lexicon/places.lexicon.ts';
import type { PostingLine } from './posting-text.ts';
import { isPostingRegion } from './regions.ts';
import { isModeLabel, type LabelledValue, readWorkMode, type WorkMode } from './work-mode.ts';

/** `locations` are labels such as "Pune, Maharashtra", in the posting's order. */
export type JobPlaces = { locations: string[]; workMode: WorkMode | null };

const { placeLabel, nextLabel, labelledValue, unmarkedLocation, commute } = jobPlaceRegex;
const maxValue = 160;
const maxPlaces = 20;
const maxLabelledLine = 400;

/** Places and work mode, only if labelled, tagged or stated explicitly: a wrong place is worse than none. */
export function readPlaces(title: string, lines: readonly PostingLine[], shown: readonly string[]): JobPlaces {
  const labels = labelledValues(lines);
  const places = labels.filter(({ label }) => placeLabel.test(label)).flatMap(({ value }) => placesOf(value));
  const commutes = lines.flatMap(({ text }) => commutePlace(text));
  return {
    locations: unique([...places, ...commutes]).slice(0, maxPlaces),
    workMode: readWorkMode({ title, labels, lines, shown }),
  };
}

const unique = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((name) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()));
};

function labelledValues(lines: readonly PostingLine[]): LabelledValue[] {
  return lines.flatMap(({ text }, n) => {
    const parts = text.slice(0, maxLabelledLine).split(nextLabel);
    return parts.flatMap((part) => {
      const [, label, value] = labelledValue.exec(part.trim()) ?? [];
      if (label !== undefined && value) return [{ label: label.toLowerCase(), value }];
      const location = unmarkedLocation.exec(part.trim())?.[1];
      if (location !== undefined) return [{ label: 'location', value: location }];
      const bare = (label ?? text).toLowerCase().replace(/\W+$/, '');
      const next = lines[n + 1]?.text;
      const isLabel = placeLabel.test(bare) || isModeLabel(bare);
      return isLabel && next !== undefined && parts.length === 1
        ? [{ label: bare, value: next.replace(/^\W{0,3}/, '') }]
        : [];
    });
  });
}

function commutePlace(text: string): string[] {
  const at = text.slice(0, 300).search(commute);
  // The last two parts of an address are its town and region.
  return at > 0 ? labelsOf(text.slice(0, at).split(',').slice(-2).join(',')) : [];
}

function placesOf(raw: string): string[] {
  const value = raw.replace(jobPlaceRegex.noteOnPlace, '').replace(jobPlaceRegex.postalCode, '');
  if (value.length > maxValue) return [];
  const inside = jobPlaceRegex.remoteInPlace.exec(value)?.[1];
  const outside = jobPlaceRegex.placeWithMode.exec(value)?.[1];
  return (inside ?? outside ?? value)
    .replace(/\([^()]{0,80}\)/g, ' ')
    .split(jobPlaceRegex.betweenPlaces)
    .flatMap(labelsOf)
    .slice(0, maxPlaces);
}

/** "Pune, Maharashtra" is one place; "Pune, Mumbai, Delhi" are three. */
function labelsOf(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.replace(/^[\s(–-]+|[\s).!*–-]+$/g, '').replace(/\s+/g, ' '))
    .filter(Boolean);
  if (parts.length === 0 || !parts.every(isPlaceName)) return [];
  // "India, Maharashtra, Mumbai"
  if (isPostingRegion(parts[0] ?? '') && !isPostingRegion(parts.at(-1) ?? '') && parts.length <= 3) parts.reverse();
  const labels: string[] = [];
  for (const part of parts) {
    const last = labels.length - 1;
    if (last >= 0 && isPostingRegion(part)) labels[last] = `${labels[last]}, ${part}`;
    else labels.push(part);
  }
  return labels;
}

const isPlaceName = (text: string): boolean =>
  text.length <= 50 &&
  text.split(' ').length <= 4 &&
  /^\p{Lu}[\p{L}\p{M} .'’()-]+$/u.test(text) &&
  !jobPlaceRegex.notPlace.test(text) &&
  !/^[a-z]/.test(text.split(' ').at(-1) ?? '');
