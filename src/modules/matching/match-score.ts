import { createHash } from 'node:crypto';
import { scoreLocation } from './match-location.terms.ts';
import { scoreExperience, scoreNotice, scorePay } from './match-profile.terms.ts';
import { splitPoints } from './match-score.points.ts';
import type { MatchComponent, MatchInputs, MatchResult, TermFinding } from './match-score.types.ts';
import {
  candidateSkills,
  canonicalSet,
  type JobSkills,
  jobSkills,
  knowsSkills,
  scoreSkills,
} from './match-skills.terms.ts';
import { readMatchText } from './match-text.cache.ts';
import { scoreTitle } from './match-title.terms.ts';

export type { MatchInputs, MatchResult } from './match-score.types.ts';

/** Changes with anything that changes a score, the lexicon included: stored scores of another version are stale. */
export const matchAlgorithmVersion = '1';

/** Base weights in hundredths, over all terms: they sum to 100, so that coverage and weights stay exact. */
const baseWeights = {
  required_skills: 40,
  preferred_skills: 10,
  title: 25,
  experience: 13,
  location: 6,
  notice: 2,
  pay: 4,
} as const;

type TermKey = keyof typeof baseWeights;
type Findings = Record<TermKey, TermFinding | undefined>;

const labels: Record<TermKey, string> = {
  required_skills: 'Required skills',
  preferred_skills: 'Preferred skills',
  title: 'Job title',
  experience: 'Experience',
  location: 'Location',
  notice: 'Notice period',
  pay: 'Expected pay',
};
const labelFromDescription = 'Required skills (found in the description)';
const termKeys = Object.keys(baseWeights) as TermKey[];

/**
 * How well a candidate fits a job, 0-100, as a weighted mean of seven terms, each 0-1, with what speaks for it and what
 * is missing. Pure and deterministic. Terms without data are left out and the other weights grow in proportion;
 * `coverage` is the share of base weight that had data.
 *
 * Null score, and no components, when it would rest on too little: neither a term about skills nor both title and
 * experience can be judged. When title and experience can, a job's skills count as missing for a
 * candidate with no known skill, rather than as no data: else naming a first skill would lower the score.
 *
 * Contributions are whole hundredths and add up to the score exactly; see splitPoints for the sum in floating point.
 */
export function scoreMatch(inputs: MatchInputs): MatchResult {
  const skills = jobSkills(inputs.job);
  const inputsHash = hashInputs(inputs);
  const findings = findingsOf(inputs, skills);
  const usable = termKeys.filter((key) => findings[key] !== undefined);
  const covered = usable.reduce((sum, key) => sum + baseWeights[key], 0);
  const result = { coverage: covered / 100, algorithmVersion: matchAlgorithmVersion, inputsHash };
  if (!canJudge(findings)) return { score: null, ...result, components: [] };

  const weights = termKeys.map((key) => (findings[key] === undefined ? 0 : baseWeights[key] / covered));
  const { score, points } = splitPoints(
    termKeys.map((key, i) => (findings[key]?.credit ?? 0) * (weights[i] ?? 0) * 100),
  );
  const components = termKeys.map((key, i): MatchComponent => {
    const finding = findings[key];
    return {
      key,
      label: key === 'required_skills' && skills.fromDescription ? labelFromDescription : labels[key],
      weight: Math.round((weights[i] ?? 0) * 10_000) / 10_000,
      status: finding?.status ?? 'no_data',
      contribution: points[i] ?? 0,
      evidence: finding?.evidence ?? [],
      missing: finding?.missing ?? [],
    };
  });
  return { score, ...result, components };
}

function findingsOf({ job, candidate }: MatchInputs, wanted: JobSkills): Findings {
  const has = candidateSkills(candidate);
  const title = scoreTitle(job, candidate);
  const experience = scoreExperience(job, candidate);
  const judgeSkills = knowsSkills(has) || (title !== undefined && experience !== undefined);
  return {
    required_skills: judgeSkills ? scoreSkills(wanted.required, has) : undefined,
    preferred_skills: judgeSkills ? scoreSkills(wanted.preferred, has) : undefined,
    title,
    experience,
    location: scoreLocation(job, candidate),
    notice: scoreNotice(candidate),
    pay: scorePay(job, candidate),
  };
}

function canJudge(findings: Findings): boolean {
  if (findings.required_skills !== undefined || findings.preferred_skills !== undefined) return true;
  return findings.title !== undefined && findings.experience !== undefined;
}

/** SHA-256 of the inputs in one canonical form: same hash, same result. The resume's text itself goes in as a hash. */
function hashInputs({ job, candidate }: MatchInputs): string {
  const { resumeText, primarySkills, secondarySkills, ...profile } = candidate;
  const canonical = {
    version: matchAlgorithmVersion,
    job: {
      ...job,
      requiredSkills: canonicalSet(job.requiredSkills),
      preferredSkills: canonicalSet(job.preferredSkills),
      locations: [...new Set(job.locations)].sort(),
    },
    candidate: {
      ...profile,
      primarySkills: canonicalSet(primarySkills),
      secondarySkills: canonicalSet(secondarySkills),
      resumeSha256: resumeText === null ? null : readMatchText(resumeText).sha256,
    },
  };
  return createHash('sha256').update(canonicalJson(canonical)).digest('hex');
}

// Callers may build their objects in any order of keys.
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
