import { z } from 'zod';
import {
  amount,
  anyJson,
  count,
  date,
  email,
  filled,
  id,
  labels,
  metadata,
  strings,
  text,
  timestamp,
  years,
} from '#platform/http/types.ts';

export const talentPoolStatuses = ['not_linked', 'masked', 'revealed'] as const;

/** The writable fields of a candidate, all optional; creating requires full_name and email. */
export const candidateFields = z
  .strictObject({
    full_name: filled(255).describe('Full name'),
    email: email().describe('Unique per organization, whatever its case; POST matches an existing candidate by it'),
    phone_number: text(255).nullable().describe('Phone'),
    whatsapp_number: text(255).nullable().describe('WhatsApp number'),
    location: text(255).nullable().describe('Current location'),
    preferred_location: text(255).nullable().describe('Where they want to work'),
    primary_skills: strings().describe('Main skills'),
    secondary_skills: strings().describe('Further skills'),
    total_experience_years: years().nullable().describe('Decimal years'),
    relevant_experience_years: years().nullable().describe('Decimal years'),
    current_company: text(255).nullable().describe('Present employer'),
    current_designation: text(255).nullable().describe('Present position'),
    current_ctc: amount().nullable().describe('In LPA'),
    expected_ctc: amount().nullable().describe('In LPA'),
    notice_period_days: count().nullable().describe('Notice period in days'),
    in_notice_period: z.boolean().nullable().describe('Whether notice has been given'),
    last_working_day: date()
      .refine((day) => day >= '0001', 'must be a date as YYYY-MM-DD')
      .nullable()
      .describe('YYYY-MM-DD; used when in notice'),
    resume_url: text(2048).nullable().describe('Public resume URL, stored as provided; fetched by the worker'),
    resume_path: filled(1024)
      .nullable()
      .describe('Path of an uploaded resume, as POST /api/v1/resumes gave it; outranks resume_url. Write-only'),
    source: text(255).nullable().describe('Default `api`'),
    tags: labels().describe("The organization's own labels"),
    metadata: metadata().nullable().describe('Custom JSON of the integration'),
  })
  .partial();
/** A candidate as created: by POST, and from the talent pool. */
export const newCandidate = candidateFields.required({ full_name: true, email: true });

export type CandidateFields = z.output<typeof candidateFields>;
export type NewCandidate = CandidateFields & { full_name: string; email: string };

/** The response-only fields, which a PUT may carry back. */
export const candidateReadOnly = [
  'id',
  'skill_array',
  'screening_score',
  'talent_pool_status',
  'applications',
  'created_at',
  'updated_at',
] as const;

export const CandidateView = z
  .object({
    id: id().describe('Candidate id'),
    full_name: z.string().describe('Full name'),
    email: z.string().describe('Empty while the talent-pool profile is masked'),
    phone_number: z.string().nullable().describe('Phone; null while masked'),
    whatsapp_number: z.string().nullable().describe('WhatsApp number; null while masked'),
    location: z.string().nullable().describe('Current location'),
    preferred_location: z.string().nullable().describe('Where they want to work'),
    primary_skills: z.array(z.string()).describe('Main skills'),
    secondary_skills: z.array(z.string()).describe('Further skills'),
    skill_array: z.array(z.string()).describe('Primary, then secondary skills, without repeats'),
    total_experience_years: z.number().nullable().describe('Decimal years'),
    relevant_experience_years: z.number().nullable().describe('Decimal years'),
    current_company: z.string().nullable().describe('Present employer'),
    current_designation: z.string().nullable().describe('Present position'),
    current_ctc: z.number().nullable().describe('In LPA; null while masked'),
    expected_ctc: z.number().nullable().describe('In LPA; null while masked'),
    notice_period_days: z.int().nullable().describe('Notice period in days'),
    in_notice_period: z.boolean().nullable().describe('Whether notice has been given'),
    last_working_day: z.string().nullable().describe('YYYY-MM-DD'),
    resume_url: z.string().nullable().describe('Resume URL as provided; null while masked'),
    source: z.string().nullable().describe('Where the candidate came from'),
    tags: z.array(z.string()).describe("The organization's own labels"),
    screening_score: z.number().nullable().describe('Score of the latest completed screening'),
    talent_pool_status: z
      .enum(talentPoolStatuses)
      .describe('`masked`: contact fields are hidden until the profile is revealed'),
    metadata: anyJson().nullable().describe('Custom JSON of the integration'),
    created_at: timestamp().describe('When made'),
    updated_at: timestamp().describe('When last changed'),
  })
  .meta({ id: 'Candidate', description: 'A candidate of the organization' });
export type CandidateView = z.output<typeof CandidateView>;
