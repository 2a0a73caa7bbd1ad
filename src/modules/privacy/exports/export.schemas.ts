import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

export const exportKinds = ['candidate', 'organization'] as const;
export const exportStates = ['queued', 'running', 'done', 'failed', 'expired'] as const;

export const ExportQuery = listQuery({
  kind: z.enum(exportKinds).optional().describe('Only return exports of this kind.'),
  state: z.enum(exportStates).optional().describe('Only return exports in this state.'),
  candidate_id: id().optional().describe('Only return exports of this candidate.'),
});
export type ExportQuery = z.output<typeof ExportQuery>;

const state = () =>
  z
    .enum(exportStates)
    .describe(
      'State of the export. `queued`: waiting for a worker. `running`: in progress. `done`: the file is ready. ' +
        '`failed`: see `error`. `expired`: the file is deleted, 24 hours after `completed_at` or because it had data of ' +
        'an erased candidate.',
    );

export const ExportView = z
  .object({
    id: id().describe('ID of the export.'),
    kind: z.enum(exportKinds).describe('What the export has: the data of a candidate, or of the organization.'),
    candidate_id: id().nullable().describe('ID of the candidate. Null for an export of the organization.'),
    state: state(),
    task_id: id().nullable().describe('ID of the task that makes the file, for its progress.'),
    bytes: z.int().nullable().describe('Size of the file. Null without a file.'),
    created_at: timestamp().describe('When the export was requested.'),
    completed_at: timestamp().nullable().describe('When the file was ready. Null before.'),
    expires_at: timestamp().nullable().describe('When the file and its link expire. Null before it is ready.'),
    download_url: z
      .string()
      .nullable()
      .describe(
        'Link to the ZIP file until `expires_at`. It needs no API key, so share it with care. Null in other states ' +
          'than `done`. May differ between requests. Each link works.',
      ),
    error: z.string().nullable().describe('Why the export failed. Null otherwise.'),
    updated_at: timestamp().describe('When the export was last updated.'),
  })
  .meta({ id: 'Export', description: 'A copy of the data of a candidate or of the organization, as a ZIP file.' });
export type ExportView = z.output<typeof ExportView>;

export const ExportReply = z.object({ data: ExportView });
export const ExportList = listOf(ExportView);

export const RequestedExportReply = z.object({
  data: z
    .object({
      export_id: id().describe('ID of the export.'),
      state: state(),
    })
    .meta({ id: 'RequestedExport', description: 'An export that was requested.' }),
});
export type RequestedExport = z.output<typeof RequestedExportReply>['data'];
