import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { changingListOf } from '#platform/paging/tombstone.ts';
import { externalId } from '#platform/schema/external-id.ts';
import {
  amount,
  id,
  integerFrom,
  nonBlankText,
  orderedBounds,
  text,
  textList,
  years,
} from '#platform/schema/fields.ts';
import { metadata, storedJson } from '#platform/schema/metadata.ts';
import { readOnlyFields, timestamp, withoutReadOnlyFields } from '#platform/schema/reply-fields.ts';
import { demandRules } from '#readers/posting';
import { maxScreeningQuestions, screeningQuestion } from './questions/screening-question.ts';

export const jobStatuses = ['draft', 'active', 'paused', 'closed', 'filled'] as const;
export const workModes = ['onsite', 'remote', 'hybrid'] as const;
export const jobTypes = ['full_time', 'contract'] as const;
export const currencies = ['INR', 'USD', 'EUR', 'GBP'] as const;

const skillWeight = z
  .strictObject({
    skill: nonBlankText(200).describe('Name of the skill. At most 200 characters.'),
    weight: z
      .number()
      .gt(0, 'must be greater than 0')
      .max(1, 'must be at most 1')
      .describe('Weight in its list, greater than 0 and at most 1.'),
  })
  .meta({
    id: 'SkillWeightInput',
    outputId: 'SkillWeight',
    description: 'A weight that you set for a skill of a job.',
  });

