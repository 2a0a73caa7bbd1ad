import { countryNames } from '#readers/patterns';
import { jobPlaceRegex } from './lexicon/places/places.lexicon.ts';
import {
  cityStates,
  countryAliases,
  homeNations,
  knownTowns,
  postingRegionCodes,
  postingRegions,
} from './lexicon/places/regions.lexicon.ts';

/** The level of countries. */
export const countryLevel = 3;

const lower = (name: string): string => name.toLowerCase();
/** 1: state, province or county. 2: home nation. 3: country. */
const levels = new Map([
  ...[...countryNames, ...countryAliases].map((name): [string, number] => [lower(name), countryLevel]),
  ...homeNations.map((name): [string, number] => [lower(name), 2]),
  // Georgia and Jersey are states before they are countries.
  ...postingRegions.map((name): [string, number] => [lower(name), 1]),
]);
for (const city of cityStates) levels.delete(lower(city));
const towns = new Set(knownTowns.map(lower));
const joiner = / (?:on|upon|by|in|le|under|de|sur) /i;

const county = (name: string): string | undefined => jobPlaceRegex.county.exec(name)?.[1];

/** 1: state, province or county, 2: home nation, 3: country, 0: none of them. */
export const regionLevel = (name: string): number => levels.get(lower(name)) ?? (county(name) === undefined ? 0 : 1);

const isCode = (name: string): boolean => /^[A-Z]{2}$/.test(name) || postingRegionCodes.has(name);

/** Whether a name after that of a city is a state, its letters ("MP", "NSW"), a county, or a country. */
export const isPostingRegion = (name: string): boolean => isCode(name) || regionLevel(name) > 0;

/** Whether a name before it is surely that of a town. Two letters count only if they have no other meaning. */
export const isSureRegion = (name: string): boolean => postingRegionCodes.has(name) || regionLevel(name) > 0;

/** Whether the region contains what is before it: "Kent, England", but not "Kent, Surrey". */
export function regionContains(region: string, before: string): boolean {
  if (isCode(region) || isCode(before)) return true;
  return regionLevel(region) > regionLevel(before);
}

/** "Co. Cork" after "Cork" */
export const isCountyOf = (name: string, town: string): boolean => lower(county(name) ?? '') === lower(town);

/** Whether the table of towns has the name, with or without hyphens: "Southend on Sea". */
export const isKnownTown = (name: string): boolean =>
  towns.has(lower(name)) || (joiner.test(name) && towns.has(lower(name).replaceAll(' ', '-')));
