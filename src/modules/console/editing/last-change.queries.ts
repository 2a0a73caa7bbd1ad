import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';

export type LastChange = {
  actor_type: 'user' | 'key' | 'operator';
  actor_name: string | null;
  at: string;
};

export class LastChangeQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Who last changed one of the fields of a record since then. Undefined for changes that the audit log does not have, such
   * as those of the worker.
   */
  find(
    organizationId: string,
    { id, fields, since }: { id: string; fields: readonly string[]; since: Date },
  ): Promise<LastChange | undefined> {
    return this.#db.row(
      sql`select x.actor_type, coalesce(u.full_name, k.name) as actor_name, x.created_at as at
        from audit_entries x
          left join users u on x.actor_type <> 'key' and u.organization_id = x.organization_id and u.id = x.actor_id
          left join api_keys k on x.actor_type = 'key' and k.organization_id = x.organization_id and k.id = x.actor_id
        where x.organization_id = ${organizationId} and x.subject = ${id} and x.changed && ${[...fields]}::text[]
          and x.created_at >= ${since.toISOString()}::timestamptz
        order by x.created_at desc, x.id desc limit 1`,
    );
  }
}
