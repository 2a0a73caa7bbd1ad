import type { MatchCandidate, MatchJob, TermFinding } from './match-score.types.ts';

/**
 * Years of experience (relevant ones when known, else all) against the job's range. Within it 1; below the minimum in
 * proportion; above the maximum 0.03 less per year, never under 0.8: much experience is no fault.
 */
export function scoreExperience(job: MatchJob, candidate: MatchCandidate): TermFinding | undefined {
  const { minExperienceYears: min, maxExperienceYears: max } = job;
  const years = candidate.relevantExperienceYears ?? candidate.totalExperienceYears;
  if (years === null || (min === null && max === null)) return undefined;
  const kind = candidate.relevantExperienceYears === null ? '' : ' relevant';
  const fact = `needs ${rangeOf(min, max)} years, has ${years}${kind}`;
  if (min !== null && years < min) {
    const credit = Math.max(0, years / min);
    return { credit, status: credit > 0 ? 'partial' : 'missing', evidence: [], missing: [fact] };
  }
  if (max !== null && years > max) {
    return { credit: Math.max(0.8, 1 - 0.03 * (years - max)), status: 'partial', evidence: [fact], missing: [] };
  }
  return { credit: 1, status: 'met', evidence: [fact], missing: [] };
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
