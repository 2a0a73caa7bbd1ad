import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { ColumnMapping, ImportPreset } from '../reading/column-mapping.ts';
import type { ImportFormat } from '../reading/import-format.ts';
import type { Delimiter } from '../reading/import-records.ts';
import type { BatchResult } from './import-batch.service.ts';

export type RunningImport = {
  id: string;
  organizationId: string;
  format: ImportFormat;
  columns: string[];
  delimiter: Delimiter | null;
  mapping: ColumnMapping | null;
  preset: ImportPreset | null;
  jobId: string | null;
  dryRun: boolean;
  outreach: boolean;
  rowsTotal: number;
  position: number;
  seesContact: boolean;
  mayApply: boolean;
  actorType: 'key' | 'user' | 'operator';
  actorId: string;
  actorEmail: string | null;
  actorAddress: string | null;
  requestId: string | null;
  fileKey: string | null;
  /** ID of the draft that owns the file. A dry run must not remove that file. */
  fileOf: string | null;
};

export class ImportRunRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined for an import that is over or deleted. A dry run begins again. */
  begin(organizationId: string, id: string): Promise<RunningImport | undefined> {
    return this.#db.record(
      sql`update imports set state = 'running', error = null, position = case when dry_run then 0 else position end,
          created_count = case when dry_run then 0 else created_count end,
          existing_count = case when dry_run then 0 else existing_count end,
          applied_count = case when dry_run then 0 else applied_count end,
          failed_count = case when dry_run then 0 else failed_count end
        where organization_id = ${organizationId} and id = ${id} and state in ('queued', 'running', 'failed')
          and undo_state is null
        returning id, organization_id, format, columns, delimiter, mapping, preset, job_id, dry_run, outreach, rows_total,
          position, sees_contact, may_apply, actor_type, actor_id, actor_email, actor_address, request_id, file_key,
          file_of`,
    );
  }

  /** Returns the addresses of people who were erased after the file was uploaded. */
  async erasedAddresses(organizationId: string, id: string, addresses: readonly string[]): Promise<Set<string>> {
    const rows = await this.#db.rows<{ address: string }>(
      sql`select a.address from unnest(${addresses}::text[]) as a (address)
          join erased_addresses e on e.organization_id = ${organizationId}
            and e.hash = erased_address_hash(${organizationId}, a.address)
          join imports i on i.organization_id = ${organizationId} and i.id = ${id}
        where e.erased_at > coalesce(i.uploaded_at, i.created_at)`,
    );
    return new Set(rows.map(({ address }) => address));
  }

  /** Locks the import until the transaction ends. Undefined if it is no longer running. */
  async lockPosition(organizationId: string, id: string): Promise<number | undefined> {
    const row = await this.#db.row<{ position: number }>(
      sql`select position from imports
        where organization_id = ${organizationId} and id = ${id} and state = 'running' for no key update`,
    );
    return row?.position;
  }

  async advance(
    organizationId: string,
    id: string,
    position: number,
    { created, existing, applied, failed }: BatchResult['counts'],
  ): Promise<void> {
    await this.#db.rows(
      sql`update imports set position = ${position}, created_count = created_count + ${created},
          existing_count = existing_count + ${existing}, applied_count = applied_count + ${applied},
          failed_count = failed_count + ${failed}
        where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  async finish(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`update imports set state = 'done', completed_at = now(), ended_at = now()
        where organization_id = ${organizationId} and id = ${id} and state = 'running'`,
    );
  }

  async fail(organizationId: string, id: string, error: string): Promise<void> {
    await this.#db.rows(
      sql`update imports set state = 'failed', error = ${error}, ended_at = now()
        where organization_id = ${organizationId} and id = ${id} and state in ('queued', 'running')`,
    );
  }
}
