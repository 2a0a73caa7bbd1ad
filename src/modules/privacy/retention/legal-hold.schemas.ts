import { z } from 'zod';
import { id, text } from '#platform/schema/fields.ts';
import { readOnlyFields, timestamp, withoutReadOnlyFields } from '#platform/schema/reply-fields.ts';

const readOnly = ['candidate_id', 'since'] as const;

export const UpdateLegalHold = z
  .strictObject({
    hold: z.boolean().optional().describe('Whether the candidate is on hold. A candidate on hold can’t be erased.'),
    reason: text(20_000)
      .nullable()
      .optional()
      .describe(
        'Why, such as the reference of the case. At most 20,000 characters. Without a hold it is null, whatever you send.',
      ),
    ...readOnlyFields(...readOnly),
  })
  .transform(withoutReadOnlyFields(readOnly))
  .meta({ id: 'UpdateLegalHold', description: 'The fields to update, at least one.' });
export type UpdateLegalHold = z.output<typeof UpdateLegalHold>;

export const LegalHoldView = z
  .object({
    candidate_id: id().describe('ID of the candidate.'),
    hold: z.boolean().describe('Whether the candidate is on hold.'),
    reason: z.string().nullable().describe('Why the candidate is on hold. Null without a hold.'),
    since: timestamp().nullable().describe('When the hold began. Null without a hold.'),
  })
  .meta({ id: 'LegalHold', description: 'Whether a candidate must not be erased.' });
export type LegalHoldView = z.output<typeof LegalHoldView>;

export const LegalHoldReply = z.object({ data: LegalHoldView });
