import { formatAmount, formatRange } from '#platform/pages/format.ts';
import { publicJobMessages as messages } from './public-job.messages.ts';
import type { PublicJob } from './public-job.queries.ts';

type Pay = Pick<PublicJob, 'jobType' | 'currency' | 'rate' | 'minCtc' | 'maxCtc'>;

/** Undefined if the pay is not disclosed. */
export function formatPay({ jobType, currency, rate, minCtc, maxCtc }: Pay): string | undefined {
  if (jobType === 'contract') return rate === null ? undefined : `${currency ?? ''} ${formatAmount(rate)}`.trim();
  const ctc = formatRange(minCtc, maxCtc, formatAmount);
  return ctc && messages.lakhs(currency ?? '', ctc);
}

type Experience = Pick<PublicJob, 'minExperienceYears' | 'maxExperienceYears'>;

export function formatExperience({ minExperienceYears, maxExperienceYears }: Experience): string | undefined {
  const years = formatRange(minExperienceYears, maxExperienceYears, formatAmount);
  return years && messages.years(years);
}

export function formatLabelledExperience(job: Experience): string | undefined {
  const years = formatExperience(job);
  return years && messages.labelledExperience(years);
}
