import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';

export type ErasureNames = {
  id: string;
  /** Null once the candidate is erased. */
  candidateName: string | null;
  /** Null for erasures by retention and those that candidates ask for. */
  actorType: 'user' | 'key' | 'operator' | null;
  actorName: string | null;
};

export class ErasureListQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Names of the candidate and the requester, by the ID of the erasure. */
  async names(organizationId: string, ids: readonly string[]): Promise<Map<string, ErasureNames>> {
    const rows = await this.#db.records<ErasureNames>(
      sql`select e.id, c.full_name as candidate_name, a.actor_type,
          case a.actor_type when 'key' then k.name else coalesce(u.full_name, a.user_email) end as actor_name
        from erasures e
        left join candidates c on c.organization_id = e.organization_id and c.id = e.candidate_id
        left join lateral (
          select actor_type, actor_id, user_id, user_email from audit_entries
          where organization_id = e.organization_id and subject = e.candidate_id::text and action = 'candidate.erase'
          order by created_at desc, id desc limit 1) a on not e.by_service
        left join users u on u.organization_id = e.organization_id and u.id = a.user_id
        left join api_keys k on k.organization_id = e.organization_id and k.id = a.actor_id
        where e.organization_id = ${organizationId} and e.id = any(${ids}::uuid[])`,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
