import { jobPlaceRegex } from './lexicon/places/places.lexicon.ts';
import { employersPlace, placesOfTeam } from './places/employer-places.ts';
import { flatPlaces } from './places/flat-places.ts';
import {
  countriesOfTitle,
  placeBesideTitle,
  placeOfWholeLine,
  placesOfHeadline,
  placesOfTitle,
  remoteCountries,
  withRemote,
} from './places/headline-places.ts';
import { maxPlaces, placeOfForm, placesOfValue } from './places/labelled-places.ts';
import { placesOfStatement, townsAndRegions } from './places/place-names.ts';
import { confirmedPlaces, namedWorkplaces, statedPlaces } from './places/stated-places.ts';
import { type PostingLine, wrap } from './posting-text.ts';
import { isPostingRegion, regionLevel } from './regions.ts';
import { isModeLabel, type LabelledValue, readWorkMode, type WorkMode } from './work-mode.ts';

/** `locations` are labels such as "Pune, Maharashtra", in the posting's order. */
export type JobPlaces = { locations: string[]; workMode: WorkMode | null };

const {
  areaLabel,
  placeLabel,
  weakPlaceLabel,
  regionLabel,
  remoteAlone,
  mayHaveLabels,
  nextLabel,
  labelledValue,
  unmarkedLocation,
  statedLocation,
} = jobPlaceRegex;
const maxLabelledLine = 400;
/** Longer than any label. */
const maxLabel = 80;
/** Above the text the place often stands without a label. */
const headLines = 8;
const maxWholeLines = 3;

/** Places and work mode, only if labelled, tagged or stated explicitly: a wrong place is worse than none. */
export function readPlaces(title: string, posting: readonly PostingLine[], shown: readonly string[]): JobPlaces {
  const lines = posting.flatMap((line) => wrap(line.text).map((text) => ({ ...line, text })));
  const labels = labelledValues(lines);
  const labelled = labels.flatMap(({ label, value }, n) => {
    if (!placeLabel.test(label)) return [];
    const places = inLabelledRegions(placesOfValue(value), labels[n - 1], labels[n + 1], labels[n + 2]);
    // "Remote (US) - with visits"
    return places.length > 0 ? withRemote(value, places) : remoteCountries(value);
  });
  // the workplaces of a remote employer are those of others
  const isRemote = labels.some(({ label, value }) => placeLabel.test(label) && remoteAlone.test(value));
  const sources = [
    () => (labelled.every(isPostingRegion) ? townsWithin(labelled, lines) : labelled),
    () => labels.flatMap(({ label, value }) => (weakPlaceLabel.test(label) ? placesOfStatement(value) : [])),
    () => labels.flatMap(({ label, value }) => (areaLabel.test(label) ? townsAndRegions(value) : [])),
    () => lines.flatMap(({ text }) => placeOfForm(text)),
    () => withRemote(title, [...placesOfTitle(title), ...confirmedPlaces(title, shown)]),
    () => lines.slice(0, headLines).flatMap(({ text }) => placesOfHeadline(text)),
    () => lines.slice(0, headLines).flatMap(({ text }) => placeBesideTitle(title, text)),
    () => placesOfWholeLines(lines),
    () => placesOfWholeLines(lines.flatMap(sentencesOf)),
    () => (isRemote ? [] : statedPlaces(shown)),
    () => countriesOfTitle(title),
    () => shown.flatMap(remoteCountries),
    () => (isRemote ? [] : namedWorkplaces(shown)),
    () => placesOfTeam(lines.map(({ text }) => text)),
    () => (isRemote ? [] : employersPlace(lines.map(({ text }) => text))),
    () => flatPlaces(lines.map(({ text }) => text)),
  ];
  let locations: string[] = [];
  for (const source of sources) if (locations.length === 0) locations = unique(source());
  return { locations, workMode: readWorkMode({ title, labels, lines, shown }) };
}

/** Of regions, the towns in them that a form names: "Location: Kerala" and "Kochi, Kerala: Reliably commute". */
function townsWithin(regions: readonly string[], lines: readonly PostingLine[]): readonly string[] {
  const towns = regions.length === 0 ? [] : lines.flatMap(({ text }) => placeOfForm(text));
  const inside = towns.filter((town) => regions.some((region) => town.endsWith(`, ${region}`)));
  return inside.length > 0 ? inside : regions;
}