const writable = {
  title: nonBlankText(255).describe('Job title. At most 255 characters.'),
  external_id: externalId()
    .nullable()
    .describe('ID of the job in your system, 1 to 255 characters. Unique among jobs.'),
  jd_text: text(200_000).nullable().describe('Job description as HTML. Stored unchanged. At most 200,000 characters.'),
  description: text(200_000).nullable().describe('Job description as plain text. At most 200,000 characters.'),
  client_id: id().nullable().describe('ID of the client. Null for a direct hire.'),
  client_name_not_disclosed: z
    .boolean()
    .describe('Hides the name of the client from candidates. Applies if `client_id` is set.'),
  direct_video_interview_on_apply: z
    .boolean()
    .describe(
      'Whether the first apply sends the video interview invite instead of the interest email. Candidates who confirm ' +
        'their interest or apply on the public job page get the invite in any case.',
    ),
  client_name: text(255)
    .nullable()
    .describe('Legacy name of the client as free text. The name of the linked client takes precedence.'),
  locations: textList().describe('Locations: countries, states or cities. At most 200, each of 1 to 200 characters.'),
  work_mode: z.enum(workModes).nullable().describe('Work mode.'),
  job_type: z.enum(jobTypes).nullable().describe('Job type. Defaults to `full_time`.'),
  openings_count: integerFrom(1).describe('Number of openings, at least 1. Defaults to 1.'),
  status: z.enum(jobStatuses).describe('Status of the job. Defaults to `active`.'),
  min_experience_years: years().nullable().describe('Minimum years of experience, from 0 to 80.'),
  max_experience_years: years()
    .nullable()
    .describe('Maximum years of experience, from 0 to 80. Not less than the minimum.'),
  currency: z.enum(currencies).nullable().describe('Currency. Defaults to `INR`.'),
  min_ctc: amount().nullable().describe('Minimum annual pay (CTC), in lakhs per annum (LPA). For `full_time` jobs.'),
  max_ctc: amount()
    .nullable()
    .describe('Maximum annual pay (CTC), in lakhs per annum (LPA). Not less than the minimum. For `full_time` jobs.'),
  ctc_not_disclosed: z.boolean().describe('Hides the pay from candidates.'),
  rate: amount().nullable().describe('Contract rate. For `contract` jobs.'),
  required_skills: textList().describe(
    'Required skills. At most 200, each of 1 to 200 characters. Join alternatives with "or": either skill meets "React or Vue.js".',
  ),
  preferred_skills: textList().describe('Preferred skills. At most 200, each of 1 to 200 characters.'),
  only_listed_skills: z
    .boolean()
    .describe('Whether the listed skills are final. If true, the service adds no skills from the description.'),
  skill_weights: z
    .array(skillWeight)
    .max(400, 'must have at most 400 items')
    .describe(
      'Weights that you set for skills of the two lists. A skill has this weight in its list, and the other skills share ' +
        'the rest. Weights that leave less than 0.05 for the others are scaled down. Weights of all skills of a list ' +
        'are scaled to a sum of 1. At most 400.',
    ),
  screening_questions: z
    .array(screeningQuestion)
    .max(maxScreeningQuestions, `must have at most ${maxScreeningQuestions} items`)
    .nullable()
    .describe(`Questions for screenings, sorted by \`order\`. At most ${maxScreeningQuestions}.`),
  recruiter_id: id().nullable().describe('ID of the assigned recruiter, a user of the organization.'),
  skip_ai_enrichment: z
    .boolean()
    .describe('Turns off AI enrichment: no parsing of the description, no generated questions. Write-only.'),
  metadata: metadata().nullable().describe('Custom JSON object, at most 64 KiB.'),
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

/** Checked within a request and, on a partial update, against the stored row. */
export const jobRanges = [
  orderedBounds('min_experience_years', 'max_experience_years'),
  orderedBounds('min_ctc', 'max_ctc'),
] as const;
const [experience, pay] = jobRanges;

export const CreateJob = z
  .strictObject(writable)
  .partial()
  .required({ title: true })
  .refine(experience.check, experience.params)
  .refine(pay.check, pay.params)
  .meta({ id: 'CreateJob', description: 'A new job. Only `title` is required.' });
export type CreateJob = z.output<typeof CreateJob>;

export const UpdateJob = z
  .strictObject({ ...z.strictObject(writable).partial().shape, ...readOnlyFields(...readOnly) })
  .refine(experience.check, experience.params)
  .refine(pay.check, pay.params)
  .transform(withoutReadOnlyFields(readOnly))
  .meta({ id: 'UpdateJob', description: 'The fields to update, at least one. Null clears a field.' });
export type UpdateJob = z.output<typeof UpdateJob>;

export const JobQuery = listQuery(
  {
    search: text(200).optional().describe('Only return jobs with this text in their title. Case-insensitive.'),
    status: z.enum(jobStatuses).optional().describe('Only return jobs in this status.'),
    client_id: id().optional().describe('Only return jobs of this client.'),
    external_id: externalId().optional().describe('Only return the job with exactly this external ID. Case-sensitive.'),
  },
  [],
  { hasDeleted: true, added: ['external_id'] },
);
export type JobQuery = z.output<typeof JobQuery>;

const weightedSkill = z
  .object({
    skill: z.string().describe('Name of the skill, as listed or as the description spells it.'),
    weight: z.number().describe('Weight from 0 to 1. The weights of an array add up to 1.'),
    source: z
      .enum(['listed', 'description'])
      .describe('`listed`: from the skill lists of the job. `description`: from its description.'),
    alternatives: z
      .array(z.string())
      .optional()
      .describe(
        'Other skills that meet the same demand. Those in the array share its weight. Omitted if there are none.',
      ),
    evidence: z
      .object({
        rule: z
          .enum(demandRules)
          .describe(
            'Why the skill counts. `title`: the job title names it. `requirement`: under a heading for requirements. ' +
              '`phrase`: beside words such as "experience with". `list`: in a line of skills. `duty`: the work involves ' +
              'it. `preferred`: nice to have. `language_model`: suggested by a language model and found in the line.',
          ),
        line: z.string().describe('Line of the description that names the skill. At most 300 characters.'),
      })
      .optional()
      .describe('Where the description demands the skill. Omitted for listed skills that it does not demand.'),
  })
  .meta({ id: 'WeightedSkill', description: 'A skill and its weight.' });
const interviewQuestion = z
  .object({
    id: z.string().describe('ID of the question.'),
    text: z.string().describe('Text of the question.'),
    kind: z.literal('spoken').describe('Kind of answer. Always `spoken`.'),
    order: z.int().describe('Position of the question, starting at 1.'),
    skill: z.string().nullable().describe('Skill that the question is about. Null if it is about no particular skill.'),
  })
  .meta({ id: 'InterviewQuestion', description: 'A question of the video interview.' });

export const JobView = z
  .object({
    id: id().describe('ID of the job.'),
    title: z.string().describe('Job title.'),
    external_id: z.string().nullable().describe('ID of the job in your system.'),
    jd_text: z.string().nullable().describe('Job description as HTML, as sent.'),
    description: z.string().nullable().describe('Job description as plain text.'),
    client_id: id().nullable().describe('ID of the client. Null for a direct hire.'),
    client_name: z.string().nullable().describe('Name of the linked client. Without one, the legacy name.'),
    client_name_not_disclosed: z.boolean().describe('Whether the name of the client is hidden from candidates.'),
    direct_video_interview_on_apply: z
      .boolean()
      .describe(
        'Whether the first apply sends the video interview invite instead of the interest email. Candidates who confirm ' +
          'their interest or apply on the public job page get the invite in any case.',
      ),
    is_direct_hire: z.boolean().describe('True if `client_id` is null.'),
    public_company_name: z.string().describe('Company name shown to candidates.'),
    locations: z.array(z.string()).describe('Locations: countries, states or cities.'),
    work_mode: z.enum(workModes).nullable().describe('Work mode.'),
    job_type: z.enum(jobTypes).nullable().describe('Job type.'),
    openings_count: z.int().describe('Number of openings.'),
    filled_count: z.int().describe('Number of applications in `hired` or `Candidate joined`.'),
    status: z.enum(jobStatuses).describe('Status of the job.'),
    min_experience_years: z.number().nullable().describe('Minimum years of experience.'),
    max_experience_years: z.number().nullable().describe('Maximum years of experience.'),
    currency: z.enum(currencies).nullable().describe('Currency.'),
    min_ctc: z.number().nullable().describe('Minimum annual pay (CTC), in lakhs per annum (LPA).'),
    max_ctc: z.number().nullable().describe('Maximum annual pay (CTC), in lakhs per annum (LPA).'),
    ctc_not_disclosed: z.boolean().describe('Whether the pay is hidden from candidates.'),
    rate: z.number().nullable().describe('Contract rate.'),
    required_skills: z.array(z.string()).describe('Required skills.'),
    preferred_skills: z.array(z.string()).describe('Preferred skills.'),
    only_listed_skills: z
      .boolean()
      .describe(
        'Whether the listed skills are final, so that the description adds none. True for skills edited in the console.',
      ),
    skill_weights: z.array(skillWeight).describe('Weights that were set for skills of the two lists.'),
    required_skills_weighted: z
      .array(weightedSkill)
      .describe('Required skills with weights, from the list and the description. Heaviest first.'),
    preferred_skills_weighted: z
      .array(weightedSkill)
      .describe('Preferred skills with weights, from the list and the description. Heaviest first.'),
    screening_questions: z.array(screeningQuestion).nullable().describe('Questions for screenings.'),
    video_interview_questions: z
      .array(interviewQuestion)
      .describe('Interview questions, generated from title, description and skills.'),
    applicant_count: z.int().describe('Number of applications.'),
    recruiter_id: id().nullable().describe('ID of the assigned recruiter, a user of the organization.'),
    metadata: storedJson().nullable().describe('Custom JSON object.'),
    created_at: timestamp().describe('When the job was created.'),
    updated_at: timestamp().describe(
      'When the job was last updated. Unaffected by `filled_count` and `applicant_count`.',
    ),
  })
  .meta({ id: 'Job', description: 'A vacancy.' });
export type JobView = z.output<typeof JobView>;

export const JobReply = z.object({ data: JobView });
export const JobList = changingListOf(JobView);
