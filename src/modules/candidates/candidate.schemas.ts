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
    full_name: filled(255),
    email: email().describe('Unique per organization, whatever its case; POST matches an existing candidate by it'),
    phone_number: text(255).nullable(),
    whatsapp_number: text(255).nullable(),
    location: text(255).nullable().describe('Current location'),
    preferred_location: text(255).nullable(),
    primary_skills: strings(),
    secondary_skills: strings(),
    total_experience_years: years().nullable().describe('Decimal years'),
    relevant_experience_years: years().nullable().describe('Decimal years'),
    current_company: text(255).nullable(),
    current_designation: text(255).nullable(),
    current_ctc: amount().nullable().describe('In LPA'),
    expected_ctc: amount().nullable().describe('In LPA'),
    notice_period_days: count().nullable(),
    in_notice_period: z.boolean().nullable(),
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

export const CandidateView = z.object({
  id: id(),
  full_name: z.string(),
  email: z.string().describe('Empty while the talent-pool profile is masked'),
  phone_number: z.string().nullable(),
  whatsapp_number: z.string().nullable(),
  location: z.string().nullable(),
  preferred_location: z.string().nullable(),
  primary_skills: z.array(z.string()),
  secondary_skills: z.array(z.string()),
  skill_array: z.array(z.string()).describe('Primary, then secondary skills, without repeats'),
  total_experience_years: z.number().nullable(),
  relevant_experience_years: z.number().nullable(),
  current_company: z.string().nullable(),
  current_designation: z.string().nullable(),
  current_ctc: z.number().nullable(),
  expected_ctc: z.number().nullable(),
  notice_period_days: z.int().nullable(),
  in_notice_period: z.boolean().nullable(),
  last_working_day: z.string().nullable(),
  resume_url: z.string().nullable(),
  source: z.string().nullable(),
  tags: z.array(z.string()),
  screening_score: z.number().nullable(),
  talent_pool_status: z.enum(talentPoolStatuses),
  metadata: anyJson().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
});
export type CandidateView = z.output<typeof CandidateView>;
