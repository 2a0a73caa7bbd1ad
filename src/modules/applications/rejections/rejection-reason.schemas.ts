import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id, nonBlankText, text } from '#platform/schema/fields.ts';
import { readOnlyFields, timestamp, withoutReadOnlyFields } from '#platform/schema/reply-fields.ts';

export const reasonOutcomes = ['rejected', 'withdrawn'] as const;

const code = () =>
  z
    .string()
    .regex(/^[a-z0-9_]{1,50}$/, 'must have 1 to 50 characters, of a-z, 0-9 and _')
    .describe('Stable code of the reason, 1 to 50 characters of `a-z0-9_`. Unique in the organization.');
const label = () => nonBlankText(255).describe('Name of the reason for recruiters.');
const outcome = () =>
  z.enum(reasonOutcomes).describe('Applications with this outcome can have the reason: `rejected` or `withdrawn`.');
const candidateText = () =>
  text(2_000)
    .nullable()
    .describe('What the candidate reads as the reason. At most 2,000 characters. Null: no reason is shown.');
const active = () =>
  z.boolean().describe('Whether new decisions can have the reason. Set it to false to retire a reason.');

export const CreateRejectionReason = z
  .strictObject({
    code: code(),
    label: label(),
    outcome: outcome(),
    candidate_text: candidateText().optional(),
    active: active().optional(),
  })
  .meta({ id: 'CreateRejectionReason', description: 'The reason to create.' });
export type CreateRejectionReason = z.output<typeof CreateRejectionReason>;

const readOnly = ['id', 'code', 'created_at', 'updated_at'] as const;
const update = z.strictObject({
  label: label().optional(),
  outcome: outcome().optional(),
  candidate_text: candidateText().optional(),
  active: active().optional(),
  ...readOnlyFields(...readOnly),
});
export const UpdateRejectionReason = update
  .transform(withoutReadOnlyFields<z.output<typeof update>, (typeof readOnly)[number]>(readOnly))
  .meta({ id: 'UpdateRejectionReason', description: 'The fields to update, at least one. The code stays.' });
export type UpdateRejectionReason = z.output<typeof UpdateRejectionReason>;

export const RejectionReasonQuery = listQuery({
  outcome: z.enum(reasonOutcomes).optional().describe('Only return reasons of this outcome.'),
});
export type RejectionReasonQuery = z.output<typeof RejectionReasonQuery>;

export const RejectionReasonView = z
  .object({
    id: id().describe('ID of the reason.'),
    code: z.string().describe('Stable code of the reason.'),
    label: z.string().describe('Name of the reason for recruiters.'),
    outcome: outcome(),
    candidate_text: z.string().nullable().describe('What the candidate reads as the reason.'),
    active: z.boolean().describe('False for a retired reason, which new decisions cannot have.'),
    created_at: timestamp().describe('When the reason was created.'),
    updated_at: timestamp().describe('When the reason was last updated.'),
  })
  .meta({ id: 'RejectionReason', description: 'A reason for rejecting a candidate, or for their withdrawal.' });
export type RejectionReasonView = z.output<typeof RejectionReasonView>;

export const RejectionReasonReply = z.object({ data: RejectionReasonView });
export const RejectionReasonList = listOf(RejectionReasonView);
