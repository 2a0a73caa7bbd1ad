import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { Gone } from '../errors.ts';

/** Deleted records that can be erased or merged. */
export type GoneResource = 'candidate' | 'application';

type Found = { id: string; resource: GoneResource; stands: string | null };

/** Finds out why deleted records are gone. A trigger writes the tombstones. */
export class TombstoneRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * `Gone` errors by ID, for records that were erased or merged. Follows merges to the record that remains. If that one
   * was erased since, the error does not name it.
   */
  async goneOf(organizationId: string, ids: readonly string[]): Promise<Map<string, Gone>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.rows<Found>(
      sql`with recursive chain as (
          select t.id as first_id, t.resource, t.id, t.erased, t.merged_into, 1 as step from tombstones t
          where t.organization_id = ${organizationId} and t.resource in ('candidate', 'application')
            and t.id = any(${ids}::uuid[]) and (t.erased or t.merged_into is not null)
          union all
          select c.first_id, c.resource, t.id, t.erased, t.merged_into, c.step + 1
          from chain c join tombstones t on t.organization_id = ${organizationId} and t.resource = c.resource
            and t.id = c.merged_into
          where not c.erased)
        select distinct on (first_id) first_id as id, resource,
          case when not erased then coalesce(merged_into, id) end as stands
        from chain order by first_id, step desc`,
    );
    return new Map(rows.map(({ id, resource, stands }) => [id, new Gone(`The ${resource}`, stands ?? undefined)]));
  }

  /** Marks rows that the current transaction has deleted. */
  async markErased(organizationId: string, ids: readonly string[]): Promise<void> {
    await this.#db.rows(
      sql`update tombstones set erased = true where organization_id = ${organizationId} and id = any(${ids}::uuid[])`,
    );
  }

  /**
   * Marks rows that the current transaction has deleted. `into` has the remaining record by the ID of the merged one.
   */
  async markMerged(organizationId: string, resource: GoneResource, into: ReadonlyMap<string, string>): Promise<void> {
    await this.#db.rows(
      sql`update tombstones t set merged_into = m.into_id
        from unnest(${[...into.keys()]}::uuid[], ${[...into.values()]}::uuid[]) as m (id, into_id)
        where t.organization_id = ${organizationId} and t.resource = ${resource} and t.id = m.id`,
    );
  }
}
