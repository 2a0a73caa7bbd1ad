import { canonicalSkill } from '#modules/skills';
import { readPlaces, type WorkMode } from './place.reader.ts';
import { readClauses } from './posting.clause.ts';
import { readSections } from './posting.section.ts';
import { readHtml, readPlain } from './posting.text.ts';
import { readDemand, type WeightedSkill, weigh } from './skill.weights.ts';
import { readYears } from './years.reader.ts';

/** What a job says of itself, as the integration sent it. `jd_text` may be HTML of any board or plain text. */
export type JobSources = {
  title: string;
  jd_text: string | null;
  description: string | null;
  required_skills: readonly string[];
  preferred_skills: readonly string[];
};

/** What a job asks for. Both lists heaviest first, each's weights summing to 1; years 0-40, min <= max. */
export type JobReading = {
  required: WeightedSkill[];
  preferred: WeightedSkill[];
  minExperienceYears: number | null;
  maxExperienceYears: number | null;
  locations: string[];
  workMode: WorkMode | null;
};

/** Changes whenever the same sources would be read otherwise than before. */
export const readingVersion = 2;

/**
 * Reads what a job asks for. Skills that the integration lists outrank every one that the text names, and one that it
 * lists as preferred is never required by the text. Pure: the same sources give the same reading.
 */
export function readJob(sources: JobSources): JobReading {
  const { lines: fromHtml, structured } = readHtml(sources.jd_text ?? '');
  const lines = [...fromHtml, ...readPlain(sources.description ?? '')];
  const sections = readSections(lines);
  const clauses = readClauses(sections);
  const demand = readDemand(sources.title, clauses, sources.required_skills.length > 0);
  const listed = {
    required: new Set(sources.required_skills.map(canonicalSkill)),
    preferred: new Set(sources.preferred_skills.map(canonicalSkill)),
  };
  // what is listed twice is required
  const onlyPreferred = new Set([...listed.preferred].filter((key) => !listed.required.has(key)));
  const required = weigh(sources.required_skills, demand.required, onlyPreferred);
  const preferred = weigh(sources.preferred_skills, demand.preferred, listed.required);
  const years = readYears(clauses, sources.title, structured.months);
  const shown = sections.filter(({ kind }) => kind !== 'ignored').map(({ text }) => text);
  const places = readPlaces(sources.title, lines, shown);
  return {
    required,
    preferred,
    minExperienceYears: years.min,
    maxExperienceYears: years.max,
    locations: structured.locations.length > 0 ? [...new Set(structured.locations)].slice(0, 20) : places.locations,
    workMode: structured.remote ? 'remote' : places.workMode,
  };
}
