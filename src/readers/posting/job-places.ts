import { findSkills } from '#readers/skills';
import { jobPlaceRegex } from './lexicon/places.lexicon.ts';
import type { PostingLine } from './posting-text.ts';
import { isCountyOf, isKnownTown, isPostingRegion, isSureRegion, regionContains, regionLevel } from './regions.ts';
import { isModeLabel, type LabelledValue, readWorkMode, type WorkMode } from './work-mode.ts';

/** `locations` are labels such as "Pune, Maharashtra", in the posting's order. */
export type JobPlaces = { locations: string[]; workMode: WorkMode | null };

const { placeLabel, regionLabel, nextLabel, labelledValue, unmarkedLocation, statedLocation, commute } = jobPlaceRegex;
const maxValue = 160;
const maxPlaces = 20;
const maxLabelledLine = 400;
const maxLine = 4000;
/** Above the text the place often stands without a label. */
const headLines = 8;
const maxHeadLine = 120;
const maxWholeLines = 3;
const maxRow = 5;
const maxTownWords = 3;

/** Places and work mode, only if labelled, tagged or stated explicitly: a wrong place is worse than none. */
export function readPlaces(title: string, lines: readonly PostingLine[], shown: readonly string[]): JobPlaces {
  const labels = labelledValues(lines);
  const labelled = labels.flatMap(({ label, value }, n) =>
    placeLabel.test(label) ? inLabelledRegion(placesOf(value), labels[n + 1]) : [],
  );
  const sources = [
    () => labelled,
    () => lines.flatMap(({ text }) => commutePlace(text)),
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
  return at > 0 ? labelsOf(text.slice(0, at).replace(jobPlaceRegex.postalCode, '').split(',').slice(-2).join(',')) : [];
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

const surePlaces = (text: string): string[] =>
  text.split(jobPlaceRegex.betweenPlaces).flatMap((names) => sureLabels(names.split(',')));

/** The places among names; a name that is no well-known town counts if its region follows. */
function sureLabels(names: readonly string[]): string[] {
  const labels: string[] = [];
  let last = '';
  for (const [n, raw] of names.entries()) {
    const name = withoutWordsAround(raw);
    const [, town, code] = jobPlaceRegex.townAndCode.exec(name) ?? [];
    const next = withoutWordsAround(names[n + 1] ?? '');
    if (last !== '' && isPostingRegion(name) && regionContains(name, last)) {
      if (!isCountyOf(name, last)) labels.push(`${labels.pop()}, ${name}`);
      last = name;
    } else if (town !== undefined && code !== undefined && isSureRegion(code) && isKnownTown(town)) {
      labels.push(`${town}, ${code}`);
      last = code;
    } else if (isKnownTown(name) || (isSureRegion(next) && !isPostingRegion(name) && isTownName(name))) {
      labels.push(name);
      last = name;
    } else last = '';
  }
  return labels;
}

const isTownName = (name: string): boolean =>
  isKnownTown(name) ||
  (isPlaceName(name) &&
    !jobPlaceRegex.roleName.test(name) &&
    !jobPlaceRegex.institution.test(name) &&
    findSkills(name).size === 0);

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

const withoutWordsAround = (name: string): string =>
  name
    .replace(jobPlaceRegex.block, '')
    .replace(jobPlaceRegex.postalCode, '')
    .replace(jobPlaceRegex.aroundPlace, '')
    .replace(jobPlaceRegex.aroundPlace, '');

/** Lines that are a place and nothing else. Many of them are a list of offices. */
function placesOfWholeLines(lines: readonly PostingLine[]): string[] {
  const found = lines.flatMap(({ text }) => {
    if (text.length > 60) return [];
    const places = surePlaces(text);
    const whole = text
      .split(',')
      .map((name) => withoutWordsAround(name))
      .join(', ');
    return places.length === 1 && places[0] === whole ? places : [];
  });
  return unique(found).length <= maxWholeLines ? found : [];
}

/** A name in the title that the text gives as a place too, since titles end with all kinds of names. */
function confirmedPlaces(title: string, shown: readonly string[]): string[] {
  const [, ...parts] = title.split(jobPlaceRegex.betweenTitleParts);
  const names = parts.flatMap((part) => part.split(jobPlaceRegex.betweenPlaces)).map((name) => name.trim());
  return names.filter(
    (name) =>
      isPlaceName(name) &&
      !isPostingRegion(name) &&
      findSkills(name).size === 0 &&
      shown.some((text) => isPlaceIn(name, text)),
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
  shown.flatMap((text) => [...(text.length > maxLabelledLine ? [] : basedPlace(text)), ...workplaces(text)]);

/** "The role is based in Leeds", or at a school in Leeds. */
function basedPlace(text: string): string[] {
  const found = jobPlaceRegex.basedIn.exec(text);
  const place = found?.[1];
  if (!found || place === undefined) return [];
  const after = text.slice(found.index + found[0].length);
  if (jobPlaceRegex.timeZone.test(after)) return [];
  if (jobPlaceRegex.institution.test(place)) return townOfInstitution(after);
  if (!isPlaceName(place) || place.split(' ').length > maxTownWords) return [];
  const [, region] = jobPlaceRegex.regionAfter.exec(after) ?? [];
  return [region !== undefined && isPostingRegion(region) ? `${place}, ${region}` : place];
}

function townOfInstitution(after: string): string[] {
  const town = jobPlaceRegex.inTown.exec(after)?.[1];
  return town !== undefined && isPlaceName(town) && !jobPlaceRegex.institution.test(town) ? [town] : [];
}

/** Well-known towns, or any before their region, where a sentence has the words of a workplace. */
function workplaces(text: string): string[] {
  if (!jobPlaceRegex.nameInSentence.test(text)) return [];
  const named = [...text.matchAll(jobPlaceRegex.workIn)].flatMap((match) => {
    const start = match.index + match[0].length;
    const [names] = jobPlaceRegex.namesAhead.exec(text.slice(start, start + 80)) ?? [];
    return names === undefined ? [] : surePlaces(names);
  });
  const beside = [...text.matchAll(jobPlaceRegex.capitalized)].flatMap((match) => {
    const [name] = match;
    if (!isKnownTown(name)) return [];
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const after = text.slice(match.index + name.length, match.index + name.length + 20);
    const isOffice = jobPlaceRegex.ourOfficeBefore.test(before) && jobPlaceRegex.ourOfficeAfter.test(after);
    const isBased = jobPlaceRegex.townBasedBefore.test(before) && jobPlaceRegex.townBasedAfter.test(after);
    return isOffice || isBased ? [name] : [];
  });
  return [...named, ...beside];
}

function placesOf(raw: string): string[] {
  const [first = '', ...rest] = raw.split(jobPlaceRegex.afterValue);
  const value = [first, ...rest.filter((name) => isKnownTown(name.replace(/\W+$/, '')))]
    .join(' / ')
    .replace(jobPlaceRegex.noteOnPlace, '')
    .replace(jobPlaceRegex.block, '')
    .replace(jobPlaceRegex.postalCode, '')
    .replace(jobPlaceRegex.modeTail, '');
  if (value.length > maxValue) return [];
  const inside = jobPlaceRegex.remoteInPlace.exec(value)?.[1];
  const outside = jobPlaceRegex.placeWithMode.exec(value)?.[1];
  return (inside ?? outside ?? value)
    .replace(jobPlaceRegex.inBrackets, (_, outer: string, inner: string) => placeInBrackets(outer, inner))
    .replace(/\([^()]{0,80}\)/g, ' ')
    .split(jobPlaceRegex.betweenPlaces)
    .flatMap(labelsOf)
    .slice(0, maxPlaces);
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
function labelsOf(text: string): string[] {
  const all = text
    .split(',')
    .map((part) => part.replace(/^[\s(–-]+|[\s).!*–-]+$/g, '').replace(/\s+/g, ' '))
    .filter(Boolean);
  const named = all.filter((part) => !jobPlaceRegex.institution.test(part) && !/\d/.test(part));
  const isAddress = named.length < all.length && named.some((part) => isKnownTown(part) || isPostingRegion(part));
  const names = isAddress ? fromTown(named) : all.filter((part) => !jobPlaceRegex.institution.test(part));
  if (names.length === 0 || !names.every((name) => name.split(within).every(isPlaceName))) return [];
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

const fromTown = (parts: readonly string[]): string[] => parts.slice(Math.max(0, parts.findIndex(isKnownTown)));

const isPlaceName = (text: string): boolean =>
  text.length <= 50 &&
  text.split(' ').length <= 4 &&
  /^\p{Lu}[\p{L}\p{M} .'’()-]+$/u.test(text) &&
  !jobPlaceRegex.notPlace.test(text) &&
  !/^[a-z]/.test(text.split(' ').at(-1) ?? '');
