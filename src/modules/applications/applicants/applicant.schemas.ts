import { z } from 'zod';
import { CandidateView, candidateFields, candidateReadOnly, newCandidate } from '#modules/candidates';
import { listQuery } from '#platform/paging/list-query.ts';
import { changingListOf } from '#platform/paging/tombstone.ts';
import { externalId } from '#platform/schema/external-id.ts';
import { email, id, text } from '#platform/schema/fields.ts';
import { readOnlyFields, withoutReadOnlyFields } from '#platform/schema/reply-fields.ts';
import { ApplicationView, InlineApplication } from '../application.schemas.ts';

const application = InlineApplication.optional().describe(
  'Applies the candidate to a job, like `POST /api/v1/applications`.',
);

export const CreateApplicant = newCandidate
  .extend({ application })
  .meta({ id: 'CreateCandidate', description: 'A candidate, matched by `email`.' });
export type CreateApplicant = z.output<typeof CreateApplicant>;

/** Empty: the email of a masked candidate, as responses show it. */
const emailOrEmpty = z
  .string()
  .trim()
  .refine((value) => value === '' || candidateFields.shape.email.safeParse(value).success, {
    message: 'must be an email address',
    params: { code: 'invalid_format' },
  });

export const UpdateApplicant = z
  .strictObject({
    ...candidateFields.shape,
    email: emailOrEmpty
      .nullable()
      .optional()
      .meta({
        description:
          'Email address. May be empty only while the talent-pool profile is masked, and null only for keys that do not ' +
          'see it, as responses show it.',
        maxLength: 320,
      }),
    application,
    ...readOnlyFields(...candidateReadOnly),
  })
  .transform(withoutReadOnlyFields(candidateReadOnly))
  .meta({ id: 'UpdateCandidate', description: 'The fields to update, at least one. Null clears a field.' });
export type UpdateApplicant = z.output<typeof UpdateApplicant>;

export const ApplicantQuery = listQuery(
  {
    search: text(200)
      .optional()
      .describe(
        'Only return candidates with this text in their name or email. Case-insensitive. Emails are searched only with ' +
          'the scope `candidates.contact:read`.',
      ),
    job_id: id().optional().describe('Only return candidates who were applied to this job.'),
    tags: text(2000)
      .refine((s) => s === '' || /[^,\s]/.test(s), {
        message: 'must have a tag',
        params: { code: 'invalid_value' },
      })
      .transform((s) =>
        s
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      )
      .optional()
      .describe(
        'Comma-separated tags, at most 2,000 characters. Only return candidates with any of these tags. Finds no tag ' +
          'that contains a comma.',
      ),
    email: email()
      .optional()
      .describe(
        'Only return the candidate with exactly this email. Case-insensitive. Finds no masked candidate. Needs the scope ' +
          '`candidates.contact:read`.',
      ),
    external_id: externalId()
      .optional()
      .describe('Only return the candidate with exactly this external ID. Case-sensitive.'),
  },
  [],
  { hasDeleted: true, added: ['email', 'external_id'] },
);
export type ApplicantQuery = z.output<typeof ApplicantQuery>;

export const Applicant = CandidateView.extend({
  applications: z.array(ApplicationView).describe('Applications of the candidate, newest first.'),
}).meta({ id: 'CandidateDetail', description: 'A candidate with their applications.' });
export type Applicant = z.output<typeof Applicant>;

export const ApplicantReply = z.object({ data: Applicant });
export const CandidateList = changingListOf(CandidateView);
