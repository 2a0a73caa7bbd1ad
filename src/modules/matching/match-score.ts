import { createHash } from 'node:crypto';
import { scoreDescription } from './match-description.terms.ts';
import { scoreLocation } from './match-location.terms.ts';
import { knowsExperience, scoreExperience, scoreNotice, scorePay } from './match-profile.terms.ts';
import { splitPoints } from './match-score.points.ts';
import type { MatchComponent, MatchInputs, MatchResult, TermFinding } from './match-score.types.ts';
import { scoreSimilarity } from './match-similarity.terms.ts';
import {
  candidateSkills,
  canonicalSet,
  canonicalWeights,
  jobSkills,
  knowsSkills,
  scoreFocus,
  scoreSkills,
} from './match-skills.terms.ts';
import { readMatchText } from './match-text.cache.ts';
import { scoreTitle } from './match-title.terms.ts';
import { baseWeights, similarityWeight, type TermKey, termLabels } from './match-weights.ts';

export type { MatchInputs, MatchResult } from './match-score.types.ts';

/** Changes with anything that changes a score, the lexicon included: stored scores of another version are stale. */
export const matchAlgorithmVersion = '2';

export type Findings = Record<TermKey, TermFinding | undefined>;

const weightOf: Record<TermKey, number> = { ...baseWeights, similarity: similarityWeight };
const termKeys = Object.keys(weightOf) as TermKey[];

/**
 * How well a candidate fits a job, 0-100, as a weighted mean of terms, each 0-1, with what speaks for it and what
 * is missing. Pure and deterministic. Terms without data are left out and the other weights grow in proportion;
 * `coverage` is the share of base weight that had data (the language model's term, which most installations lack,
 * aside).
 *
 * Null score, and no components, when it would rest on too little: no term about skills can be judged, nor the title
 * together with experience or description. When it can be judged without, a job's skills count as missing for a
 * candidate with no known skill, rather than as no data: else naming a first skill would lower the score.
 *
 * Contributions are whole hundredths and add up to the score exactly; see splitPoints for the sum in floating point.
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

/** What every term finds, before it is weighed. */
export function findTerms({ job, candidate, similarity }: MatchInputs): Findings {
  const wanted = jobSkills(job);
  const has = candidateSkills(candidate);
  const title = scoreTitle(job, candidate);
  const description = scoreDescription(job, candidate);
  const required = scoreSkills(wanted.required, has);
  const judgeSkills = knowsSkills(has) || (title !== undefined && knowsExperience(job, candidate));
  return {
    required_skills: judgeSkills ? required : undefined,
    preferred_skills: judgeSkills ? scoreSkills(wanted.preferred, has) : undefined,
    focus: scoreFocus(wanted, has),
    title,
    description,
    experience: scoreExperience(job, candidate, fitOf(title, required)),
    location: scoreLocation(job, candidate),
    notice: scoreNotice(candidate),
    pay: scorePay(job, candidate),
    similarity: scoreSimilarity(similarity),
  };
}

/** How well the better of title and skills fits; undefined when neither says anything. */
function fitOf(title: TermFinding | undefined, skills: TermFinding | undefined): number | undefined {
  if (title === undefined && skills === undefined) return undefined;
  return Math.max(title?.credit ?? 0, skills?.credit ?? 0);
}

function canJudge(findings: Findings): boolean {
  if (findings.required_skills !== undefined || findings.preferred_skills !== undefined) return true;
  return findings.title !== undefined && (findings.experience !== undefined || findings.description !== undefined);
}

/** SHA-256 of the inputs in one canonical form: same hash, same result. Texts go in as hashes. */
function hashInputs({ job, candidate, similarity }: MatchInputs): string {
  const { resumeText, primarySkills, secondarySkills, heldTitles, ...profile } = candidate;
  const { text, ...asked } = job;
  const canonical = {
    version: matchAlgorithmVersion,
    job: {
      ...asked,
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

// Callers may build their objects in any order of keys.
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
