import { z } from 'zod';
import { contact, contactIn } from '#platform/schema/contact.ts';
import { externalId } from '#platform/schema/external-id.ts';
import {
  amount,
  date,
  email,
  id,
  integerFrom,
  nonBlankText,
  text,
  textList,
  trimmedTextList,
  years,
} from '#platform/schema/fields.ts';
import { metadata, storedJson } from '#platform/schema/metadata.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

export const talentPoolStatuses = ['not_linked', 'masked', 'revealed'] as const;

export const candidateFields = z
  .strictObject({
    full_name: nonBlankText(255).describe('Full name.'),
    email: email().describe('Email address. Unique within the organization, ignoring case.'),
    external_id: externalId()
      .nullable()
      .describe('ID of the candidate in your system, 1 to 255 characters. Unique among candidates.'),
    phone_number: text(255).nullable().describe('Phone number.'),
    whatsapp_number: text(255).nullable().describe('WhatsApp number.'),
    location: text(255).nullable().describe('Current location.'),
    preferred_location: text(255).nullable().describe('Preferred work location.'),
    primary_skills: textList().describe('Primary skills. At most 200, each of 1 to 200 characters.'),
    secondary_skills: textList().describe('Secondary skills. At most 200, each of 1 to 200 characters.'),
    total_experience_years: years().nullable().describe('Total years of experience, as a decimal from 0 to 80.'),
    relevant_experience_years: years().nullable().describe('Years of relevant experience, as a decimal from 0 to 80.'),
    current_company: text(255).nullable().describe('Current employer.'),
    current_designation: text(255).nullable().describe('Current job title.'),
    current_ctc: amount().nullable().describe('Current annual pay (CTC), in lakhs per annum (LPA).'),
    expected_ctc: amount().nullable().describe('Expected annual pay (CTC), in lakhs per annum (LPA).'),
    notice_period_days: integerFrom(0).nullable().describe('Notice period in days.'),
    in_notice_period: z.boolean().nullable().describe('Whether the candidate is serving their notice period.'),
    last_working_day: date()
      .refine((day) => day >= '0001', 'must be a date as YYYY-MM-DD')
      .nullable()
      .describe('Last working day with the current employer, as YYYY-MM-DD. Applies if `in_notice_period` is true.'),
    resume_url: text(2048)
      .nullable()
      .describe('Public HTTPS URL of the resume. The service downloads and reads the file in the background.'),
    resume_path: nonBlankText(1024)
      .nullable()
      .describe(
        'Path of an uploaded resume, from `POST /api/v1/resumes`. Takes precedence over `resume_url`. Write-only.',
      ),
    source: text(255)
      .nullable()
      .describe(
        'Where the candidate came from. Defaults to `api`. `portal`, `console` and `import`: from the public job page, ' +
          'typed by a user, or from a file that a user imported.',
      ),
    tags: trimmedTextList().describe('Tags. At most 200, each of 1 to 200 characters.'),
    metadata: metadata().nullable().describe('Custom JSON object, at most 64 KiB.'),
  })
  .partial();
export const newCandidate = candidateFields.required({ full_name: true, email: true });

export type CandidateFields = z.output<typeof candidateFields>;
export type NewCandidate = CandidateFields & { full_name: string; email: string };

/** Response-only fields that a PUT may send back. */
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
    id: id().describe('ID of the candidate.'),
    full_name: z.string().describe('Full name.'),
    email: contact(z.string().nullable().describe('Email address. Empty while the talent-pool profile is masked.')),
    external_id: z.string().nullable().describe('ID of the candidate in your system.'),
    phone_number: contact(
      z.string().nullable().describe('Phone number. Null while the talent-pool profile is masked.'),
    ),
    whatsapp_number: contact(
      z.string().nullable().describe('WhatsApp number. Null while the talent-pool profile is masked.'),
    ),
    location: z.string().nullable().describe('Current location.'),
    preferred_location: z.string().nullable().describe('Preferred work location.'),
    primary_skills: z.array(z.string()).describe('Primary skills.'),
    secondary_skills: z.array(z.string()).describe('Secondary skills.'),
    skill_array: z.array(z.string()).describe('Primary skills followed by secondary skills, without duplicates.'),
    total_experience_years: z.number().nullable().describe('Total years of experience, as a decimal.'),
    relevant_experience_years: z.number().nullable().describe('Years of relevant experience, as a decimal.'),
    current_company: z.string().nullable().describe('Current employer.'),
    current_designation: z.string().nullable().describe('Current job title.'),
    current_ctc: contact(
      z
        .number()
        .nullable()
        .describe('Current annual pay (CTC), in lakhs per annum (LPA). Null while the talent-pool profile is masked.'),
    ),
    expected_ctc: contact(
      z
        .number()
        .nullable()
        .describe('Expected annual pay (CTC), in lakhs per annum (LPA). Null while the talent-pool profile is masked.'),
    ),
    notice_period_days: z.int().nullable().describe('Notice period in days.'),
    in_notice_period: z.boolean().nullable().describe('Whether the candidate is serving their notice period.'),
    last_working_day: z.iso.date().nullable().describe('Last working day with the current employer, as YYYY-MM-DD.'),
    resume_url: contact(
      z.string().nullable().describe('URL of the resume, as provided. Null while the talent-pool profile is masked.'),
    ),
    source: z.string().nullable().describe('Where the candidate came from.'),
    tags: z.array(z.string()).describe('Tags.'),
    screening_score: z.number().nullable().describe('Score of the latest completed screening, from 0 to 100.'),
    talent_pool_status: z
      .enum(talentPoolStatuses)
      .describe(
        '`not_linked`: not from the talent pool. `masked`: contact fields and CTC are hidden. `revealed`: they are ' +
          'visible.',
      ),
    metadata: contactIn('applied_as', storedJson().nullable().describe('Custom JSON object.')),
    created_at: timestamp().describe('When the candidate was created.'),
    updated_at: timestamp().describe('When the candidate was last updated.'),
  })
  .meta({ id: 'Candidate', description: 'A candidate of the organization.' });
export type CandidateView = z.output<typeof CandidateView>;
