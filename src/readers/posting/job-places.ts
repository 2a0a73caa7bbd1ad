import { findSkills } from '#readers/skills';
import { maxPlaces, placeOfForm, placesOfValue } from './labelled-places.ts';
import { jobPlaceRegex } from './lexicon/places.lexicon.ts';
import { isPlaceName, surePlaces, withoutWordsAround } from './place-names.ts';
import type { PostingLine } from './posting-text.ts';
import { isKnownTown, isPostingRegion, regionLevel } from './regions.ts';
import { confirmedPlaces, statedPlaces } from './stated-places.ts';
import { isModeLabel, type LabelledValue, readWorkMode, type WorkMode } from './work-mode.ts';

/** `locations` are labels such as "Pune, Maharashtra", in the posting's order. */
export type JobPlaces = { locations: string[]; workMode: WorkMode | null };

const { placeLabel, regionLabel, nextLabel, labelledValue, unmarkedLocation, statedLocation } = jobPlaceRegex;
const maxLabelledLine = 400;
const maxLine = 4000;
/** Above the text the place often stands without a label. */
const headLines = 8;
const maxHeadLine = 120;
const maxWholeLine = 60;
const maxWholeLines = 3;
const maxRow = 5;

/** Places and work mode, only if labelled, tagged or stated explicitly: a wrong place is worse than none. */
export function readPlaces(title: string, lines: readonly PostingLine[], shown: readonly string[]): JobPlaces {
  const labels = labelledValues(lines);
  const labelled = labels.flatMap(({ label, value }, n) =>
    placeLabel.test(label) ? inLabelledRegion(placesOfValue(value), labels[n + 1]) : [],
  );
  const sources = [
    () => labelled,
    () => lines.flatMap(({ text }) => placeOfForm(text)),
    () => [...placesOfTitle(title), ...confirmedPlaces(title, shown)],
    () => lines.slice(0, headLines).flatMap(({ text }) => placesOfLine(text)),
    () => placesOfWholeLines(lines),
    () => statedPlaces(shown),
    () => countriesOfTitle(title),
  ];
  let locations: string[] = [];
  for (const source of sources) if (locations.length === 0) locations = unique(source());
  return { locations, workMode: readWorkMode({ title, labels, lines, shown }) };
}

/** "City: Greenville", "State: South Carolina" */
function inLabelledRegion(places: string[], next: LabelledValue | undefined): string[] {
  const [place] = places;
  if (place === undefined || places.length > 1 || next === undefined || !regionLabel.test(next.label)) return places;
  const region = next.value.trim();
  return isPostingRegion(region) && !place.includes(region) ? [`${place}, ${region}`] : places;
}

/** Each name once, and no town beside itself with its region. */
const unique = (names: readonly string[]): string[] => {
  const found = [...new Map(names.map((name) => [name.toLowerCase(), name])).entries()].slice(0, maxPlaces);
  return found.filter(([lower]) => !found.some(([other]) => other.startsWith(`${lower}, `))).map(([, name]) => name);
};

function labelledValues(lines: readonly PostingLine[]): LabelledValue[] {
  return lines.flatMap(({ text }, n) => {
    const parts = text.slice(0, maxLine).split(nextLabel);
    return parts.flatMap((whole) => {
      const part = whole.slice(0, maxLabelledLine);
      const [, label, value] = labelledValue.exec(part.trim()) ?? [];
      if (label !== undefined && value) return [{ label: label.toLowerCase(), value }];
      const location = statedLocation.exec(part.trim())?.[1] ?? unmarkedLocation.exec(part.trim())?.[1];
      if (location !== undefined) return [{ label: 'location', value: location }];
      const bare = (label ?? text).toLowerCase().replace(/\W+$/, '');
      const isLabel = placeLabel.test(bare) || isModeLabel(bare);
      return isLabel && parts.length === 1 ? valuesBelow(bare, lines.slice(n + 1, n + 1 + maxPlaces)) : [];
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

/** "Cook - Leeds": a well-known town, or one before its region. */
function placesOfTitle(title: string): string[] {
  const [role = '', ...parts] = title.split(jobPlaceRegex.titlePart);
  return [
    ...(isKnownTown(role.trim()) ? [role.trim()] : surePlaces(withoutRole(role))),
    ...parts.flatMap((part) => surePlaces(part)),
  ];
}

const withoutRole = (text: string): string => /,(.*)$/.exec(text)?.[1] ?? '';

function countriesOfTitle(title: string): string[] {
  const [role = '', ...parts] = title.split(jobPlaceRegex.titlePart);
  return [withoutRole(role), ...parts]
    .flatMap((part) => part.split(jobPlaceRegex.betweenNames))
    .map((name) => withoutWordsAround(name))
    .filter((name) => /^\p{Lu}/u.test(name) && regionLevel(name) > 1);
}

/** "Acme | Leeds | full-time", "Acme (Plano, TX) is a bakery" */
function placesOfLine(text: string): string[] {
  if (jobPlaceRegex.listOfOffices.test(text)) return [];
  if (text.length > maxHeadLine)
    return [...text.slice(0, maxLabelledLine).matchAll(jobPlaceRegex.townInBrackets)].flatMap(([, names = '']) =>
      surePlaces(names),
    );
  return text.split(jobPlaceRegex.titlePart).flatMap((part) => (isRowOfPlaces(part) ? surePlaces(part) : []));
}

/** Unlike a sentence: names, of which some may be employers or schools. */
function isRowOfPlaces(part: string): boolean {
  const names = part.split(jobPlaceRegex.betweenNames).map((name) => withoutWordsAround(name));
  return (
    names.length <= maxRow &&
    names.every(
      (name) =>
        isPlaceName(name) ||
        isPostingRegion(name) ||
        jobPlaceRegex.townAndCode.test(name) ||
        jobPlaceRegex.institution.test(name) ||
        jobPlaceRegex.besidePlace.test(name),
    )
  );
}

/** Lines that are a place and nothing else. Many of them are a list of offices. */
function placesOfWholeLines(lines: readonly PostingLine[]): string[] {
  const found = lines.flatMap(({ text }) => placeOfWholeLine(text));
  return unique(found).length <= maxWholeLines ? found : [];
}

function placeOfWholeLine(text: string): string[] {
  if (text.length > maxWholeLine) return [];
  const [place, ...others] = surePlaces(text);
  const whole = text
    .split(',')
    .map((name) => withoutWordsAround(name))
    .join(', ');
  // "Palo Alto" in a list of firewalls.
  return place === whole && others.length === 0 && findSkills(text).size === 0 ? [place] : [];
}
