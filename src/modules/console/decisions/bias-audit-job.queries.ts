import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';

export type JobName = { id: string; title: string };

export class BiasAuditJobQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The newest jobs, and the chosen one. */
  list(organizationId: string, chosen: string | undefined): Promise<JobName[]> {
    return this.#db.rows(
      sql`(select id, title from jobs where organization_id = ${organizationId}
          order by created_at desc, id desc limit 200)
        union select id, title from jobs where organization_id = ${organizationId} and id = ${chosen ?? null}
        order by title, id`,
    );
  }
}
