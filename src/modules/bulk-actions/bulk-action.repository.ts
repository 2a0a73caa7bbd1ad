import { type Suppression, suppressionOf } from '#modules/outreach';
import { inBatches } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { type Sql, shared, sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { BulkActionName, BulkList } from './bulk-action.ts';

export type BulkActor = {
  type: 'user' | 'operator';
  id: string;
  email: string | null;
  address: string | null;
  requestId: string | null;
};

export type BulkAction = {
  id: string;
  state: 'draft' | 'queued' | 'running' | 'done' | 'failed';
  action: BulkActionName;
  list: BulkList;
  params: unknown;
  rowsTotal: number;
  /** Chosen, and not there. */
  missingCount: number;
  position: number;
  doneCount: number;
  unchangedCount: number;
  failedCount: number;
  /** The action that this one undoes. */
  undoesId: string | null;
  /** The action that undoes this one. */
  undoneById: string | null;
  madeByUserId: string;
  taskId: string | null;
  error: string | null;
  createdAt: string;
  completedAt: string | null;
};

export type RowState = 'waiting' | 'done' | 'unchanged' | 'failed';
export type BulkRow = {
  rowNumber: number;
  candidateId: string;
  applicationId: string | null;
  candidateName: string;
  jobTitle: string | null;
  state: RowState;
  reason: string | null;
};

/** A row whose candidate gets no outreach. */
export type SuppressedRow = BulkRow & { suppression: Suppression };

const rowColumns = sql`r.row_number, r.candidate_id, r.application_id, r.state, r.reason, c.full_name as candidate_name,
  j.title as job_title`;
const rowJoins = (tenant: unknown): Sql => sql`bulk_action_rows r
  join candidates c on c.organization_id = ${tenant} and c.id = r.candidate_id
  left join candidate_jobs a on a.organization_id = ${tenant} and a.id = r.application_id
  left join jobs j on j.organization_id = ${tenant} and j.id = a.job_id`;

/** How long drafts are kept, and actions with their rows. */
const draftHours = 24;
const actionDays = 90;

const columns = sql`b.id, b.state, b.action, b.list, b.params, b.rows_total, b.missing_count, b.position, b.done_count,
  b.unchanged_count, b.failed_count, b.undoes_id, b.made_by_user_id, b.task_id, b.error, b.created_at, b.completed_at,
  (select u.id from bulk_actions u where u.organization_id = b.organization_id and u.undoes_id = b.id
    and u.state <> 'draft') as undone_by_id`;

export class BulkActionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds only records that the organization has. Returns their number. */
  async insertDraft(
    organizationId: string,
    draft: { id: string; action: BulkActionName; list: BulkList; ids: readonly string[]; actor: BulkActor },
  ): Promise<number> {
    const { id, action, list, ids, actor } = draft;
    const tenant = shared(organizationId);
    const given = sql`unnest(${ids}::uuid[]) with ordinality as g (id, n)`;
    const source: Sql =
      list === 'candidates'
        ? sql`select c.id as candidate_id, null::uuid as application_id, g.n from ${given}
            join candidates c on c.organization_id = ${tenant} and c.id = g.id`
        : sql`select a.candidate_id, a.id as application_id, g.n from ${given}
            join candidate_jobs a on a.organization_id = ${tenant} and a.id = g.id`;
    await this.#db.rows(
      sql`insert into bulk_actions (id, organization_id, action, list, made_by_user_id, actor_type, actor_email,
          actor_address, request_id)
        values (${id}, ${tenant}, ${action}, ${list}, ${actor.id}, ${actor.type}, ${actor.email}, ${actor.address},
          ${actor.requestId})`,
    );
    const row = await this.#db.record<{ total: number }>(
      sql`with found as (${source}),
        added as (
          insert into bulk_action_rows (organization_id, bulk_action_id, row_number, candidate_id, application_id)
          select ${tenant}, ${id}, row_number() over (order by n), candidate_id, application_id from found returning 1),
        counted as (select count(*)::int as total from added)
        update bulk_actions set rows_total = total, missing_count = ${ids.length} - total from counted
        where organization_id = ${tenant} and id = ${id} returning total`,
    );
    return row?.total ?? 0;
  }

  /** The rows of a finished action that changed a status. False if it is undone, or begins to be. */
  async insertUndo(organizationId: string, id: string, undoes: BulkAction, actor: BulkActor): Promise<boolean> {
    const tenant = shared(organizationId);
    const made = await this.#db.rows(
      sql`insert into bulk_actions (id, organization_id, action, list, made_by_user_id, actor_type, actor_email,
          actor_address, request_id, undoes_id)
        values (${id}, ${tenant}, 'undo', 'applications', ${actor.id}, ${actor.type}, ${actor.email}, ${actor.address},
          ${actor.requestId}, ${undoes.id})
        on conflict (organization_id, undoes_id) where undoes_id is not null do nothing returning 1`,
    );
    if (made.length === 0) return false;
    await this.#db.rows(
      sql`with added as (
          insert into bulk_action_rows (organization_id, bulk_action_id, row_number, candidate_id, application_id,
            status_event_id)
          select ${tenant}, ${id}, row_number() over (order by row_number), candidate_id, application_id, status_event_id
          from bulk_action_rows
          where organization_id = ${tenant} and bulk_action_id = ${undoes.id} and state = 'done'
            and status_event_id is not null returning 1)
        update bulk_actions set rows_total = (select count(*) from added)
        where organization_id = ${tenant} and id = ${id}`,
    );
    return true;
  }

  /** The actor may differ from the user who made the draft. False unless it is a draft. */
  async start(organizationId: string, id: string, params: object, actor: BulkActor): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`update bulk_actions set state = 'queued', params = ${JSON.stringify(params)}, created_at = now(),
          made_by_user_id = ${actor.id}, actor_type = ${actor.type}, actor_email = ${actor.email},
          actor_address = ${actor.address}, request_id = ${actor.requestId}
        where organization_id = ${organizationId} and id = ${id} and state = 'draft' returning 1`,
    );
    return rows.length > 0;
  }

  async setTask(organizationId: string, id: string, taskId: string): Promise<void> {
    await this.#db.rows(
      sql`update bulk_actions set task_id = ${taskId} where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  find(organizationId: string, id: string): Promise<BulkAction | undefined> {
    return this.#db.record(
      sql`select ${columns} from bulk_actions b where b.organization_id = ${organizationId} and b.id = ${id}`,
    );
  }

  /** Newest first, without drafts. */
  async latest(organizationId: string, limit: number): Promise<BulkAction[]> {
    return this.#db.records(
      sql`select ${columns} from bulk_actions b where b.organization_id = ${organizationId} and b.state <> 'draft'
        order by b.created_at desc, b.id desc limit ${limit}`,
    );
  }

  /** Rows in the order of the selection. Without `states`, returns all. */
  async rows(
    organizationId: string,
    id: string,
    { states, limit, offset }: PageQuery & { states?: readonly RowState[] },
  ): Promise<Page<BulkRow>> {
    const tenant = shared(organizationId);
    const where = sql`r.organization_id = ${tenant} and r.bulk_action_id = ${id}
      and (${states ?? null}::text[] is null or r.state = any(${states ?? null}::text[]))`;
    const [rows, counted] = await Promise.all([
      this.#db.records<BulkRow>(
        sql`select ${rowColumns} from ${rowJoins(tenant)}
          where ${where} order by r.row_number limit ${limit} offset ${offset}`,
      ),
      this.#db.record<{ n: number }>(sql`select count(*)::int as n from bulk_action_rows r where ${where}`),
    ]);
    return { rows, total: counted?.n ?? 0 };
  }

  /** The first rows whose candidates get no outreach. */
  async suppressed(organizationId: string, id: string, limit: number): Promise<Page<SuppressedRow>> {
    const tenant = shared(organizationId);
    const rows = await this.#db.records<SuppressedRow & { total: number }>(
      sql`select ${rowColumns}, s.suppression, count(*) over ()::int as total
        from ${rowJoins(tenant)} cross join lateral (select ${suppressionOf(sql`c.organization_id`, sql`c.email`)} as suppression) s
        where r.organization_id = ${tenant} and r.bulk_action_id = ${id} and s.suppression is not null
        order by r.row_number limit ${limit}`,
    );
    return { rows, total: rows[0]?.total ?? 0 };
  }

  /** Deletes old actions of all organizations, with their rows. */
  async deleteOld(signal: AbortSignal): Promise<void> {
    await inBatches(signal, async (size) => {
      const rows = await this.#db.rows(
        sql`delete from bulk_actions where (organization_id, id) in (
            select organization_id, id from bulk_actions
            where created_at < now() - make_interval(hours => ${draftHours})
              and (state = 'draft' or created_at < now() - make_interval(days => ${actionDays}))
            order by created_at limit ${size})
          returning 1`,
      );
      return rows.length;
    });
  }
}
