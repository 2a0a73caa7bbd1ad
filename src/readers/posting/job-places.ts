import { findSkills } from '#readers/skills';
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
  const named = [...places, ...commutes];
  const stated = named.length > 0 ? named : [...placesOfTitle(title, shown), ...statedPlaces(shown)];
  return {
    locations: unique(stated).slice(0, maxPlaces),
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

/** "Cook - Leeds": only a name that the text gives as a place too, since titles end with all kinds of names. */
function placesOfTitle(title: string, shown: readonly string[]): string[] {
  const [, ...parts] = title.split(jobPlaceRegex.betweenTitleParts);
  const names = parts.flatMap((part) => part.split(jobPlaceRegex.betweenPlaces)).map((name) => name.trim());
  return names.filter(
    (name) => isPlaceName(name) && findSkills(name).size === 0 && shown.some((text) => isPlaceIn(name, text)),
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

const statedPlaces = (shown: readonly string[]): string[] =>
  shown.flatMap((text) => {
    const place = text.length > maxLabelledLine ? undefined : jobPlaceRegex.basedIn.exec(text)?.[1];
    return place !== undefined && isPlaceName(place) ? [place] : [];
  });

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
