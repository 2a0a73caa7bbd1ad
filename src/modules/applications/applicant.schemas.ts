import { z } from 'zod';
import { CandidateView, candidateFields, candidateReadOnly, newCandidate } from '#modules/candidates';
import { listOf, listQuery } from '#platform/http/page.ts';
import { id, ignored, text, withoutIgnored } from '#platform/http/types.ts';
import { ApplicationView, InlineApply } from './application.schemas.ts';

// An applicant is a candidate with their applications.

const application = InlineApply.optional().describe('Applies the candidate to a job, as POST /applications does');

export const CreateApplicant = newCandidate
  .extend({ application })
  .meta({ id: 'CreateCandidate', description: 'A candidate, matched by `email`' });
export type CreateApplicant = z.output<typeof CreateApplicant>;

/** As on POST, or empty: what the answer shows while the talent-pool profile is masked. */
const shownEmail = z
  .string()
  .trim()
  .refine((value) => value === '' || candidateFields.shape.email.safeParse(value).success, {
    message: 'must be an email address',
    params: { code: 'invalid_format' },
  });

export const UpdateApplicant = z
  .strictObject({
    ...candidateFields.shape,
    email: shownEmail.optional().meta({
      description: 'As on POST, or empty as it is shown while the talent-pool profile is masked',
      maxLength: 320,
    }),
    application,
    ...ignored(...candidateReadOnly),
  })
  .transform(withoutIgnored(candidateReadOnly))
  .meta({ id: 'UpdateCandidate', description: 'The fields to change, at least one; null clears' });
export type UpdateApplicant = z.output<typeof UpdateApplicant>;

export const ApplicantQuery = listQuery({
  search: text(200).optional().describe('Part of the name or email'),
  job_id: id().optional().describe('Only candidates applied to this job'),
  tags: text(2000)
    .transform((s) =>
      s
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    )
    .optional()
    .describe('Comma-separated; candidates with any of them'),
});
export type ApplicantQuery = z.output<typeof ApplicantQuery>;

export const Applicant = CandidateView.extend({
  applications: z.array(ApplicationView).describe('Their applications, newest first'),
}).meta({ id: 'CandidateDetail', description: 'A candidate with their applications' });
export type Applicant = z.output<typeof Applicant>;

export const ApplicantReply = z.object({ data: Applicant });
export const CandidateList = listOf(CandidateView);
