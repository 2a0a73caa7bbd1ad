import type { MatchCandidate, MatchJob, TermFinding } from './score-types.ts';

// From this fit of title or skills, the finding does not warn about years in another line of work.
const closeFit = 0.75;

/**
 * Within the range of the job: 1. Below: in proportion. Above: 0.03 less per year, at least 0.8. Total years count in
 * proportion to `fit` (0-1): twenty years as a cook are no experience for a nurse. Undefined without years or a range.
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
  const relevance = given || fit === undefined ? 1 : fit;
  const inRange = creditOfYears(years, min, max);
  const credit = relevance * inRange;
  const fact = `needs ${rangeOf(min, max)} years, has ${years}${given ? ' relevant' : ''}`;
  const isClose = relevance >= closeFit;
  const facts = isClose ? [fact] : [fact, 'title and skills match only partly'];
  const status = isClose && inRange === 1 ? 'met' : credit > 0 ? 'partial' : 'missing';
  const short = min !== null && years < min;
  return { credit, status, evidence: short || credit === 0 ? [] : facts, missing: short || credit === 0 ? facts : [] };
}

export function knowsExperience(job: MatchJob, candidate: MatchCandidate): boolean {
  const hasRange = job.minExperienceYears !== null || job.maxExperienceYears !== null;
  return hasRange && (candidate.relevantExperienceYears ?? candidate.totalExperienceYears) !== null;
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

/** 1 for up to 30 days, or if notice is already given. Then linear down to 0.25 at 90 days or more. */
export function scoreNotice(candidate: MatchCandidate): TermFinding | undefined {
  const { noticePeriodDays: days, inNoticePeriod } = candidate;
  if (inNoticePeriod === true)
    return { credit: 1, status: 'met', evidence: ['already serving notice period'], missing: [] };
  if (days === null) return undefined;
  const evidence = [`notice period of ${days} days`];
  if (days <= 30) return { credit: 1, status: 'met', evidence, missing: [] };
  return { credit: Math.max(0.25, 1 - (0.75 * (days - 30)) / 60), status: 'partial', evidence, missing: [] };
}

/** Expected pay up to the maximum of the job: 1. Then linearly down to 0 at 1.5 times the maximum. */
export function scorePay(job: MatchJob, candidate: MatchCandidate): TermFinding | undefined {
  const { expectedCtc } = candidate;
  const { maxCtc } = job;
  if (expectedCtc === null || maxCtc === null || maxCtc <= 0) return undefined;
  const fact = `expects ${expectedCtc} LPA, job pays up to ${maxCtc} LPA`;
  if (expectedCtc <= maxCtc) return { credit: 1, status: 'met', evidence: [fact], missing: [] };
  const credit = Math.max(0, 1 - (expectedCtc / maxCtc - 1) / 0.5);
  return { credit, status: credit > 0 ? 'partial' : 'missing', evidence: [], missing: [fact] };
}
