import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id, text } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

export const erasureStates = ['queued', 'running', 'done', 'failed'] as const;
export const erasureActions = ['deleted', 'blanked', 'pseudonymised', 'kept'] as const;

export const EraseCandidate = z
  .strictObject({
    reason: text(2000)
      .nullable()
      .optional()
      .describe('Why the candidate is erased. Without personal data: it is kept.'),
  })
  .meta({ id: 'EraseCandidateInput' });

const state = z
  .enum(erasureStates)
  .describe(
    '`queued`: waiting for a worker. `running`: in progress. `done`: finished. `failed`: `error` says why. Repeat the ' +
      'request to try again.',
  );

export const ErasureReply = z.object({
  data: z.object({ erasure_id: id().describe('ID of the erasure.'), state }).describe('The erasure.'),
});

const Store = z.object({
  store: z.string().describe('Table or file store.'),
  action: z
    .enum(erasureActions)
    .describe(
      'What happened to the records about the candidate. `blanked`: personal values removed. `pseudonymised`: they no ' +
        'longer name the candidate. `kept`: they have IDs, statuses and times only, or are proof of the erasure.',
    ),
  count: z.int().describe('Number of records or files.'),
});
export type StoreReceipt = z.output<typeof Store>;

export const ErasureView = z
  .object({
    id: id().describe('ID of the erasure.'),
    candidate_id: id().describe('ID that the candidate had.'),
    state,
    reason: z.string().nullable().describe('Why the candidate was erased, as sent.'),
    task_id: id().nullable().describe('ID of the background task.'),
    requested_at: timestamp().describe('When the erasure was last requested.'),
    completed_at: timestamp().nullable().describe('When everything was removed. Null until then.'),
    stores: z.array(Store).describe('What was done in each store that can have personal data. Empty until then.'),
    error: z.string().nullable().describe('Why the erasure failed. Null otherwise.'),
  })
  .meta({ id: 'Erasure', description: 'The erasure of a candidate.' });
export type ErasureView = z.output<typeof ErasureView>;

export const ErasureQuery = listQuery({
  candidate_id: id().optional().describe('Only return the erasure of the candidate with this ID.'),
  state: z.enum(erasureStates).optional().describe('Only return erasures in this state.'),
});
export type ErasureQuery = z.output<typeof ErasureQuery>;
export const ErasureList = listOf(ErasureView);
export const ErasureDetail = z.object({ data: ErasureView });
