import { isDeepStrictEqual } from 'node:util';
import type { JobReading, JobSkill } from '#readers/posting';
import { type InterviewQuestion, toInterviewQuestions } from '../questions/question.ts';
import type { JobEnrichment } from './job-enricher.ts';

type Fillable = {
  min_experience_years: number | null;
  max_experience_years: number | null;
  locations: string[];
  work_mode: string | null;
};
export type FilledJobFields = Partial<Fillable>;

export type EnrichedFields = Fillable & {
  required_skills_weighted: JobSkill[];
  preferred_skills_weighted: JobSkill[];
  video_interview_questions: InterviewQuestion[];
  filled: FilledJobFields;
};

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** True if enrichment filled the field and nobody has changed it since. */
export const isFilledByService = (
  job: { [field in keyof Fillable]?: unknown } & { filled: FilledJobFields },
  field: keyof Fillable,
): boolean => field in job.filled && !isEmpty(job[field]) && isDeepStrictEqual(job[field], job.filled[field]);

/**
 * Never changes a field that somebody set. Never contradicts one either, such as with a minimum above a given maximum.
 */
export function applyEnrichment(job: EnrichedFields, { reading, questions }: JobEnrichment): EnrichedFields {
  const after: Fillable = {
    min_experience_years: job.min_experience_years,
    max_experience_years: job.max_experience_years,
    locations: job.locations,
    work_mode: job.work_mode,
  };
  const filled: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fitting(job, reading))) {
    const name = field as keyof Fillable;
    if (!isEmpty(job[name]) && !isFilledByService(job, name)) continue;
    Object.assign(after, { [name]: value });
    if (!isEmpty(value)) filled[name] = value;
  }
  return {
    ...after,
    required_skills_weighted: reading.required,
    preferred_skills_weighted: reading.preferred,
    video_interview_questions: toInterviewQuestions(questions, job.video_interview_questions),
    filled,
  };
}

function fitting(job: EnrichedFields, reading: JobReading): Fillable {
  const { min_experience_years: min, max_experience_years: max } = job;
  const givenMin = isFilledByService(job, 'min_experience_years') ? null : min;
  const givenMax = isFilledByService(job, 'max_experience_years') ? null : max;
  const { minExperienceYears: low, maxExperienceYears: high } = reading;
  return {
    min_experience_years: low !== null && givenMax !== null && low > givenMax ? null : low,
    max_experience_years: high !== null && givenMin !== null && high < givenMin ? null : high,
    locations: reading.locations,
    work_mode: reading.workMode,
  };
}
