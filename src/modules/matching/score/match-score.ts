import { createHash } from 'node:crypto';
import { scoreDescription } from './description-terms.ts';
import { scoreLocation } from './location-terms.ts';
import { knowsExperience, scoreExperience, scoreNotice, scorePay } from './profile-terms.ts';
import { splitPoints } from './score-points.ts';
import type { MatchComponent, MatchInputs, MatchResult, TermFinding } from './score-types.ts';
import { scoreSimilarity } from './similarity-terms.ts';
import {
  candidateSkills,
  canonicalSet,
  canonicalWeights,
  jobSkills,
  knowsSkills,
  scoreFocus,
  scoreSkills,
} from './skill-terms.ts';
import { readMatchText } from './text-cache.ts';
import { scoreTitle } from './title-terms.ts';
import { baseWeights, similarityWeight, type TermKey, termLabels } from './weights.ts';

export type { MatchInputs, MatchResult } from './score-types.ts';

/** Changes with everything that changes a score, including the lexicon. Stored scores of other versions are stale. */
export const matchAlgorithmVersion = '13';

export type TermFindings = Record<TermKey, TermFinding | undefined>;

const weightOf: Record<TermKey, number> = { ...baseWeights, similarity: similarityWeight };
const termKeys = Object.keys(weightOf) as TermKey[];

/**
 * 0-100: a weighted mean of terms, pure and deterministic. Terms without data are left out and the other weights grow
 * in proportion. `coverage`: the share of base weight with data, without the language model. Null, without components,
 * unless there is data for a skill term, or for the title with experience or description. Then skills of the job count
 * as missing for a candidate without any known skill: adding a first skill must not lower the score. Contributions are
 * whole hundredths and add up exactly to the score.
 */
export function scoreMatch(inputs: MatchInputs): MatchResult {
  const findings = findTerms(inputs);
  const usable = termKeys.filter((key) => findings[key] !== undefined);
  const weighed = usable.reduce((sum, key) => sum + weightOf[key], 0);
  const covered = findings.similarity === undefined ? weighed : weighed - similarityWeight;
  const result = {
    coverage: covered / 100,
    algorithmVersion: matchAlgorithmVersion,
    inputsHash: hashInputs(inputs),
  };
  if (!canJudge(findings)) return { score: null, ...result, components: [] };

  const weights = termKeys.map((key) => (findings[key] === undefined ? 0 : weightOf[key] / weighed));
  const { score, points } = splitPoints(
    termKeys.map((key, i) => (findings[key]?.credit ?? 0) * (weights[i] ?? 0) * 100),
  );
  const components = termKeys.map((key, i): MatchComponent => {
    const finding = findings[key];
    return {
      key,
      label: termLabels[key],
      weight: Math.round((weights[i] ?? 0) * 10_000) / 10_000,
      status: finding?.status ?? 'no_data',
      contribution: points[i] ?? 0,
      evidence: finding?.evidence ?? [],
      missing: finding?.missing ?? [],
    };
  });
  return {
    score,
    ...result,
    components: components.filter(({ key, status }) => key !== 'similarity' || status !== 'no_data'),
  };
}

export function findTerms({ job, candidate, similarity }: MatchInputs): TermFindings {
  const skills = jobSkills(job);
  const has = candidateSkills(candidate);
  const title = scoreTitle(job, candidate);
  const description = scoreDescription(job, candidate);
  const required = scoreSkills(skills.required, has);
  const judgeSkills = knowsSkills(has) || (title !== undefined && knowsExperience(job, candidate));
  return {
    required_skills: judgeSkills ? required : undefined,
    preferred_skills: judgeSkills ? scoreSkills(skills.preferred, has) : undefined,
    focus: scoreFocus(skills, has),
    title,
    description,
    experience: scoreExperience(job, candidate, fitOf(title, required)),
    location: scoreLocation(job, candidate),
    notice: scoreNotice(candidate),
    pay: scorePay(job, candidate),
    similarity: scoreSimilarity(similarity),
  };
}

/** Returns the better of the two credits, 0-1. Undefined if neither has data. */
function fitOf(title: TermFinding | undefined, skills: TermFinding | undefined): number | undefined {
  if (title === undefined && skills === undefined) return undefined;
  return Math.max(title?.credit ?? 0, skills?.credit ?? 0);
}

function canJudge(findings: TermFindings): boolean {
  if (findings.required_skills !== undefined || findings.preferred_skills !== undefined) return true;
  return findings.title !== undefined && (findings.experience !== undefined || findings.description !== undefined);
}

/** Hashes the inputs in canonical form. Texts are included as hashes. */
function hashInputs({ job, candidate, similarity }: MatchInputs): string {
  const { resumeText, primarySkills, secondarySkills, heldTitles, ...profile } = candidate;
  const { text, ...requirements } = job;
  const canonical = {
    version: matchAlgorithmVersion,
    job: {
      ...requirements,
      requiredSkills: canonicalWeights(job.requiredSkills),
      preferredSkills: canonicalWeights(job.preferredSkills),
      locations: [...new Set(job.locations)].sort(),
      textSha256: sha256Of(text),
    },
    candidate: {
      ...profile,
      primarySkills: canonicalSet(primarySkills),
      secondarySkills: canonicalSet(secondarySkills),
      heldTitles: [...new Set(heldTitles)].sort(),
      resumeSha256: sha256Of(resumeText),
    },
    similarity,
  };
  return createHash('sha256').update(canonicalJson(canonical)).digest('hex');
}

const sha256Of = (text: string | null): string | null => (text === null ? null : readMatchText(text).sha256);

// Callers may use any order of keys.
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
