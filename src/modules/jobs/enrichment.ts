import { isDeepStrictEqual } from 'node:util';
import type { JobEnrichment } from './job.enricher.ts';
import type { JobReading } from './job.reader.ts';
import { asInterview, type InterviewQuestion } from './question.ts';
import type { WeightedSkill } from './skill.weights.ts';

/** The fields that are filled where the integration left them empty. */
type Fillable = {
  min_experience_years: number | null;
  max_experience_years: number | null;
  locations: string[];
  work_mode: string | null;
};
/** What the service has filled in by itself: a field is ours while its value is still this one. */
export type Filled = Partial<Fillable>;

/** What enrichment may write of a job. */
export type EnrichedFields = Fillable & {
  required_skills_weighted: WeightedSkill[];
  preferred_skills_weighted: WeightedSkill[];
  video_interview_questions: InterviewQuestion[];
  filled: Filled;
};

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Whether the service filled this field in and nobody has changed it since. */
export const isOurs = (
  job: { [field in keyof Fillable]?: unknown } & { filled: Filled },
  field: keyof Fillable,
): boolean => field in job.filled && !isEmpty(job[field]) && isDeepStrictEqual(job[field], job.filled[field]);

/**
 * A job's fields after enrichment. What the integration gave stays as it is, and what is filled in beside it must not
 * contradict it: a minimum that was read never passes a given maximum.
 */
export function enriched(job: EnrichedFields, { reading, questions }: JobEnrichment): EnrichedFields {
  const after: Fillable = {
    min_experience_years: job.min_experience_years,
    max_experience_years: job.max_experience_years,
    locations: job.locations,
    work_mode: job.work_mode,
  };
  const filled: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fitting(job, reading))) {
    const name = field as keyof Fillable;
    if (!isEmpty(job[name]) && !isOurs(job, name)) continue;
    Object.assign(after, { [name]: value });
    if (!isEmpty(value)) filled[name] = value;
  }
  return {
    ...after,
    required_skills_weighted: reading.required,
    preferred_skills_weighted: reading.preferred,
    video_interview_questions: asInterview(questions, job.video_interview_questions),
    filled,
  };
}

function fitting(job: EnrichedFields, reading: JobReading): Fillable {
  const { min_experience_years: min, max_experience_years: max } = job;
  const givenMin = isOurs(job, 'min_experience_years') ? null : min;
  const givenMax = isOurs(job, 'max_experience_years') ? null : max;
  const { minExperienceYears: low, maxExperienceYears: high } = reading;
  return {
    min_experience_years: low !== null && givenMax !== null && low > givenMax ? null : low,
    max_experience_years: high !== null && givenMin !== null && high < givenMin ? null : high,
    locations: reading.locations,
    work_mode: reading.workMode,
  };
}
