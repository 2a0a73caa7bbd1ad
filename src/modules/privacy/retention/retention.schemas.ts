import { z } from 'zod';
import { listQuery, queryInteger } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id, integer } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

const days = 'must be a whole number from 30 to 3650';

const policy = {
  candidate_days: integer()
    .min(30, days)
    .max(3650, days)
    .nullable()
    .describe('After how many days without activity candidates are erased, 30 to 3650. Null keeps them.'),
};
const description = 'How long inactive candidates are kept.';

export const UpdateRetentionPolicy = z.strictObject(policy).meta({ id: 'RetentionPolicyInput', description });

const RetentionPolicy = z.object(policy).meta({ id: 'RetentionPolicy', description });
export type RetentionPolicy = z.output<typeof RetentionPolicy>;

export const RetentionReply = z.object({ data: RetentionPolicy });

export const PreviewQuery = listQuery({
  candidate_days: queryInteger(0, 3650, 'must be a whole number from 0 to 3650')
    .optional()
    .describe(
      'Days without activity, 0 to 3650, to see what another policy would do. 0 lists every candidate. Defaults to ' +
        'those of the policy.',
    ),
});
export type PreviewQuery = z.output<typeof PreviewQuery>;

const RetentionCandidate = z
  .object({
    candidate_id: id().describe('ID of the candidate.'),
    last_activity_at: timestamp().describe('When the candidate was last active.'),
    erase_at: timestamp().describe(
      'When the candidate is erased at the earliest, if nothing changes: 14 days after the notice to the admins.',
    ),
  })
  .meta({ id: 'RetentionCandidate', description: 'A candidate whom the retention policy would erase.' });
export type RetentionCandidate = z.output<typeof RetentionCandidate>;

const list = listOf(RetentionCandidate);
export const RetentionPreview = list.extend({
  meta: list.shape.meta
    .extend({ on_hold: z.int().describe('Number of candidates who would be listed if they were not on legal hold.') })
    .describe('Position of this page.'),
});
