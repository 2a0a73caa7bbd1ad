import { countryNames } from '#readers/patterns';
import type { MatchCandidate, MatchJob, TermFinding } from './score-types.ts';

// Places with two names. The second is the canonical one.
const placeNames = new Map(
  Object.entries({
    bangalore: 'bengaluru',
    bombay: 'mumbai',
    'navi mumbai': 'mumbai',
    calcutta: 'kolkata',
    madras: 'chennai',
    gurgaon: 'gurugram',
    'new delhi': 'delhi',
    'delhi ncr': 'delhi',
    ncr: 'delhi',
    poona: 'pune',
    trivandrum: 'thiruvananthapuram',
    cochin: 'kochi',
    baroda: 'vadodara',
    vizag: 'visakhapatnam',
    mysore: 'mysuru',
    mangalore: 'mangaluru',
    nyc: 'new york',
    'new york city': 'new york',
    sf: 'san francisco',
    usa: 'united states',
    'u s a': 'united states',
    'u s': 'united states',
    us: 'united states',
    'united states of america': 'united states',
    uk: 'united kingdom',
    'u k': 'united kingdom',
    uae: 'united arab emirates',
  }),
);
const anywhere = new Set([
  'anywhere',
  'any',
  'any location',
  'anywhere in india',
  'pan india',
  'open to relocate',
  'open to relocation',
]);
const homeNations = new Set(['england', 'scotland', 'wales', 'northern ireland', 'great britain']);
// As parts of a place, these are rather a state of the US and a part of New Jersey. The European Union is many countries.
const notCountries = new Set(['georgia', 'jersey', 'european union', 'eurozone', 'united nations']);
const countries = new Set(countryNames.map((name) => name.toLowerCase()).filter((name) => !notCountries.has(name)));
const besideCountry =
  /^(?:(?:fully )?remote(?:ly)?|work from home|wfh|anywhere)\b *|^(?:in|within|from|across) +|^the +| *\b(?:only|based|wide)$/g;
const regionCredit = { onsite: 0.3, hybrid: 0.5 };

/**
 * Remote work: 1, or 0 for a candidate in another country than those that the labels name ("Remote (US only)"). A
 * candidate who names the most specific part of a label ("Pune, Maharashtra"): 1. One who shares a wider part: 0.5 for
 * hybrid work, otherwise 0.3.
 */
export function scoreLocation(job: MatchJob, candidate: MatchCandidate): TermFinding | undefined {
  if (job.workMode === 'remote') return scoreRemote(job, candidate);
  const offered = job.locations.map(placesOf).filter((places) => places.length > 0);
  const current = placesOf(candidate.location ?? '');
  const preferred = placesOf(candidate.preferredLocation ?? '');
  if (offered.length === 0 || (current.length === 0 && preferred.length === 0)) return undefined;
  const fits = (places: string[]): boolean => offered.some(([first]) => first !== undefined && places.includes(first));
  if (fits(current)) return { credit: 1, status: 'met', evidence: ['lives in a location of the job'], missing: [] };
  if (fits(preferred) || preferred.some((place) => anywhere.has(place))) {
    return { credit: 1, status: 'met', evidence: ['prefers a location of the job'], missing: [] };
  }
  const wider = new Set(offered.flatMap((places) => places.slice(1)));
  if ([...current, ...preferred].some((place) => wider.has(place))) {
    const credit = job.workMode === 'hybrid' ? regionCredit.hybrid : regionCredit.onsite;
    return { credit, status: 'partial', evidence: ['in the same region'], missing: labelsOf(job) };
  }
  return { credit: 0, status: 'missing', evidence: [], missing: labelsOf(job) };
}

/** Only a country that the candidate names can be another one: most name a town alone. */
function scoreRemote(job: MatchJob, { location, preferredLocation }: MatchCandidate): TermFinding {
  const demanded = demandedCountries(job);
  const isDemanded = (place: string): boolean => demanded.has(countryOf(place) ?? '');
  const current = placesOf(location ?? '');
  const preferred = placesOf(preferredLocation ?? '');
  const isElsewhere = demanded.size > 0 && current.some(countryOf) && !current.some(isDemanded);
  const moves = preferred.some((place) => isDemanded(place) || anywhere.has(place));
  if (isElsewhere && !moves) return { credit: 0, status: 'missing', evidence: [], missing: labelsOf(job) };
  return { credit: 1, status: 'met', evidence: ['the job is remote'], missing: [] };
}

/** Empty unless every label of the job is a country: a town may be that of the employer. */
function demandedCountries({ locations }: MatchJob): ReadonlySet<string> {
  const labels = locations.map((label) =>
    placesOf(label)
      .map(withoutRemote)
      .filter((place) => place !== ''),
  );
  const areCountries = labels.every((places) => places.length > 0 && places.every(countryOf));
  return new Set(areCountries ? labels.flat().map(countryOf) : []) as ReadonlySet<string>;
}

/** "remote within germany", "us only" */
function withoutRemote(place: string): string {
  const name = place.replace(besideCountry, '');
  return name === place ? place : withoutRemote(name);
}

function countryOf(place: string): string | undefined {
  const name = placeNames.get(place) ?? place;
  if (homeNations.has(name)) return 'united kingdom';
  return countries.has(name) ? name : undefined;
}

/** Spells places like the job, each place once. The order does not depend on the job's order and spelling. */
function labelsOf({ locations }: MatchJob): string[] {
  const labels = new Map<string, string>();
  for (const location of locations.toSorted()) {
    const key = placesOf(location).join(', ');
    if (key !== '' && !labels.has(key)) labels.set(key, location.replace(/\s+/g, ' ').trim());
  }
  return [...labels].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, label]) => label);
}

function placesOf(label: string): string[] {
  const parts = label
    .normalize('NFKC')
    .toLowerCase()
    .split(/[,;/|()\n]+| - /);
  const places = parts.map((part) => part.replace(/[\s.]+/g, ' ').trim()).filter((part) => part !== '');
  return places.map((place) => placeNames.get(place) ?? place);
}
