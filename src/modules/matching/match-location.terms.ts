import type { MatchCandidate, MatchJob, TermFinding } from './match-score.types.ts';

// Places that go by two names; the second is what they are compared as.
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
    us: 'united states',
    'united states of america': 'united states',
    uk: 'united kingdom',
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
const regionCredit = { onsite: 0.3, hybrid: 0.5 };

/**
 * Where the candidate lives or prefers to work against the job's locations. Remote work: always 1. A job's label names a
 * place, most specific part first ("Pune, Maharashtra"); a candidate who names that first part: 1 (so everybody in
 * India fits the label "India"). One who shares only a wider part: 0.5 when hybrid, else 0.3. Elsewhere: 0.
 */
export function scoreLocation(job: MatchJob, candidate: MatchCandidate): TermFinding | undefined {
  if (job.workMode === 'remote') return { credit: 1, status: 'met', evidence: ['the job is remote'], missing: [] };
  const offered = job.locations.map(placesOf).filter((places) => places.length > 0);
  const current = placesOf(candidate.location ?? '');
  const preferred = placesOf(candidate.preferredLocation ?? '');
  if (offered.length === 0 || (current.length === 0 && preferred.length === 0)) return undefined;
  const labels = [...new Set(offered.map((places) => places.join(', ')))].sort();
  const fits = (places: string[]): boolean => offered.some(([first]) => first !== undefined && places.includes(first));
  if (fits(current)) return { credit: 1, status: 'met', evidence: ['lives in a location of the job'], missing: [] };
  if (fits(preferred) || preferred.some((place) => anywhere.has(place))) {
    return { credit: 1, status: 'met', evidence: ['would work in a location of the job'], missing: [] };
  }
  const wider = new Set(offered.flatMap((places) => places.slice(1)));
  if ([...current, ...preferred].some((place) => wider.has(place))) {
    const credit = job.workMode === 'hybrid' ? regionCredit.hybrid : regionCredit.onsite;
    return { credit, status: 'partial', evidence: ['in the same region'], missing: labels };
  }
  return { credit: 0, status: 'missing', evidence: [], missing: labels };
}

function placesOf(label: string): string[] {
  const parts = label
    .normalize('NFKC')
    .toLowerCase()
    .split(/[,;/|()\n]+| - /);
  const places = parts.map((part) => part.replace(/[\s.]+/g, ' ').trim()).filter((part) => part !== '');
  return places.map((place) => placeNames.get(place) ?? place);
}
