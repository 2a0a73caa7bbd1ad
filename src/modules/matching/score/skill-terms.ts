import {
  canonicalSkill,
  countSkill,
  partsOf,
  relativesOf,
  type SkillCategory,
  skillCategory,
  skillName,
  wholeOf,
} from '#readers/skills';
import type { MatchCandidate, MatchJob, SkillWeight, TermFinding } from './score-types.ts';
import { type MatchText, readMatchText } from './text-cache.ts';

/**
 * A skill of the job: canonical key and positive weight relative to its list. Any of the `alternatives` meets it too.
 * `names`: how the job writes the key and each alternative, where the job lists it.
 */
export type RequestedSkill = {
  key: string;
  weight: number;
  alternatives?: readonly string[];
  names?: readonly string[];
};

/** The job's two lists without duplicates, and all skills that title and text name. A skill in both lists is required. */
export type JobSkills = { required: RequestedSkill[]; preferred: RequestedSkill[]; named: RequestedSkill[] };

export type CandidateSkills = { primary: Set<string>; secondary: Set<string>; resume: MatchText | null };

const relatedCredit = 0.4;
/** Credit if the candidate has the wider skill that the requested one is part of. */
const wholeCredit = 0.8;

/** Credit for the number of mentions in a resume, 0-1: once 0.52, twice 0.75, three times 0.88, five times 1. */
export const creditOfMentions = (mentions: number): number => Math.min(1, (1.35 * mentions) / (mentions + 1.6));

/** Sorted canonical keys without duplicates, so that order and spelling don't matter. */
export const canonicalSet = (names: string[]): string[] =>
  [...new Set(names.map(canonicalSkill))].filter((key) => key !== '').sort();

/** The spelling of each canonical key: that of its heaviest skill. Of equal weights, the first in the alphabet. */
function spellings(skills: readonly SkillWeight[]): ReadonlyMap<string, string> {
  const listed = skills.toSorted((a, b) => b.weight - a.weight || (a.skill < b.skill ? -1 : 1));
  const names = [...listed.map(({ skill }) => skill), ...listed.flatMap(({ alternatives = [] }) => alternatives)];
  return new Map(names.toReversed().map((name) => [canonicalSkill(name), name.trim()]));
}

/**
 * Like `canonicalSet`, with weights. If a skill has several spellings, the heavier one counts. Alternatives become one
 * demand.
 */
export function canonicalWeights(skills: readonly SkillWeight[]): RequestedSkill[] {
  const weights = new Map<string, number>();
  for (const { skill, weight } of skills) {
    const key = canonicalSkill(skill);
    if (key !== '' && weight > 0) weights.set(key, Math.max(weight, weights.get(key) ?? 0));
  }
  const spelled = spellings(skills);
  const demands: RequestedSkill[] = [];
  for (const { skill, alternatives = [] } of skills) {
    if (!weights.has(canonicalSkill(skill))) continue;
    const keys = canonicalSet([skill, ...alternatives]);
    const key = keys.find((one) => weights.has(one)) ?? '';
    const others = keys.filter((one) => one !== key);
    const weight = keys.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0);
    for (const one of keys) weights.delete(one);
    const names = [key, ...others].map((one) => spelled.get(one) ?? skillName(one));
    demands.push({ key, weight, names, ...(others.length > 0 && { alternatives: others }) });
  }
  return demands.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Any one of these keys meets the demand. */
const keysOf = ({ key, alternatives = [] }: RequestedSkill): readonly string[] => [key, ...alternatives];
const namesOf = (demand: RequestedSkill): readonly string[] => demand.names ?? keysOf(demand).map(skillName);

// One job is scored against many candidates.
const readJobs = new WeakMap<MatchJob, JobSkills>();

export function jobSkills(job: MatchJob): JobSkills {
  const skills = readJobs.get(job) ?? skillsOf(job);
  readJobs.set(job, skills);
  return skills;
}

function skillsOf(job: MatchJob): JobSkills {
  const required = canonicalWeights(job.requiredSkills);
  const requiredKeys = new Set(required.flatMap(keysOf));
  return {
    required,
    preferred: canonicalWeights(job.preferredSkills).filter(
      (skill) => !keysOf(skill).some((key) => requiredKeys.has(key)),
    ),
    named: namedSkills(job),
  };
}

/** The weights of those in the title add up to `titleShare`, of those in the text to `textShare`. */
function namedSkills({ title, text }: MatchJob): RequestedSkill[] {
  const parts = [
    { skills: readMatchText(title).skills, share: titleShare },
    { skills: text === null ? new Map<string, number>() : readMatchText(text).skills, share: textShare },
  ];
  return parts.flatMap(({ skills, share }) => {
    const counted = [...skills].map(([key, mentions]) => ({
      key,
      weight: creditOfMentions(mentions) * categoryWeight(key),
    }));
    const total = counted.reduce((sum, { weight }) => sum + weight, 0);
    return counted.map(({ key, weight }) => ({ key, weight: (weight / total) * share }));
  });
}

export function candidateSkills(candidate: MatchCandidate): CandidateSkills {
  const { resumeText } = candidate;
  return {
    primary: new Set(canonicalSet(candidate.primarySkills)),
    secondary: new Set(canonicalSet(candidate.secondarySkills)),
    resume: resumeText === null || resumeText.trim() === '' ? null : readMatchText(resumeText),
  };
}

export const knowsSkills = ({ primary, secondary, resume }: CandidateSkills): boolean =>
  primary.size > 0 || secondary.size > 0 || resume !== null;

