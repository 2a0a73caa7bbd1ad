import { canonicalSkill, suggestedSkills } from '#modules/skills';
import { instructsModel } from '#platform/ai/instruction.ts';
import { readPlaces, type WorkMode } from './place.reader.ts';
import { readClauses } from './posting.clause.ts';
import { readSections } from './posting.section.ts';
import { type Posting, readHtml, readPlain } from './posting.text.ts';
import { addSuggested, readDemand, type WeightedSkill, weigh } from './skill.weights.ts';
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

/** Skills that somebody else has read in the text. */
export type SuggestedDemand = { required: readonly string[]; preferred: readonly string[] };

function readPosting({ jd_text, description }: JobSources): Posting {
  const { lines, structured } = readHtml(jd_text ?? '');
  const all = [...lines, ...readPlain(description ?? '')];
  return { lines: all.filter(({ text }) => !instructsModel(text)), structured };
}

/** The title and the text as it is read, in lines. */
export const postingText = (sources: JobSources): string =>
  [sources.title, ...readPosting(sources).lines.map(({ text }) => text)].join('\n');

/**
 * Reads what a job asks for. Skills that the integration lists outrank every one that the text names, and one that it
 * lists as preferred is never required by the text. Suggested skills count where they stand in the text and were not
 * found in it. Pure: the same sources and suggestions give the same reading.
 */
export function readJob(sources: JobSources, suggested?: SuggestedDemand): JobReading {
  const { lines, structured } = readPosting(sources);
  const sections = readSections(lines);
  const clauses = readClauses(sections);
  const demand = readDemand(sources.title, clauses, sources.required_skills.length > 0);
  const names = new Map<string, string>();
  for (const kind of suggested ? (['required', 'preferred'] as const) : []) {
    const skills = suggestedSkills(suggested?.[kind] ?? [], postingText(sources));
    addSuggested(demand, kind, skills);
    for (const { key, name } of skills) names.set(key, name);
  }
  const listed = {
    required: new Set(sources.required_skills.map(canonicalSkill)),
    preferred: new Set(sources.preferred_skills.map(canonicalSkill)),
  };
  // what is listed twice is required
  const onlyPreferred = new Set([...listed.preferred].filter((key) => !listed.required.has(key)));
  const required = weigh(sources.required_skills, demand.required, onlyPreferred, names);
  const preferred = weigh(sources.preferred_skills, demand.preferred, listed.required, names);
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
