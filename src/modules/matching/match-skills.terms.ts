import { canonicalSkill, countSkill, relativesOf, type SkillCategory, skillCategory, skillName } from '#modules/skills';
import type { MatchCandidate, MatchJob, TermFinding, WeightedSkill } from './match-score.types.ts';
import { type MatchText, readMatchText } from './match-text.cache.ts';

/** A skill the job asks for: canonical key and how much it counts beside the others of its list (positive). */
export type WantedSkill = { key: string; weight: number };

/** The job's two lists without repeats; a skill in both is required. */
export type JobSkills = { required: WantedSkill[]; preferred: WantedSkill[] };

/** What is known of a candidate's skills: canonical keys of the two lists, and the resume. */
export type CandidateSkills = { primary: Set<string>; secondary: Set<string>; resume: MatchText | null };

const relatedCredit = 0.3;

/** What naming something this often in a resume is worth, 0-1: once 0.6, twice 0.8, three times 0.9, five times 1. */
export function creditOfMentions(mentions: number): number {
  return Math.min(1, (1.2 * mentions) / (mentions + 1));
}

/** Canonical keys, without blanks and repeats, in code point order, so that order and spelling cannot matter. */
export function canonicalSet(names: string[]): string[] {
  return [...new Set(names.map(canonicalSkill))].filter((key) => key !== '').sort();
}

/** The same for weighted skills; of two spellings of one skill the heavier counts. */
export function canonicalWeights(skills: WeightedSkill[]): WantedSkill[] {
  const weights = new Map<string, number>();
  for (const { skill, weight } of skills) {
    const key = canonicalSkill(skill);
    if (key !== '' && weight > 0) weights.set(key, Math.max(weight, weights.get(key) ?? 0));
  }
  return [...weights].map(([key, weight]) => ({ key, weight })).sort((a, b) => (a.key < b.key ? -1 : 1));
}

export function jobSkills(job: MatchJob): JobSkills {
  const required = canonicalWeights(job.requiredSkills);
  const taken = new Set(required.map(({ key }) => key));
  return { required, preferred: canonicalWeights(job.preferredSkills).filter(({ key }) => !taken.has(key)) };
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

// Nearly every resume names these ("communication", "Microsoft Office"): they tell little about what somebody does.
const categoryWeights: Partial<Record<SkillCategory, number>> = { soft: 0.1, office: 0.3 };
// As if a job asked for this many skills, and how much one that it does not ask for counts beside one that it does.
const askedSkills = 10;
const otherWeight = 0.6;
const preferredShare = 0.5;
const shownOthers = 6;

/**
 * Whether the job's skills are what the resume is about, or some among many: what it gains of them beside what it tells of
 * others, each by its mentions (Tversky's ratio model, with nothing taken off for what is missing: the terms above do
 * that). A skill more of the job's raises it, one that the job does not ask for lowers it a little. Only the resume's
 * text is looked at: somebody's list of skills is taken at its word. Undefined without a resume or a wanted skill.
 */
export function scoreFocus({ required, preferred }: JobSkills, { resume }: CandidateSkills): TermFinding | undefined {
  const wanted = [...required, ...preferred.map(({ key, weight }) => ({ key, weight: weight * preferredShare }))];
  if (resume === null || wanted.length === 0) return undefined;
  const keys = new Set(wanted.map(({ key }) => key));
  const others = [...resume.skills]
    .filter(([key]) => !keys.has(key))
    .map(([key, mentions]) => ({
      key,
      counts: creditOfMentions(mentions) * (categoryWeights[skillCategory(key) ?? 'soft'] ?? 1),
    }))
    .sort((a, b) => b.counts - a.counts || (a.key < b.key ? -1 : 1));
  const other = others.reduce((sum, { counts }) => sum + counts, 0);
  const found = scoreSkills(wanted, { primary: new Set(), secondary: new Set(), resume });
  const gained = askedSkills * (found?.credit ?? 0);
  const credit = gained === 0 ? 0 : gained / (gained + otherWeight * other);
  const aside = others.slice(0, shownOthers).map(({ key }) => skillName(key));
  return {
    credit,
    status: credit >= 0.75 ? 'met' : credit > 0 ? 'partial' : 'missing',
    evidence: aside.length === 0 ? [] : [`the resume also tells of ${aside.join(', ')}`],
    missing: [],
  };
}
