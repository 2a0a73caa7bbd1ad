import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readList } from '#platform/database/list.ts';
import { raw, sql } from '#platform/database/sql.ts';
import type { Page } from '#platform/paging/page.ts';
import type { FoundFiles } from '#platform/personal-data.ts';
import { isHeld } from '../retention/legal-hold.repository.ts';
import { erasureMessages } from './erasure.messages.ts';
import type { ErasureQuery, ErasureView, StoreReceipt } from './erasure.schemas.ts';

const list = {
  from: sql`erasures e`,
  alias: 'e',
  columns: sql`e.id, e.candidate_id, e.state, e.reason, e.task_id, e.created_at as requested_at, e.completed_at, e.stores,
    e.error, e.created_at, e.updated_at`,
};

/**
 * `byService`: the request has no actor whom the audit log could name. `requestedAt` is the current time if it is left
 * out.
 */
export type Asked = { reason: string | null; byService: boolean; requestedAt?: string | undefined };

/** `files` are left to remove, once the rows are. `heldError`: it was stopped by a legal hold. */
export type StartedErasure = {
  id: string;
  candidateId: string;
  files: FoundFiles[] | null;
  stores: StoreReceipt[];
  heldError: string | null;
};

export type ErasureReceipt = { id: string; stores: StoreReceipt[]; files: readonly FoundFiles[] };

type KnownErasure = Pick<ErasureView, 'id' | 'state'> & { hasFiles: boolean };

const heldErrors = [erasureMessages.held, erasureMessages.heldOwn];

export class ErasureRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  page(organizationId: string, query: ErasureQuery): Promise<Page<ErasureView>> {
    const where = new Conditions(sql`e.organization_id = ${organizationId}`)
      .and(query.candidate_id, (id) => sql`e.candidate_id = ${id}`)
      .and(query.state, (state) => sql`e.state = ${state}`);
    return readList(this.#db, list, where, query);
  }

