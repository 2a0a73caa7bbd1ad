import { inBatches } from '#platform/database/batches.ts';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readList } from '#platform/database/list.ts';
import { named, raw, sql } from '#platform/database/sql.ts';
import type { Page } from '#platform/paging/page.ts';
import type { ImportQuery, ImportView } from './import.schemas.ts';
import type { ColumnMapping, ImportPreset } from './reading/column-mapping.ts';
import type { ImportFormat } from './reading/import-format.ts';
import type { Delimiter } from './reading/import-records.ts';
import { undoHours } from './undoing/undo-hours.ts';

/** Facts about the file, found during the upload. */
export type ImportedFile = {
  columns: readonly string[];
  delimiter: Delimiter | null;
  rows: number;
  bytes: number;
};

/** The actor who requested the import. The audit log and the event log name this actor for its rows. */
export type ImportActor = {
  type: 'key' | 'user' | 'operator';
  id: string;
  email: string | null;
  address: string | null;
  requestId: string | null;
  seesContact: boolean;
  mayApply: boolean;
};

export type ImportStart = {
  dryRun: boolean;
  outreach: boolean;
  jobId: string | null;
  preset: ImportPreset | null;
  mapping: ColumnMapping | null;
};

export type Draft = {
  format: ImportFormat;
  columns: string[];
  delimiter: Delimiter | null;
  fileKey: string | null;
  rows: number;
};

/** `file_name`: null through the API, and once somebody it names was erased. The API does not return it. */
export type StoredImport = ImportView & { file_name: string | null };

/** An uploaded file that waits for a user to start its import. */
export type DraftView = Pick<StoredImport, 'id' | 'file_name'> & { rows: number; bytes: number; uploaded_at: string };

/** Totals of an organization's files that wait to be imported. */
export type WaitingFiles = { drafts: number; bytes: number };

/** How long errors are kept, and the files of failed imports. */
const errorDays = 30;
const fileDays = 7;
const draftHours = 24;

