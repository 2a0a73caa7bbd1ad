import { z } from 'zod';
import { listOf, listQuery } from '#platform/http/page.ts';
import {
  amount,
  anyJson,
  count,
  filled,
  id,
  ignored,
  metadata,
  notAbove,
  strings,
  text,
  timestamp,
  whole,
  withoutIgnored,
  years,
} from '#platform/http/types.ts';

export const jobStatuses = ['draft', 'active', 'paused', 'closed', 'filled'] as const;
export const workModes = ['onsite', 'remote', 'hybrid'] as const;
const jobTypes = ['full_time', 'contract'] as const;
const currencies = ['INR', 'USD', 'EUR', 'GBP'] as const;
const questionTypes = ['text', 'number', 'date', 'single_choice', 'multiple_choice'] as const;

const screeningQuestion = z.strictObject({
  id: filled(200).optional(),
  question: filled(2000),
  type: z.enum(questionTypes),
  options: strings().optional().describe('The choices of choice types'),
  required: z.boolean(),
  order: whole().describe('Display order'),
});

const writable = {
  title: filled(255),
  jd_text: text(200_000).nullable().describe('HTML description, kept as sent'),
  description: text(200_000).nullable().describe('Plain text description'),
  client_id: id().nullable().describe('The client recruited for; null means direct hire'),
  client_name_not_disclosed: z.boolean().describe('Hides the client from candidates; acts when client_id is set'),
  direct_video_interview_on_apply: z
    .boolean()
    .describe('The first apply sends the video interview invite instead of the interest email'),
  client_name: text(255).nullable().describe('Legacy free text; the linked client outranks it'),
  locations: strings().describe('Labels: country, state or city'),
  work_mode: z.enum(workModes).nullable(),
  job_type: z.enum(jobTypes).nullable().describe('Default full_time'),
  openings_count: count(1).describe('Default 1'),
  status: z.enum(jobStatuses).describe('Default active'),
  min_experience_years: years().nullable(),
  max_experience_years: years().nullable(),
  currency: z.enum(currencies).nullable().describe('Default INR'),
  min_ctc: amount().nullable().describe('LPA, for full_time'),
  max_ctc: amount().nullable().describe('LPA, for full_time'),
  ctc_not_disclosed: z.boolean().describe('Hides the salary from candidates'),
  rate: amount().nullable().describe('Contract rate'),
  required_skills: strings(),
  preferred_skills: strings(),
  screening_questions: z.array(screeningQuestion).max(200, 'must have at most 200 items').nullable(),
  recruiter_id: id().nullable().describe('Assigned recruiter user'),
  skip_ai_enrichment: z
    .boolean()
    .describe('Stored, not returned: no parsing of the description, no generated questions'),
  metadata: metadata().nullable().describe('Custom JSON of the integration'),
};

const readOnly = [
  'id',
  'is_direct_hire',
  'public_company_name',
  'filled_count',
  'applicant_count',
  'required_skills_weighted',
  'preferred_skills_weighted',
  'video_interview_questions',
  'created_at',
  'updated_at',
] as const;

/** What a job asks for at least and at most: checked within one request, and against the stored row. */
export const ranges = [
  notAbove('min_experience_years', 'max_experience_years'),
  notAbove('min_ctc', 'max_ctc'),
] as const;
const [experience, pay] = ranges;

export const CreateJob = z
  .strictObject(writable)
  .partial()
  .required({ title: true })
  .refine(experience.check, experience.params)
  .refine(pay.check, pay.params);
export type CreateJob = z.output<typeof CreateJob>;

export const UpdateJob = z
  .strictObject({ ...z.strictObject(writable).partial().shape, ...ignored(...readOnly) })
  .refine(experience.check, experience.params)
  .refine(pay.check, pay.params)
  .transform(withoutIgnored(readOnly));
export type UpdateJob = z.output<typeof UpdateJob>;

export const JobQuery = listQuery({
  search: text(200).optional().describe('Part of the title'),
  status: z.enum(jobStatuses).optional(),
  client_id: id().optional(),
});
export type JobQuery = z.output<typeof JobQuery>;

const weightedSkill = z.object({
  skill: z.string(),
  weight: z.number().describe('0-1; the weights of an array sum to 1'),
  source: z.enum(['listed', 'description']),
});
const interviewQuestion = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.literal('spoken'),
  order: z.int(),
  skill: z.string().nullable(),
});

export const JobView = z.object({
  id: id(),
  title: z.string(),
  jd_text: z.string().nullable(),
  description: z.string().nullable(),
  client_id: id().nullable(),
  client_name: z.string().nullable().describe("The linked client's name, else the legacy text"),
  client_name_not_disclosed: z.boolean(),
  direct_video_interview_on_apply: z.boolean(),
  is_direct_hire: z.boolean().describe('True when client_id is null'),
  public_company_name: z.string().describe('The name shown to candidates'),
  locations: z.array(z.string()),
  work_mode: z.string().nullable(),
  job_type: z.string().nullable(),
  openings_count: z.int(),
  filled_count: z.int().describe('Applications in hired or Candidate joined'),
  status: z.enum(jobStatuses),
  min_experience_years: z.number().nullable(),
  max_experience_years: z.number().nullable(),
  currency: z.string().nullable(),
  min_ctc: z.number().nullable(),
  max_ctc: z.number().nullable(),
  ctc_not_disclosed: z.boolean(),
  rate: z.number().nullable(),
  required_skills: z.array(z.string()),
  preferred_skills: z.array(z.string()),
  required_skills_weighted: z.array(weightedSkill).describe('Heaviest first'),
  preferred_skills_weighted: z.array(weightedSkill).describe('Heaviest first'),
  screening_questions: z.array(screeningQuestion).nullable(),
  video_interview_questions: z.array(interviewQuestion).describe('Generated'),
  applicant_count: z.int().describe('Applications of the job'),
  recruiter_id: id().nullable(),
  metadata: anyJson().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
});
export type JobView = z.output<typeof JobView>;

export const JobReply = z.object({ data: JobView });
export const JobList = listOf(JobView);