  find(organizationId: string, id: string): Promise<ErasureView | undefined> {
    return this.#db.row(
      sql`select ${list.columns} from ${list.from} where e.organization_id = ${organizationId} and e.id = ${id}`,
    );
  }

  ofCandidate(organizationId: string, candidateId: string): Promise<Pick<ErasureView, 'id' | 'state'> | undefined> {
    return this.#db.row(
      sql`select id, state from erasures where organization_id = ${organizationId} and candidate_id = ${candidateId}`,
    );
  }

  /** Locked until the transaction ends. */
  lockOf(organizationId: string, candidateId: string): Promise<KnownErasure | undefined> {
    return this.#db.record(
      sql`select id, state, files is not null as has_files from erasures
        where organization_id = ${organizationId} and candidate_id = ${candidateId} for update`,
    );
  }

  /** Like `lockOf`, by candidate. */
  async lockAllOf(
    organizationId: string,
    candidateIds: readonly string[],
  ): Promise<Map<string, Pick<ErasureView, 'id' | 'state'>>> {
    const rows = await this.#db.rows<Pick<ErasureView, 'id' | 'state' | 'candidate_id'>>(
      sql`select id, state, candidate_id from erasures
        where organization_id = ${organizationId} and candidate_id = any(${candidateIds}::uuid[]) order by id for update`,
    );
    return new Map(rows.map((row) => [row.candidate_id, row]));
  }

  /** Adds erasures, or queues them again. `taskIds` are in the same order. */
  async queueAll(
    organizationId: string,
    wanted: readonly { id: string; candidateId: string }[],
    { reason, taskIds }: { reason: string; taskIds: readonly string[] },
  ): Promise<void> {
    const [ids, candidateIds] = [wanted.map(({ id }) => id), wanted.map(({ candidateId }) => candidateId)];
    await this.#db.rows(
      sql`insert into erasures (id, organization_id, candidate_id, reason, by_service, task_id)
        select id, ${organizationId}, candidate_id, ${reason}, true, task_id
        from unnest(${ids}::uuid[], ${candidateIds}::uuid[], ${taskIds}::uuid[]) as w (id, candidate_id, task_id)
        on conflict (organization_id, candidate_id) do update set state = 'queued', error = null, reason = excluded.reason,
          by_service = true, task_id = excluded.task_id, created_at = clock_timestamp()`,
    );
  }

  /** Locks the candidates against erasures, merges and holds until the transaction ends. Returns those who exist. */
  async lockCandidates(organizationId: string, candidateIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.#db.rows<{ id: string }>(
      sql`select id from candidates where organization_id = ${organizationId} and id = any(${candidateIds}::uuid[])
        order by id for no key update`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  async insert(
    organizationId: string,
    erasure: Asked & { id: string; candidateId: string; taskId: string | null },
  ): Promise<void> {
    const { id, candidateId, taskId, reason, byService, requestedAt = null } = erasure;
    await this.#db.rows(
      sql`insert into erasures (id, organization_id, candidate_id, reason, by_service, task_id, created_at)
        values (${id}, ${organizationId}, ${candidateId}, ${reason}, ${byService}, ${taskId},
          coalesce(${requestedAt}::timestamptz, now()))`,
    );
  }

  /** Inserts erasures by the service itself, which start immediately. */
  async insertRunning(
    organizationId: string,
    erasures: readonly { id: string; candidateId: string }[],
    { reason, taskId }: { reason: string; taskId: string | null },
  ): Promise<void> {
    const [ids, candidateIds] = [erasures.map(({ id }) => id), erasures.map(({ candidateId }) => candidateId)];
    await this.#db.rows(
      sql`insert into erasures (id, organization_id, candidate_id, reason, by_service, task_id, state)
        select id, ${organizationId}, candidate_id, ${reason}, true, ${taskId}, 'running'
        from unnest(${ids}::uuid[], ${candidateIds}::uuid[]) as e (id, candidate_id)`,
    );
  }

  /** Shows the latest request. */
  async queueAgain(
    organizationId: string,
    id: string,
    { reason, byService, requestedAt, taskId }: Asked & { taskId: string },
  ): Promise<void> {
    await this.#db.rows(
      sql`with asked as (select coalesce(${requestedAt ?? null}::timestamptz, clock_timestamp()) as at)
        update erasures e set state = 'queued', error = null, task_id = ${taskId},
          reason = case when e.created_at > asked.at then e.reason else ${reason} end,
          by_service = case when e.created_at > asked.at then e.by_service else ${byService} end,
          created_at = greatest(e.created_at, asked.at)
        from asked where e.organization_id = ${organizationId} and e.id = ${id}`,
    );
  }

  /** Adds a note for the audit log. Call it in an audited transaction. */
  async note(organizationId: string, candidateId: string): Promise<void> {
    const note = { o: organizationId, t: 'candidate', id: candidateId, v: 'candidate.erase' };
    await this.#db.rows(sql`select add_notes(${JSON.stringify([note])}::jsonb)`);
  }

  /**
   * Leaves out those that are done. One of a candidate on legal hold fails. So does one that a hold has stopped, even if
   * the hold is released, until it is queued again.
   */
  start(organizationId: string, ids: readonly string[]): Promise<StartedErasure[]> {
    const stopped = sql`coalesce(e.error = any(${heldErrors}::text[]), false)`;
    const held = sql`(${isHeld(organizationId, raw('e.candidate_id'))} or ${stopped})`;
    return this.#db.records(
      sql`with wanted as materialized (
          select id from erasures where organization_id = ${organizationId} and id = any(${ids}::uuid[]) order by id for update)
        update erasures e set state = case when ${held} then 'failed' else 'running' end,
          error = case when ${stopped} then e.error when ${held} then ${erasureMessages.held} end
        from wanted where e.organization_id = ${organizationId} and e.id = wanted.id and e.state <> 'done'
        returning e.id, e.candidate_id, e.files, e.stores, case when e.state = 'failed' then e.error end as held_error`,
    );
  }

  /** Returns the erasures that no hold has stopped. The candidates must be locked. */
  async running(organizationId: string, ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.#db.rows<{ id: string }>(
      sql`select e.id from erasures e where e.organization_id = ${organizationId} and e.id = any(${ids}::uuid[])
        and e.state = 'running' and not ${isHeld(organizationId, raw('e.candidate_id'))}`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** The files of erasures whose rows are gone. Leaves out others. */
  async filesLeft(organizationId: string, ids: readonly string[]): Promise<Map<string, FoundFiles[]>> {
    const rows = await this.#db.rows<{ id: string; files: FoundFiles[] }>(
      sql`select id, case when state = 'done' then '[]' else files end as files from erasures
        where organization_id = ${organizationId} and id = any(${ids}::uuid[]) and (state = 'done' or files is not null)`,
    );
    return new Map(rows.map(({ id, files }) => [id, files]));
  }

  /** Ends it before it removes anything, or changes why a hold has ended it. The candidate must be locked. */
  async stop(organizationId: string, candidateId: string, error: string): Promise<void> {
    await this.#db.rows(
      sql`update erasures set state = 'failed', error = ${error}
        where organization_id = ${organizationId} and candidate_id = ${candidateId}
          and (state in ('queued', 'running') or error = any(${heldErrors}::text[]) and error <> ${error})`,
    );
  }

  /** The rows are gone. The files are still there. */
  async saveReceipts(organizationId: string, receipts: readonly ErasureReceipt[]): Promise<void> {
    await this.#db.rows(
      sql`update erasures e set stores = r.stores, files = r.files
        from jsonb_to_recordset(${JSON.stringify(receipts)}::jsonb) as r (id uuid, stores jsonb, files jsonb)
        where e.organization_id = ${organizationId} and e.id = r.id`,
    );
  }

  async finish(organizationId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#db.rows(
      sql`update erasures set state = 'done', error = null, completed_at = now(), files = null
        where organization_id = ${organizationId} and id = any(${ids}::uuid[]) and state <> 'done'`,
    );
  }

  async fail(organizationId: string, id: string, error: string): Promise<void> {
    await this.#db.rows(
      sql`update erasures set state = 'failed', error = ${error}
        where organization_id = ${organizationId} and id = ${id} and state in ('queued', 'running')`,
    );
  }
}
