import type { Database } from '#platform/database/database.ts';
import { named, sql } from '#platform/database/sql.ts';

export class UserNameQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async names(organizationId: string, ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const userIds = [...new Set(ids.filter((id) => id !== null))];
    if (userIds.length === 0) return new Map();
    const rows = await this.#db.records<{ id: string; fullName: string }>(
      named(
        'console-user-names',
        sql`select id, full_name from users where organization_id = ${organizationId} and id = any(${userIds}::uuid[])`,
      ),
    );
    return new Map(rows.map(({ id, fullName }) => [id, fullName]));
  }
}
