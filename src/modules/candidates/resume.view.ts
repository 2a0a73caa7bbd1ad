import { z } from 'zod';
import { isHostsFailure, ResumeFailure, type ResumeFailureReason, resumeQualities } from '#modules/resumes';
import { id, timestamp } from '#platform/http/types.ts';
import { fillableFields, stillFilled } from './resume.fill.ts';
import { isStored, type ResumeRow } from './resume.repository.ts';

const month = z.string().nullable().describe('YYYY-MM, or YYYY where only the year is given');

const ProfileView = z
  .object({
    as_of: z.string().describe('YYYY-MM-DD: the day up to which years are counted'),
    language: z.string().nullable().describe('ISO 639-1'),
    name: z.string().nullable().describe('Name; null while the candidate is masked'),
    emails: z.array(z.string()).describe('Addresses in it; empty while masked'),
    phones: z.array(z.string()).describe('Phone numbers in it; empty while masked'),
    location: z.string().nullable().describe('Where the person lives'),
    headline: z.string().nullable().describe('What the person calls themselves'),
    links: z.array(z.string()).describe('Profiles and sites; empty while masked'),
    skills: z
      .array(
        z.object({
          skill: z.string().describe('Name of the skill'),
          mentions: z.int().describe('How often it is named'),
          years: z.number().nullable().describe('Years of the positions that name it'),
        }),
      )
      .describe('The most telling first'),
    employments: z
      .array(
        z.object({
          employer: z.string().nullable().describe('Company'),
          title: z.string().nullable().describe('Position'),
          from: month,
          to: month,
          current: z.boolean().describe('Whether it is held now'),
          skills: z.array(z.string()).describe('Skills that its description names'),
        }),
      )
      .describe('Positions, in the order of the resume'),
    education: z
      .array(
        z.object({
          institution: z.string().nullable().describe('School'),
          degree: z.string().nullable().describe('Degree or course'),
          from: month,
          to: month,
        }),
      )
      .describe('Schools, in the order of the resume'),
    projects: z.array(z.string()).describe('Names of projects'),
    total_experience_years: z.number().nullable().describe('Decimal years; overlapping positions count once'),
    relevant_experience_years: z
      .number()
      .nullable()
      .describe('Decimal years in positions of the same kind as the present or last one'),
  })
  .meta({ id: 'ResumeProfile', description: 'What the resume says' });

export const ResumeView = z
  .object({
    candidate_id: id().describe('The candidate'),
    state: z
      .enum(['none', 'queued', 'read', 'failed'])
      .describe('`none`: the candidate has no resume; `queued`: the worker has yet to read it'),
    source: z.enum(['upload', 'link']).nullable().describe('Whether it is resume_path or resume_url'),
    quality: z
      .enum(resumeQualities)
      .nullable()
      .describe('How far it can be trusted; null while it is unread. Only an `ok` one is scored and fills fields'),
    reason: z.string().nullable().describe('Why it is not `ok`, as a fixed word'),
    message: z.string().nullable().describe('The same for a person to act on'),
    retryable: z.boolean().describe('Whether the same link may well work later'),
    format: z.string().nullable().describe('`pdf`, `docx` or `text`, told by the bytes'),
    pages: z.int().nullable().describe('Pages of a PDF'),
    hidden_characters: z.int().nullable().describe('Characters that no reader can see, and that were left out'),
    read_at: timestamp().nullable().describe('When it was read'),
    filled_fields: z
      .array(z.enum(fillableFields))
      .describe('Fields of the candidate that were empty and hold what this resume says'),
    profile: ProfileView.nullable().describe('What it says; null without a text'),
  })
  .meta({ id: 'Resume', description: "How a candidate's resume was read, and what it says. Never its text" });
export type ResumeView = z.output<typeof ResumeView>;

const qualityMessage = 'The text is garbled, hides much or is next to nothing; look at the resume yourself.';

/** What an API user may see of a resume. Who it is of is left out while the candidate is masked. */
export function resumeView(candidateId: string, row: ResumeRow): ResumeView {
  const reason = row.state === 'ok' ? row.quality_reason : row.reason;
  const failure = row.reason === null ? undefined : (row.reason as ResumeFailureReason);
  const doubtful = row.quality === 'low_confidence' ? qualityMessage : null;
  return {
    candidate_id: candidateId,
    state: row.source === '' || row.state === null ? 'none' : row.state === 'ok' ? 'read' : row.state,
    source: row.source === '' ? null : isStored(row.source) ? 'upload' : 'link',
    quality: row.quality,
    reason,
    message: failure ? new ResumeFailure(failure).message : doubtful,
    retryable: failure !== undefined && isHostsFailure(failure),
    format: row.format,
    pages: row.pages,
    hidden_characters: row.hidden_characters,
    read_at: row.read_at,
    filled_fields: stillFilled(row.fields, row.filled ?? {}),
    profile: row.profile && profileView(row.profile, row.masked),
  };
}

function profileView(profile: NonNullable<ResumeRow['profile']>, masked: boolean): z.output<typeof ProfileView> {
  const { asOf, totalExperienceYears, relevantExperienceYears, ...said } = profile;
  return {
    ...said,
    ...(masked && { name: null, emails: [], phones: [], links: [] }),
    as_of: asOf,
    total_experience_years: totalExperienceYears,
    relevant_experience_years: relevantExperienceYears,
  };
}
