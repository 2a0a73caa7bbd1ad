import type { JobView, SkillLists } from '#modules/jobs';
import { alternativeNames } from '#readers/skills';
import { copy } from '../../console.messages.ts';
import { demandsOf, type JobDemand } from './job-demands.ts';

export type TypedSkills = { required: string[]; preferred: string[] };

/** `weight` is a share of 1, if a user has set it. */
type Skill = { skill: string; weight: number | undefined };

const longestLine = 300;
const withWeight = /^(.*\S)\s+(\d{1,3}(?:\.\d{1,2})?)\s*%$/;

/** `Kafka 30%` is a skill with a weight. */
export function parseSkill(line: string): Skill {
  // Skip long lines, for which the pattern would be slow.
  const [, skill, percent] = (line.length <= longestLine && withWeight.exec(line.trim())) || [];
  return skill === undefined
    ? { skill: line.trim(), weight: undefined }
    : { skill, weight: Math.round(Number(percent) * 100) / 10_000 };
}

/** `Kafka 30`: a weight whose sign was left out, rather than a version such as `Java 25` or `Windows 10`. */
const unsignedWeight = /\s(?:[3-9][05]|100)$/;
export const lacksPercent = (line: string): boolean => line.length <= longestLine && unsignedWeight.test(line.trim());

const lineOf = ({ skill, weight }: Skill): string =>
  weight === undefined ? skill : `${skill} ${Math.round(weight * 10_000) / 100}%`;

const keyOf = (line: string): string => parseSkill(line).skill.toLowerCase();

function distinct(lines: readonly string[], taken: ReadonlySet<string> = new Set()): string[] {
  const byKey = new Map(lines.map((line) => [keyOf(line), lineOf(parseSkill(line))]));
  return [...byKey].filter(([key]) => key !== '' && !taken.has(key)).map(([, line]) => line);
}

/** Skills of a text area. Browsers end lines with CR LF. */
export const linesOf = (text: string): string[] => distinct(text.split(/\r?\n/));

/** The skills that count for the job, listed ones first, with the weights that people set. A skill is in one list. */
export function skillsOf(job: JobView): TypedSkills {
  const { required, preferred } = namesOf(job);
  const weights = new Map(job.skill_weights.map(({ skill, weight }) => [skill.trim().toLowerCase(), weight]));
  const weighted = (names: readonly string[]): string[] =>
    names.map((skill) => lineOf({ skill, weight: weights.get(skill.toLowerCase()) }));
  return { required: weighted(required), preferred: weighted(preferred) };
}

function namesOf(job: JobView): TypedSkills {
  const listed = {
    required: job.required_skills,
    preferred: distinct(job.preferred_skills, new Set(job.required_skills.map(keyOf))),
  };
  if (job.only_listed_skills) return { required: distinct(listed.required), preferred: listed.preferred };
  const isListed = new Set([...listed.required, ...listed.preferred].map(keyOf));
  const read = (weighted: JobView['required_skills_weighted']): string[] =>
    demandsOf(weighted).flatMap((demand) => {
      const [skill = ''] = demand.skills;
      return demand.source !== 'description' || isListed.has(keyOf(skill)) ? [] : linesOfDemand(demand);
    });
  const required = distinct([...listed.required, ...read(job.required_skills_weighted)]);
  const preferred = distinct(
    [...listed.preferred, ...read(job.preferred_skills_weighted)],
    new Set(required.map(keyOf)),
  );
  return { required, preferred };
}

/** One line, if it will be read as the same alternatives. */
function linesOfDemand({ skills, placed }: JobDemand): string[] {
  const line = copy.jobs.job.skills.anyOf(skills);
  return alternativeNames(line).length === skills.length ? [line] : placed;
}

/** The lists in the format that the job stores. */
export function listsOf({ required, preferred }: TypedSkills, addsRead: boolean): SkillLists {
  const names = (lines: readonly string[]): string[] => lines.map((line) => parseSkill(line).skill);
  return {
    required_skills: names(required),
    preferred_skills: names(preferred),
    only_listed_skills: !addsRead,
    skill_weights: [...required, ...preferred].flatMap((line) => {
      const { skill, weight } = parseSkill(line);
      return weight === undefined ? [] : [{ skill, weight }];
    }),
  };
}

/** Weights that are set in a list. */
export const setWeights = (lines: readonly string[]): number[] =>
  lines.flatMap((line) => parseSkill(line).weight ?? []);

/** Lines of `after` that are not in `before`, ignoring case. */
export const missingFrom = (before: readonly string[], after: readonly string[]): string[] => {
  const lines = new Set(before.map((line) => line.toLowerCase()));
  return after.filter((line) => !lines.has(line.toLowerCase()));
};

export const isSame = (a: TypedSkills, b: TypedSkills): boolean =>
  (['required', 'preferred'] as const).every(
    (list) => missingFrom(a[list], b[list]).length === 0 && missingFrom(b[list], a[list]).length === 0,
  );
