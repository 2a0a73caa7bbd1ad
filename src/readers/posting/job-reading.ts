import { instructsModel } from '#platform/ai/instruction.ts';
import { alternativeNames, canonicalSkill, suggestedSkills } from '#readers/skills';
import { readCompanyNames } from './company-names.ts';
import { withoutOthers } from './demand/clause-subject.ts';
import { withGivenWeights } from './demand/given-weights.ts';
import { addSuggested, mostSkills, readDemand, type SkillDemand } from './demand/skill-demand.ts';
import { type JobSkill, weighSkills } from './demand/skill-weights.ts';
import { readPlaces } from './job-places.ts';
import { readYears } from './job-years.ts';
import { demandRegex } from './lexicon/demand.lexicon.ts';
import { type PostingClause, readClauses } from './posting-clauses.ts';
import { type Posting, readHtml, readPlain } from './posting-text.ts';
import { readSections } from './sections/posting-sections.ts';

import type { WorkMode } from './work-mode.ts';

/** The fields of a job as the integration sent them. `jd_text` is HTML or plain text. */
export type JobSources = {
  title: string;
  jd_text: string | null;
  description: string | null;
  required_skills: readonly string[];
  preferred_skills: readonly string[];
  /** The texts add no skills. */
  only_listed_skills?: boolean;
  /** Shares of their lists that skills keep, more than 0 and at most 1. */
  skill_weights?: readonly { skill: string; weight: number }[];
};

/** The requirements of a job. Skills heaviest first; the weights of each list sum to 1. Years 0-40, min <= max. */
export type JobReading = {
  required: JobSkill[];
  preferred: JobSkill[];
  minExperienceYears: number | null;
  maxExperienceYears: number | null;
  locations: string[];
  workMode: WorkMode | null;
  /** Lines about the work, in the posting's order; after them those that may be about it. */
  duties: string[];
};

/** Increase it whenever the same sources give another reading. */
export const readingVersion = 42;
/** Of jobs with weights that people set. A greater one of its own is needed where readers of that version ignore these. */
export const weightedReadingVersion = readingVersion;

export type SuggestedJobSkills = { required: readonly string[]; preferred: readonly string[] };

const maxLocations = 20;
const maxDuties = 40;

const isDuty = ({ line: { kind, item }, preferred }: PostingClause): boolean =>
  !preferred && (kind === 'duties' || (item && kind !== 'required'));

/** It may tell what somebody does, where no list of duties says so: "Manage recruitment from start to finish". */
const mayBeDuty = ({ text, preferred, line: { kind, heading } }: PostingClause): boolean =>
  !preferred &&
  heading !== true &&
  kind !== 'preferred' &&
  demandRegex.opensWithVerb.test(text) &&
  !demandRegex.promise.test(text);

function readPosting({ jd_text, description }: JobSources): Posting {
  const { lines, structured } = readHtml(jd_text ?? '');
  const all = [...lines, ...readPlain(description ?? '')];
  return { lines: all.filter(({ text }) => !instructsModel(text)), structured };
}

export const postingText = (sources: JobSources): string =>
  [sources.title, ...readPosting(sources).lines.map(({ text }) => text)].join('\n');

/** What the title and the texts of a job say, without the lists of skills and their weights. Plain JSON. */
export type TextReading = Omit<JobReading, 'required' | 'preferred'> & { demand: SkillDemand };

/** Of the lists, uses only whether required skills are listed. */
export function readJobText(sources: JobSources, suggested?: SuggestedJobSkills): TextReading {
  const { lines, structured } = readPosting(sources);
  const sections = readSections(lines);
  const clauses = readClauses(sections);
  const companies = readCompanyNames(sources.title, sections);
  const demand = readDemand(sources.title, clauses, companies, sources.required_skills.length > 0);
  for (const kind of suggested && sources.only_listed_skills !== true ? (['required', 'preferred'] as const) : []) {
    addSuggested(demand, kind, inClauses(suggested?.[kind] ?? [], clauses));
  }
  const years = readYears(clauses, sources.title, structured.months);
  const shown = sections.filter(({ kind }) => kind !== 'ignored').map(({ text }) => text);
  const places = readPlaces(sources.title, lines, shown);
  const locations = [...new Set(structured.locations)].slice(0, maxLocations);
  return {
    demand,
    minExperienceYears: years.min,
    maxExperienceYears: years.max,
    locations: locations.length > 0 ? locations : places.locations,
    workMode: structured.remote ? 'remote' : places.workMode,
    duties: [...clauses.filter(isDuty), ...clauses.filter((clause) => !isDuty(clause) && mayBeDuty(clause))]
      .slice(0, maxDuties)
      .map(({ text }) => text),
  };
}

/**
 * Listed skills outrank those in the text; suggested ones count if the text has them. Deterministic. `text` is the
 * reading of the same sources, if they were read before.
 */
export function readJob(
  sources: JobSources,
  suggested?: SuggestedJobSkills,
  text = readJobText(sources, suggested),
): JobReading {
  const onlyListed = sources.only_listed_skills === true;
  const { demand, ...reading } = text;
  const listed = {
    required: keysOf(sources.required_skills),
    preferred: keysOf(sources.preferred_skills),
  };
  const onlyPreferred = new Set([...listed.preferred].filter((key) => !listed.required.has(key)));
  const weights = new Map(
    (sources.skill_weights ?? []).flatMap(({ skill, weight }) => {
      const keys = keysOf([skill]);
      return [...keys].map((key) => [key, weight / keys.size] as const);
    }),
  );
  return {
    required: withGivenWeights(
      weighSkills(sources.required_skills, demand.required, onlyPreferred, onlyListed),
      weights,
    ),
    preferred: withGivenWeights(
      weighSkills(sources.preferred_skills, demand.preferred, listed.required, onlyListed, mostSkills.preferred),
      weights,
    ),
    ...reading,
  };
}

const keysOf = (listed: readonly string[]): Set<string> =>
  new Set(listed.flatMap(alternativeNames).map(canonicalSkill));

/** A suggested skill counts where a line names it that may demand something. */
function inClauses(names: readonly string[], clauses: readonly PostingClause[]) {
  const lines = clauses.map(({ text, line: { kind } }) => withoutOthers(text, kind));
  return suggestedSkills(names, lines.join('\n')).flatMap((skill) => {
    const at = lines.findIndex((line) => suggestedSkills([skill.name], line).length > 0);
    return at < 0 ? [] : [{ ...skill, line: clauses[at]?.text ?? '' }];
  });
}