/** "City: Greenville", "State: South Carolina", in either order, and the country. */
function inLabelledRegions(places: string[], ...beside: readonly (LabelledValue | undefined)[]): string[] {
  const [place] = places;
  if (place === undefined || places.length > 1) return places;
  const regions = beside
    .flatMap((label) => (label !== undefined && regionLabel.test(label.label) ? [label.value.trim()] : []))
    .filter((region) => isPostingRegion(region))
    .toSorted((a, b) => regionLevel(a) - regionLevel(b));
  return [regions.reduce((name, region) => (hasPart(name, region) ? name : `${name}, ${region}`), place)];
}

const hasPart = (place: string, region: string): boolean =>
  place.split(', ').some((part) => part.toLowerCase() === region.toLowerCase());

/** Each name once. Leaves out a town if another label names it with its region or quarter. */
const unique = (names: readonly string[]): string[] => {
  // "Leeds." ends a sentence
  const whole = names.map((name) => name.replace(/(?<=\p{Ll}{3})\.$/u, ''));
  const found = [...new Map(whole.map((name) => [name.toLowerCase(), name])).entries()].slice(0, maxPlaces);
  const isPart = (lower: string, other: string): boolean =>
    other.startsWith(`${lower}, `) || other.endsWith(`, ${lower}`);
  return found.filter(([lower]) => !found.some(([other]) => isPart(lower, other))).map(([, name]) => name);
};

function labelledValues(lines: readonly PostingLine[]): LabelledValue[] {
  return lines.flatMap(({ text }, n) => {
    const parts = mayHaveLabels.test(text) ? text.split(nextLabel) : [text];
    return parts.flatMap((whole) => {
      const part = whole.slice(0, maxLabelledLine);
      const [, label, value] = labelledValue.exec(part.trim()) ?? [];
      if (label !== undefined && value) return [{ label: label.toLowerCase(), value }];
      const location = statedLocation.exec(part.trim())?.[1] ?? unmarkedLocation.exec(part.trim())?.[1];
      if (location !== undefined) return [{ label: 'location', value: location }];
      const bare = (label ?? text).slice(0, maxLabel).toLowerCase().replace(/\W+$/, '');
      // "📍 Location"
      const name = bare.replace(/^[^\p{L}\p{N}]+/u, '');
      const isRegion = regionLabel.test(name) && isPostingRegion(lines[n + 1]?.text.trim() ?? '');
      const known = placeLabel.test(name) || isRegion ? name : isModeLabel(bare) ? bare : undefined;
      return known !== undefined && parts.length === 1 ? valuesBelow(known, lines.slice(n + 1, n + 1 + maxPlaces)) : [];
    });
  });
}

/** The next line, and those after it that are places and nothing else. */
function valuesBelow(label: string, [first, ...rest]: readonly PostingLine[]): LabelledValue[] {
  if (first === undefined) return [];
  const end = placeLabel.test(label) ? rest.findIndex(({ text }) => placeOfWholeLine(text).length === 0) : 0;
  const more = rest.slice(0, end < 0 ? rest.length : end);
  return [first, ...more].map(({ text }) => ({ label, value: text.replace(/^\W{0,3}/, '') }));
}

/** "Free parking. Truro, Cornwall. Part time.": each as a line of its own. */
const sentencesOf = ({ text, ...line }: PostingLine): PostingLine[] => {
  const sentences = text.length > maxLabelledLine ? [] : text.split(jobPlaceRegex.afterValue);
  return sentences.length < 2 ? [] : sentences.map((sentence) => ({ ...line, text: sentence.replace(/[.!]+$/, '') }));
};

/** Lines that are a place and nothing else, unless there are many: those are a list of offices. */
function placesOfWholeLines(lines: readonly PostingLine[]): string[] {
  const found = lines.flatMap(({ text }) => placeOfWholeLine(text));
  return unique(found).length <= maxWholeLines ? found : [];
}
