import type { Database } from '#platform/database/database.ts';

/** A name that was a status until lately, and what it became; null where it was removed. */
export type FormerStatus = { name: string; renamedTo: string | null };

const lockTimedOut = '55P03';

/** So many rows in a statement, which has 30 s; all of them in one transaction. */
const part = 10_000;

// Locked in the order in which all others lock them.
const renameApplications = `
  with locked as materialized (
    select a.id from candidate_jobs a where a.organization_id = $1 and a.status = $2 order by a.id limit $4 for no key update),
  renamed as (
    update candidate_jobs a set status = $3 from locked where a.id = locked.id and a.organization_id = $1 returning 1),
  counted as (
    insert into list_counts as l (organization_id, list, status, slot, n)
    select $1, 'applications', m.status, pg_backend_pid() % 64, m.sign * (select count(*) from renamed)
    from (values ($2::text, -1), ($3::text, 1)) as m (status, sign) order by m.status
    on conflict (organization_id, list, status, slot) do update set n = l.n + excluded.n)
  select count(*) as n from renamed`;

const renameHistory = `
  with named as materialized (
    select e.id from candidate_job_status_events e
    where e.organization_id = $1 and (e.from_status = $2 or e.to_status = $2) limit $4),
  renamed as (
    update candidate_job_status_events e set
      from_status = case when from_status = $2 then $3 else from_status end,
      to_status = case when to_status = $2 then $3 else to_status end
    from named where e.id = named.id and e.organization_id = $1 returning 1)
  select count(*) as n from renamed`;

export class PipelineRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Waits until nobody else is changing the organization's statuses, until the transaction at hand ends. (Its row is not
   * locked: a rename takes seconds where there are many applications, and charges would wait for it.) False after two
   * seconds, which ends the transaction: who waits holds a connection and a turn that others' forms need.
   */
  async takeTurn(organizationId: string): Promise<boolean> {
    const waitAtMost = (time: string) => this.#db.rows(`select set_config('lock_timeout', $1, true)`, [time]);
    await waitAtMost('2s');
    try {
      await this.#db.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`pipeline ${organizationId}`]);
    } catch (error) {
      if ((error as { code?: string }).code === lockTimedOut) return false;
      throw error;
    }
    await waitAtMost('0');
    return true;
  }

  /** How many applications are in each status that has any. */
  async counts(organizationId: string): Promise<Map<string, number>> {
    const rows = await this.#db.rows<{ status: string; n: number }>(
      `select status, sum(n) as n from list_counts where organization_id = $1 and list = 'applications' group by status`,
      [organizationId],
    );
    return new Map(rows.map((row) => [row.status, row.n]));
  }

  async isUsed(organizationId: string, status: string): Promise<boolean> {
    const row = await this.#db.row('select 1 from candidate_jobs where organization_id = $1 and status = $2 limit 1', [
      organizationId,
      status,
    ]);
    return row !== undefined;
  }

  /**
   * Gives applications in the one status, and their history, the name of the other: they have not moved, so neither the
   * history nor the time of the last move changes. For statuses without a meaning only. Returns how many there were.
   */
  async rename(organizationId: string, from: string, to: string): Promise<number> {
    await this.#db.rows(`select set_config('pipeline.renaming', 'on', true)`);
    const renamed = await this.#inParts(renameApplications, [organizationId, from, to]);
    await this.#db.rows(`select set_config('pipeline.renaming', 'off', true)`);
    await this.#inParts(renameHistory, [organizationId, from, to]);
    return renamed;
  }

  async #inParts(statement: string, parameters: readonly unknown[]): Promise<number> {
    for (let total = 0; ; ) {
      const row = await this.#db.row<{ n: number }>(statement, [...parameters, part]);
      const n = row?.n ?? 0;
      total += n;
      if (n < part) return total;
    }
  }

  /** Remembers that a status has another name now, or none. Names that led to it lead to the new one. */
  async leave(organizationId: string, name: string, renamedTo: string | null): Promise<void> {
    if (renamedTo !== null) {
      await this.#db.rows('update former_statuses set renamed_to = $3 where organization_id = $1 and renamed_to = $2', [
        organizationId,
        name,
        renamedTo,
      ]);
      await this.take(organizationId, renamedTo);
    }
    await this.#db.rows(
      `insert into former_statuses (organization_id, name, renamed_to) values ($1, $2, $3)
       on conflict (organization_id, name) do update set renamed_to = excluded.renamed_to, left_at = now()`,
      [organizationId, name, renamedTo],
    );
  }

  /** The name is that of a status (again). */
  async take(organizationId: string, name: string): Promise<void> {
    await this.#db.rows('delete from former_statuses where organization_id = $1 and name = $2', [organizationId, name]);
  }

  /** Former statuses that some application is in nevertheless. */
  stragglers(organizationId: string): Promise<FormerStatus[]> {
    return this.#db.rows(
      `select f.name, f.renamed_to as "renamedTo" from former_statuses f
       where f.organization_id = $1 and exists (
         select from candidate_jobs a where a.organization_id = $1 and a.status = f.name)
       order by f.left_at, f.name`,
      [organizationId],
    );
  }

  /** The organizations whose statuses have changed within the last hour. */
  async lately(): Promise<string[]> {
    const rows = await this.#db.rows<{ id: string }>(
      `select distinct organization_id as id from former_statuses where left_at > now() - interval '1 hour'`,
    );
    return rows.map((row) => row.id);
  }
}
