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
  withoutIgnored,
  years,
} from '#platform/http/types.ts';
import { screeningQuestion } from './screening-question.ts';

export const jobStatuses = ['draft', 'active', 'paused', 'closed', 'filled'] as const;
export const workModes = ['onsite', 'remote', 'hybrid'] as const;
const jobTypes = ['full_time', 'contract'] as const;
const currencies = ['INR', 'USD', 'EUR', 'GBP'] as const;

const writable = {
  title: filled(255).describe('Job title'),
  jd_text: text(200_000).nullable().describe('HTML description, kept as sent'),
  description: text(200_000).nullable().describe('Plain text description'),
  client_id: id().nullable().describe('The client recruited for; null means direct hire'),
  client_name_not_disclosed: z.boolean().describe('Hides the client from candidates; acts when client_id is set'),
  direct_video_interview_on_apply: z
    .boolean()
    .describe('The first apply sends the video interview invite instead of the interest email'),
  client_name: text(255).nullable().describe('Legacy free text; the linked client outranks it'),
  locations: strings().describe('Labels: country, state or city'),
  work_mode: z.enum(workModes).nullable().describe('Where the work is done'),
  job_type: z.enum(jobTypes).nullable().describe('Default full_time'),
  openings_count: count(1).describe('Default 1'),
  status: z.enum(jobStatuses).describe('Default active'),
  min_experience_years: years().nullable().describe('Years, at least'),
  max_experience_years: years().nullable().describe('Years, at most'),
  currency: z.enum(currencies).nullable().describe('Default INR'),
  min_ctc: amount().nullable().describe('LPA, for full_time'),
  max_ctc: amount().nullable().describe('LPA, for full_time'),
  ctc_not_disclosed: z.boolean().describe('Hides the salary from candidates'),
  rate: amount().nullable().describe('Contract rate'),
  required_skills: strings().describe('Skills a candidate must have'),
  preferred_skills: strings().describe('Skills that are welcome'),
  screening_questions: z
    .array(screeningQuestion)
    .max(200, 'must have at most 200 items')
    .nullable()
    .describe('Asked in screenings, in their `order`'),
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
  .refine(pay.check, pay.params)
  .meta({ id: 'CreateJob', description: 'A new job; only `title` is required' });
export type CreateJob = z.output<typeof CreateJob>;

export const UpdateJob = z
  .strictObject({ ...z.strictObject(writable).partial().shape, ...ignored(...readOnly) })
  .refine(experience.check, experience.params)
  .refine(pay.check, pay.params)
  .transform(withoutIgnored(readOnly))
  .meta({ id: 'UpdateJob', description: 'The fields to change, at least one; null clears' });
export type UpdateJob = z.output<typeof UpdateJob>;

export const JobQuery = listQuery({
  search: text(200).optional().describe('Part of the title'),
  status: z.enum(jobStatuses).optional().describe('Only jobs in this status'),
  client_id: id().optional().describe('Only jobs of this client'),
});
export type JobQuery = z.output<typeof JobQuery>;

const weightedSkill = z
  .object({
    skill: z.string().describe('Name of the skill'),
    weight: z.number().describe('0-1; the weights of an array sum to 1'),
    source: z.enum(['listed', 'description']).describe('Where it was found: in the lists, or in the description'),
  })
  .meta({ id: 'WeightedSkill', description: 'A skill and how much it counts' });
const interviewQuestion = z
  .object({
    id: z.string().describe('Id of the question'),
    text: z.string().describe('What is asked'),
    kind: z.literal('spoken').describe('How it is answered'),
    order: z.int().describe('Position'),
    skill: z.string().nullable().describe('The skill it is about'),
  })
  .meta({ id: 'InterviewQuestion', description: 'A question of the video interview' });

export const JobView = z
  .object({
    id: id().describe('Job id'),
    title: z.string().describe('Job title'),
    jd_text: z.string().nullable().describe('HTML description, as sent'),
    description: z.string().nullable().describe('Plain text description'),
    client_id: id().nullable().describe('The client recruited for; null means direct hire'),
    client_name: z.string().nullable().describe("The linked client's name, else the legacy text"),
    client_name_not_disclosed: z.boolean().describe('Whether the client is hidden from candidates'),
    direct_video_interview_on_apply: z.boolean().describe('Whether the first apply sends the video interview invite'),
    is_direct_hire: z.boolean().describe('True when client_id is null'),
    public_company_name: z.string().describe('The name shown to candidates'),
    locations: z.array(z.string()).describe('Labels: country, state or city'),
    work_mode: z.string().nullable().describe('`onsite`, `remote` or `hybrid`'),
    job_type: z.string().nullable().describe('`full_time` or `contract`'),
    openings_count: z.int().describe('Positions to fill'),
    filled_count: z.int().describe('Applications in hired or Candidate joined'),
    status: z.enum(jobStatuses).describe('Status of the job'),
    min_experience_years: z.number().nullable().describe('Years, at least'),
    max_experience_years: z.number().nullable().describe('Years, at most'),
    currency: z.string().nullable().describe('`INR`, `USD`, `EUR` or `GBP`'),
    min_ctc: z.number().nullable().describe('LPA'),
    max_ctc: z.number().nullable().describe('LPA'),
    ctc_not_disclosed: z.boolean().describe('Whether the salary is hidden from candidates'),
    rate: z.number().nullable().describe('Contract rate'),
    required_skills: z.array(z.string()).describe('Skills a candidate must have'),
    preferred_skills: z.array(z.string()).describe('Skills that are welcome'),
    required_skills_weighted: z.array(weightedSkill).describe('Listed and read from the description, heaviest first'),
    preferred_skills_weighted: z.array(weightedSkill).describe('Listed and read from the description, heaviest first'),
    screening_questions: z.array(screeningQuestion).nullable().describe('Asked in screenings'),
    video_interview_questions: z.array(interviewQuestion).describe('Generated from title, description and skills'),
    applicant_count: z.int().describe('Applications of the job'),
    recruiter_id: id().nullable().describe('Assigned recruiter user'),
    metadata: anyJson().nullable().describe('Custom JSON of the integration'),
    created_at: timestamp().describe('When made'),
    updated_at: timestamp().describe('When last changed; the counts do not move it'),
  })
  .meta({ id: 'Job', description: 'A vacancy' });
export type JobView = z.output<typeof JobView>;

export const JobReply = z.object({ data: JobView });
export const JobList = listOf(JobView);
