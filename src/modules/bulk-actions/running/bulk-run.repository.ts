import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { RowState } from '../bulk-action.repository.ts';
import type { BulkActionName, BulkList } from '../bulk-action.ts';

export type RunningAction = {
  id: string;
  organizationId: string;
  action: BulkActionName;
  list: BulkList;
  params: unknown;
  rowsTotal: number;
  position: number;
  madeByUserId: string;
  actorType: 'user' | 'operator';
  actorEmail: string | null;
  actorAddress: string | null;
  requestId: string | null;
};

export type WaitingRow = {
  rowNumber: number;
  candidateId: string;
  /** Null for a candidate, and for a deleted application. */
  applicationId: string | null;
  statusEventId: string | null;
};

export type RowResult = { state: Exclude<RowState, 'waiting'>; reason?: string; statusEventId?: string | null };

export class BulkRunRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined for an action that is over or deleted. */
  begin(organizationId: string, id: string): Promise<RunningAction | undefined> {
    return this.#db.record(
      sql`update bulk_actions set state = 'running', error = null
        where organization_id = ${organizationId} and id = ${id} and state in ('queued', 'running', 'failed')
        returning id, organization_id, action, list, params, rows_total, position, made_by_user_id, actor_type,
          actor_email, actor_address, request_id`,
    );
  }

  rowsAfter(organizationId: string, id: string, position: number, limit: number): Promise<WaitingRow[]> {
    return this.#db.records(
      sql`select row_number, candidate_id, application_id, status_event_id from bulk_action_rows
        where organization_id = ${organizationId} and bulk_action_id = ${id} and row_number > ${position}
        order by row_number limit ${limit}`,
    );
  }

  /** Locks the position until the transaction ends. Undefined if the action no longer runs. */
  async lockPosition(organizationId: string, id: string): Promise<number | undefined> {
    const row = await this.#db.row<{ position: number }>(
      sql`select position from bulk_actions
        where organization_id = ${organizationId} and id = ${id} and state = 'running' for no key update`,
    );
    return row?.position;
  }

  async finishRow(organizationId: string, id: string, row: number, result: RowResult): Promise<void> {
    const { state, reason = null, statusEventId } = result;
    await this.#db.rows(
      sql`with done as (
          update bulk_action_rows set state = ${state}, reason = ${reason},
            status_event_id = coalesce(${statusEventId ?? null}::uuid, status_event_id)
          where organization_id = ${organizationId} and bulk_action_id = ${id} and row_number = ${row})
        update bulk_actions set position = ${row},
          done_count = done_count + ${state === 'done' ? 1 : 0},
          unchanged_count = unchanged_count + ${state === 'unchanged' ? 1 : 0},
          failed_count = failed_count + ${state === 'failed' ? 1 : 0}
        where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  async finish(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`update bulk_actions set state = 'done', completed_at = now()
        where organization_id = ${organizationId} and id = ${id} and state = 'running'`,
    );
  }

  async fail(organizationId: string, id: string, error: string): Promise<void> {
    await this.#db.rows(
      sql`update bulk_actions set state = 'failed', error = ${error}
        where organization_id = ${organizationId} and id = ${id} and state in ('queued', 'running')`,
    );
  }
}
