import { countries } from '#modules/organizations';

/** Common names of countries, in addition to those of the standard. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  uae: 'AE',
  'czech republic': 'CZ',
  turkey: 'TR',
};

const codes = new Map([
  ...countries.map(({ code, name }) => [name.toLowerCase(), code] as const),
  ...Object.entries(otherNames),
]);

/** Parts of a location, which is free text: `Pune, Maharashtra, India`, `Berlin` or `France`. */
export type JobPlace = {
  locality: string | undefined;
  region: string | undefined;
  /** ISO 3166-1 code. */
  country: string | undefined;
};

/** `fallback` is the country of a text that names none. */
export function placeOf(label: string, fallback: string | null): JobPlace {
  const parts = label.split(',').flatMap((part) => part.trim() || []);
  const named = codes.get((parts.at(-1) ?? '').toLowerCase());
  const [locality, region] = named === undefined ? parts : parts.slice(0, -1);
  return { locality, region, country: named ?? fallback ?? undefined };
}
