import type { Database } from '#platform/database/database.ts';
import { type Sql, sql } from '#platform/database/sql.ts';

/** `renamedTo` is null when the status was removed. */
export type FormerStatus = { name: string; renamedTo: string | null };

const lockTimedOut = '55P03';

/** Rows per statement, which has 30 s. */
const batchSize = 10_000;

/** Locks applications in the order that all others use. */
const renameApplications = (organizationId: string, from: string, to: string): Sql =>
  sql`with locked as materialized (
      select a.id from candidate_jobs a where a.organization_id = ${organizationId} and a.status = ${from}
      order by a.id limit ${batchSize} for no key update),
    renamed as (
      update candidate_jobs a set status = ${to} from locked
      where a.id = locked.id and a.organization_id = ${organizationId} returning 1),
    counted as (
      insert into list_counts as l (organization_id, list, status, slot, n)
      select ${organizationId}, 'applications', m.status, pg_backend_pid() % 64, m.sign * (select count(*) from renamed)
      from (values (${from}::text, -1), (${to}::text, 1)) as m (status, sign) order by m.status
      on conflict (organization_id, list, status, slot) do update set n = l.n + excluded.n)
    select count(*) as n from renamed`;

const renameHistory = (organizationId: string, from: string, to: string): Sql =>
  sql`with matching as materialized (
      select e.id from candidate_job_status_events e
      where e.organization_id = ${organizationId} and (e.from_status = ${from} or e.to_status = ${from})
      limit ${batchSize}),
    renamed as (
      update candidate_job_status_events e set
        from_status = case when from_status = ${from} then ${to} else from_status end,
        to_status = case when to_status = ${from} then ${to} else to_status end
      from matching where e.id = matching.id and e.organization_id = ${organizationId} returning 1)
    select count(*) as n from renamed`;

export class PipelineRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Locks the pipeline until the transaction ends. Locks no row, because charges would wait for it. After two seconds,
   * returns false and the transaction has failed.
   */
  async lockStatuses(organizationId: string): Promise<boolean> {
    const setLockTimeout = (time: string) => this.#db.rows(sql`select set_config('lock_timeout', ${time}, true)`);
    await setLockTimeout('2s');
    try {
      await this.#db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`pipeline ${organizationId}`}, 0))`);
    } catch (error) {
      if ((error as { code?: string }).code === lockTimedOut) return false;
      throw error;
    }
    await setLockTimeout('0');
    return true;
  }

  async counts(organizationId: string): Promise<Map<string, number>> {
    const rows = await this.#db.records<{ status: string; n: number }>(
      sql`select status, sum(n) as n from list_counts
        where organization_id = ${organizationId} and list = 'applications' group by status`,
    );
    return new Map(rows.map((row) => [row.status, row.n]));
  }

  async isUsed(organizationId: string, status: string): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from candidate_jobs where organization_id = ${organizationId} and status = ${status} limit 1`,
    );
    return row !== undefined;
  }

  /**
   * Also renames the status in the history, without an event. Only for statuses that are not built in. Returns the
   * number of applications.
   */
  async rename(organizationId: string, from: string, to: string): Promise<number> {
    await this.#db.rows(sql`select set_config('pipeline.renaming', 'on', true)`);
    const renamed = await this.#inBatches(renameApplications(organizationId, from, to));
    await this.#db.rows(sql`select set_config('pipeline.renaming', 'off', true)`);
    await this.#inBatches(renameHistory(organizationId, from, to));
    return renamed;
  }

  async #inBatches(statement: Sql): Promise<number> {
    for (let total = 0; ; ) {
      const row = await this.#db.record<{ n: number }>(statement);
      const n = row?.n ?? 0;
      total += n;
      if (n < batchSize) return total;
    }
  }

  /** Older names that led to it now lead to the new name. */
  async addFormer(organizationId: string, name: string, renamedTo: string | null): Promise<void> {
    if (renamedTo !== null) {
      await this.#db.rows(
        sql`update former_statuses set renamed_to = ${renamedTo}
          where organization_id = ${organizationId} and renamed_to = ${name}`,
      );
      await this.removeFormer(organizationId, renamedTo);
    }
    await this.#db.rows(
      sql`insert into former_statuses (organization_id, name, renamed_to) values (${organizationId}, ${name}, ${renamedTo})
        on conflict (organization_id, name) do update set renamed_to = excluded.renamed_to, left_at = now()`,
    );
  }

  async removeFormer(organizationId: string, name: string): Promise<void> {
    await this.#db.rows(sql`delete from former_statuses where organization_id = ${organizationId} and name = ${name}`);
  }

  formerInUse(organizationId: string): Promise<FormerStatus[]> {
    return this.#db.records(
      sql`select f.name, f.renamed_to from former_statuses f
        where f.organization_id = ${organizationId} and exists (
          select from candidate_jobs a where a.organization_id = ${organizationId} and a.status = f.name)
        order by f.left_at, f.name`,
    );
  }

  /** Organizations, within the last hour. */
  async recentlyChanged(): Promise<string[]> {
    const rows = await this.#db.records<{ organizationId: string }>(
      sql`select distinct organization_id from former_statuses where left_at > now() - interval '1 hour'`,
    );
    return rows.map((row) => row.organizationId);
  }
}
