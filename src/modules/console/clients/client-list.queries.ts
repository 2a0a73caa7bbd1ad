import type { ClientView } from '#modules/clients';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { readPage, storedCount } from '#platform/database/list.ts';
import { sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';

export type ClientRow = Pick<
  ClientView,
  'id' | 'name' | 'status' | 'contact_person' | 'industry' | 'jobs_count' | 'active_jobs_count' | 'created_at'
>;
export type ClientFilter = { search?: string | undefined; status?: string | undefined } & PageQuery;

const list = {
  from: sql`clients c`,
  alias: 'c',
  columns: sql`c.id, c.name, c.status, c.contact_person, c.industry, c.jobs_count, c.active_jobs_count, c.created_at`,
};

export class ClientListQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Newest first. */
  page(organizationId: string, filter: ClientFilter): Promise<Page<ClientRow>> {
    const where = new Conditions(sql`c.organization_id = ${organizationId}`)
      .and(filter.status, (status) => sql`c.status = ${status}`)
      .andSearch(
        likePattern(filter.search),
        (pattern) => sql`(c.name ilike ${pattern} or c.email ilike ${pattern} or c.contact_person ilike ${pattern})`,
      );
    const total = where.isSearch ? undefined : storedCount(organizationId, 'clients', filter.status);
    return readPage(this.#db, list, where, filter, total);
  }
}
