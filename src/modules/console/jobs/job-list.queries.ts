import type { JobView } from '#modules/jobs';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { readPage, storedCount } from '#platform/database/list.ts';
import { named, sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';

export type JobRow = Pick<
  JobView,
  'id' | 'title' | 'status' | 'client_id' | 'applicant_count' | 'filled_count' | 'openings_count' | 'created_at'
> & { company: string | null };
export type JobFilter = {
  search?: string | undefined;
  status?: string | undefined;
  client?: string | undefined;
} & PageQuery;
export type ClientName = { id: string; name: string };

const list = {
  from: sql`jobs j`,
  alias: 'j',
  columns: sql`j.id, j.title, j.status, j.client_id, j.applicant_count, j.filled_count, j.openings_count, j.created_at,
    coalesce(c.name, nullif(btrim(j.client_name), '')) as company`,
  joins: sql`left join clients c on c.id = j.client_id`,
};

/** More than these need a page of their own instead of a select. */
const maxClients = 100;

export class JobListQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Newest first. */
  page(organizationId: string, filter: JobFilter): Promise<Page<JobRow>> {
    const { search, status, client } = filter;
    const where = new Conditions(sql`j.organization_id = ${organizationId}`)
      .and(status, (value) => sql`j.status = ${value}`)
      .and(client, (id) => sql`j.client_id = ${id}`)
      .andSearch(likePattern(search), (pattern) => sql`j.title ilike ${pattern}`);
    const total = client || where.isSearch ? undefined : storedCount(organizationId, 'jobs', status);
    return readPage(this.#db, list, where, filter, total);
  }

  /** By id. */
  async titles(organizationId: string, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.rows<{ id: string; title: string }>(
      named(
        'console-job-titles',
        sql`select id, title from jobs where organization_id = ${organizationId} and id = any(${ids}::uuid[])`,
      ),
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }

  /** The first 100 clients by name, the selected one before all others. */
  clients(organizationId: string, selectedId: string | undefined): Promise<ClientName[]> {
    return this.#db.rows(
      named(
        'console-client-names',
        sql`select id, name from clients where organization_id = ${organizationId}
            order by id = ${selectedId ?? null} desc nulls last, lower(name), id limit ${maxClients}`,
      ),
    );
  }
}
