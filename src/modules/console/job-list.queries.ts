import type { JobView } from '#modules/jobs';
import { Conditions } from '#platform/database/conditions.ts';
import { type Database, prepared } from '#platform/database/database.ts';
import { readPage } from '#platform/database/list.ts';
import { containing, type Page } from '#platform/http/page.ts';

/** A job as a row of the console's list: its texts stay where they are. */
export type JobRow = Pick<
  JobView,
  'id' | 'title' | 'status' | 'client_id' | 'applicant_count' | 'filled_count' | 'openings_count' | 'created_at'
> & { company: string | null };
export type JobFilter = {
  search?: string | undefined;
  status?: string | undefined;
  client?: string | undefined;
  limit: number;
  offset: number;
};
export type ClientName = { id: string; name: string };

const list = {
  from: 'jobs j',
  alias: 'j',
  columns: `j.id, j.title, j.status, j.client_id, j.applicant_count, j.filled_count, j.openings_count, j.created_at,
    coalesce(c.name, nullif(btrim(j.client_name), '')) as company`,
  joins: 'left join clients c on c.id = j.client_id',
};

/** As many as a list to choose from can have without being a page of its own. */
const shownClients = 100;
const clientNames = prepared(
  'console-client-names',
  `select id, name from clients where organization_id = $1 order by id = $2 desc nulls last, lower(name), id
   limit ${shownClients}`,
);

const titlesOf = prepared(
  'console-job-titles',
  'select id, title from jobs where organization_id = $1 and id = any($2::uuid[])',
);

/** Jobs as the console lists them. */
export class JobListQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Newest first. */
  page(organizationId: string, { search, status, client, limit, offset }: JobFilter): Promise<Page<JobRow>> {
    const where = new Conditions()
      .and('j.organization_id = ?', organizationId)
      .and('j.status = ?', status)
      .and('j.client_id = ?', client)
      .andSearch('j.title ilike ?', containing(search));
    return readPage(this.#db, list, where, { limit, offset, after: undefined, filters: '' });
  }

  /** By id. */
  async titles(organizationId: string, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.rows<{ id: string; title: string }>(titlesOf, [organizationId, ids]);
    return new Map(rows.map(({ id, title }) => [id, title]));
  }

  /** The clients to filter by, the chosen one first: the first hundred by name. */
  clients(organizationId: string, chosen: string | undefined): Promise<ClientName[]> {
    return this.#db.rows(clientNames, [organizationId, chosen ?? null]);
  }
}
