import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

export const undoStates = ['queued', 'running', 'done', 'failed'] as const;
export const keptReasons = ['changed', 'applied', 'messaged', 'answered', 'on_hold', 'merged'] as const;
export type KeptReason = (typeof keptReasons)[number];

const count = (description: string) => z.int().describe(description);

export const ImportUndo = z
  .object({
    state: z
      .enum(undoStates)
      .describe(
        'State of the undo. `queued`: waiting for a worker. `running`: in progress. `done`: every record is removed or ' +
          'kept. `failed`: see `error`. Undo the import again to continue.',
      ),
    progress: z
      .object({ done: count('Number of records that are handled.'), total: count('Number of records to handle.') })
      .describe('Progress of the undo.'),
    candidates: count('Number of candidates that were removed.'),
    applications: count('Number of applications that were removed.'),
    kept: count('Number of candidates and applications that stay, because something has happened to them since.'),
    task_id: id().nullable().describe('ID of the task that undoes the import.'),
    requested_at: timestamp().describe('When the undo was requested.'),
    completed_at: timestamp().nullable().describe('When the last record was handled. Null before.'),
    error: z.string().nullable().describe('Why the undo failed. Null otherwise.'),
  })
  .describe('The undo of the import. Null without one.');

export const KeptRecord = z
  .object({
    id: id().describe('ID of the candidate or the application.'),
    resource: z.enum(['candidate', 'application']).describe('What stays.'),
    candidate_id: id().describe('ID of the candidate.'),
    reason: z
      .enum(keptReasons)
      .describe(
        'Why it stays. `changed`: someone changed it. `applied`: the candidate has another application. `messaged`: a ' +
          'message was sent or is about to be. `answered`: there is a screening, an interview or another answer. ' +
          '`on_hold`: the candidate is on legal hold. `merged`: the candidate was merged into another one.',
      ),
    created_at: timestamp().describe('When the import made it.'),
    updated_at: timestamp().describe('When the import made it.'),
  })
  .meta({ id: 'KeptRecord', description: 'A record that the undo of an import has kept.' });
export type KeptRecord = z.output<typeof KeptRecord>;
export const KeptRecordList = listOf(KeptRecord);
export const KeptRecordQuery = listQuery({
  reason: z.enum(keptReasons).optional().describe('Only return records that stay for this reason.'),
});
export type KeptRecordQuery = z.output<typeof KeptRecordQuery>;
