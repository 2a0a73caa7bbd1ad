import { z } from 'zod';
import { contactList } from '#platform/schema/contact.ts';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';
import { resumeQualities } from '#readers/resume';
import { fillableFields } from './resume-fill.ts';

export const UploadReply = z.object({
  data: z.object({ resume_path: z.string().describe('Path of the file. Send it as `resume_path` of a candidate.') }),
});

const month = (description: string) => z.string().nullable().describe(`${description}, as YYYY-MM or YYYY.`);

const ResumeProfileView = z
  .object({
    as_of: z.iso.date().describe('Date up to which years of experience are counted, as YYYY-MM-DD.'),
    language: z.string().nullable().describe('Language of the resume, as an ISO 639-1 code.'),
    name: z.string().nullable().describe('Name of the person. Null while the candidate is masked.'),
    emails: contactList(z.array(z.string()).describe('Email addresses. Empty while the candidate is masked.')),
    phones: contactList(z.array(z.string()).describe('Phone numbers. Empty while the candidate is masked.')),
    location: z.string().nullable().describe('Where the person lives.'),
    headline: z.string().nullable().describe('Professional headline.'),
    links: contactList(
      z.array(z.string()).describe('Links to profiles and websites. Empty while the candidate is masked.'),
    ),
    skills: z
      .array(
        z.object({
          skill: z.string().describe('Name of the skill.'),
          mentions: z.int().describe('Number of times the resume names the skill.'),
          years: z.number().nullable().describe('Years in the positions that name the skill.'),
        }),
      )
      .describe('Skills, most significant first.'),
    employments: z
      .array(
        z.object({
          employer: z.string().nullable().describe('Name of the employer.'),
          title: z.string().nullable().describe('Job title.'),
          from: month('Start of the position'),
          to: month('End of the position'),
          current: z.boolean().describe('Whether the person holds this position now.'),
          skills: z.array(z.string()).describe('Skills that the description of the position names.'),
        }),
      )
      .describe('Positions, in the order of the resume.'),
    education: z
      .array(
        z.object({
          institution: z.string().nullable().describe('Name of the school or university.'),
          degree: z.string().nullable().describe('Degree or course.'),
          from: month('Start'),
          to: month('End'),
        }),
      )
      .describe('Education, in the order of the resume.'),
    projects: z.array(z.string()).describe('Names of projects.'),
    total_experience_years: z
      .number()
      .nullable()
      .describe('Total years of experience, as a decimal. Overlapping positions count once.'),
    relevant_experience_years: z
      .number()
      .nullable()
      .describe('Years in positions of the same kind as the current or latest one, as a decimal.'),
  })
  .meta({ id: 'ResumeProfile', description: 'The profile that the resume describes.' });

export const ResumeView = z
  .object({
    candidate_id: id().describe('ID of the candidate.'),
    state: z
      .enum(['none', 'queued', 'read', 'failed'])
      .describe(
        '`none`: the candidate has no resume. `queued`: the resume is waiting to be read. `read`: the resume has ' +
          'been read. `failed`: the resume could not be read.',
      ),
    source: z
      .enum(['upload', 'link'])
      .nullable()
      .describe('`upload` for `resume_path`, `link` for `resume_url`. Null without a resume.'),
    quality: z
      .enum(resumeQualities)
      .nullable()
      .describe(
        'How reliable the text is. Only an `ok` resume fills candidate fields and counts in match scores. Null until ' +
          'the resume has been read.',
      ),
    reason: z.string().nullable().describe('Code of the reason why `quality` is not `ok`.'),
    message: z.string().nullable().describe('The reason as a message for people.'),
    retryable: z.boolean().describe('Whether the same link may work later.'),
    format: z.string().nullable().describe('`pdf`, `docx` or `text`, detected from the content of the file.'),
    pages: z.int().nullable().describe('Number of pages. PDF only.'),
    hidden_characters: z.int().nullable().describe('Number of invisible characters that were ignored.'),
    read_at: timestamp().nullable().describe('When the resume was read.'),
    filled_fields: z
      .array(z.enum(fillableFields))
      .describe('Candidate fields that were empty and now have their value from this resume.'),
    profile: ResumeProfileView.nullable().describe('The profile in the resume. Null until the resume has been read.'),
  })
  .meta({ id: 'Resume', description: 'The reading state and the profile of a resume. Never includes its text.' });
export type ResumeView = z.output<typeof ResumeView>;

export const CandidateResumeReply = z.object({ data: ResumeView });
