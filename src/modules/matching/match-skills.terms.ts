import { canonicalSkill, countSkill, relativesOf, type SkillCategory, skillCategory, skillName } from '#modules/skills';
import type { MatchCandidate, MatchJob, TermFinding } from './match-score.types.ts';
import { type MatchText, readMatchText } from './match-text.cache.ts';

/** A skill the job asks for: canonical key and how much it counts beside the others of its list (positive). */
export type WantedSkill = { key: string; weight: number };

/** The job's two lists without repeats; a skill in both is required. `fromDescription`: none listed, these were found. */
export type JobSkills = { required: WantedSkill[]; preferred: WantedSkill[]; fromDescription: boolean };

/** What is known of a candidate's skills: canonical keys of the two lists, and the resume. */
export type CandidateSkills = { primary: Set<string>; secondary: Set<string>; resume: MatchText | null };

const relatedCredit = 0.3;

/** What naming something this often in a resume is worth, 0-1: once 0.6, twice 0.8, three times 0.9, five times 1. */
export function creditOfMentions(mentions: number): number {
  return Math.min(1, (1.2 * mentions) / (mentions + 1));
}

// A description names what nearly every resume names too ("communication"), and by the way ("health insurance"): such
// skills tell candidates apart less. One that the title names too is what the job is about. A recruiter's own list is taken at
// its word, each skill alike.
const titleFactor = 4;
const descriptionWeights: Partial<Record<SkillCategory, number>> = { soft: 0.1, office: 0.3 };

/** Canonical keys, without blanks and repeats, in code point order, so that order and spelling cannot matter. */
export function canonicalSet(names: string[]): string[] {
  return [...new Set(names.map(canonicalSkill))].filter((key) => key !== '').sort();
}

/** The skills of a job: as listed, or, when it lists none at all, those that the lexicon finds in its description. */
export function jobSkills(job: MatchJob): JobSkills {
  const required = canonicalSet(job.requiredSkills);
  const preferred = canonicalSet(job.preferredSkills).filter((key) => !required.includes(key));
  if (required.length > 0 || preferred.length > 0) {
    return { required: required.map(alike), preferred: preferred.map(alike), fromDescription: false };
  }
  return { required: skillsOfDescription(job), preferred: [], fromDescription: true };
}

function alike(key: string): WantedSkill {
  return { key, weight: 1 };
}

function skillsOfDescription(job: MatchJob): WantedSkill[] {
  if (job.description === null) return [];
  const inTitle = readMatchText(job.title).skills;
  const wanted = [...readMatchText(job.description).skills].map(([key, mentions]) => {
    const byCategory = descriptionWeights[skillCategory(key) ?? 'soft'] ?? 1;
    return { key, weight: byCategory * (1 + Math.log2(mentions)) * (inTitle.has(key) ? titleFactor : 1) };
  });
  return wanted.sort((a, b) => (a.key < b.key ? -1 : 1));
}

export function candidateSkills(candidate: MatchCandidate): CandidateSkills {
  const { resumeText } = candidate;
  return {
    primary: new Set(canonicalSet(candidate.primarySkills)),
    secondary: new Set(canonicalSet(candidate.secondarySkills)),
    resume: resumeText === null || resumeText.trim() === '' ? null : readMatchText(resumeText),
  };
}

export function knowsSkills({ primary, secondary, resume }: CandidateSkills): boolean {
  return primary.size > 0 || secondary.size > 0 || resume !== null;
}

/**
 * The share of the wanted skills that the candidate has, by weight: a listed skill counts 1, one that only the resume
 * names counts by its mentions, else a near relative (in either place) 0.3. Having one skill more can therefore only
 * raise it. Met when none is missing, wherever each was found. Undefined when nothing is wanted.
 */
export function scoreSkills(wanted: WantedSkill[], has: CandidateSkills): TermFinding | undefined {
  if (wanted.length === 0) return undefined;
  const evidence: string[] = [];
  const missing: string[] = [];
  let gained = 0;
  let total = 0;
  for (const { key, weight } of wanted) {
    const found = findSkill(key, has) ?? findRelative(key, has);
    total += weight;
    if (found !== undefined) {
      gained += weight * found.credit;
      evidence.push(`${skillName(key)}: ${found.where}`);
    }
    if (found === undefined || found.related) missing.push(skillName(key));
  }
  const status = missing.length === 0 ? 'met' : gained > 0 ? 'partial' : 'missing';
  return { credit: Math.min(1, gained / total), status, evidence, missing };
}

type FoundSkill = { credit: number; where: string; related: boolean };

function findSkill(key: string, { primary, secondary, resume }: CandidateSkills): FoundSkill | undefined {
  if (primary.has(key)) return { credit: 1, where: 'listed in primary skills', related: false };
  if (secondary.has(key)) return { credit: 1, where: 'listed in secondary skills', related: false };
  const mentions = resume === null ? 0 : countSkill(resume, key);
  if (mentions === 0) return undefined;
  const where = mentions === 1 ? 'found in the resume' : `found in the resume ${mentions} times`;
  return { credit: creditOfMentions(mentions), where, related: false };
}

function findRelative(key: string, has: CandidateSkills): FoundSkill | undefined {
  for (const other of [...relativesOf(key)].sort()) {
    if (findSkill(other, has) === undefined) continue;
    return { credit: relatedCredit, where: `has the related ${skillName(other)}`, related: true };
  }
  return undefined;
}
