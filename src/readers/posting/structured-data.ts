/** The fields of https://schema.org/JobPosting. `months` is the minimum experience. */
export type StructuredPosting = { texts: string[]; locations: string[]; remote: boolean; months: number | null };

export const noStructured: StructuredPosting = { texts: [], locations: [], remote: false, months: null };

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const stringOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const textOf = (value: unknown): string => stringOf(isObject(value) ? value['name'] : value);
/** Text that the API accepts in `locations`: one well-formed line of at most 200 characters. */
const labelOf = (text: string): string => {
  const line = text.slice(0, 1000).replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ');
  return [...line].slice(0, 200).join('').trim();
};

const maxPlaces = 50;

/** Invalid JSON and other types add nothing. */
export function readStructured(before: StructuredPosting, script: string): StructuredPosting {
  let parsed: unknown;
  try {
    parsed = JSON.parse(script);
  } catch {
    return before;
  }
  const graph = listOf(parsed).flatMap((one) => (isObject(one) && '@graph' in one ? listOf(one['@graph']) : [one]));
  const posting = graph.find((one) => isObject(one) && listOf(one['@type']).includes('JobPosting'));
  return isObject(posting) ? add(before, posting) : before;
}

function add(before: StructuredPosting, posting: Json): StructuredPosting {
  const remote = listOf(posting['jobLocationType']).includes('TELECOMMUTE');
  const places = listOf(posting['jobLocation']).slice(0, maxPlaces).map(placeOf);
  const countries = remote
    ? listOf(posting['applicantLocationRequirements'])
        .slice(0, maxPlaces)
        .map((country) => labelOf(textOf(country)))
    : [];
  const experience = posting['experienceRequirements'];
  const months = isObject(experience) ? Number(experience['monthsOfExperience']) : Number.NaN;
  return {
    texts: [...before.texts, ...textsOf(posting)],
    locations: [...before.locations, ...(places.some((place) => place !== '') ? places : countries)].filter(
      (place) => place !== '',
    ),
    remote: before.remote || remote,
    months: Number.isFinite(months) && months >= 0 && months <= 480 ? months : before.months,
  };
}

function textsOf(posting: Json): string[] {
  const under = (heading: string, field: string): string[] => {
    const text = listOf(posting[field]).map(textOf).filter(Boolean).join('<br>');
    return text === '' ? [] : [`<h3>${heading}</h3><p>${text}</p>`];
  };
  return [
    ...listOf(posting['description'])
      .map(textOf)
      .filter((text) => text !== ''),
    ...under('Responsibilities', 'responsibilities'),
    ...under('Qualifications', 'qualifications'),
    ...under('Skills', 'skills'),
    ...under('Experience', 'experienceRequirements'),
  ];
}

function placeOf(location: unknown): string {
  if (!isObject(location)) return '';
  const { address } = location;
  if (typeof address === 'string') return labelOf(address);
  if (!isObject(address)) return '';
  const city = textOf(address['addressLocality']);
  const region = textOf(address['addressRegion']);
  const near = [city, region].filter((part, i, all) => part !== '' && all.indexOf(part) === i);
  return labelOf(near.length > 0 ? near.join(', ') : textOf(address['addressCountry']));
}
