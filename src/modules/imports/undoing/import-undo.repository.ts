import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readList } from '#platform/database/list.ts';
import { sql } from '#platform/database/sql.ts';
import type { Page } from '#platform/paging/page.ts';
import type { Requester } from '../running/audited-as.ts';
import type { KeptReason, KeptRecord, KeptRecordQuery, undoStates } from './import-undo.schemas.ts';
import { undoHours } from './undo-hours.ts';

export type Undoable = {
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  dryRun: boolean;
  undoState: (typeof undoStates)[number] | null;
  isTooLate: boolean;
  created: number;
  applied: number;
};

export type RunningUndo = { actor: Requester; total: number; done: number };

/** Made by the import, and neither removed nor kept yet. */
export type ImportRecord = {
  resource: 'candidate' | 'application';
  id: string;
  candidateId: string;
};
type Removed = { candidates: number; applications: number };

const kept = {
  from: sql`import_records r`,
  alias: 'r',
  columns: sql`r.id, r.resource, r.candidate_id, r.kept_reason as reason, r.created_at, r.updated_at`,
};

export class ImportUndoRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Locks the import until the transaction ends, so that it neither continues nor ends. Undefined for a draft. */
  lock(organizationId: string, id: string): Promise<Undoable | undefined> {
    return this.#db.record(
      sql`select state, dry_run, undo_state, created_count as created, applied_count as applied,
          coalesce(ended_at, completed_at) < now() - make_interval(hours => ${undoHours}) as is_too_late
        from imports where organization_id = ${organizationId} and id = ${id} and state <> 'draft' for no key update`,
    );
  }

  /** Returns the number of records that the import made. */
  async countRecords(organizationId: string, id: string): Promise<Removed> {
    const row = await this.#db.row<Removed>(
      sql`select count(*) filter (where resource = 'candidate')::int as candidates,
          count(*) filter (where resource = 'application')::int as applications
        from import_records where organization_id = ${organizationId} and import_id = ${id}`,
    );
    return row ?? { candidates: 0, applications: 0 };
  }

  async cancel(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`update imports set state = 'cancelled', ended_at = now()
        where organization_id = ${organizationId} and id = ${id} and state in ('queued', 'running')`,
    );
  }

  /** `total` stays that of the first request. */
  async queue(
    organizationId: string,
    id: string,
    { taskId, actor, total }: { taskId: string; actor: Requester; total: number },
  ): Promise<void> {
    await this.#db.rows(
      sql`update imports set undo_total = case when undo_state is null then ${total} else undo_total end,
          undo_state = 'queued', undo_task_id = ${taskId}, undo_actor = ${JSON.stringify(actor)}::jsonb, undo_error = null,
          undo_requested_at = now()
        where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  /** Undefined for an undo that is over. */
  begin(organizationId: string, id: string): Promise<RunningUndo | undefined> {
    return this.#db.record(
      sql`update imports set undo_state = 'running', undo_error = null
        where organization_id = ${organizationId} and id = ${id} and undo_state in ('queued', 'running', 'failed')
        returning undo_actor as actor, undo_total as total,
          undone_candidates + undone_applications + undo_kept as done`,
    );
  }

  /** Candidates first, whose applications go with them. */
  records(
    organizationId: string,
    importId: string,
    resource: ImportRecord['resource'],
    after: string | undefined,
    limit: number,
  ): Promise<ImportRecord[]> {
    return this.#db.records(
      sql`select resource, id, candidate_id from import_records
        where organization_id = ${organizationId} and import_id = ${importId} and resource = ${resource}
          and kept_reason is null and id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
        order by id limit ${limit}`,
    );
  }

  /** Counts the applications that the import created, by candidate. */
  async countApplications(
    organizationId: string,
    importId: string,
    candidateIds: readonly string[],
  ): Promise<Map<string, number>> {
    const rows = await this.#db.records<{ candidateId: string; n: number }>(
      sql`select r.candidate_id, count(*)::int as n from import_records r
          join candidate_jobs a on a.organization_id = r.organization_id and a.id = r.id
        where r.organization_id = ${organizationId} and r.candidate_id = any(${candidateIds}::uuid[])
          and r.import_id = ${importId} and r.resource = 'application'
        group by r.candidate_id`,
    );
    return new Map(rows.map(({ candidateId, n }) => [candidateId, n]));
  }

  async countRemoved(organizationId: string, id: string, { candidates, applications }: Removed): Promise<void> {
    if (candidates + applications === 0) return;
    await this.#db.rows(
      sql`update imports set undone_candidates = undone_candidates + ${candidates},
          undone_applications = undone_applications + ${applications}
        where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  /** Why records stay, by their ID. Those without a reason were gone before. */
  async settle(
    organizationId: string,
    importId: string,
    reasons: ReadonlyMap<string, KeptReason | undefined>,
  ): Promise<void> {
    const gone = [...reasons].flatMap(([id, reason]) => (reason === undefined ? [id] : []));
    if (gone.length > 0) {
      await this.#db.rows(
        sql`delete from import_records
          where organization_id = ${organizationId} and import_id = ${importId} and id = any(${gone}::uuid[])`,
      );
    }
    if (reasons.size === gone.length) return;
    const ids = [...reasons.keys()];
    const given = ids.map((id) => reasons.get(id) ?? null);
    await this.#db.rows(
      sql`with kept as (
          update import_records r set kept_reason = k.reason
          from unnest(${ids}::uuid[], ${given}::text[]) as k (id, reason)
          where r.organization_id = ${organizationId} and r.import_id = ${importId} and r.id = k.id
            and k.reason is not null and r.kept_reason is null
          returning 1)
        update imports set undo_kept = undo_kept + (select count(*) from kept)
        where organization_id = ${organizationId} and id = ${importId}`,
    );
  }

  async finish(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`update imports set undo_state = 'done', undo_completed_at = now(),
          undo_total = undone_candidates + undone_applications + undo_kept
        where organization_id = ${organizationId} and id = ${id} and undo_state = 'running'`,
    );
  }

  async fail(organizationId: string, id: string, error: string): Promise<void> {
    await this.#db.rows(
      sql`update imports set undo_state = 'failed', undo_error = ${error}
        where organization_id = ${organizationId} and id = ${id} and undo_state in ('queued', 'running')`,
    );
  }

  /** Prevents new references to the candidates until the current transaction ends. */
  async lockCandidates(organizationId: string, candidateIds: readonly string[]): Promise<void> {
    await this.#db.rows(
      sql`select 1 from candidates where organization_id = ${organizationId} and id = any(${candidateIds}::uuid[])
        order by id for update`,
    );
  }

  kept(organizationId: string, importId: string, query: KeptRecordQuery): Promise<Page<KeptRecord>> {
    const where = new Conditions(sql`r.organization_id = ${organizationId}`)
      .and(importId, (id) => sql`r.import_id = ${id} and r.kept_reason is not null`)
      .and(query.reason, (reason) => sql`r.kept_reason = ${reason}`);
    return readList(this.#db, kept, where, query);
  }
}