/** SQL: a timestamp in the API's format, which differs from PostgreSQL's own JSON format. */
const apiTime = (time: string) => raw(`to_char((${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const columns = sql`i.id, i.state, i.dry_run, i.format, i.preset, i.job_id, i.outreach, i.mapping,
  json_build_object('done', i.position, 'total', i.rows_total) as progress,
  json_build_object('rows', i.position, 'created', i.created_count, 'existing', i.existing_count,
    'applied', i.applied_count, 'failed', i.failed_count) as counts,
  i.file_name, i.task_id, i.created_at, i.completed_at, i.error, i.updated_at,
  case when not i.dry_run and i.state in ('done', 'failed', 'cancelled') then 
    ${apiTime(`coalesce(i.ended_at, i.completed_at) + interval '${undoHours} hours'`)} end as undo_until,
  case when i.undo_state is not null then json_build_object('state', i.undo_state,
    'progress', json_build_object('done', i.undone_candidates + i.undone_applications + i.undo_kept, 'total', i.undo_total),
    'candidates', i.undone_candidates, 'applications', i.undone_applications, 'kept', i.undo_kept,
    'task_id', i.undo_task_id, 'requested_at', ${apiTime('i.undo_requested_at')},
    'completed_at', ${apiTime('i.undo_completed_at')}, 'error', i.undo_error) end as undo`;
const list = { from: sql`imports i`, alias: 'i', columns };

export class ImportRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async insertDraft(
    organizationId: string,
    id: string,
    draft: { format: ImportFormat; fileKey: string; fileName: string | null },
  ): Promise<void> {
    await this.#db.rows(
      sql`insert into imports (id, organization_id, format, file_key, file_name)
        values (${id}, ${organizationId}, ${draft.format}, ${draft.fileKey}, ${draft.fileName})`,
    );
  }

  /**
   * Until the transaction ends, no other upload of the organization is counted. A file counts as `reserved` bytes until all of
   * it has arrived, for an hour at most: its web process may have been killed.
   */
  async lockWaiting(organizationId: string, reserved: number): Promise<WaitingFiles> {
    await this.#db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${organizationId}`}, 0))`);
    const row = await this.#db.row<WaitingFiles>(
      sql`select (count(*) filter (where state = 'draft'))::int as drafts,
          coalesce(sum(case when bytes is null and created_at > now() - interval '1 hour' then ${reserved}::bigint
            else bytes end), 0)::float8 as bytes
        from imports where organization_id = ${organizationId} and state in ('draft', 'queued', 'running')
          and file_of is null`,
    );
    return row ?? { drafts: 0, bytes: 0 };
  }

  /** Newest first. Leaves out uploads that are still in progress. */
  drafts(organizationId: string): Promise<DraftView[]> {
    return this.#db.rows(
      sql`select id, file_name, rows_total as rows, bytes::float8 as bytes, coalesce(uploaded_at, created_at) as uploaded_at
        from imports where organization_id = ${organizationId} and state = 'draft' and file_of is null
          and bytes is not null
        order by created_at desc, id desc limit 50`,
    );
  }

  /** Inserts a draft that reads the file of another draft. False if the other draft has been started. */
  async insertCopy(organizationId: string, id: string, draftId: string): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`insert into imports (id, organization_id, format, columns, delimiter, rows_total, bytes, file_key, file_name, file_of,
            uploaded_at)
        select ${id}::uuid, organization_id, format, columns, delimiter, rows_total, bytes, file_key, file_name, id,
          coalesce(uploaded_at, created_at)
        from imports where organization_id = ${organizationId} and id = ${draftId} and state = 'draft'
          and file_of is null for share
        returning 1`,
    );
    return rows.length > 0;
  }

  async describeFile(organizationId: string, id: string, file: ImportedFile): Promise<void> {
    await this.#db.rows(
      sql`update imports set columns = ${file.columns}::text[], delimiter = ${file.delimiter}, rows_total = ${file.rows},
          bytes = ${file.bytes}
        where organization_id = ${organizationId} and id = ${id} and state = 'draft'`,
    );
  }

  draft(organizationId: string, id: string): Promise<Draft | undefined> {
    return this.#db.record(
      sql`select format, columns, delimiter, file_key, rows_total as rows from imports
        where organization_id = ${organizationId} and id = ${id} and state = 'draft'`,
    );
  }

  /** Returns the key of its file. Undefined if it has been started. */
  async deleteDraft(organizationId: string, id: string): Promise<string | undefined> {
    const row = await this.#db.record<{ fileKey: string }>(
      sql`delete from imports where organization_id = ${organizationId} and id = ${id} and state = 'draft'
        returning file_key`,
    );
    return row?.fileKey;
  }

  /** False if it has been started. */
  async start(organizationId: string, id: string, actor: ImportActor, start: ImportStart): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`update imports set state = 'queued', created_at = now(), dry_run = ${start.dryRun}, outreach = ${start.outreach},
          job_id = ${start.jobId}, preset = ${start.preset}, mapping = ${start.mapping && JSON.stringify(start.mapping)},
          actor_type = ${actor.type}, actor_id = ${actor.id}, actor_email = ${actor.email},
          actor_address = ${actor.address}, request_id = ${actor.requestId}, sees_contact = ${actor.seesContact},
          may_apply = ${actor.mayApply}
        where organization_id = ${organizationId} and id = ${id} and state = 'draft' returning 1`,
    );
    return rows.length > 0;
  }

  async setTask(organizationId: string, id: string, taskId: string): Promise<void> {
    await this.#db.rows(
      sql`update imports set task_id = ${taskId} where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  /** Adds a note for the audit log. Does nothing outside an audited transaction. */
  async note(organizationId: string, id: string, action: string): Promise<void> {
    await this.#db.rows(
      sql`select add_notes(jsonb_build_array(jsonb_build_object('o', ${organizationId}::uuid, 't', 'import',
            'id', ${id}::uuid, 'v', ${action}::text)))
          where current_setting('app.audit', true) = 'on'`,
    );
  }

  find(organizationId: string, id: string): Promise<StoredImport | undefined> {
    return this.#db.row(
      named(
        'import',
        sql`select ${columns} from imports i
          where i.organization_id = ${organizationId} and i.id = ${id} and i.state <> 'draft'`,
      ),
    );
  }

  page(organizationId: string, query: ImportQuery): Promise<Page<StoredImport>> {
    const where = new Conditions(sql`i.organization_id = ${organizationId} and i.state <> 'draft'`).and(
      query.state,
      (state) => sql`i.state = ${state}`,
    );
    return readList(this.#db, list, where, query);
  }

  async hasJob(organizationId: string, jobId: string): Promise<boolean> {
    const row = await this.#db.row(sql`select 1 from jobs where organization_id = ${organizationId} and id = ${jobId}`);
    return row !== undefined;
  }

  /** Imports of all organizations that are unfinished although their task has ended. */
  lost(limit: number): Promise<{ organizationId: string; id: string }[]> {
    return this.#db.records(
      sql`select organization_id, id from imports i
        where i.state in ('queued', 'running') and i.created_at < now() - interval '1 minute' and not exists (
          select from tasks t where t.organization_id = i.organization_id and t.id = i.task_id
            and t.state in ('queued', 'running', 'retrying'))
        order by i.created_at limit ${limit}`,
    );
  }

  /** Files of all organizations that are no longer needed: those of old drafts, and of imports that have ended. */
  async staleFiles(limit: number): Promise<{ organizationId: string; id: string; fileKey: string; state: string }[]> {
    return this.#db.records(
      sql`select organization_id, id, file_key, state from imports
        where file_key is not null and file_of is null and (
          state in ('done', 'cancelled')
          or (state = 'draft' and updated_at < now() - make_interval(hours => ${draftHours}))
          or (state = 'failed' and names_erased)
          or (state = 'failed' and updated_at < now() - make_interval(days => ${fileDays})))
        order by updated_at limit ${limit}`,
    );
  }

  /** Call it after the file was removed. */
  async forgetFile(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`update imports set file_key = null where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  /** Deletes old errors of all organizations. */
  async deleteOldErrors(signal: AbortSignal): Promise<void> {
    await inBatches(signal, async (size) => {
      const rows = await this.#db.rows(
        sql`delete from import_errors where (organization_id, import_id, row_number) in (
            select organization_id, import_id, row_number from import_errors
            where created_at < now() - make_interval(days => ${errorDays}) order by created_at limit ${size})
          returning 1`,
      );
      return rows.length;
    });
  }
}
