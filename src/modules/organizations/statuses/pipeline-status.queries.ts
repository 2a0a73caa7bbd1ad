import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readList } from '#platform/database/list.ts';
import { sql } from '#platform/database/sql.ts';
import type { Page } from '#platform/paging/page.ts';
import { type ListedStatus, type PipelineStatusQuery, statusCategory } from './pipeline-status.schemas.ts';

// Statuses have neither ids nor times of their own. These put them into pipeline order, in pages and in changes.
const list = {
  from: sql`(select o.id as organization_id, n.name, n.number as "order",
      o.created_at - n.number * interval '1 ms' as created_at, o.statuses_changed_at as updated_at,
      lpad(to_hex(n.number), 32, '0')::uuid as id
    from organizations o cross join unnest(o.pipeline_statuses) with ordinality as n (name, number)) s`,
  alias: 's',
  columns: sql`s.id, s.name, s."order"::int`,
};

export class PipelineStatusQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** In pipeline order. A change of one status counts as a change of all. */
  async page(organizationId: string, query: PipelineStatusQuery): Promise<Page<ListedStatus>> {
    const where = new Conditions(sql`s.organization_id = ${organizationId}`);
    const page = await readList<Omit<ListedStatus, 'category'> & { id: string }>(this.#db, list, where, query);
    return { ...page, rows: page.rows.map((row) => ({ ...row, category: statusCategory(row.name) })) };
  }
}
