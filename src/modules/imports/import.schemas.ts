import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';
import { type ColumnMapping, importPresets } from './reading/column-mapping.ts';
import { importFormats } from './reading/import-format.ts';
import { ImportUndo } from './undoing/import-undo.schemas.ts';

export const importStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

const flag = () =>
  z
    .string('must be true or false')
    .refine((value) => value === 'true' || value === 'false', {
      message: 'must be true or false',
      params: { code: 'invalid_value' },
    })
    .transform((value) => value === 'true')
    .meta({ type: 'boolean' })
    .optional()
    .meta({ override: { default: false } });

const isMapping = (value: unknown): value is ColumnMapping =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((field) => field === null || typeof field === 'string');

const mapping = () =>
  z
    .string()
    .transform((text, context): ColumnMapping => {
      try {
        const value: unknown = JSON.parse(text);
        if (isMapping(value)) return value;
      } catch {
        // refused below
      }
      const message = 'must be a JSON object that maps column names to fields or null';
      context.addIssue({ code: 'custom', message, params: { code: 'invalid_format' } });
      return z.NEVER;
    })
    .meta({ type: 'string' });

export const CreateImport = z.strictObject({
  dry_run: flag().describe('With true, the rows are checked and counted, and nothing is stored. Defaults to false.'),
  outreach: flag().describe(
    'With true, new applications send emails and create video interviews, as `POST /api/v1/applications` does. Defaults to ' +
      'false.',
  ),
  job_id: id()
    .optional()
    .describe('ID of the job that the candidates are applied to. A `job_id` in a row takes precedence.'),
  preset: z
    .enum(importPresets)
    .optional()
    .describe('System that exported the CSV file. Its columns are read without a mapping.'),
  mapping: mapping()
    .optional()
    .describe(
      'JSON object that maps column names to fields, or to null to ignore a column. Other columns are mapped by the ' +
        'preset and by their names. Fields are those of `POST /api/v1/candidates`, and `first_name`, `last_name` and ' +
        '`job_id`. For CSV files only.',
    ),
});
export type CreateImport = z.output<typeof CreateImport>;

const count = (description: string) => z.int().describe(description);

export const ImportView = z
  .object({
    id: id().describe('ID of the import.'),
    state: z
      .enum(importStates)
      .describe(
        'State of the import. `queued`: waiting for a worker. `running`: in progress. `done`: every row is handled, ' +
          'see `counts`. `failed`: see `error`. `cancelled`: someone stopped it. Rows handled before stay imported.',
      ),
    dry_run: z.boolean().describe('Whether rows are only checked and counted.'),
    format: z.enum(importFormats).describe('Format of the file.'),
    preset: z.enum(importPresets).nullable().describe('System that exported the file. Null without one.'),
    job_id: id().nullable().describe('ID of the job that the candidates are applied to. Null without one.'),
    outreach: z.boolean().describe('Whether new applications send emails and create video interviews.'),
    mapping: z
      .custom<ColumnMapping>(isMapping)
      .meta({ type: 'object', additionalProperties: { type: ['string', 'null'] } })
      .nullable()
      .describe('Field of each column, or null for an ignored column. The whole object is null for NDJSON.'),
    progress: z
      .object({ done: count('Number of rows handled so far.'), total: count('Number of rows in the file.') })
      .describe('Progress of the import.'),
    counts: z
      .object({
        rows: count('Number of rows handled so far.'),
        created: count('Number of new candidates.'),
        existing: count('Number of rows with the email of an existing candidate or of an earlier row.'),
        applied: count('Number of new applications.'),
        failed: count('Number of rows with an error. They changed nothing.'),
      })
      .describe('Number of rows by result. `rows` is the sum of `created`, `existing` and `failed`.'),
    task_id: id().nullable().describe('ID of the task that reads the file.'),
    created_at: timestamp().describe('When the import was requested.'),
    completed_at: timestamp().nullable().describe('When the last row was handled. Null until then.'),
    error: z.string().nullable().describe('Why the import failed. Null otherwise.'),
    updated_at: timestamp().describe('When the import was last updated.'),
    undo_until: timestamp()
      .nullable()
      .describe('Deadline for undoing the import. Null for a dry run, and while the import is in progress.'),
    undo: ImportUndo.nullable().describe('The undo of the import. Null without one.'),
  })
  .meta({ id: 'Import', description: 'An import of candidates from a file.' });
export type ImportView = z.output<typeof ImportView>;

export const ImportReply = z.object({ data: ImportView });
export const ImportList = listOf(ImportView);
export const ImportQuery = listQuery({
  state: z.enum(importStates).optional().describe('Only return imports in this state.'),
});
export type ImportQuery = z.output<typeof ImportQuery>;
