import type { MatchCandidate, MatchJob, TermFinding } from './match-score.types.ts';

// A candidate who has this share of the job's title or skills is in its line of work.
const inLine = 0.6;

/**
 * Years of experience against the job's range. Within it 1; below the minimum in proportion; above the maximum 0.03
 * less per year, never under 0.8: much experience is no fault. Relevant years that somebody gave are taken at their
 * word. All years count only as far as they can have been spent in the job's line of work: by `fit` (0-1), how well title
 * or skills fit, up to 0.6; twenty years as a cook are no experience for a nurse. Undefined without years or a range.
 */
export function scoreExperience(
  job: MatchJob,
  candidate: MatchCandidate,
  fit: number | undefined,
): TermFinding | undefined {
  if (!knowsExperience(job, candidate)) return undefined;
  const { minExperienceYears: min, maxExperienceYears: max } = job;
  const years = candidate.relevantExperienceYears ?? candidate.totalExperienceYears ?? 0;
  const given = candidate.relevantExperienceYears !== null;
  const inThisLine = given || fit === undefined ? 1 : Math.min(1, fit / inLine);
  const credit = inThisLine * creditOfYears(years, min, max);
  const fact = `needs ${rangeOf(min, max)} years, has ${years}${given ? ' relevant' : ''}`;
  const facts = inThisLine < 1 ? [fact, 'title and skills fit in part only'] : [fact];
  const status = credit === 1 ? 'met' : credit > 0 ? 'partial' : 'missing';
  const short = min !== null && years < min;
  return { credit, status, evidence: short || credit === 0 ? [] : facts, missing: short || credit === 0 ? facts : [] };
}

/** Whether years and a range to hold them against are known. */
export function knowsExperience(job: MatchJob, candidate: MatchCandidate): boolean {
  const asked = job.minExperienceYears !== null || job.maxExperienceYears !== null;
  return asked && (candidate.relevantExperienceYears ?? candidate.totalExperienceYears) !== null;
}

function creditOfYears(years: number, min: number | null, max: number | null): number {
  if (min !== null && years < min) return Math.max(0, years / min);
  if (max !== null && years > max) return Math.max(0.8, 1 - 0.03 * (years - max));
  return 1;
}

function rangeOf(min: number | null, max: number | null): string {
  if (max === null) return `${min}+`;
  return min === null ? `up to ${max}` : `${min}-${max}`;
}

/** Notice of up to 30 days, or notice already given, counts 1; then evenly less down to 0.25 at 90 days and more. */
export function scoreNotice(candidate: MatchCandidate): TermFinding | undefined {
  const { noticePeriodDays: days, inNoticePeriod } = candidate;
  if (inNoticePeriod === true) return { credit: 1, status: 'met', evidence: ['already in notice period'], missing: [] };
  if (days === null) return undefined;
  const evidence = [`notice period of ${days} days`];
  if (days <= 30) return { credit: 1, status: 'met', evidence, missing: [] };
  return { credit: Math.max(0.25, 1 - (0.75 * (days - 30)) / 60), status: 'partial', evidence, missing: [] };
}

/** Expected pay against the job's maximum: 1 up to it, then evenly less down to 0 at one and a half times it. */
export function scorePay(job: MatchJob, candidate: MatchCandidate): TermFinding | undefined {
  const { expectedCtc } = candidate;
  const { maxCtc } = job;
  if (expectedCtc === null || maxCtc === null || maxCtc <= 0) return undefined;
  const fact = `expects ${expectedCtc} LPA, job pays up to ${maxCtc} LPA`;
  if (expectedCtc <= maxCtc) return { credit: 1, status: 'met', evidence: [fact], missing: [] };
  const credit = Math.max(0, 1 - (expectedCtc / maxCtc - 1) / 0.5);
  return { credit, status: credit > 0 ? 'partial' : 'missing', evidence: [], missing: [fact] };
}