/**
 * 1 for a listed skill, by mentions for one in the resume only, 0.4 for a related one, weighted. One more skill never
 * lowers it. Undefined without requested skills.
 */
export function scoreSkills(requested: RequestedSkill[], has: CandidateSkills): TermFinding | undefined {
  if (requested.length === 0) return undefined;
  const evidence: string[] = [];
  const missing: string[] = [];
  let gained = 0;
  let total = 0;
  for (const demand of requested) {
    const found = bestOf(keysOf(demand), has);
    total += demand.weight;
    if (found !== undefined) {
      gained += demand.weight * found.credit;
      evidence.push(`${nameOf(demand, found)}: ${found.where}`);
    }
    if (found === undefined || found.related) missing.push(namesOf(demand).join(' or '));
  }
  const status = missing.length === 0 ? 'met' : gained > 0 ? 'partial' : 'missing';
  return { credit: Math.min(1, gained / total), status, evidence, missing };
}

type FoundSkill = { key: string; credit: number; where: string; related: boolean };

function bestOf(keys: readonly string[], has: CandidateSkills): FoundSkill | undefined {
  const found = keys.flatMap((key) => findSkill(key, has) ?? findRelative(key, has) ?? []);
  return found.reduce<FoundSkill | undefined>(
    (best, one) => (best && best.credit >= one.credit ? best : one),
    undefined,
  );
}

/** "AWS or Azure, met by Azure" */
function nameOf(demand: RequestedSkill, { key, related }: FoundSkill): string {
  const names = namesOf(demand);
  const name = names.join(' or ');
  return names.length === 1 || related ? name : `${name}, met by ${names[keysOf(demand).indexOf(key)] ?? key}`;
}

function findSkill(key: string, { primary, secondary, resume }: CandidateSkills): FoundSkill | undefined {
  const where = whereListed(key, primary, 'primary') ?? whereListed(key, secondary, 'secondary');
  if (where !== undefined) return { key, credit: 1, where, related: false };
  const mentions = resume === null ? 0 : countSkill(resume, key);
  if (mentions === 0) return undefined;
  const found = mentions === 1 ? 'found in the resume' : `found in the resume ${mentions} times`;
  return { key, credit: creditOfMentions(mentions), where: found, related: false };
}

/** A skill is listed under its own name or by a part of it, such as iOS development by Xcode. */
function whereListed(key: string, list: ReadonlySet<string>, name: string): string | undefined {
  if (list.has(key)) return `listed in ${name} skills`;
  const part = partsOf(key).find((one) => list.has(one));
  return part && `${skillName(part)} is listed in ${name} skills`;
}

function findRelative(key: string, has: CandidateSkills): FoundSkill | undefined {
  const whole = wholeOf(key);
  if (whole !== key && findSkill(whole, has) !== undefined)
    return { key, credit: wholeCredit, where: `has ${skillName(whole)}`, related: true };
  for (const other of [...relativesOf(key)].sort()) {
    if (findSkill(other, has) === undefined) continue;
    return { key, credit: relatedCredit, where: `has the related ${skillName(other)}`, related: true };
  }
  return undefined;
}

// Nearly every resume names these ("communication", "Microsoft Office").
const categoryWeights: Partial<Record<SkillCategory, number>> = { soft: 0.1, office: 0.3 };
const categoryWeight = (key: string): number => categoryWeights[skillCategory(key) ?? 'soft'] ?? 1;
// The number of skills that a job is assumed to request, and the relative weight of other skills.
const assumedSkills = 20;
const otherWeight = 0.6;
const preferredShare = 0.5;
const titleShare = 8;
const textShare = 1.5;
const shownOthers = 6;

/**
 * The share of the job's skills among all skills in the resume, by mentions (Tversky's ratio model). Other skills lower
 * it slightly. Undefined without a resume or a requested skill.
 */
export function scoreFocus(skills: JobSkills, { resume }: CandidateSkills): TermFinding | undefined {
  const { required, preferred, named } = skills;
  const listed = [...required, ...preferred.map((skill) => ({ ...skill, weight: skill.weight * preferredShare }))];
  if (resume === null || listed.length === 0) return undefined;
  const requested = [...listed, ...named];
  const keys = new Set(requested.flatMap(keysOf).map(wholeOf));
  const others = [...byWhole(resume.skills)]
    .filter(([key]) => !keys.has(key))
    .map(([key, mentions]) => ({ key, counts: creditOfMentions(mentions) * categoryWeight(key) }))
    .sort((a, b) => b.counts - a.counts || (a.key < b.key ? -1 : 1));
  const other = others.reduce((sum, { counts }) => sum + counts, 0);
  const found = scoreSkills(requested, { primary: new Set(), secondary: new Set(), resume });
  const gained = assumedSkills * (found?.credit ?? 0);
  const credit = gained === 0 ? 0 : gained / (gained + otherWeight * other);
  const otherNames = others.slice(0, shownOthers).map(({ key }) => skillName(key));
  return {
    credit,
    status: credit >= 0.75 ? 'met' : credit > 0 ? 'partial' : 'missing',
    evidence: otherNames.length === 0 ? [] : [`the resume also mentions ${otherNames.join(', ')}`],
    missing: [],
  };
}

function byWhole(skills: ReadonlyMap<string, number>): Map<string, number> {
  const wholes = new Map<string, number>();
  for (const [key, mentions] of skills) wholes.set(wholeOf(key), (wholes.get(wholeOf(key)) ?? 0) + mentions);
  return wholes;
}
